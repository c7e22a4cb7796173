import type { Beginn, Richtung, Verschiebung } from "@gebuehrenportal/fristen";

/** The parts of a length that a template counts in. */
export const dauerfelder = ["days", "weeks", "months", "years"] as const;
export type Dauerfeld = (typeof dauerfelder)[number];

/** How long a template runs. */
export type Vorlagendauer = Readonly<Record<Dauerfeld, number>>;

/** A length before the end: „1 Woche“, or of several parts. */
export type Vorfristdauer = readonly {
  readonly wert: number;
  readonly einheit: (typeof vorfristeinheiten)[number];
}[];

export const vorfristeinheiten = ["tag", "woche", "monat", "jahr"] as const;

/** The keys of the additional details, in the order of the form. */
export const zusatzfelder = [
  "title",
  "aktenzeichen",
  "art",
  "sachbearbeiter",
  "bemerkung",
  "timezone",
] as const;
export type Zusatzfeld = (typeof zusatzfelder)[number];
export type Zusatz = Partial<Record<Zusatzfeld, string>>;

/** What a template says, as calls and pages give it. */
export type Vorlagenangaben = Vorlagendauer & {
  readonly templateName: string;
  readonly description: string | null;
  /** JSON of an object with keys of `zusatzfelder`. */
  readonly metadata: string | null;
  /** Used in the team. */
  readonly shared: boolean;
  readonly norm: string | null;
  /** Id of the entry of the catalogue from which the length was taken. */
  readonly rule: string | null;
  readonly begin: Beginn | null;
  readonly direction: Richtung | null;
  readonly shift: Verschiebung | null;
  /** `null`: as usual; `[]`: none. */
  readonly vorfristen: readonly Vorfristdauer[] | null;
};

/** A template as somebody sees it. */
export type Vorlage = Vorlagenangaben & {
  readonly id: string;
  /** The reader has made it. */
  readonly own: boolean;
  /** The reader may change and delete it. */
  readonly editable: boolean;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
};

export const nameHoechstens = 200;
export const beschreibungHoechstens = 2_000;
export const zusatzHoechstens = 1_000;
export const normHoechstens = 200;
export const vorfristenHoechstens = 3;
/** Personal and shared ones of one creator together. */
export const vorlagenHoechstens = 500;

/**
 * The whole number that a field of the length holds: what is no number counts as 0, decimals are cut off. Negative ones
 * stay as they are; the browser takes them for 0, the server refuses them.
 */
export function dauerzahl(wert: unknown): number {
  if (typeof wert === "string") return Math.trunc(Number(wert.trim().replace(",", "."))) || 0;
  return typeof wert === "number" ? Math.trunc(wert) || 0 : 0;
}

/** Whether any part of a length is more than 0. */
export const hatDauer = (dauer: Vorlagendauer): boolean => dauerfelder.some((feld) => dauer[feld] !== 0);

/** The additional details of a template that has some. */
export function zusatzVon({ metadata }: Pick<Vorlagenangaben, "metadata">): Zusatz {
  if (metadata === null) return {};
  try {
    const gelesen: unknown = JSON.parse(metadata);
    return typeof gelesen === "object" && gelesen !== null ? (gelesen as Zusatz) : {};
  } catch {
    return {};
  }
}

/** What the end at a weekend can do in each direction; anything else would say something that is never done. */
const verschiebungen = {
  vorwaerts: ["vorwaerts", "keine"],
  rueckwaerts: ["keine", "keine-rueckwaerts"],
} as const;

/** Whether the end can do this, counted in this direction; unset is what is usual. */
export const verschiebungWirkt = ({
  direction,
  shift,
}: Pick<Vorlagenangaben, "direction" | "shift">): boolean =>
  shift === null || verschiebungen[direction ?? "vorwaerts"].some((eine) => eine === shift);
