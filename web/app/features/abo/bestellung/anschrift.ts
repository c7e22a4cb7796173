import { gekuerzt } from "#platform/gekuerzt.ts";

/** Where invoices go. */
export type Anschrift = {
  readonly name: string;
  readonly zusatz: string;
  readonly strasse: string;
  readonly plz: string;
  readonly ort: string;
  /** ISO 3166-1. */
  readonly land: string;
  readonly ustId: string | null;
};

type Felder = Readonly<Record<string, string | undefined>>;

/** Names of the fields in their form. */
export const anschriftfelder = ["name", "zusatz", "strasse", "plz", "ort", "ustId"] as const;

/** Text of a field: trimmed, one blank for each gap, no longer than the table takes. */
const zeile = (text: string | undefined, hoechstens: number): string =>
  gekuerzt((text ?? "").replace(/\s+/g, " ").trim(), hoechstens);

/**
 * The address from the fields of its form. None at all is none: invoices up to 250 € need none (§ 33 UStDV). Whoever
 * begins one is told what is missing.
 */
export function anschriftAus(felder: Felder): {
  readonly anschrift: Anschrift | undefined;
  readonly fehler: Readonly<Record<string, string>>;
} {
  const anschrift: Anschrift = {
    name: zeile(felder.name, 200),
    zusatz: zeile(felder.zusatz, 200),
    strasse: zeile(felder.strasse, 200),
    plz: zeile(felder.plz, 12).replaceAll(" ", ""),
    ort: zeile(felder.ort, 200),
    land: "DE",
    ustId: zeile(felder.ustId, 20).replaceAll(" ", "").toUpperCase() || null,
  };
  const { name, zusatz, strasse, plz, ort, ustId } = anschrift;
  if (![name, zusatz, strasse, plz, ort, ustId].some(Boolean)) return { anschrift: undefined, fehler: {} };
  const fehler: Record<string, string> = {};
  if (!name) fehler.name = "Bitte geben Sie an, auf wen die Rechnung lauten soll.";
  if (!strasse) fehler.strasse = "Bitte geben Sie Straße und Hausnummer an.";
  if (!/^\d{5}$/.test(plz)) fehler.plz = "Eine Postleitzahl hat fünf Ziffern.";
  if (!ort) fehler.ort = "Bitte geben Sie den Ort an.";
  if (ustId && !/^DE\d{9}$/.test(ustId))
    fehler.ustId = "Bitte geben Sie die Nummer in der Form DE123456789 an.";
  return { anschrift, fehler };
}

/** The fields of an address, as its form shows them. */
export const alsFelder = (anschrift: Anschrift | undefined): Record<string, string> =>
  Object.fromEntries(anschriftfelder.map((feld) => [feld, anschrift?.[feld] ?? ""]));
