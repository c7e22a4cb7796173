/** A text as the reader takes it, and where each of its units stands in the original. */
export type Normalisiert = {
  readonly text: string;
  /** Position in the original of every unit and of the end; missing where nothing was moved. */
  readonly stellen?: Int32Array;
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
 * line (`Prozess-⏎ordnung`; „Bau-⏎ und“ and `KrW-⏎/AbfG` stay).
 */
const stoerung =
  /[\u00ad\u200b-\u200d\u2060\ufeff]+|[ﬀ-ﬆ]|[aouAOU]\u0308|(?<=\p{Ll})[-‐‑][ \t]*\r?\n[ \t]*(?=\p{Ll})(?!(?:und|oder|bzw|sowie|noch)\b)/gu;

/** Text without what stands between the letters of its words, with the way back to the original. */
export function normalisieren(original: string): Normalisiert {
  stoerung.lastIndex = 0;
  const erste = stoerung.exec(original);
  if (!erste) return { text: original };
  const stellen = new Int32Array(original.length + 1);
  const teile: string[] = [];
  let gelesen = 0;
  let laenge = 0;
  const uebernehmen = (bis: number) => {
    teile.push(original.slice(gelesen, bis));
    for (let i = gelesen; i < bis; i++) stellen[laenge++] = i;
  };
  for (let treffer: RegExpExecArray | null = erste; treffer; treffer = stoerung.exec(original)) {
    uebernehmen(treffer.index);
    const ersatz = ersatzVon(treffer[0]);
    teile.push(ersatz);
    for (let i = 0; i < ersatz.length; i++) stellen[laenge++] = treffer.index;
    gelesen = treffer.index + treffer[0].length;
  }
  uebernehmen(original.length);
  stellen[laenge] = original.length;
  return { text: teile.join(""), stellen: stellen.subarray(0, laenge + 1) };
}

function ersatzVon(stelle: string): string {
  if (stelle.endsWith("\u0308")) return mitZeichen[stelle.charAt(0)] ?? stelle;
  return ligaturen[stelle] ?? "";
}

/** Where a piece of the normalised text stands in the original. */
export function imOriginal(
  { stellen }: Normalisiert,
  start: number,
  ende: number,
): { start: number; ende: number } {
  if (!stellen) return { start, ende };
  return { start: stellen[start] ?? start, ende: ende === 0 ? 0 : (stellen[ende - 1] ?? ende) + 1 };
}
