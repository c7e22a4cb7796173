/** What of a file is more than anybody writes; says in German what it is and what to do. */
export class Dateigrenze extends Error {
  readonly satz: string;
  constructor(satz: string) {
    super(satz);
    this.satz = satz;
  }
}

/** What reading gives, or the sentence of a bound that the file breaks. */
export function begrenzt<T>(lesen: () => T): T | { readonly fehler: string } {
  try {
    return lesen();
  } catch (fehler) {
    if (fehler instanceof Dateigrenze) return { fehler: fehler.satz };
    throw fehler;
  }
}

/** Longest line, and how many columns it has. */
const zeichenJeZeile = 100_000;
const spaltenJeZeile = 500;

/**
 * Refuses a text with lines that nobody writes, before it is taken apart.
 *
 * @param trenner what stands between two columns
 * @throws {Dateigrenze}
 */
export function zeilenPruefen(text: string, trenner: string): void {
  for (let ab = 0, nr = 1; ab < text.length; nr += 1) {
    const umbruch = text.indexOf("\n", ab);
    const bis = umbruch < 0 ? text.length : umbruch;
    if (bis - ab > zeichenJeZeile)
      throw new Dateigrenze(
        `Zeile ${zahl(nr)} der Datei hat mehr als ${zahl(zeichenJeZeile)} Zeichen. Bitte führen Sie die Datei aus dem Programm neu aus.`,
      );
    if (bis - ab >= spaltenJeZeile && trennerIn(text, trenner, ab, bis) >= spaltenJeZeile)
      throw new Dateigrenze(
        `Zeile ${zahl(nr)} der Datei hat mehr als ${zahl(spaltenJeZeile)} Spalten. Bitte führen Sie nur die Spalten aus, die gebraucht werden.`,
      );
    ab = bis + 1;
  }
}

function trennerIn(text: string, trenner: string, ab: number, bis: number): number {
  let anzahl = 0;
  for (let ort = text.indexOf(trenner, ab); ort >= 0 && ort < bis; ort = text.indexOf(trenner, ort + 1))
    anzahl += 1;
  return anzahl;
}

const zahl = (n: number): string => n.toLocaleString("de-DE");
