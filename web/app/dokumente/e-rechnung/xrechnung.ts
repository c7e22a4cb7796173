import type { Beleg } from "./beleg.ts";

/** What an XRechnung lacks, and where it is said: on the page of the sender, or at a field of the recipient. */
export type Xrechnungsluecke = {
  readonly text: string;
  readonly feld: "absender" | "referenz" | "email" | "plz" | "ort";
};

/** BR-DE-27: a telephone number has three digits at least. */
export const istTelefon = (text: string): boolean => (text.match(/\d/g) ?? []).length >= 3;

/**
 * What XRechnung asks for beyond EN 16931: buyer's reference (BR-DE-15) and electronic address (PEPPOL-EN16931-R010), place of both (BR-DE-3, 4, 8, 9),
 * and how the sender is reached (BR-DE-5 to 7).
 *
 * @returns empty: the document can go out as XRechnung
 */
export function xrechnungFehlt({
  absender: a,
  empfaenger: e,
}: Pick<Beleg, "absender" | "empfaenger">): readonly Xrechnungsluecke[] {
  const luecken: readonly (readonly [boolean, Xrechnungsluecke])[] = [
    [
      e.leitwegId !== "" || e.referenz !== "",
      { text: "Leitweg-ID oder Zeichen des Mandanten", feld: "referenz" },
    ],
    [e.leitwegId !== "" || e.email !== "", { text: "E-Mail-Adresse des Mandanten", feld: "email" }],
    [e.plz !== "", { text: "Postleitzahl des Mandanten", feld: "plz" }],
    [e.ort !== "", { text: "Ort des Mandanten", feld: "ort" }],
    [a.plz !== "" && a.ort !== "", { text: "Postleitzahl und Ort des Absenders", feld: "absender" }],
    [a.rechtsanwalt !== "", { text: "Ansprechpartner des Absenders", feld: "absender" }],
    [istTelefon(a.telefon), { text: "Telefonnummer des Absenders", feld: "absender" }],
    [a.email !== "", { text: "E-Mail-Adresse des Absenders", feld: "absender" }],
  ];
  return luecken.filter(([da]) => !da).map(([, luecke]) => luecke);
}
