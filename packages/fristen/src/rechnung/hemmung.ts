import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Tag,
  tagNummer,
} from "@gebuehrenportal/recht";
import type { Dauer } from "../typen.ts";
import { anzahl } from "./dauer.ts";
import { type Notiert, type Notiz, schritt } from "./mitschrift.ts";
import { tagPruefen, tagPruefenFalls } from "./pruefung.ts";
import { frueherer, spaeterer } from "./tage.ts";
import { tagText } from "./text.ts";

/** A suspension of limitation. First and last day count. */
export type Hemmung = {
  /** § 203 | § 204 | § 206 | §§ 205, 207, 208, 210 f. BGB. */
  readonly art: "verhandlung" | "rechtsverfolgung" | "hoehere-gewalt" | "sonstige";
  readonly von: Tag;
  /** Last day; for `rechtsverfolgung` the day of the final decision or other end, six months more are counted. Absent: it goes on. */
  readonly bis?: Tag;
};

/** One period that may be suspended: its first day, its length, and its name for the steps. */
export type Hemmungslauf = { readonly beginn: Tag; readonly dauer: Dauer; readonly worum: string };

/** How a period is run through its suspensions. */
export type Hemmungsweise = {
  /** Only what lies before that day counts (a new beginning). */
  readonly vor?: Tag;
  /** Disputed: a suspension also stops the three months after negotiations (§§ 203 Satz 2, 209 BGB). */
  readonly mindestfristRuht: boolean;
};

type Werte = {
  readonly verhandlungMonate: number;
  readonly rechtsverfolgungMonate: number;
  readonly hoehereGewaltMonate: number;
};

const norm: Readonly<Record<Hemmung["art"], string>> = {
  verhandlung: "§§ 203, 209 BGB",
  rechtsverfolgung: "§ 204 Abs. 2, § 209 BGB",
  "hoehere-gewalt": "§§ 206, 209 BGB",
  sonstige: "§ 209 BGB",
};

/**
 * The end after all suspensions that meet the running period: days of overlapping suspensions count once (union), each
 * only from the first day of the period, and only if it begins before the end reached so far. The three months after
 * negotiations (§ 203 Satz 2 BGB) are a floor: later suspensions do not lengthen them unless `mindestfristRuht`, and what
 * is used up of the period itself stays used up.
 */
export function hemmungen(
  liste: readonly Hemmung[],
  { beginn, worum }: Hemmungslauf,
  ende: Tag,
  werte: Werte,
  { vor, mindestfristRuht }: Hemmungsweise,
): Notiert<Tag> {
  const notizen: Notiz[] = [];
  let bisher = ende;
  let fruehestens = ende;
  let mindestfristGezaehltBis: Tag | undefined;
  let gezaehltBis = plusTage(beginn, -1);
  for (const h of [...liste].sort((a, b) => (a.von < b.von ? -1 : 1))) {
    const letzter = letzterTag(h, werte);
    const von = spaeterer(ersterTag(h, bisher, werte), plusTage(gezaehltBis, 1));
    const bis = vor === undefined ? letzter : frueherer(letzter, vor);
    if (h.von > spaeterer(bisher, fruehestens) || (vor !== undefined && h.von > vor)) continue;
    if (mindestfristRuht && mindestfristGezaehltBis !== undefined) {
      const ruhtAb = spaeterer(ersterTag(h, bisher, werte), plusTage(mindestfristGezaehltBis, 1));
      if (ruhtAb <= fruehestens && bis >= ruhtAb) {
        fruehestens = plusTage(fruehestens, tageVonBis(ruhtAb, bis));
        mindestfristGezaehltBis = bis;
        const text = `Die Mindestfrist nach den Verhandlungen ruht vom ${datum(ruhtAb)} bis ${datum(bis)}; sie endet am ${tagText(fruehestens)}.`;
        notizen.push(
          schritt("R-HEMMUNG", h.von, text, { norm: "§ 203 Satz 2, § 209 BGB", tag: fruehestens }),
        );
      }
    }
    if (bis >= von && von > bisher) {
      bisher = bis;
      gezaehltBis = bis;
      const text = `Die ${worum} ist am ${datum(h.von)} verbraucht und nur noch nach § 203 Satz 2 BGB offen; sie endet nicht vor der Hemmung, ${tagText(bis)}.`;
      notizen.push(schritt("R-HEMMUNG", h.von, text, { norm: norm[h.art], tag: bis }));
    } else if (bis >= von) {
      const tage = tageVonBis(von, bis);
      bisher = plusTage(bisher, tage);
      gezaehltBis = bis;
      const text = `Hemmung der ${worum} vom ${datum(von)} bis ${datum(bis)}: ${anzahl(tage, "tag")} ${tage === 1 ? "kommt" : "kommen"} hinzu, ${tagText(bisher)}.`;
      notizen.push(schritt("R-HEMMUNG", h.von, text, { norm: norm[h.art], tag: bisher }));
    }
    if (h.art === "verhandlung" && letzter >= beginn) {
      mindestfristGezaehltBis = spaeterer(mindestfristGezaehltBis ?? letzter, letzter);
      fruehestens = spaeterer(fruehestens, plusMonate(letzter, werte.verhandlungMonate));
      const text = `Frühestens ${werte.verhandlungMonate} Monate nach dem Ende der Verhandlungen: ${tagText(fruehestens)}.`;
      if (fruehestens > bisher)
        notizen.push(schritt("R-HEMMUNG", h.von, text, { norm: "§ 203 Satz 2 BGB", tag: fruehestens }));
    }
  }
  return { wert: spaeterer(bisher, fruehestens), notizen };
}

/** Both days count. */
const tageVonBis = (von: Tag, bis: Tag): number => tagNummer(bis) - tagNummer(von) + 1;

/** § 206 BGB: only within the last six months of the period. */
const ersterTag = ({ art, von }: Hemmung, ende: Tag, { hoehereGewaltMonate }: Werte): Tag =>
  art === "hoehere-gewalt" ? spaeterer(von, plusTage(plusMonate(ende, -hoehereGewaltMonate), 1)) : von;

/** § 204 Abs. 2 BGB: six months after the final decision. */
const letzterTag = ({ art, von, bis = von }: Hemmung, { rechtsverfolgungMonate }: Werte): Tag =>
  art === "rechtsverfolgung" ? plusMonate(bis, rechtsverfolgungMonate) : bis;

/** Faults of suspensions: days that are none, an end before the beginning, one that goes on. */
export function hemmungenPruefen(liste: readonly Hemmung[]): KeinErgebnis | undefined {
  for (const [i, { art, von, bis }] of liste.entries()) {
    const feld = `hemmungen[${i}]`;
    if (!Object.hasOwn(norm, art))
      return keinErgebnis("Diese Art der Hemmung gibt es nicht.", "§ 209 BGB", `${feld}.art`);
    const fehler = tagPruefen(von, `${feld}.von`) ?? tagPruefenFalls(bis, `${feld}.bis`);
    if (fehler) return fehler;
    if (bis === undefined)
      return keinErgebnis(
        "Solange die Hemmung andauert, steht das Ende der Verjährung nicht fest.",
        norm[art],
        `${feld}.bis`,
      );
    if (bis < von)
      return keinErgebnis("Das Ende der Hemmung liegt vor ihrem Beginn.", norm[art], `${feld}.bis`);
  }
  return undefined;
}
