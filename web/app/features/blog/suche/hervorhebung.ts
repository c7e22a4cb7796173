import { gefaltet, woerterIn } from "#platform/suche/stamm.ts";
import { zitateIn } from "#platform/suche/zitat.ts";

/** A piece of a text, found or not; put together they are the text. */
export type Abschnitt = { readonly text: string; readonly treffer: boolean };

/** What counts as found. */
export type Suchziel = {
  /** Folded stems: from four letters on also inside of words, shorter ones with an ending at most. */
  readonly staemme: readonly string[];
  /** Words that were meant, as they are stored. */
  readonly worte: ReadonlySet<string>;
  /** Words of citations. */
  readonly zitate: ReadonlySet<string>;
};

/** A text in pieces: plain text throughout, so nothing in it can become markup. */
export function hervorgehoben(text: string, ziel: Suchziel): Abschnitt[] {
  const stellen = fundstellen(text, ziel);
  const abschnitte: Abschnitt[] = [];
  let ende = 0;
  for (const { von, bis } of stellen) {
    if (von < ende) continue;
    const zahl = zahlenpunkt.test(text.slice(ende - 1, von + 1)) ? abschnitte.pop() : undefined;
    if (von > ende && !zahl) abschnitte.push({ text: text.slice(ende, von), treffer: false });
    abschnitte.push({ text: text.slice(zahl ? ende - zahl.text.length : von, bis), treffer: true });
    ende = bis;
  }
  if (ende < text.length) abschnitte.push({ text: text.slice(ende), treffer: false });
  return abschnitte;
}

/** Between the parts of one number: „0,75“, „1.234,56“. */
const zahlenpunkt = /^\d[.,]\d$/;

const umfeld = 80;
const ausschnittlaenge = 240;

/** The place of a text where something is found first, cut at words; undefined: nothing is found in it. */
export function ausschnitt(text: string, ziel: Suchziel): string | undefined {
  const [erste] = fundstellen(text, ziel);
  if (!erste) return undefined;
  const vorn = Math.max(0, erste.von - umfeld);
  const beginn = vorn === 0 ? 0 : Math.max(0, text.indexOf(" ", vorn) + 1);
  const hinten = Math.max(erste.bis, beginn + ausschnittlaenge);
  const ende = hinten >= text.length ? text.length : Math.max(erste.bis, text.lastIndexOf(" ", hinten));
  return `${beginn > 0 ? "… " : ""}${text.slice(beginn, ende).trim()}${ende < text.length ? " …" : ""}`;
}

function fundstellen(text: string, { staemme, worte, zitate }: Suchziel): { von: number; bis: number }[] {
  const gefunden = woerterIn(text).filter(({ wort }) => {
    const form = gefaltet(wort);
    return worte.has(form) || staemme.some((stamm) => gehoertZu(form, stamm));
  });
  const zitiert =
    zitate.size > 0 ? zitateIn(text).filter((z) => z.worte.some((wort) => zitate.has(wort))) : [];
  return [...gefunden, ...zitiert].toSorted((a, b) => a.von - b.von || b.bis - a.bis);
}

function gehoertZu(form: string, stamm: string): boolean {
  return stamm.length >= 4
    ? form.includes(stamm)
    : form.startsWith(stamm) && form.length <= stamm.length + laengsteEndung;
}

/** „-en“, „-es“. */
const laengsteEndung = 2;

const benannt: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The text of HTML that the server itself has made. */
export function textAusHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, (marke) =>
      /^<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)\b/i.test(marke) ? "" : " ",
    )
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (ganz, dezimal, hexa, name) => {
      if (name) return benannt[name.toLowerCase()] ?? ganz;
      const stelle = dezimal ? Number(dezimal) : Number.parseInt(hexa, 16);
      return stelle <= 0x10ffff ? String.fromCodePoint(stelle) : ganz;
    })
    .replace(/\s+/g, " ")
    .trim();
}
