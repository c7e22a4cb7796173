import { type Cent, cent, zahl } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  type Spalte,
  zelltext,
} from "#dokumente/blatt/blatt.ts";

/** One line of two sheets side by side; a text is empty where a sheet has no such line. */
export type Vergleichszeile = {
  readonly art: "titel" | "zwischensumme" | "summe" | undefined;
  readonly text: string;
  readonly links: string;
  readonly rechts: string;
  /** Amounts: right less left, with sign; else empty. */
  readonly unterschied: string;
  /** What differs in the columns between: „Satz: 1,3 statt 1,5“. */
  readonly dazu: readonly string[];
  readonly anders: boolean;
};

export type Vergleichstabelle = {
  readonly titel: string;
  /** Title of the first column. */
  readonly erste: string;
  /** Title of the column that is compared. */
  readonly spalte: string;
  readonly zeilen: readonly Vergleichszeile[];
};

/** Two sheets line by line: tables by their title (else by their place), lines by their words, in reading order. */
export function vergleich(links: Blatt, rechts: Blatt): Vergleichstabelle[] {
  const uebrig = new Set(rechts.tabellen);
  const paare = links.tabellen.map((tabelle, index): [Blatttabelle | undefined, Blatttabelle | undefined] => {
    const r =
      [...uebrig].find(({ titel }) => titel === tabelle.titel) ??
      ersatz(rechts.tabellen[index], uebrig, links);
    if (r) uebrig.delete(r);
    return [tabelle, r];
  });
  for (const r of uebrig) paare.push([undefined, r]);
  return paare.map(([l, r]) => tabelle(l, r));
}

/** A table at the same place whose title no other one on the left bears. */
function ersatz(
  blatttabelle: Blatttabelle | undefined,
  uebrig: ReadonlySet<Blatttabelle>,
  { tabellen }: Blatt,
): Blatttabelle | undefined {
  return blatttabelle &&
    uebrig.has(blatttabelle) &&
    !tabellen.some(({ titel }) => titel === blatttabelle.titel)
    ? blatttabelle
    : undefined;
}

function tabelle(links: Blatttabelle | undefined, rechts: Blatttabelle | undefined): Vergleichstabelle {
  const spalten = (links ?? rechts)?.spalten ?? [];
  const gepaart = zeilenpaare(links?.zeilen ?? [], rechts?.zeilen ?? []);
  return {
    titel: (links ?? rechts)?.titel ?? "",
    erste: spalten[0]?.titel ?? "",
    spalte: spalten.at(-1)?.titel ?? "",
    zeilen: gepaart.map(([a, b]) => zeile(a, b, links?.spalten ?? spalten, rechts?.spalten ?? spalten)),
  };
}

function zeile(
  a: Blattzeile | undefined,
  b: Blattzeile | undefined,
  links: readonly Spalte[],
  rechts: readonly Spalte[],
): Vergleichszeile {
  const art = (a ?? b)?.art;
  const text = String((a ?? b)?.zellen[0] ?? "");
  if (art === "titel")
    return { art, text, links: "", rechts: "", unterschied: "", dazu: [], anders: !a || !b };
  const [l, r] = [texte(a, links), texte(b, rechts)];
  const letzte = { links: l.at(-1) ?? "", rechts: r.at(-1) ?? "" };
  const dazu =
    a && b
      ? links
          .slice(1, -1)
          .flatMap(({ titel }, index) =>
            l[index + 1] === r[index + 1]
              ? []
              : [`${titel}: ${l[index + 1] || "–"}, dann ${r[index + 1] || "–"}`],
          )
      : [];
  return {
    art,
    text,
    ...letzte,
    unterschied: differenz(a, b, links),
    dazu,
    anders: !a || !b || letzte.links !== letzte.rechts || dazu.length > 0,
  };
}

const texte = (blattzeile: Blattzeile | undefined, spalten: readonly Spalte[]): string[] =>
  blattzeile ? spalten.map((spalte, i) => zelltext(blattzeile.zellen[i], spalte)) : [];

function differenz(a: Blattzeile | undefined, b: Blattzeile | undefined, spalten: readonly Spalte[]): string {
  const letzte = spalten.length - 1;
  if (spalten[letzte]?.art !== "betrag") return "";
  const wert = (blattzeile: Blattzeile | undefined) => {
    const zelle = blattzeile?.zellen[letzte];
    return typeof zelle === "number" ? zelle : 0;
  };
  const d = wert(b) - wert(a);
  if (d === 0) return "";
  const betrag: Cent = cent(Math.abs(d));
  return `${d > 0 ? "+" : "−"}${zahl(betrag)}`;
}

type Zeilenpaar = readonly [Blattzeile | undefined, Blattzeile | undefined];

/** Longest common sequence of the lines' words; what only one side has stands where it stands there. */
function zeilenpaare(links: readonly Blattzeile[], rechts: readonly Blattzeile[]): Zeilenpaar[] {
  const gleich = (i: number, j: number) => schluessel(links[i]) === schluessel(rechts[j]);
  const breite = rechts.length + 1;
  const laenge = new Uint16Array((links.length + 1) * breite);
  const bei = (i: number, j: number) => laenge[i * breite + j] ?? 0;
  for (let i = links.length - 1; i >= 0; i--)
    for (let j = rechts.length - 1; j >= 0; j--)
      laenge[i * breite + j] = gleich(i, j) ? bei(i + 1, j + 1) + 1 : Math.max(bei(i + 1, j), bei(i, j + 1));
  const paare: Zeilenpaar[] = [];
  let [i, j] = [0, 0];
  while (i < links.length || j < rechts.length) {
    if (i < links.length && j < rechts.length && gleich(i, j)) paare.push([links[i++], rechts[j++]]);
    else if (j >= rechts.length || (i < links.length && bei(i + 1, j) >= bei(i, j + 1)))
      paare.push([links[i++], undefined]);
    else paare.push([undefined, rechts[j++]]);
  }
  return paare;
}

/** The words of a line and its norm; figures within the words (values, rates) may differ. */
const schluessel = (blattzeile: Blattzeile | undefined): string => {
  const [text, norm] = blattzeile?.zellen ?? [];
  const worte = String(text ?? "").replace(/\d[\d.,]*/g, "#");
  return [blattzeile?.art ?? "", worte, typeof norm === "string" ? norm : ""].join(" · ");
};
