import { gesetze, kvNummernVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import {
  anteilGetroffen,
  besteTreffer,
  type Gefragt,
  gefragteWorte,
  nummernpunkte,
  nurNummern,
  sprechende,
  suchworte,
  type Tag,
  wortnaehe,
} from "@gebuehrenportal/recht";
import { zufallsworte } from "../verzeichnis/alltagsworte.ts";
import { kurzformen } from "../verzeichnis/suchworte.ts";
import { gelaeufig, pfad, titel } from "../verzeichnis/titel.ts";
import { alltagsziele, alsWendung, mitStamm } from "./alltagsziele.ts";
import { letzteNummer, nummernAm } from "./nummer.ts";

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
  /** What everyday words name it by. */
  readonly ziel: string;
  readonly worte: { readonly titel: readonly string[]; readonly pfad: readonly string[] };
};

/**
 * Finds numbers by number, word and heading: `1211`, `31`, `Berufung Rücknahme`, `Erbschein`. Umlauts may be typed as ae, oe, ue or
 * bare letters, words by their beginning, law names (`gkg`, `famgkg`) narrow. All words must fit; only if nothing does, some suffice.
 */
export function suche(text: string, anfrage: Suchanfrage = {}): readonly Kostentreffer[] {
  const worte = gefragteWorte(text, ["kv"], kurz);
  const genannt = gesetze.filter((g) => worte.some(([getippt]) => getippt === g));
  const fragen = alsWendung(worte.filter(([getippt]) => !(gesetze as readonly string[]).includes(getippt)));
  const wo = anfrage.gesetz ? [anfrage.gesetz] : genannt.length > 0 ? genannt : gesetze;
  if (fragen.length === 0) return [];
  const alle = wo.flatMap((g) => dokumente(g, anfrage.stichtag));
  const titelworte = alle.flatMap((d) => d.worte.titel);
  const ziele = new Map(fragen.map((g) => [g[0], alltagsziele(g, titelworte)]));
  const gefragt = fragen.map((g) => mitStamm(g, titelworte, ziele.get(g[0]) ?? []));
  return besteTreffer(alle, gefragt, {
    punkte: (d, g) => punkte(d, g, ziele.get(g[0]) ?? []),
    beiwert: (d) => beiwert(d, gefragt),
    vergleich: (a, b) => Number(a.nr) - Number(b.nr),
    hoechstens: anfrage.hoechstens ?? 20,
  }).map(({ gesetz, nr, titel: name, abschnitt }) => ({ gesetz, nr, titel: name, abschnitt }));
}

/** By the folded word; a name that every object inherits is none. */
const kurz = new Map(Object.entries(kurzformen));
const zufall = new Map(Object.entries(zufallsworte));

/** How well one typed word fits, with the numbers it stands for in everyday speech; 0: not at all. */
function punkte(dokument: Dokument, gefragt: Gefragt, ziele: readonly string[]): number {
  const alsNummer = nummernpunkte(dokument.nr, gefragt);
  if (alsNummer !== undefined) return alsNummer;
  const stelle = ziele.indexOf(dokument.ziel);
  if (stelle >= 0) return 60 - 5 * stelle;
  const beste = (liste: readonly string[]) => Math.max(0, ...liste.map((w) => naehe(w, gefragt)));
  return Math.max(10 * beste(dokument.worte.titel), 4 * beste(dokument.worte.pfad));
}

/** A part of a compound counts a third; what only happens to hold a typed word does not. */
const naehe = (wort: string, gefragt: Gefragt): number =>
  wortnaehe(ohneZufall(wort, gefragt[0]), gefragt, 0.35);

const ohneZufall = (wort: string, getippt: string): string =>
  (zufall.get(getippt) ?? []).reduce((rest, anderes) => rest.replaceAll(anderes, ""), wort);

/** The name of a fee for the proceedings as a whole: says nothing that would set it apart. */
const imAllgemeinen = /:? *verfahren im allgemeinen/i;

/**
 * Among equals: names that begin with what was asked and say little else, numbers in daily use, and the fee before its
 * reductions. So the appeal itself stands before the appeal in a side matter.
 */
function beiwert(dokument: Dokument, gefragt: readonly Gefragt[]): number {
  if (nurNummern(gefragt)) return 0;
  const sprechend = sprechende(suchworte(dokument.titel.replace(imAllgemeinen, "")));
  const [erstes = ""] = sprechend;
  return (
    anteilGetroffen(sprechend, (w) => gefragt.some((g) => naehe(w, g) > 0)) +
    (gefragt.some((g) => naehe(erstes, g) === 1) ? 1 : 0) +
    (dokument.gelaeufig ? 3 : 0) -
    (dokument.abgeleitet ? 2 : 0)
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
  const neu = nummern.map((nummer): Dokument => {
    const { nr, ersetzt } = nummer;
    const letzte = stichtag ? letzteNummer(gesetz, nr, stichtag) : nr;
    const name = titel(gesetz, nr, stichtag) ?? nr;
    const ueberschriften = pfad(gesetz, nr);
    return {
      gesetz,
      nr,
      titel: name,
      abschnitt: ueberschriften.at(-1) ?? "",
      gelaeufig: gelaeufig(gesetz, nr),
      abgeleitet: ersetzt.length > 0,
      ziel: letzte === undefined ? `${gesetz} ${nr} a. F.` : `${gesetz} ${letzte}`,
      worte: { titel: suchworte(name), pfad: suchworte(ueberschriften.join(" ")) },
    };
  });
  if (bekannt.size >= hoechstensBekannt) bekannt.clear();
  bekannt.set(schluessel, neu);
  return neu;
}
