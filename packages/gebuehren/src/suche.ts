import { beratungHoechstbetrag } from "@gebuehrenportal/gesetze/rvg/paragraph-34.ts";
import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import {
  anteilGetroffen,
  besteTreffer,
  fassungAm,
  type Gefragt,
  gefragteWorte,
  nummernpunkte,
  nurNummern,
  sprechende,
  suchworte,
  type Tag,
  wortnaehe,
} from "@gebuehrenportal/recht";
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
  const gefragt = gefragteWorte(text, ["vv", "rvg"], kurz);
  return besteTreffer(dokumente(stichtag), gefragt, {
    punkte,
    beiwert: (d) => beiwert(d, gefragt),
    vergleich: (a, b) => (a.nr < b.nr ? -1 : 1),
    hoechstens,
  }).map(({ nr, titel: name, abschnitt: ort }) => ({ nr, titel: name, abschnitt: ort }));
}

/** By the folded word; a name that every object inherits is none. */
const kurz = new Map(Object.entries(kurzformen));

/** How well one typed word fits; 0: not at all. */
function punkte(dokument: Dokument, gefragt: Gefragt): number {
  let beste = nummernpunkte(dokument.nr, gefragt) ?? 0;
  if (beste > 0) return beste;
  for (const feld of Object.keys(gewichte) as Feld[]) {
    for (const wort of dokument.worte[feld]) beste = Math.max(beste, naehe(wort, gefragt) * gewichte[feld]);
  }
  return beste;
}

/** A part of a compound counts half. */
const naehe = (wort: string, gefragt: Gefragt): number => wortnaehe(wort, gefragt, 0.5);

/**
 * What decides among equals: titles that say little else, numbers in daily use, and the basic number before those that
 * change it. Numbers typed as such stay in ascending order.
 */
function beiwert(dokument: Dokument, gefragt: readonly Gefragt[]): number {
  if (nurNummern(gefragt)) return 0;
  const rang = gelaeufig.indexOf(dokument.nr);
  return (
    anteilGetroffen(sprechende(dokument.worte.titel), (w) => gefragt.some((g) => naehe(w, g) > 0)) +
    (rang < 0 ? 0 : 3 - (2 * rang) / gelaeufig.length) -
    (dokument.abgeleitet ? 2 : 0)
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
    titel: suchworte("Beratung Gutachten Mediation"),
    nummer: suchworte(worteDerNummer["34"] ?? ""),
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
      titel: suchworte(name),
      nummer: suchworte([worteDerNummer[nr], worteDerArt[nummer.gebuehrenart]].join(" ")),
      abschnitt: suchworte([ueberschrift?.titel, ...nachAbschnitt, nachSpalte(nummer, stichtag)].join(" ")),
      bedingung: suchworte(bedingung(nr, stichtag) ?? ""),
    },
  };
}

function nachSpalte({ nr, spalte, werte }: VvNummer, stichtag: Tag): string {
  if (nr.startsWith("3")) {
    return fassungAm(werte, stichtag)?.wert.art === "betragsrahmen" ? worteDerSpalte.sozial : "";
  }
  return /^[456]/.test(nr) && spalte !== "wahlanwalt" ? worteDerSpalte.bestellt : "";
}
