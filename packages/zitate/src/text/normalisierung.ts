import { teiltZitat, umbruchmuster } from "./seitenwechsel.ts";

/** A text as the reader takes it, and where each of its units stands in the original. */
export type Normalisiert = {
  readonly text: string;
  /** Pieces that begin at a unit of this text, and where they begin in the original; missing where nothing was moved. */
  readonly stuecke?: Stuecke;
};

/** Pieces as columns, ascending; a piece that stands for one sign of the original (a ligature) does not move on in it. */
type Stuecke = {
  readonly ab: readonly number[];
  readonly original: readonly number[];
  readonly fest: readonly boolean[];
};

const ligaturen: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};

const mitZeichen: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", A: "Ä", O: "Ö", U: "Ü" };

/**
 * What moves characters: soft hyphens and invisible ones, ligatures, umlauts of two parts, and words cut at the end of a
 * line (`Prozess-⏎ordnung`; „Bau-⏎ und“ and `KrW-⏎/AbfG` stay). Every alternative begins with a rare sign, so that most
 * of a text is passed over without trying one; what must stand before is looked at afterwards.
 */
const stoerung = new RegExp(
  `${umbruchmuster}|` +
    /\u00ad[ \t]*\r?\n[ \t]*(?=\p{Ll})|[\u00ad\u200b-\u200d\u2060\ufeff]+|[ﬀ-ﬆ]|\u0308(?<=[aouAOU]\u0308)|[-‐‑](?<=\p{Ll}[-‐‑])[ \t]*\r?\n[ \t]*(?=\p{Ll})(?!(?:und|oder|bzw|sowie|noch)\b)/u
      .source,
  "gu",
);

/** Text without what stands between the letters of its words, with the way back to the original. */
export function normalisieren(original: string): Normalisiert {
  stoerung.lastIndex = 0;
  const erste = stoerung.exec(original);
  if (!erste) return { text: original };
  const stuecke = { ab: [] as number[], original: [] as number[], fest: [] as boolean[] };
  const teile: string[] = [];
  let gelesen = 0;
  let laenge = 0;
  const anfuegen = (teil: string, von: number, fest: boolean) => {
    if (teil === "") return;
    stuecke.ab.push(laenge);
    stuecke.original.push(von);
    stuecke.fest.push(fest);
    teile.push(teil);
    laenge += teil.length;
  };
  for (let treffer: RegExpExecArray | null = erste; treffer; treffer = stoerung.exec(original)) {
    const nach = treffer.index + treffer[0].length;
    const umbruch = treffer[0].charCodeAt(0) === 0x0a || treffer[0].charCodeAt(0) === 0x0d;
    if (umbruch && !teiltZitat(original, treffer.index, nach)) continue;
    const wort = umbruch && getrennt(original, treffer.index, nach);
    const von = treffer[0] === "\u0308" || wort ? treffer.index - 1 : treffer.index;
    anfuegen(original.slice(gelesen, von), gelesen, false);
    anfuegen(wort ? "" : umbruch ? " " : ersatzVon(original.slice(von, nach)), von, true);
    gelesen = nach;
  }
  anfuegen(original.slice(gelesen), gelesen, false);
  return { text: teile.join(""), stuecke };
}

/** Whether a word is cut by a hyphen before a break. */
const getrennt = (text: string, von: number, nach: number): boolean =>
  /\p{Ll}[-‐‑]$/u.test(text.slice(Math.max(0, von - 2), von)) && /^\p{Ll}/u.test(text.slice(nach, nach + 2));

function ersatzVon(stelle: string): string {
  if (stelle.endsWith("\u0308")) return mitZeichen[stelle.charAt(0)] ?? stelle;
  return ligaturen[stelle] ?? "";
}

/** Where a piece of the normalised text stands in the original. */
export function imOriginal(
  { stuecke }: Normalisiert,
  start: number,
  ende: number,
): { start: number; ende: number } {
  if (!stuecke) return { start, ende };
  return { start: stelleVon(stuecke, start), ende: ende === 0 ? 0 : stelleVon(stuecke, ende - 1) + 1 };
}

function stelleVon({ ab, original, fest }: Stuecke, stelle: number): number {
  let unten = 0;
  for (let oben = ab.length; unten + 1 < oben; ) {
    const mitte = (unten + oben) >> 1;
    if ((ab[mitte] ?? 0) <= stelle) unten = mitte;
    else oben = mitte;
  }
  const anfang = original[unten] ?? 0;
  return fest[unten] ? anfang : anfang + stelle - (ab[unten] ?? 0);
}
