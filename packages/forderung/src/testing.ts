import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import { cent, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import type { Hauptforderung, Zahlung, Zinseingabe, Zinsergebnis } from "./zinsen/zins-typen.ts";
import { zinsrechnung } from "./zinsen/zinsrechnung.ts";

const letztes = basiszinssatz.fassungen.at(-1);
if (!letztes) throw new Error("Kein Basiszinssatz");

/** The last half-year on record: first day and rate. Each announcement moves it, so tests ask for it. */
export const letztesHalbjahr: { readonly ab: Tag; readonly prozent100: number } = {
  ab: letztes.ab,
  prozent100: letztes.wert,
};

/** First day of the `n`-th half-year that is not on record. */
export function unbekanntesHalbjahr(n = 1): Tag {
  const halbjahre =
    Number(letztesHalbjahr.ab.slice(0, 4)) * 2 + (letztesHalbjahr.ab.includes("-07-") ? 1 : 0) + n;
  return tag(`${Math.floor(halbjahre / 2)}-${halbjahre % 2 === 0 ? "01" : "07"}-01`);
}

/** The result, or an error with the reason there is none. */
export function rechnen(e: Zinseingabe): Zinsergebnis {
  const x = zinsrechnung(e);
  if (x.art === "kein-ergebnis") throw new Error(`${x.grund} (${x.feld})`);
  return x;
}

/** A claim against a consumer; amounts in cents. */
export const f = (betrag: number, ab: string, weiteres: Partial<Hauptforderung> = {}): Hauptforderung => ({
  id: "a",
  betrag: cent(betrag),
  verzugAb: tag(ab),
  zinssatz: { art: "verbraucher" },
  ...weiteres,
});

/** A fixed rate in hundredths of a percentage point. */
export const fest = (prozent100: number) => ({ zinssatz: { art: "fest", prozent100 } as const });

export const zahlung = (am: string, betrag: number): Zahlung => ({ am: tag(am), betrag: cent(betrag) });

/** A note as a reader gets it, with the field it belongs to. */
export const vermerkzeile = ({ art, norm, text, feld }: Vermerk): string =>
  [art, norm, text, ...(feld === undefined ? [] : [feld])].join(" | ").replaceAll("\u00a0", " ");
