import { cent, tag } from "@gebuehrenportal/recht";
import type { Hauptforderung, Zahlung, Zinseingabe, Zinsergebnis } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

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
