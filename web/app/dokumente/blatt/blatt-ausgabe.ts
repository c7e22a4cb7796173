import { untrennbar } from "@gebuehrenportal/recht";
import { type Blatt, type Blatttabelle, fassungssatz, zelltext } from "./blatt.ts";
import { csvDatei } from "./csv-datei.ts";
import { alsHtmlTabelle, alsTextTabelle, maskiert } from "./tabelle-kopieren.ts";

const zeilentexte = ({ spalten, zeilen }: Blatttabelle): string[][] => [
  spalten.map((s) => s.titel),
  ...zeilen.map(({ zellen }) =>
    spalten.map((spalte, index) =>
      zelltext(zellen[index], zellen.length === 1 ? { ...spalte, art: "text" } : spalte),
    ),
  ),
];

const fetteZeilen = ({ zeilen }: Blatttabelle): number[] =>
  zeilen.flatMap(({ art }, i) => (art === "summe" || art === "titel" ? [i + 1] : []));

const vermerktexte = ({ vermerke }: Blatt): string[] =>
  vermerke.map(({ text, norm }) => (norm ? `${text} (${norm})` : text));

/** For the clipboard: clean tables for word processors and the same as text with tabulators. */
export function blattZumKopieren(blatt: Blatt): { text: string; html: string } {
  const saetze = [...blatt.fassungen.map(fassungssatz), ...vermerktexte(blatt)];
  const einzeltitel = (t: Blatttabelle) => (blatt.tabellen.length > 1 ? t.titel : blatt.titel);
  return {
    text: [...blatt.tabellen.map((t) => alsTextTabelle(einzeltitel(t), zeilentexte(t))), ...saetze].join(
      "\n\n",
    ),
    html: [
      ...blatt.tabellen.map((t) => alsHtmlTabelle(einzeltitel(t), zeilentexte(t), fetteZeilen(t))),
      ...saetze.map((s) => `<p>${maskiert(untrennbar(s))}</p>`),
    ].join(""),
  };
}

/** One file for German Excel: versions, tables one below the other, notes, and the derivation of every line. */
export function blattAlsCsv(blatt: Blatt): string {
  const zeilen: string[][] = [[blatt.titel], ...blatt.fassungen.map((f) => [fassungssatz(f)])];
  for (const tabelle of blatt.tabellen)
    zeilen.push([], ...(blatt.tabellen.length > 1 ? [[tabelle.titel]] : []), ...zeilentexte(tabelle));
  const vermerke = vermerktexte(blatt);
  if (vermerke.length > 0) zeilen.push([], ...vermerke.map((v) => [v]));
  const weg = wegzeilen(blatt);
  if (weg.length > 0) zeilen.push([], ["Rechenweg"], ...weg);
  zeilen.push([], [`Rechenstand ${blatt.rechenstand}`]);
  return csvDatei(zeilen);
}

const betragsspalte = { titel: "", art: "betrag" } as const;

/** Every step of every line: line, step, norm, amount. */
export const wegzeilen = ({ tabellen }: Blatt): string[][] =>
  tabellen.flatMap(({ spalten, zeilen }) =>
    zeilen.flatMap(({ zellen, schritte = [] }) =>
      schritte.map((schritt) => [
        zelltext(zellen[0], spalten[0] ?? betragsspalte),
        schritt.text,
        schritt.norm,
        zelltext(schritt.betrag, betragsspalte),
      ]),
    ),
  );

/** Text of a mail that reports a fault; the sender may change everything. */
export const blattFehlermeldung = (blatt: Blatt): string =>
  [
    "Was ist falsch, und was müsste richtig herauskommen (mit Fundstelle)?",
    "",
    "",
    `${blatt.titel}, Rechenstand ${blatt.rechenstand}`,
    ...blatt.tabellen.flatMap((t) => zeilentexte(t).map((z) => z.filter(Boolean).join(" | "))),
  ].join("\r\n");
