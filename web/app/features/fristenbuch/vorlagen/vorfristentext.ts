import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { dauerHoechstens } from "../worte/laengen.ts";
import { type Vorfristdauer, vorfristenHoechstens } from "./vorlage.ts";

/** Each unit as somebody types it; what merely begins alike is something else („Werktage“, „Termine“). */
const worte: readonly (readonly [RegExp, Vorfristdauer[number]["einheit"]])[] = [
  [/^t(age?n?)?$/, "tag"],
  [/^w(o|ochen?)?$/, "woche"],
  [/^m(on|onate?n?)?$/, "monat"],
  [/^j(ahre?n?)?$/, "jahr"],
];

/**
 * What was typed for the Vorfristen: „1 Woche, 3 Tage“; „keine“ for none; nothing: as usual.
 *
 * @returns undefined: it cannot be read that way
 */
export function vorfristenAus(text: string): readonly Vorfristdauer[] | null | undefined {
  const getippt = text.trim();
  if (getippt === "") return null;
  if (/^keine?$/i.test(getippt)) return [];
  const gelesen = getippt.split(/[,;]|\bund\b/).map(vorfristAus);
  if (gelesen.length > vorfristenHoechstens) return undefined;
  const dauern = gelesen.filter((dauer) => dauer !== undefined);
  return dauern.length === gelesen.length ? dauern : undefined;
}

function vorfristAus(text: string): Vorfristdauer | undefined {
  const [, zahl, wort = ""] = /^\s*(\d{1,4})\s*([a-z]+)\.?\s*$/i.exec(text) ?? [];
  const wert = Number(zahl);
  const einheit = worte.find(([form]) => form.test(wort.toLowerCase()))?.[1];
  return einheit && wert >= 1 && wert <= dauerHoechstens ? [{ wert, einheit }] : undefined;
}

/** Vorfristen as somebody would type them: „1 Woche, 3 Tage“; „keine“ for none; empty: as usual. */
export function vorfristenText(vorfristen: readonly Vorfristdauer[] | null): string {
  if (vorfristen === null) return "";
  return vorfristen.length === 0 ? "keine" : vorfristen.map((dauer) => dauerText(dauer)).join(", ");
}
