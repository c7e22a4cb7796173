import { plusTage, tag } from "@gebuehrenportal/recht";
import { musterfrist } from "../testing-buch.ts";
import type { Frist } from "../worte/frist.ts";
import { aktenstaende, type Fristenakte } from "./fristenakte.ts";

/** A book that no column is made for: names of sixty letters, words nobody can break, long courts, two hundred entries. */

const am = new Date("2026-11-16T08:30:00Z");
export const heute = tag("2026-11-16");
export const langerName = `Dr. ${"Xq".repeat(30)} ${"a".repeat(40)}`;
const doppelname = "Rechtsanwältin Prof. Dr. Annegret-Friederike Schmidt-Oberbergisch-Waldmannshausen LL.M.";

/** The people of the office. */
export const personen = [langerName, doppelname, "Meier"].map((name, i) => ({
  id: `p${i}`,
  name,
  email: `p${i}@kanzlei.example`,
  leitet: i === 0,
  kanzleirolle: "rechtsanwalt" as const,
}));

export const kopf = { nr: 400, hash: "ab".repeat(32) };

const titel = [
  "Stellungnahme",
  "Berufungsbegründungsfrist nach gerichtlicher Verlängerung wegen außergewöhnlicher Arbeitsüberlastung",
  `Schriftsatz${"ohneLeerzeichenundohneTrennstelle".repeat(3)}`,
];
const aktenzeichen = [
  "12/26",
  "Az.1234567890/2026-ABCDEFGHIJKLMNOPQRSTUVWXYZ/0987654321",
  "3 O 45/26 Müller ./. Schulze",
];
const orte = [
  { ort: "gericht", land: "BY", gericht: "arbg-augsburg", sitz: "by-neu-ulm" },
  { ort: "gericht", land: "NI", gericht: "lsg-niedersachsen-bremen", sitz: null },
  { ort: "gericht", land: "BY", gericht: "olg-muenchen", sitz: "by-augsburg" },
  { ort: "land", land: "MV", gericht: null, sitz: null },
] as const;

const eines = <T>(aus: readonly T[], i: number): T => aus[i % aus.length] as T;

/** An entry of that book; every fact of it stands somewhere on paper. */
export function langerEintrag(i: number): Frist {
  const ende = plusTage(tag("2026-12-01"), i);
  return {
    ...musterfrist({
      titel: eines(titel, i),
      aktenzeichen: eines(aktenzeichen, i),
      norm: eines(["§ 520 Abs. 2 Satz 1 ZPO", "§§ 187 Abs. 1, 188 Abs. 2 Alt. 1 BGB, § 222 ZPO"], i),
      ...eines(orte, i),
      ereignisAm: plusTage(ende, -60),
      ende,
      sichererTag: ende,
      vorfristen: [plusTage(ende, -14), plusTage(ende, -7)],
      verantwortlich: `p${i % 3}`,
      erstelltVon: `p${(i + 1) % 3}`,
      genehmigungNoetig: true,
      genehmigtAm: i % 2 === 0 ? am : null,
      genehmigtVon: i % 2 === 0 ? `p${(i + 2) % 3}` : null,
      zustand: i % 2 === 0 ? "offen" : "zu-genehmigen",
      beantragtBis: i % 5 === 0 ? plusTage(ende, 30) : null,
    }),
    id: `f${i}`,
    rechnungId: null,
    erstellt: am,
    geaendert: am,
    stand: i + 1,
  };
}

export const langeEintraege = (zahl: number): readonly Frist[] =>
  Array.from({ length: zahl }, (_, i) => langerEintrag(i));

/** A line of the log for each entry. */
export const zeilenVon = (fristen: readonly Frist[]) =>
  fristen.map((frist, i) => ({
    kanzleiId: "k",
    nr: i + 1,
    art: i % 7 === 0 ? "weitergesagt-ausgeschieden" : "gebucht",
    von: `p${i % 3}`,
    fuer: i % 4 === 0 ? `p${(i + 1) % 3}` : null,
    fristId: frist.id,
    am,
    inhalt: JSON.stringify({ felder: frist }),
    inhaltHash: "",
    vorher: "",
    hash: "0123456789abcdef".repeat(4),
    salz: "",
  }));

/** The book of a day with all of them. */
export function langeAkte(zahl: number): Fristenakte {
  const zeilen = zeilenVon(langeEintraege(zahl));
  return { tag: heute, aktenzeichen: eines(aktenzeichen, 1), kopf, fristen: aktenstaende(zeilen), zeilen };
}
