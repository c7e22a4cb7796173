import type { Basiszinszeile } from "@gebuehrenportal/forderung";
import type { Jahreswerteintrag, Tag } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import type { Feldanpassungen, Formularfeld } from "./formularfeld.ts";
import type { Fehlerliste } from "./lesen.ts";

/**
 * What a plain calculator consists of: fields in blocks, and an engine that makes a sheet of what was typed. Form, GET
 * query, fragment of the address, memory of the tab and result follow from it. The RVG calculator has a form of its own.
 */
export type Rechnerformular = {
  readonly pfad: `/${string}`;
  readonly titel: string;
  readonly vorspann: string;
  readonly bloecke: readonly Block[];
  /** Label of the figure at the lower edge of phones while there is no result; a function where it depends on what was typed. */
  readonly kennzahl: string | ((werte: Werte) => string);
  /** Offered while the form is empty. */
  readonly beispiel?: Beispiel;
};

/** A worked example: what it is about, and the query of the page that fills the form with it. */
export type Beispiel = { readonly text: string; readonly query: string };

/** Fields that belong together; `klappe`: folded at first. */
export type Felderblock = {
  readonly art: "felder";
  readonly titel?: string;
  readonly klappe?: true;
  readonly felder: readonly Formularfeld[];
  /** Words of a button that, without a script, fetches the fields which these choices ask for. */
  readonly weiter?: string;
  /** Shown only when a field holds one of these values. */
  readonly wenn?: Formularfeld["wenn"];
};

/** A list of like entries (payments, rights, clients); names of its fields are `zahlungen.1.betrag`. */
export type Gruppenblock = {
  readonly art: "gruppe";
  readonly name: string;
  readonly titel: string;
  /** One of them: „Zahlung“. */
  readonly einzeln: string;
  /** Words of the button: „Weitere Zahlung“. */
  readonly weitere: string;
  readonly hoechstens: number;
  /** Rows shown at first; unset: none. */
  readonly anfangs?: number;
  /** A row sent empty stays without a script, too, so that the engine can ask for what is missing in it. */
  readonly leereBleiben?: true;
  readonly felder: readonly Formularfeld[];
  readonly wenn?: Formularfeld["wenn"];
};

export type Block = Felderblock | Gruppenblock;

/** What was typed, by the name of the field; an empty field may be absent. */
export type Werte = Readonly<Record<string, string>>;

/** What the portal knows beyond the law packages, from its database. */
export type Zusatz = {
  /** Half-years of the base rate that the operator entered. */
  readonly basiszinsen?: readonly Basiszinszeile[];
  /** Other figures of the year that he entered. */
  readonly jahreswerte?: readonly Jahreswerteintrag[];
};

export type Frage = Zusatz & {
  readonly werte: Werte;
  readonly heute: Tag;
  /** The reader asked for a result: a missing value is a fault now, not an invitation. */
  readonly gefragt: boolean;
};

/** What the page shows beside the form. `eingabe` and `ergebnis` are what the law package took and gave. */
export type Blattauswertung =
  | { readonly art: "leer"; readonly text: string }
  | { readonly art: "fehler"; readonly fehler: Fehlerliste }
  | { readonly art: "kein-ergebnis"; readonly grund: string; readonly norm: string }
  | {
      readonly art: "ergebnis";
      readonly eingabe: unknown;
      readonly ergebnis: unknown;
      readonly blatt: Blatt;
      /** Where the calculation goes on. */
      readonly weiter?: readonly Weiterweg[];
    };

/** An address of the portal, with the words that lead there. */
export type Weiterweg = { readonly text: string; readonly ziel: string };

/** Computes; never throws for input, whatever was typed. */
export type Rechnung = {
  readonly auswertung: (frage: Frage) => Blattauswertung;
  /** How single fields look for what was typed; unset: as the form says. */
  readonly felder?: (werte: Werte, heute: Tag) => Feldanpassungen;
  /** In the browser: what was typed needs data that are not there yet; the engine that comes has them. */
  readonly nachladen?: (werte: Werte) => Promise<Rechnung> | undefined;
};

/** Full name of a field: in a row (`zahlungen.1`) or, with an empty `ort`, by itself. */
export const stelle = (ort: string, feld: string): string => (ort === "" ? feld : `${ort}.${feld}`);

/** Number of rows of a group. */
export function anzahlZeilen(gruppe: Gruppenblock, werte: Werte): number {
  const nummern = Object.keys(werte).flatMap((name) => {
    const m = gruppenname.exec(name);
    return m?.[1] === gruppe.name ? [Number(m[2])] : [];
  });
  return Math.min(gruppe.hoechstens, Math.max(gruppe.anfangs ?? 0, ...nummern));
}

const gruppenname = /^([A-Za-z]\w*)\.(\d{1,2})\.(\w+)$/;

type Zeile = { readonly ort: string; readonly werte: Werte };

/** The entries of a group, also those still empty, with the place of each (`zahlungen.1`). */
export const alleZeilen = (gruppe: Gruppenblock, werte: Werte): Zeile[] =>
  Array.from({ length: anzahlZeilen(gruppe, werte) }, (_, i) => {
    const ort = `${gruppe.name}.${i + 1}`;
    return {
      ort,
      werte: Object.fromEntries(gruppe.felder.map(({ feld }) => [feld, werte[`${ort}.${feld}`] ?? ""])),
    };
  });

/** The entries of a group that hold anything. */
export const zeilenDer = (gruppe: Gruppenblock, werte: Werte): Zeile[] =>
  alleZeilen(gruppe, werte).filter(({ werte: zeile }) =>
    Object.values(zeile).some((text) => text.trim() !== ""),
  );

/** Takes a row out; those behind it move up. */
export function ohneZeile(gruppe: Gruppenblock, nummer: number, werte: Werte): Werte {
  return Object.fromEntries(
    Object.entries(werte).flatMap(([name, wert]) => {
      const m = gruppenname.exec(name);
      if (m?.[1] !== gruppe.name) return [[name, wert]];
      const n = Number(m[2]);
      if (n === nummer) return [];
      return [[n > nummer ? `${gruppe.name}.${n - 1}.${m[3]}` : name, wert]];
    }),
  );
}

/** A new empty row at the end. */
export function mitZeile(gruppe: Gruppenblock, werte: Werte): Werte {
  const n = Math.min(gruppe.hoechstens, anzahlZeilen(gruppe, werte) + 1);
  const erstes = gruppe.felder[0]?.feld ?? "";
  return { [`${gruppe.name}.${n}.${erstes}`]: "", ...werte };
}

/** Every field of a calculator by its full name, with groups written out up to their highest number. */
export function feldVon(formular: Rechnerformular, name: string): Formularfeld | undefined {
  const m = gruppenname.exec(name);
  for (const block of formular.bloecke) {
    if (block.art === "felder" && !m) {
      const feld = block.felder.find((f) => f.feld === name);
      if (feld) return feld;
    }
    if (block.art === "gruppe" && m?.[1] === block.name) {
      const n = Number(m[2]);
      return n >= 1 && n <= block.hoechstens ? block.felder.find((f) => f.feld === m[3]) : undefined;
    }
  }
  return undefined;
}
