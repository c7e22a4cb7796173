import type { Tag } from "@gebuehrenportal/recht";
import type { Normfassung } from "./fassung/typen.ts";
import type { Benannt, Fundstelle } from "./fundstelle.ts";

/** What a place is read as instead. */
export type Lesart = Benannt & Pick<Fundstelle, "verweis" | "weitere">;

/** What the reader says of one place: that it cites nothing, or what it cites. */
export type Korrektur =
  | { readonly art: "verworfen" }
  | { readonly art: "geaendert"; readonly lesart: Lesart };

/** A step that can be taken back: the place, what it is called, and what stood there before. */
type Schritt = {
  readonly schluessel: string;
  readonly was: string;
  readonly vorher: Korrektur | undefined;
};

/** Every correction of a file, and how it came to be. */
export type Korrekturen = {
  readonly je: ReadonlyMap<string, Korrektur>;
  readonly verlauf: readonly Schritt[];
};

export const ohneKorrekturen: Korrekturen = { je: new Map(), verlauf: [] };

/** One more correction; without one the place is what the parser read. */
export function korrigiert(
  { je, verlauf }: Korrekturen,
  schluessel: string,
  korrektur: Korrektur | undefined,
  was: string,
): Korrekturen {
  return {
    je: gesetzt(je, schluessel, korrektur),
    verlauf: [...verlauf, { schluessel, was, vorher: je.get(schluessel) }],
  };
}

/** Without the last step. */
export function zurueckgenommen({ je, verlauf }: Korrekturen): Korrekturen {
  const letzter = verlauf.at(-1);
  return letzter === undefined
    ? { je, verlauf }
    : { je: gesetzt(je, letzter.schluessel, letzter.vorher), verlauf: verlauf.slice(0, -1) };
}

function gesetzt(
  je: Korrekturen["je"],
  schluessel: string,
  korrektur: Korrektur | undefined,
): Korrekturen["je"] {
  const neu = new Map(je);
  if (korrektur === undefined) neu.delete(schluessel);
  else neu.set(schluessel, korrektur);
  return neu;
}

/** A place with what the reader said of it, and what held there on the day of the document. */
export type Beurteilt = Fundstelle & {
  readonly korrektur?: Korrektur["art"];
  /** The day of its document, where something is known of that day. */
  readonly am?: Tag;
  readonly fassungen?: readonly Normfassung[];
};

/** Every place as the reader wants it read. */
export function beurteilt(fundstellen: readonly Fundstelle[], { je }: Korrekturen): readonly Beurteilt[] {
  if (je.size === 0) return fundstellen;
  return fundstellen.map((stelle) => {
    const korrektur = je.get(stelle.schluessel);
    if (korrektur === undefined) return stelle;
    if (korrektur.art === "verworfen") return { ...stelle, korrektur: "verworfen" };
    const { schluessel, start, ende, text, davor, danach, orte } = stelle;
    const ort = { schluessel, start, ende, text, davor, danach, orte };
    return { ...korrektur.lesart, ...ort, korrektur: "geaendert" };
  });
}
