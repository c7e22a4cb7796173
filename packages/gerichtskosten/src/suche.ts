import { gesetze, kvNummernVon } from "@gebuehrenportal/gesetze/kostenverzeichnis/index.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { alltagsworte, zufallsworte } from "../verzeichnis/alltagsworte.ts";
import { kurzformen } from "../verzeichnis/suchworte.ts";
import { gelaeufig, pfad, titel } from "../verzeichnis/titel.ts";
import { nummernAm } from "./nummer.ts";

/** A number found, best first. */
export type Kostentreffer = {
  readonly gesetz: Gesetz;
  readonly nr: string;
  readonly titel: string;
  /** The innermost heading it stands under. */
  readonly abschnitt: string;
};

type Suchanfrage = {
  /** Registers to search; default: all four. */
  readonly gesetz?: Gesetz;
  /** Only numbers in force on this day, under the name they had; default: the newest state. */
  readonly stichtag?: Tag;
  /** Most hits returned; default 20. */
  readonly hoechstens?: number;
};

type Dokument = Kostentreffer & {
  readonly gelaeufig: boolean;
  readonly abgeleitet: boolean;
  readonly worte: { readonly titel: readonly string[]; readonly pfad: readonly string[] };
};

/**
 * Finds numbers by number, word and heading: `1211`, `31`, `Berufung Rücknahme`, `Erbschein`. Umlauts may be typed as ae, oe, ue or
 * bare letters, words by their beginning, law names (`gkg`, `famgkg`) narrow. All words must fit; only if nothing does, some suffice.
 */
export function suche(text: string, anfrage: Suchanfrage = {}): readonly Kostentreffer[] {
  const getippt = worte(text).filter((w) => !fuellworte.has(w));
  const genannt = gesetze.filter((g) => getippt.includes(g));
  const gefragt = getippt.filter((w) => !(gesetze as readonly string[]).includes(w)).map(formen);
  const wo = anfrage.gesetz ? [anfrage.gesetz] : genannt.length > 0 ? genannt : gesetze;
  if (gefragt.length === 0) return [];
  const bewertet = wo
    .flatMap((g) => dokumente(g, anfrage.stichtag))
    .map((d) => ({ d, punkte: gefragt.map((w) => punkte(d, w)) }));
  const alle = bewertet.filter((b) => b.punkte.every((p) => p > 0));
  const gefunden = alle.length > 0 ? alle : bewertet.filter((b) => b.punkte.some((p) => p > 0));
  return gefunden
    .map(({ d, punkte: p }) => ({ d, summe: p.reduce((a, b) => a + b, 0) + beiwert(d, gefragt) }))
    .sort((a, b) => b.summe - a.summe || Number(a.d.nr) - Number(b.d.nr))
    .slice(0, anfrage.hoechstens ?? 20)
    .map(({ d: { gesetz, nr, titel: name, abschnitt } }) => ({ gesetz, nr, titel: name, abschnitt }));
}

const fuellworte = new Set([
  "kv",
  "nr",
  "nummer",
  "der",
  "die",
  "das",
  "fur",
  "im",
  "in",
  "und",
  "bei",
  "mit",
  "vor",
  "von",
]);

/** Lower case, without umlauts however they were typed. Applied to both sides, so that its losses do no harm. */
const gefaltet = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1");

const worte = (text: string): string[] => gefaltet(text).match(/[a-z0-9]+/g) ?? [];

const nurZiffern = /^\d+$/;

/** A typed word and what it is short for. */
type Gefragt = readonly [getippt: string, ...formen: string[]];

/** By the folded word; a name that every object inherits is none. */
const kurz = new Map(Object.entries(kurzformen));
const alltag = new Map(Object.entries(alltagsworte));
const zufall = new Map(Object.entries(zufallsworte));

const formen = (getippt: string): Gefragt => [getippt, ...worte(kurz.get(getippt) ?? "")];

