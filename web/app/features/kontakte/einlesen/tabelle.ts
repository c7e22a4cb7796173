import { gekuerzt } from "#platform/gekuerzt.ts";

/** What a file holds: rows of texts below the names of their columns. */
export type Tabelle = {
  readonly art: "csv" | "vcard";
  readonly spalten: readonly string[];
  readonly zeilen: readonly (readonly string[])[];
  /** Which line (of a file of cards: which card) the first row is. */
  readonly ab: number;
};

/** What a contact is made of, and where that stands. */
export const teile = ["name", "vorname", "nachname", "firma", "email"] as const;
export type Teil = (typeof teile)[number];

/** The column of each part, counted from zero; missing: in none. */
export type Zuordnung = Readonly<Partial<Record<Teil, number>>>;

/** Heads of columns as address books write them, in lower case, the best first. */
const koepfe: Readonly<Record<Teil, readonly string[]>> = {
  email: [
    ...["e-mail", "email", "e-mail-adresse", "emailadresse", "e-mail adresse", "mail", "mailadresse"],
    ...["e-mail 1 - value", "e-mail address", "email address", "primäre e-mail-adresse", "primary email"],
    ...["e-mail 1", "e-mail (geschäftlich)", "e-mail-adresse 1"],
  ],
  name: [
    "name",
    "vollständiger name",
    "anzeigename",
    "display name",
    "full name",
    "kontakt",
    "ansprechpartner",
  ],
  vorname: ["vorname", "first name", "given name"],
  nachname: ["nachname", "last name", "family name", "zuname", "surname"],
  firma: ["firma", "unternehmen", "organisation", "company", "organization", "organization name", "kanzlei"],
};

export const spaltenHoechstens = 12;
export const zelleHoechstens = 300;
export const zeilenHoechstens = 15_000;

/** Columns as a file names them, or by their numbers where its first row is a contact already. */
export function csvTabelle(roh: readonly (readonly string[])[]): Tabelle {
  const erste = roh[0] ?? [];
  const mitKopf = !erste.some((zelle) => zelle.includes("@"));
  const breite = Math.max(0, ...roh.slice(0, 1000).map((zeile) => zeile.length));
  const namen = Array.from(
    { length: breite },
    (_, i) => (mitKopf ? geputzt(erste[i] ?? "") : "") || `Spalte ${i + 1}`,
  );
  const inhalt = roh.slice(mitKopf ? 1 : 0, zeilenHoechstens + 1);
  const gefuellt = namen
    .map((_, i) => i)
    .filter((i) => inhalt.some((zeile) => (zeile[i] ?? "").trim() !== ""));
  const gemeint = new Set(Object.values(zuordnungAus(namen, inhalt)));
  const wahl = gefuellt
    .toSorted((a, b) => Number(gemeint.has(b)) - Number(gemeint.has(a)))
    .slice(0, spaltenHoechstens)
    .toSorted((a, b) => a - b);
  return {
    art: "csv",
    spalten: wahl.map((i) => namen[i] ?? ""),
    zeilen: inhalt.map((zeile) => wahl.map((i) => geputzt(zeile[i] ?? ""))),
    ab: mitKopf ? 2 : 1,
  };
}

/** A spreadsheet marks a text that begins like a formula. */
const geputzt = (zelle: string): string =>
  gekuerzt(
    zelle
      .replace(/\0/g, "")
      .trim()
      .replace(/^'(?=[=+\-@])/, ""),
    zelleHoechstens,
  );

/** What each column seems to hold, by its name; the address also by what stands in it. */
export function zuordnungAus(spalten: readonly string[], zeilen: readonly (readonly string[])[]): Zuordnung {
  const klein = spalten.map((name) => name.toLowerCase().replace(/\s+/g, " ").trim());
  const ort = (teil: Teil) => koepfe[teil].map((wort) => klein.indexOf(wort)).find((i) => i >= 0);
  const gefunden: Partial<Record<Teil, number>> = {};
  for (const teil of teile) {
    const i = ort(teil);
    if (i !== undefined) gefunden[teil] = i;
  }
  const probe = zeilen.slice(0, 50);
  const mitAdresse = (i: number) => probe.filter((zeile) => zeile[i]?.includes("@")).length;
  const [beste] = spalten.map((_, i) => i).toSorted((a, b) => mitAdresse(b) - mitAdresse(a));
  if (gefunden.email === undefined && beste !== undefined && mitAdresse(beste) > 0) gefunden.email = beste;
  const hatNamen = teile.some((teil) => teil !== "email" && gefunden[teil] !== undefined);
  const rest = spalten.findIndex((_, i) => i !== gefunden.email && probe.some((zeile) => zeile[i]));
  if (!hatNamen && rest >= 0) gefunden.name = rest;
  return gefunden;
}
