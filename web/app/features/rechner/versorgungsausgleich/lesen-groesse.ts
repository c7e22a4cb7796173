import type { Groesse } from "@gebuehrenportal/versorgungsausgleich";
import type { Leser } from "../formular/lesen.ts";

/** The unit that the form has chosen; the empty choice is Entgeltpunkte. */
export const einheitAus = (text = ""): Groesse["einheit"] =>
  (["rente", "kapital"] as const).find((einheit) => einheit === text.trim()) ?? "entgeltpunkte";

/** A factor in euros with up to four decimals, times ten thousand; `undefined` when empty or faulty. */
export function faktor(leser: Leser, text: string | undefined, ort: string): number | undefined {
  const t = (text ?? "").trim().replace(/(?<=\d)\.(?=\d{3}(\D|$))/g, "");
  if (t === "") return undefined;
  const m = /^(\d{1,5})(?:,(\d{1,4}))?$/.exec(t);
  if (!m || Number(t.replace(",", ".")) === 0) {
    leser.fehler[ort] = { art: "ungueltig" };
    return undefined;
  }
  return Number(m[1]) * 10_000 + Number((m[2] ?? "").padEnd(4, "0"));
}

/** Entgeltpunkte with up to four decimals, or an amount; `undefined` when empty or faulty. */
export function groesse(
  leser: Leser,
  text: string | undefined,
  einheit: Groesse["einheit"],
  ort: string,
): Groesse | undefined {
  if (einheit !== "entgeltpunkte") {
    const betrag = leser.betrag(text, ort);
    return betrag === undefined ? undefined : { einheit, betrag };
  }
  const t = (text ?? "").trim();
  if (t === "") return undefined;
  const m = /^(\d{1,4})(?:[.,](\d{1,4}))?$/.exec(t);
  if (!m) {
    leser.fehler[ort] = { art: "ungueltig" };
    return undefined;
  }
  return { einheit, zehntausendstel: Number(m[1]) * 10_000 + Number((m[2] ?? "").padEnd(4, "0")) };
}
