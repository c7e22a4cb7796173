/**
 * What Tesseract makes of `§`, before a number: `$`, `&` and their like always; `8`, `S` and `5` only where what follows and
 * what stands before can belong to nothing else.
 */
const verlesen =
  /(?<=^|[\s(„“"])([$&€§8S5]{1,3})(\s+)(?=(\d{1,4}\s?[a-z]?)(?![\d%€]|\s*(?:Euro|EUR|Uhr|km|Prozent)))/gu;

const eindeutig = /[$&€§]/;

/** After the number: a step, another number of a list, or the short form of an act. */
const folge =
  /^\d{1,4}\s?[a-z]?\s*(?:(?:Abs|Satz|S\.|Nr|Hs|Alt|ff?\b|i\.?\s?V\.?\s?m|Buchst)|(?:,|und|bis|oder)\s*\d|(?:Absatz|des\s|der\s)|\p{Lu}[\p{L}-]*(?:G|GB|PO|O)\b)/u;

/** Before the number: words after which the number itself counts. */
const zaehlt = /(?:Abs|Absatz|Nr|Satz|S|Art|Kap|Hs|Alt|Ziff|Seite|Rn|Buchst|lit|vom|am)\.?\s*$/u;

/** Text of a page that was read from a picture, of the same length, and the units that were taken for `§`. */
export function paragraphenzeichen(gelesen: string): {
  readonly text: string;
  readonly geraten: ReadonlySet<number>;
} {
  const geraten = new Set<number>();
  const text = gelesen.replace(
    verlesen,
    (ganz: string, zeichen: string, leer: string, _nr: string, ort: number) => {
      const danach = gelesen.slice(ort + ganz.length, ort + ganz.length + 60);
      const davor = gelesen.slice(Math.max(ort - 12, 0), ort);
      if (!eindeutig.test(zeichen) && (zaehlt.test(davor) || !folge.test(danach))) return ganz;
      for (let i = 0; i < zeichen.length; i++) if (zeichen[i] !== "§") geraten.add(ort + i);
      return `${ersatz(zeichen)}${leer}`;
    },
  );
  return { text, geraten };
}

/** As many units as were read. `$&` is one sign in two. */
const ersatz = (zeichen: string): string =>
  zeichen.length === 1 || /^[$8S]&$/.test(zeichen) ? "§".padEnd(zeichen.length) : "§§".padEnd(zeichen.length);
