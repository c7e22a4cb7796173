import {
  type Artentabelle,
  type Dateizeile,
  spaltenNach,
  type Teilspalte,
  tabelleAus,
  type Zuordnung,
} from "#dokumente/einlesen/tabelle.ts";

/** What a file of contacts holds. */
export type Tabelle = Artentabelle<"csv" | "vcard">;

/** What a contact is made of, and how address books call it. */
export const teile = [
  {
    teil: "email",
    label: "E-Mail-Adresse",
    koepfe: [
      "e-mail",
      "email",
      "e-mail-adresse",
      "emailadresse",
      "e-mail adresse",
      "mail",
      "mailadresse",
      "e-mail 1 - value",
      "e-mail address",
      "email address",
      "primäre e-mail-adresse",
      "primary email",
      "e-mail 1",
      "e-mail (geschäftlich)",
      "e-mail-adresse 1",
    ],
  },
  {
    teil: "name",
    label: "Name",
    koepfe: [
      "name",
      "vollständiger name",
      "anzeigename",
      "display name",
      "full name",
      "kontakt",
      "ansprechpartner",
    ],
  },
  { teil: "vorname", label: "Vorname", koepfe: ["vorname", "first name", "given name"] },
  {
    teil: "nachname",
    label: "Nachname",
    koepfe: ["nachname", "last name", "family name", "zuname", "surname"],
  },
  {
    teil: "firma",
    label: "Firma (wenn ein Name fehlt)",
    koepfe: [
      "firma",
      "unternehmen",
      "organisation",
      "company",
      "organization",
      "organization name",
      "kanzlei",
    ],
  },
] as const satisfies readonly Teilspalte<string>[];
export type Teil = (typeof teile)[number]["teil"];

export const zeilenHoechstens = 15_000;

/** Columns as a file names them, or by their numbers where its first row is a contact already. */
export const csvTabelle = (roh: readonly Dateizeile[]): Tabelle => ({
  art: "csv",
  ...tabelleAus(roh, {
    mitKopf: !roh[0]?.felder.some((zelle) => zelle.includes("@")),
    gemeint: (spalten, zeilen) => new Set(Object.values(zuordnungAus(spalten, zeilen))),
    hoechstens: zeilenHoechstens,
  }),
});

/** What each column seems to hold, by its name; the address also by what stands in it. */
export function zuordnungAus(
  spalten: readonly string[],
  zeilen: readonly (readonly string[])[],
): Zuordnung<Teil> {
  const gefunden = spaltenNach<Teil>(spalten, teile);
  const probe = zeilen.slice(0, 50);
  const mitAdresse = (i: number) => probe.filter((zeile) => zeile[i]?.includes("@")).length;
  const [beste] = spalten.map((_, i) => i).toSorted((a, b) => mitAdresse(b) - mitAdresse(a));
  if (gefunden.email === undefined && beste !== undefined && mitAdresse(beste) > 0) gefunden.email = beste;
  const hatNamen = teile.some(({ teil }) => teil !== "email" && gefunden[teil] !== undefined);
  const rest = spalten.findIndex((_, i) => i !== gefunden.email && probe.some((zeile) => zeile[i]));
  if (!hatNamen && rest >= 0) gefunden.name = rest;
  return gefunden;
}
