import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { istSerientag, letzterTag, type Serie, serientage, type Wiederholung } from "./wiederholung.ts";

/** `termin`: something happens on a day; `wiedervorlage`: a file is to be looked at on a day. */
export const terminarten = ["termin", "wiedervorlage"] as const;
export type Terminart = (typeof terminarten)[number];

/** Which days of a series a change is about: one, those from one on, all. */
export const umfaenge = ["nur", "folgende", "alle"] as const;
export type Umfang = (typeof umfaenge)[number];

/** What is said of it, day by day. */
export type Tagesangaben = {
  readonly tag: Tag;
  /** Of a Wiedervorlage its reason. */
  readonly titel: string;
  /** `HH:MM` on a clock in Germany; null: the whole day. */
  readonly von: string | null;
  readonly bis: string | null;
  readonly ort: string;
  /** Whose it is; null: that of the whole office. */
  readonly person: string | null;
  readonly notiz: string;
  /** Minutes before the beginning, whole days before a day without time; null: nobody is reminded. */
  readonly erinnerung: number | null;
};

/** What somebody says when he notes it. */
export type Terminangaben = Tagesangaben & {
  readonly aktenzeichen: string;
  readonly wiederholung: Wiederholung | null;
};

/** What is said of a single day of a series. */
export type Ausnahme = {
  /** As the series gives it. */
  readonly tag: Tag;
  readonly entfaellt: boolean;
  /** What differs from the series; nothing that it says itself. */
  readonly anders: Partial<Tagesangaben> | null;
  readonly erledigtAm: Date | null;
  readonly erledigtVon: string | null;
};

/** A Termin or a Wiedervorlage, once or as a series, as it stands in the book. */
export type Termin = Terminangaben & {
  readonly id: string;
  readonly art: Terminart;
  /** By the days that the series gives. */
  readonly ausnahmen: readonly Ausnahme[];
  readonly stand: number;
  readonly erstellt: Date;
  readonly erstelltVon: string | null;
  readonly geaendert: Date;
  readonly gestrichenAm: Date | null;
  readonly gestrichenVon: string | null;
  readonly streichgrund: string;
};

/** One day of it. */
export type Vorkommen = Tagesangaben & {
  readonly termin: Termin;
  /** The day that the series gives; it names this one of its days. */
  readonly serientag: Tag;
  /** The day that was noted, where the office does not work on it; `tag` is the one on which the file comes up. */
  readonly eingetragen: Tag | undefined;
  /** Moved or otherwise different from the series. */
  readonly abweichend: boolean;
  readonly erledigtAm: Date | null;
  readonly erledigtVon: string | null;
};

export type Spanne = { readonly von: Tag; readonly bis: Tag };
type Buerotag = (t: Tag) => boolean;

/** So far a Wiedervorlage moves at most: an office that does not work for two weeks has it on its day. */
export const verschiebung = 14;

/** A Wiedervorlage comes up on a day on which the office works: its day, or the next such one. */
export function vorlagetag(tag: Tag, istBuerotag: Buerotag): Tag {
  for (let n = 0; n <= verschiebung; n++) if (istBuerotag(plusTage(tag, n))) return plusTage(tag, n);
  return tag;
}

/** One day of a Termin; undefined: it is left out, or the series has no such day. */
export function vorkommenAm(termin: Termin, serientag: Tag, istBuerotag: Buerotag): Vorkommen | undefined {
  const ausnahme = termin.ausnahmen.find(({ tag }) => tag === serientag);
  // What is done stays though the series has another day by now.
  if (!istSerientag(termin, serientag) && !ausnahme?.erledigtAm) return undefined;
  if (ausnahme?.entfaellt) return undefined;
  const { titel, von, bis, ort, person, notiz, erinnerung } = termin;
  const angaben = { titel, von, bis, ort, person, notiz, erinnerung, tag: serientag, ...ausnahme?.anders };
  const tag = termin.art === "wiedervorlage" ? vorlagetag(angaben.tag, istBuerotag) : angaben.tag;
  return {
    ...angaben,
    tag,
    termin,
    serientag,
    eingetragen: tag === angaben.tag ? undefined : angaben.tag,
    abweichend: ausnahme?.anders != null,
    erledigtAm: ausnahme?.erledigtAm ?? null,
    erledigtVon: ausnahme?.erledigtVon ?? null,
  };
}

/** The days of a Termin within a span, in order. */
export function vorkommenVon(
  termin: Termin,
  { von, bis }: Spanne,
  istBuerotag: Buerotag,
): readonly Vorkommen[] {
  const tage = new Set([
    ...serientage(termin, { von: plusTage(von, -verschiebung), bis }),
    // Moved into the span from wherever it was.
    ...termin.ausnahmen.map(({ tag }) => tag),
  ]);
  return [...tage]
    .flatMap((tag) => vorkommenAm(termin, tag, istBuerotag) ?? [])
    .filter(({ tag }) => von <= tag && tag <= bis)
    .toSorted(nachZeit);
}

/** By day and hour; what has no hour comes first. */
export const nachZeit = (a: Vorkommen, b: Vorkommen): number =>
  vergleich(a.tag, b.tag) || vergleich(a.von ?? "", b.von ?? "") || vergleich(a.titel, b.titel);

const vergleich = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** First and last day on which something of a series is, with what was moved; null: it goes on. */
export function reichweite(
  serie: Serie,
  ausnahmen: readonly Ausnahme[],
): { erster: Tag; letzter: Tag | null } {
  const verlegt = ausnahmen.flatMap(({ tag, anders, erledigtAm }) => [
    ...(anders?.tag ? [anders.tag] : []),
    ...(erledigtAm ? [tag] : []),
  ]);
  const letzter = letzterTag(serie);
  return {
    erster: [serie.tag, ...verlegt].toSorted()[0] ?? serie.tag,
    letzter: letzter && ([letzter, ...verlegt].toSorted().at(-1) ?? letzter),
  };
}

/** What of some statements differs from the series; null: nothing. */
export function unterschied(
  serie: Omit<Tagesangaben, "tag">,
  serientag: Tag,
  neu: Tagesangaben,
): Partial<Tagesangaben> | null {
  const { titel, von, bis, ort, person, notiz, erinnerung } = serie;
  const bisher: Tagesangaben = { tag: serientag, titel, von, bis, ort, person, notiz, erinnerung };
  const anders = Object.entries(neu).filter(
    ([name, wert]) => name in bisher && wert !== bisher[name as keyof Tagesangaben],
  );
  return anders.length === 0 ? null : Object.fromEntries(anders);
}
