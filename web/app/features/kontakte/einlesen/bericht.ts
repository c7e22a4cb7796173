import { type Abgelehnt, jedesEinmal } from "#dokumente/einlesen/bericht.ts";
import type { Zuordnung } from "#dokumente/einlesen/tabelle.ts";
import { nameHoechstens } from "../grenzen.ts";
import { type Angaben, geglaettet, istAdresse } from "../kontakt.ts";
import type { Tabelle, Teil } from "./tabelle.ts";

/** A contact with the line or card that it stands in. */
export type Kontaktzeile = Angaben & { readonly nr: number };

/** Contacts that a table holds, and the rows that hold none. */
export function angabenAus(tabelle: Tabelle, zuordnung: Zuordnung<Teil>) {
  const ort = tabelle.art === "csv" ? "Zeile" : "Karte";
  return jedesEinmal(
    tabelle.zeilen.map((zeile, i): Kontaktzeile | Abgelehnt => {
      const kontakt = { nr: tabelle.nummern[i] ?? i + 1, ...angaben(zeile, zuordnung) };
      const grund = hindernis(kontakt, zeile, tabelle);
      if (!grund) return kontakt;
      return abgelehnt(kontakt, grund, zeile);
    }),
    ({ email }) => email.toLowerCase(),
    (kontakt, vorher) => abgelehnt(kontakt, `Dieselbe Adresse steht schon in ${ort} ${vorher}.`),
  );
}

const abgelehnt = ({ nr, name, email }: Kontaktzeile, grund: string, zeile: readonly string[] = []) => ({
  nr,
  text: [name, email].filter(Boolean).join(", ") || zeile.filter(Boolean).join(", "),
  grund,
});

function angaben(
  zeile: readonly string[],
  { name, vorname, nachname, firma, email }: Zuordnung<Teil>,
): Angaben {
  const zelle = (spalte: number | undefined) => geglaettet(spalte === undefined ? "" : (zeile[spalte] ?? ""));
  const ganz = zelle(name) || [zelle(vorname), zelle(nachname)].filter(Boolean).join(" ");
  return { name: ganz || zelle(firma), email: zelle(email) };
}

function hindernis({ name, email }: Angaben, zeile: readonly string[], { art }: Tabelle): string | undefined {
  if (art === "vcard" && zeile.length === 0) return "Die Karte ist nicht lesbar.";
  if (email === "") return "Ohne E-Mail-Adresse.";
  if (!istAdresse(email)) return "Das ist keine gültige E-Mail-Adresse.";
  if (name === "") return "Ohne Namen.";
  return name.length > nameHoechstens ? `Der Name ist länger als ${nameHoechstens} Zeichen.` : undefined;
}
