import { alsBase64, fragmentbaum } from "./base64.ts";
import { laengstens } from "./query.ts";
import { feldVon, type Rechnerformular, type Werte } from "./rechnerformular.ts";

/** Whoever changes the meaning of a field's name starts a new version. */
const fassung = "1";

/** Text form of all filled fields for the address (`#1.…`), the tab's memory and saved calculations. */
export const alsFragment = (werte: Werte): string =>
  `${fassung}.${alsBase64(JSON.stringify(Object.fromEntries(Object.entries(werte).filter(([, text]) => text !== ""))))}`;

/** Reads such a text; `undefined` for anything but known fields with texts of a permitted length. */
export function ausFragment(formular: Rechnerformular, text: string): Werte | undefined {
  const baum = fragmentbaum(text, fassung);
  if (typeof baum !== "object" || baum === null || Array.isArray(baum)) return undefined;
  const eintraege = Object.entries(baum);
  const lesbar = eintraege.every(([name, wert]) => {
    const feld = feldVon(formular, name);
    return feld !== undefined && typeof wert === "string" && wert.length <= laengstens(feld.art);
  });
  return lesbar ? (Object.fromEntries(eintraege) as Werte) : undefined;
}
