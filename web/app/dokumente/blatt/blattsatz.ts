import { datum, euro, type Schritt, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "../satztabelle.ts";
import { type Blatt, type Blatttabelle, fassungssatz, istZahlspalte, zelltext } from "./blatt.ts";

/** What stands above a sheet besides its own title. */
export type Blattkopf = {
  /** „Meier gegen Schulz“ */
  readonly bezeichnung?: string | undefined;
  readonly aktenzeichen?: string | undefined;
  readonly erstelltAm: Tag;
};

/** A sheet as finished texts in reading order: what PDF and Word set, each in its own way. */
export type Blattsatz = {
  readonly titel: string;
  /** ISO day. */
  readonly stand: Tag;
  /** On paper laid on its side, for tables of many columns. */
  readonly quer?: true;
  readonly angaben: readonly (readonly [string, string])[];
  readonly fassungen: readonly string[];
  readonly tabellen: readonly Satztabelle[];
  readonly vermerke: readonly string[];
  readonly rechenweg: Satztabelle;
  /** Lines to write on, by what is to stand there: the day and the name. */
  readonly unterschrift?: readonly [string, string];
  readonly schluss: readonly string[];
  readonly fusszeile: string;
};

/** TOOL-04: stands on every result. */
export const gewaehr = "Unverbindliche Berechnung. Keine Rechtsberatung. Alle Angaben ohne Gewähr.";

/** The texts of a sheet with its head. */
export function blattsatz(blatt: Blatt, { bezeichnung, aktenzeichen, erstelltAm }: Blattkopf): Blattsatz {
  const angaben: [string, string][] = [];
  if (bezeichnung) angaben.push(["Bezeichnung", bezeichnung]);
  if (aktenzeichen) angaben.push(["Aktenzeichen", aktenzeichen]);
  angaben.push(["Berechnet am", datum(erstelltAm)]);
  return {
    titel: blatt.titel,
    stand: erstelltAm,
    angaben,
    fassungen: blatt.fassungen.map((f) => untrennbar(fassungssatz(f))),
    tabellen: blatt.tabellen.map(satztabelle),
    // Several matters may bring the same note.
    vermerke: [
      ...new Set(blatt.vermerke.map(({ text, norm }) => untrennbar(norm ? `${text} (${norm})` : text))),
    ],
    rechenweg: rechenweg(blatt),
    schluss: [`${gewaehr} Rechenstand ${blatt.rechenstand}.`],
    fusszeile: [blatt.titel, bezeichnung, aktenzeichen, datum(erstelltAm)].filter(Boolean).join(" · "),
  };
}

function satztabelle({ titel, spalten, zeilen }: Blatttabelle): Satztabelle {
  const letzte = spalten.length - 1;
  return {
    titel: untrennbar(titel),
    spalten: spalten.map((s) => ({ titel: untrennbar(s.titel), rechts: istZahlspalte(s) })),
    zeilen: zeilen.map(({ art: reihe, zellen }): Satzzeile => {
      const art: Satzzeile["art"] = reihe ?? "zeile";
      if (art === "titel") return { art, zellen: [untrennbar(String(zellen[0] ?? ""))] };
      const texte = spalten.map((spalte, index) => {
        const text = untrennbar(zelltext(zellen[index], spalte));
        // As on the page: the sum carries the unit.
        const einheit = index === letzte && art === "summe" && spalte.art === "betrag" && text !== "";
        return einheit ? `${text}\u00a0€` : text;
      });
      return { art, zellen: texte };
    }),
  };
}

/** Every line that was computed, with its steps below it. */
function rechenweg({ tabellen }: Blatt): Satztabelle {
  const mehrere =
    tabellen.filter((t) => t.zeilen.some(({ schritte = [] }) => schritte.length > 0)).length > 1;
  const zeilen: Satzzeile[] = [];
  for (const { titel, spalten, zeilen: reihen } of tabellen) {
    let vorspann: string[] = mehrere ? [titel] : [];
    for (const { art, zellen, schritte = [] } of reihen) {
      const name = zelltext(zellen[0], spalten[0] ?? { titel: "", art: "text" });
      if (art === "titel") vorspann.push(name);
      if (schritte.length === 0) continue;
      const kopf = [...vorspann, name].map(untrennbar).join(" – ");
      vorspann = [];
      zeilen.push({ art: "titel", zellen: [kopf] });
      zeilen.push(...schritte.map(schrittzeile));
    }
  }
  return rechenwegtabelle(zeilen);
}

/** A step of a derivation as a row. */
export const schrittzeile = ({ text, norm, betrag }: Schritt): Satzzeile => ({
  art: "zeile",
  zellen: [untrennbar(text), untrennbar(norm), betrag === undefined ? "" : euro(betrag)],
});

/** Rows of steps under their titles as the table of a derivation. */
export const rechenwegtabelle = (zeilen: readonly Satzzeile[]): Satztabelle => ({
  titel: "Rechenweg",
  spalten: [
    { titel: "Schritt", rechts: false },
    { titel: "Norm", rechts: false },
    { titel: "Betrag", rechts: true },
  ],
  zeilen,
});
