import { haeufigesWort, kategorie, kurzesWort, seltenesWort } from "./blog-bestand.ts";
import type { Messwert } from "./messwert.ts";

const runden = 60;

type Angaben = {
  readonly klein: { readonly url: string };
  readonly wenige: number;
  readonly gross: { readonly url: string };
  readonly viele: number;
};

type Frage = {
  readonly name: string;
  readonly query: (anzahl: number) => string;
  readonly hoechstens?: number;
};

const suche = (wort: string, mehr = "") => `search=${encodeURIComponent(wort)}${mehr}`;

/** After the 6,000th post, or where so many do not exist, as deep in relation. */
const tief = (anzahl: number) => Math.min(6_000, anzahl * 0.6);

/**
 * How much longer an answer of `GET /api/blog` takes with many posts than with few. The portals are asked in turns, one
 * request at a time, so that whatever else the machine does meets both; what counts is the ratio of the medians.
 */
export async function listenMessen({ klein, wenige, gross, viele }: Angaben): Promise<Messwert[]> {
  const marken = new Map([
    [wenige, await marke(klein.url, tief(wenige))],
    [viele, await marke(gross.url, tief(viele))],
  ]);
  const fragen: readonly Frage[] = [
    { name: "erste Seite", query: () => "", hoechstens: 1.5 },
    { name: "Seite nach dem 6.000. Artikel", query: (n) => `startAfter=${marken.get(n)}`, hoechstens: 1.5 },
    { name: "Kategorie", query: () => `category=${kategorie}`, hoechstens: 1.5 },
    { name: "Suchwort in jedem zweiten Artikel", query: () => suche(haeufigesWort), hoechstens: 5 },
    { name: "Suchwort in jedem hundertsten Artikel", query: () => suche(seltenesWort), hoechstens: 5 },
    { name: "dasselbe nach Relevanz", query: () => suche(seltenesWort, "&sort=relevanz"), hoechstens: 5 },
    { name: "Wort aus zwei Zeichen, ebenso selten", query: () => suche(kurzesWort), hoechstens: 5 },
    { name: "Wortteil nach Relevanz", query: () => suche("Frist", "&sort=relevanz"), hoechstens: 5 },
  ];
  console.log("Antwortzeiten von GET /api/blog, Median in ms");
  const werte: Messwert[] = [];
  for (const { name, query, hoechstens } of fragen) {
    const zeiten: Record<"klein" | "gross", number[]> = { klein: [], gross: [] };
    for (let runde = 0; runde < runden; runde += 1) {
      zeiten.klein.push(await dauer(`${klein.url}/api/blog?${query(wenige)}`));
      zeiten.gross.push(await dauer(`${gross.url}/api/blog?${query(viele)}`));
    }
    const [mitWenigen, mitVielen] = [median(zeiten.klein), median(zeiten.gross)];
    console.log(`  ${name}: ${mitWenigen.toFixed(2)} mit ${wenige}, ${mitVielen.toFixed(2)} mit ${viele}`);
    werte.push({
      name: `${name}, ${viele / 1000}.000 / ${wenige / 1000}.000 Artikel`,
      wert: mitVielen / mitWenigen,
      einheit: "×",
      ...(hoechstens && { hoechstens }),
    });
  }
  return werte;
}

async function dauer(url: string): Promise<number> {
  const beginn = performance.now();
  const antwort = await fetch(url);
  const { posts } = (await antwort.json()) as { posts?: readonly unknown[] };
  const ms = performance.now() - beginn;
  if (!posts?.length) throw new Error(`${url} antwortet mit ${antwort.status} und ohne Artikel`);
  return ms;
}

/** The cursor behind so many posts. */
async function marke(url: string, anzahl: number): Promise<string> {
  let startAfter = "";
  for (let gelesen = 0; gelesen < anzahl; gelesen += 50) {
    const antwort = await fetch(`${url}/api/blog?limit=50${startAfter && `&startAfter=${startAfter}`}`);
    startAfter = ((await antwort.json()) as { nextCursor: string }).nextCursor;
  }
  return startAfter;
}

const median = (werte: readonly number[]): number =>
  werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;
