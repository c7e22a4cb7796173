import { beratungHoechstbetrag } from "@gebuehrenportal/gesetze/rvg/paragraph-34.ts";
import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import { abschnitt, bedingung, titel } from "../verzeichnis/index.ts";
import {
  gelaeufig,
  kurzformen,
  worteDerArt,
  worteDerNummer,
  worteDerSpalte,
  worteDesAbschnitts,
} from "../verzeichnis/suchworte.ts";

/** A number found, best first. `34` stands for a consultation after § 34 RVG. */
export type Treffer = { readonly nr: string; readonly titel: string; readonly abschnitt: string };

const titelParagraph34 = "Beratung, Gutachten, Mediation (§ 34 RVG)";

/** Where a word was found, most telling first: the factor of its weight. */
const gewichte = { titel: 10, nummer: 9, abschnitt: 4, bedingung: 2 } as const;
type Feld = keyof typeof gewichte;

type Dokument = {
  readonly nr: string;
  readonly titel: string;
  readonly abschnitt: string;
  /** The number changes another one or adds the Haftzuschlag to it. */
  readonly abgeleitet: boolean;
  readonly worte: Readonly<Record<Feld, readonly string[]>>;
};

/**
 * Finds numbers of the VV by number, word and stage: `3104`, `31`, `Berufung Terminsgebühr`, `Mahnbescheid`. Umlauts may be
 * typed as ae, oe, ue or bare letters, words by their beginning. All words must fit; only if nothing does, some suffice.
 * Numbers that are not in force on the `stichtag` are left out.
 */
export function suche(text: string, stichtag: Tag, hoechstens = 20): readonly Treffer[] {
  const gefragt = worte(text)
    .filter((w) => !fuellworte.has(w))
    .map(formen);
  if (gefragt.length === 0) return [];
  const bewertet = dokumente(stichtag).map((d) => ({ d, punkte: gefragt.map((w) => punkte(d, w)) }));
  const alle = bewertet.filter((b) => b.punkte.every((p) => p > 0));
  const gefunden = alle.length > 0 ? alle : bewertet.filter((b) => b.punkte.some((p) => p > 0));
  return gefunden
    .map(({ d, punkte: p }) => ({ d, summe: p.reduce((a, b) => a + b, 0) + beiwert(d, gefragt) }))
    .sort((a, b) => b.summe - a.summe || (a.d.nr < b.d.nr ? -1 : 1))
    .slice(0, hoechstens)
    .map(({ d }) => ({ nr: d.nr, titel: d.titel, abschnitt: d.abschnitt }));
}

const fuellworte = new Set([
  "vv",
  "rvg",
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

const formen = (getippt: string): Gefragt => [getippt, ...worte(kurz.get(getippt) ?? "")];

/** How well one typed word fits; 0: not at all. */
function punkte(d: Dokument, gefragt: Gefragt): number {
  const [getippt] = gefragt;
  if (nurZiffern.test(getippt)) {
    if (d.nr === getippt) return 1000;
    if (d.nr.startsWith(getippt)) return 100;
  }
  let beste = 0;
  for (const feld of Object.keys(gewichte) as Feld[]) {
    for (const wort of d.worte[feld]) beste = Math.max(beste, naehe(wort, gefragt) * gewichte[feld]);
  }
  return beste;
}

/** Whole word, beginning of a word, part of a compound; digits only as a whole. */
function naehe(wort: string, gefragt: Gefragt): number {
  if (gefragt.includes(wort)) return 1;
  const anfaenge = gefragt.filter((g) => g.length >= 2 && !nurZiffern.test(g));
  if (anfaenge.some((g) => wort.startsWith(g))) return 0.8;
  return anfaenge.some((g) => g.length >= 5 && wort.includes(g)) ? 0.5 : 0;
}

/**
 * What decides among equals: titles that say little else, numbers in daily use, and the basic number before those that
 * change it. Numbers typed as such stay in ascending order.
 */
function beiwert(d: Dokument, gefragt: readonly Gefragt[]): number {
  if (gefragt.every(([getippt]) => nurZiffern.test(getippt))) return 0;
  const sprechend = d.worte.titel.filter((w) => w.length > 3);
  const getroffen = sprechend.filter((w) => gefragt.some((g) => naehe(w, g) > 0)).length;
  const rang = gelaeufig.indexOf(d.nr);
  return (
    (2 * getroffen) / Math.max(1, sprechend.length) +
    (rang < 0 ? 0 : 3 - (2 * rang) / gelaeufig.length) -
    (d.abgeleitet ? 2 : 0)
  );
}

/** Built once for each day that was asked for. */
const bekannt = new Map<Tag, readonly Dokument[]>();

function dokumente(stichtag: Tag): readonly Dokument[] {
  const gemerkt = bekannt.get(stichtag);
  if (gemerkt) return gemerkt;
  const nummern = vvNummern().filter((n) => istInKraft(n, stichtag));
  const beratung = fassungAm(beratungHoechstbetrag, stichtag);
  const neu = [...(beratung ? [paragraph34()] : []), ...nummern.map((n) => dokument(n, stichtag))];
  if (bekannt.size > 20) bekannt.clear();
  bekannt.set(stichtag, neu);
  return neu;
}

function istInKraft({ werte }: VvNummer, stichtag: Tag): boolean {
  const fassung = fassungAm(werte, stichtag);
  return fassung !== undefined && fassung.wert.art !== "entfallen";
}

const paragraph34 = (): Dokument => ({
  nr: "34",
  titel: titelParagraph34,
  abschnitt: "Außergerichtliche Beratung",
  abgeleitet: false,
  worte: {
    titel: worte("Beratung Gutachten Mediation"),
    nummer: worte(worteDerNummer["34"] ?? ""),
    abschnitt: [],
    bedingung: [],
  },
});

function dokument(nummer: VvNummer, stichtag: Tag): Dokument {
  const { nr } = nummer;
  const name = titel(nr, stichtag) ?? nr;
  const ueberschrift = abschnitt(nr);
  const ort = ueberschrift?.nummer ?? "";
  const nachAbschnitt = Object.entries(worteDesAbschnitts)
    .filter(([anfang]) => ort === anfang || ort.startsWith(`${anfang}.`))
    .map(([, w]) => w);
  return {
    nr,
    titel: name,
    abschnitt: ueberschrift?.titel ?? "",
    abgeleitet: nummer.aendert !== undefined || nummer.haftzuschlagZu !== undefined,
    worte: {
      titel: worte(name),
      nummer: worte([worteDerNummer[nr], worteDerArt[nummer.gebuehrenart]].join(" ")),
      abschnitt: worte([ueberschrift?.titel, ...nachAbschnitt, nachSpalte(nummer, stichtag)].join(" ")),
      bedingung: worte(bedingung(nr, stichtag) ?? ""),
    },
  };
}

function nachSpalte({ nr, spalte, werte }: VvNummer, stichtag: Tag): string {
  if (nr.startsWith("3")) {
    return fassungAm(werte, stichtag)?.wert.art === "betragsrahmen" ? worteDerSpalte.sozial : "";
  }
  return /^[456]/.test(nr) && spalte !== "wahlanwalt" ? worteDerSpalte.bestellt : "";
}