/** How well one typed word fits; 0: not at all. */
function punkte(d: Dokument, gefragt: Gefragt): number {
  const [getippt] = gefragt;
  if (nurZiffern.test(getippt)) {
    if (d.nr === getippt) return 1000;
    if (d.nr.startsWith(getippt)) return 100;
  }
  const stelle = alltagszielDes(getippt).indexOf(`${d.gesetz} ${d.nr}`);
  if (stelle >= 0) return 60 - 5 * stelle;
  const beste = (liste: readonly string[]) => Math.max(0, ...liste.map((w) => naehe(w, gefragt)));
  return Math.max(10 * beste(d.worte.titel), 4 * beste(d.worte.pfad));
}

/** Whole word, beginning of a word, part of a compound; digits only as a whole. */
function naehe(ganz: string, gefragt: Gefragt): number {
  const wort = ohneZufall(ganz, gefragt[0]);
  if (gefragt.includes(wort)) return 1;
  const anfaenge = gefragt.filter((g) => g.length >= 2 && !nurZiffern.test(g));
  if (anfaenge.some((g) => wort.startsWith(g))) return 0.8;
  return anfaenge.some((g) => g.length >= 5 && wort.includes(g)) ? 0.35 : 0;
}

/** Numbers that an everyday word stands for, or the first one it begins. */
function alltagszielDes(getippt: string): readonly string[] {
  const ganz = alltag.get(getippt);
  if (ganz || getippt.length < 5) return ganz ?? [];
  return [...alltag].find(([wort]) => wort.startsWith(getippt))?.[1] ?? [];
}

const ohneZufall = (wort: string, getippt: string): string =>
  (zufall.get(getippt) ?? []).reduce((rest, anderes) => rest.replaceAll(anderes, ""), wort);

/** The name of a fee for the proceedings as a whole: says nothing that would set it apart. */
const imAllgemeinen = /:? *verfahren im allgemeinen/i;

/**
 * Among equals: names that begin with what was asked and say little else, numbers in daily use, and the fee before its
 * reductions. So the appeal itself stands before the appeal in a side matter.
 */
function beiwert(d: Dokument, gefragt: readonly Gefragt[]): number {
  if (gefragt.every(([getippt]) => nurZiffern.test(getippt))) return 0;
  const sprechend = worte(d.titel.replace(imAllgemeinen, "")).filter((w) => w.length > 3);
  const getroffen = sprechend.filter((w) => gefragt.some((g) => naehe(w, g) > 0)).length;
  const [erstes = ""] = sprechend;
  return (
    (2 * getroffen) / Math.max(1, sprechend.length) +
    (gefragt.some((g) => naehe(erstes, g) === 1) ? 1 : 0) +
    (d.gelaeufig ? 3 : 0) -
    (d.abgeleitet ? 2 : 0)
  );
}

/** Built once per register and state of the law. */
const bekannt = new Map<string, readonly Dokument[]>();
const hoechstensBekannt = 40;

function dokumente(gesetz: Gesetz, stichtag: Tag | undefined): readonly Dokument[] {
  const schluessel = `${gesetz} ${stichtag ?? ""}`;
  const gemerkt = bekannt.get(schluessel);
  if (gemerkt) return gemerkt;
  const nummern = stichtag
    ? nummernAm(gesetz, stichtag)
    : kvNummernVon(gesetz).filter((n) => n.werte.fassungen.at(-1)?.wert.art !== "entfallen");
  const neu = nummern.map(({ nr, ersetzt }): Dokument => {
    const name = titel(gesetz, nr, stichtag) ?? nr;
    const ueberschriften = pfad(gesetz, nr);
    return {
      gesetz,
      nr,
      titel: name,
      abschnitt: ueberschriften.at(-1) ?? "",
      gelaeufig: gelaeufig(gesetz, nr),
      abgeleitet: ersetzt.length > 0,
      worte: { titel: worte(name), pfad: worte(ueberschriften.join(" ")) },
    };
  });
  if (bekannt.size >= hoechstensBekannt) bekannt.clear();
  bekannt.set(schluessel, neu);
  return neu;
}
