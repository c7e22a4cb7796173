/**
 * Writes the data of this folder anew from a table of statutes and a list of their norms:
 * `node packages/gesetze/register/auffrischen.ts <statutes.json> <norms.json>`. README.md says what they hold. Ids in
 * use must stay; the test beside this file counts what there is.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Aktzeile, Mehrdeutig, Normen } from "./typ.ts";
import { akteAus } from "./zeilen.ts";

type Zeile = {
  readonly abbr: string;
  readonly cite?: string;
  readonly aliases: readonly string[];
  readonly name: string;
  readonly short?: string;
  readonly names?: readonly string[];
  readonly jur: string;
  readonly unit: string;
  readonly unit2?: string;
  readonly slug?: string;
  readonly celex?: string;
  readonly index: string | null;
  readonly url: string | null;
  readonly url2?: string;
  readonly urlSub?: string;
  readonly annex?: string;
  readonly parent?: string;
  readonly noText?: boolean;
  readonly status?: string;
  readonly successor?: string;
  readonly check?: string;
  readonly core?: boolean;
  readonly confidence: "hoch" | "mittel" | "keine Adresse";
};

const [, , tabelle, liste] = process.argv;
if (tabelle === undefined || liste === undefined) throw new Error("Bitte Tabelle und Normenliste nennen.");
const roh: {
  readonly statutes: readonly Zeile[];
  readonly ambiguous: Readonly<Record<string, readonly string[]>>;
  readonly ambiguousNotes: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(tabelle, "utf8"));
const normen: Readonly<Record<string, Normen>> = JSON.parse(readFileSync(liste, "utf8"));

const oft = Map.groupBy(roh.statutes, ({ abbr }) => abbr);
const idVon = (z: Zeile) => ((oft.get(z.abbr)?.length ?? 0) > 1 ? `${z.abbr}|${z.jur}` : z.abbr);
const kern = roh.statutes.filter(({ core }) => core);
const kernslugs = new Set(kern.flatMap(({ slug }) => slug ?? []));

schreiben("kern", kern.map(zeile));
schreiben("weitere", roh.statutes.filter(({ core }) => !core).map(zeile));
normenSchreiben("kern-normen", (slug) => kernslugs.has(slug));
normenSchreiben("weitere-normen", (slug) => !kernslugs.has(slug));
schreiben("mehrdeutig", mehrdeutige());

function zeile(roh: Zeile): Aktzeile {
  const voll = ohneLeere({
    id: idVon(roh),
    kurz: kurzVon(roh),
    auch: roh.aliases.filter((a) => a !== kurzVon(roh)),
    kurzVergeben: roh.aliases.includes(kurzVon(roh)) ? undefined : true,
    namen: [...new Set([roh.name, ...(roh.short ? [roh.short] : []), ...(roh.names ?? [])])],
    geltung: roh.jur,
    einheit: roh.unit,
    zweiteEinheit: roh.unit2,
    slug: roh.slug ?? "",
    celex: roh.celex,
    uebersicht: roh.index ?? "",
    ziel: roh.url ?? "",
    zweitesZiel: roh.url2,
    unterziel: roh.urlSub,
    anlagenziel: roh.annex,
    teilVon: roh.parent === undefined ? undefined : idVon(akteMitSlug(roh.parent)),
    ohneText: roh.noText ? true : undefined,
    ausserKraft: roh.status === undefined ? undefined : true,
    nachfolger: roh.successor,
    zweifel: roh.check,
    guete: roh.confidence,
  });
  const kurz = ohneUebliches(voll as Aktzeile);
  if (!isDeepStrictEqual(gelesen(kurz), voll)) throw new Error(`${roh.abbr}: nicht umkehrbar`);
  return kurz;
}

/** „Grundgesetz“ is no short form; everything else the table says. */
function kurzVon({ abbr, cite = abbr }: Zeile): string {
  return cite === "Grundgesetz" ? abbr : cite;
}

function akteMitSlug(slug: string): Zeile {
  const akt = roh.statutes.find((z) => z.slug === slug && z.parent === undefined);
  if (!akt) throw new Error(`${slug}: kein Akt`);
  return akt;
}

/** Leaves out every field that the reader fills in by itself. */
function ohneUebliches(voll: Aktzeile): Aktzeile {
  let kurz: Aktzeile = voll;
  const ziel = gelesen(voll);
  for (const feld of ["kurz", "geltung", "einheit", "slug", "uebersicht", "ziel", "guete"] as const) {
    const { [feld]: weg, ...rest } = kurz;
    const ohne = rest as Aktzeile;
    if (weg !== undefined && isDeepStrictEqual(gelesen(ohne), ziel)) kurz = ohne;
  }
  return kurz;
}

function gelesen(aktzeile: Aktzeile): Record<string, unknown> {
  return ohneLeere({ slug: "", uebersicht: "", ziel: "", ...akteAus([aktzeile])[0] });
}

function mehrdeutige(): readonly Mehrdeutig[] {
  const { ambiguous, ambiguousNotes } = roh;
  return [...new Set([...Object.keys(ambiguous), ...Object.keys(ambiguousNotes)])].map((form) => ({
    form,
    akte: (ambiguous[form] ?? []).map(idAus),
    ...(ambiguousNotes[form] !== undefined && { hinweis: ambiguousNotes[form] }),
  }));
}

/** The table names shared forms as „EUV|DE“ even where the act alone bears its short form. */
function idAus(name: string): string {
  return roh.statutes.some((z) => idVon(z) === name) ? name : name.replace(/\|.*$/, "");
}

function ohneLeere(voll: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(voll).filter(([, w]) => w !== undefined && !(Array.isArray(w) && w.length === 0)),
  );
}

function normenSchreiben(name: string, drin: (slug: string) => boolean): void {
  const zeilen = Object.entries(normen)
    .filter(([slug]) => drin(slug))
    .map(([slug, n]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(n)}`);
  datei(name, `{\n${zeilen.join(",\n")}\n}\n`, zeilen.length);
}

/** One row a line, so that a change shows as the rows it touches. */
function schreiben(name: string, zeilen: readonly object[]): void {
  datei(name, `[\n${zeilen.map((z) => `  ${JSON.stringify(z)}`).join(",\n")}\n]\n`, zeilen.length);
}

function datei(name: string, text: string, anzahl: number): void {
  writeFileSync(new URL(`${name}.json`, import.meta.url), text);
  process.stdout.write(`${name}.json: ${anzahl}\n`);
}
