import { nameHoechstens } from "../grenzen.ts";
import { type Angaben, geglaettet, istAdresse } from "../kontakt.ts";
import type { Tabelle, Zuordnung } from "./tabelle.ts";

/** A row that does not become a contact, and why. */
export type Abgelehnt = {
  /** Which line or card of the file. */
  readonly nr: number;
  /** What stands there. */
  readonly text: string;
  readonly grund: string;
};

/** What becomes of a file. */
export type Bericht = {
  readonly neu: readonly Angaben[];
  /** Their addresses are there already. */
  readonly vorhanden: readonly Angaben[];
  readonly abgelehnt: readonly Abgelehnt[];
};

type Gelesen = Angaben & { readonly nr: number };

/** Contacts that a table holds, and the rows that hold none. */
export function angabenAus(
  tabelle: Tabelle,
  zuordnung: Zuordnung,
): { readonly gelesen: readonly Gelesen[]; readonly abgelehnt: readonly Abgelehnt[] } {
  const gelesen: Gelesen[] = [];
  const abgelehnt: Abgelehnt[] = [];
  const gesehen = new Map<string, number>();
  for (const [i, zeile] of tabelle.zeilen.entries()) {
    const nr = tabelle.nummern[i] ?? i + 1;
    const { name, email } = angaben(zeile, zuordnung);
    const vorher = gesehen.get(email.toLowerCase());
    const grund =
      hindernis({ name, email }, zeile, tabelle) ??
      (vorher && `Dieselbe Adresse steht schon in ${ort(tabelle)} ${vorher}.`);
    if (grund) {
      abgelehnt.push({
        nr,
        text: [name, email].filter(Boolean).join(", ") || zeile.filter(Boolean).join(", "),
        grund,
      });
      continue;
    }
    gesehen.set(email.toLowerCase(), nr);
    gelesen.push({ nr, name, email });
  }
  return { gelesen, abgelehnt };
}

/** What a number of a row counts. */
export const ort = ({ art }: Tabelle): string => (art === "csv" ? "Zeile" : "Karte");

function angaben(zeile: readonly string[], { name, vorname, nachname, firma, email }: Zuordnung): Angaben {
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

/** What becomes of a table, given the addresses that are there already, in lower case. */
export function berichtAus(
  { gelesen, abgelehnt }: ReturnType<typeof angabenAus>,
  vorhandene: ReadonlySet<string>,
): Bericht {
  const istDa = ({ email }: Angaben) => vorhandene.has(email.toLowerCase());
  const ohneNr = ({ name, email }: Gelesen): Angaben => ({ name, email });
  return {
    neu: gelesen.filter((g) => !istDa(g)).map(ohneNr),
    vorhanden: gelesen.filter(istDa).map(ohneNr),
    abgelehnt,
  };
}
