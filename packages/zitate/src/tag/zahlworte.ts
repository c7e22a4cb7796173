const einer = [
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
] as const;
const bisNeunzehn = [
  "dreizehn",
  "vierzehn",
  "fünfzehn",
  "sechzehn",
  "siebzehn",
  "achtzehn",
  "neunzehn",
] as const;
const zehner = [
  "zwanzig",
  "dreißig",
  "vierzig",
  "fünfzig",
  "sechzig",
  "siebzig",
  "achtzig",
  "neunzig",
] as const;

/** Words for 1 to 99: „eins“, „einundzwanzig“. */
const zahlworte: ReadonlyMap<string, number> = new Map([
  ...[...einer, ...bisNeunzehn].map((wort, i) => [wort, i + 1] as const),
  ["eins", 1] as const,
  ...zehner.flatMap((wort, i) => [
    [wort, 20 + 10 * i] as const,
    ...einer.slice(0, 9).map((klein, j) => [`${klein}und${wort}`, 21 + 10 * i + j] as const),
  ]),
]);

const besondere: Readonly<Record<string, number>> = {
  erste: 1,
  dritte: 3,
  siebte: 7,
  siebente: 7,
  achte: 8,
};

/** „fünfzehnten“ → 15, „einunddreißigsten“ → 31; nothing where the word is no ordinal of a day. */
export function tagVomWort(wort: string): number | undefined {
  const klein = geschrieben(wort).replace(/[nr]$/, "");
  const zahl = besondere[klein] ?? zahlworte.get(klein.replace(/s?te$/, ""));
  return zahl !== undefined && zahl <= 31 ? zahl : undefined;
}

/** „zweitausendneunzehn“ → 2019, „neunzehnhundertachtundneunzig“ → 1998. */
export function jahrVomWort(wort: string): number | undefined {
  const [, jahrhundert, und] =
    /^(zweitausend|neunzehnhundert)(?:und)?(\p{L}*)$/u.exec(geschrieben(wort)) ?? [];
  if (jahrhundert === undefined) return undefined;
  const rest = und === "" ? 0 : zahlworte.get(und ?? "");
  return rest === undefined ? undefined : (jahrhundert === "zweitausend" ? 2000 : 1900) + rest;
}

const geschrieben = (wort: string): string =>
  wort.toLowerCase().replaceAll("ue", "ü").replaceAll("oe", "ö").replaceAll("dreissig", "dreißig");
