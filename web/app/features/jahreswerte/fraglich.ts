import type { Jahreswert, Zahlen } from "@gebuehrenportal/recht";
import { zahlentext } from "./werte.ts";

/** Figures of the year move by a few percent; a slip of the keyboard moves them further. */
const [mindestens, hoechstens] = [0.8, 1.25];

/** What must be confirmed before it is stored: outside of what the law file calls usual, or far from the newest version. */
export function fraglich(
  wert: Jahreswert<unknown>,
  zahlen: Zahlen,
): { readonly feld: string; readonly text: string } | undefined {
  const feld = wert.felder.find(({ name }) => unueblich(wert, name, zahlen)) ?? abweichendes(wert, zahlen);
  return (
    feld && {
      feld: feld.name,
      text: `${zahlentext(wert, { [feld.name]: zahlen[feld.name] ?? 0 })} wäre ungewöhnlich. Stimmt der Wert?`,
    }
  );
}

const unueblich = ({ ueblich }: Jahreswert<unknown>, name: string, zahlen: Zahlen): boolean => {
  const zahl = zahlen[name];
  return ueblich !== undefined && zahl !== undefined && (zahl < ueblich.unten || zahl > ueblich.oben);
};

/** The first field that moves the figure too far from its newest version; one that is not printed shows in the result. */
function abweichendes(wert: Jahreswert<unknown>, zahlen: Zahlen) {
  if (wert.ueblich) return undefined;
  const vorher = wert.reihe.fassungen.at(-1)?.wert;
  const alt = wert.inZahlen(vorher);
  const gleich = wert.felder.find(({ name }) => zuWeit(alt[name], zahlen[name]));
  if (gleich || Object.keys(alt).length > 0) return gleich;
  const [davor, danach] = [vorher, wert.ausZahlen(zahlen)].map(ersteZahl);
  return zuWeit(davor, danach) ? wert.felder[0] : undefined;
}

const zuWeit = (alt: number | undefined, neu: number | undefined): boolean =>
  alt !== undefined && neu !== undefined && (neu < alt * mindestens || neu > alt * hoechstens);

const ersteZahl = (wert: unknown): number | undefined =>
  typeof wert === "object" && wert !== null
    ? Object.values(wert).find((zahl): zahl is number => typeof zahl === "number")
    : undefined;
