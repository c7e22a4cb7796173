import { type KeinErgebnis, type Land, type Tag, tag } from "@gebuehrenportal/recht";
import type { KatalogfristErgebnis } from "./katalog/eingabe.ts";
import type { BekanntgabeErgebnis, Dauer, Einheit, FristErgebnis, Streitpunkt } from "./typen.ts";

export { gut } from "@gebuehrenportal/recht/testing/gut";
export { einheiten } from "./listen.ts";

/** A day written as text. */
export const t = (text: string): Tag => tag(text);

/** A period of one unit. */
export const d = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];

/** Berlin: no holiday but those of the whole country, 8 March and single ones. */
export const be = { ort: { land: "BE" } } as const;

/** A place, and further ones at which the period may be kept, too. */
export const orte = (land: Land, ...weitere: readonly Land[]) => ({
  ort: { land },
  weitereOrte: weitere.map((anderes) => ({ land: anderes })),
});

const falls = (text: string | undefined, vor: string, nach = ""): string =>
  text === undefined ? "" : `${vor}${text}${nach}`;

const weg = (r: FristErgebnis | BekanntgabeErgebnis): string[] => [
  ...r.ausfalltage.map(({ tag, grund, feiertag }) => `frei ${tag} ${grund}${falls(feiertag?.name, " ")}`),
  ...r.schritte.map(
    ({ regel, norm, text, tag, ort, feiertag }) =>
      `${regel} (${norm}) ${text}${falls(tag, " → ")}${falls(ort, " @ ")}${falls(feiertag?.name, " # ")}`,
  ),
];
const zuWissen = (r: FristErgebnis | BekanntgabeErgebnis): string[] => [
  ...r.streitpunkte.map(streitzeile),
  ...r.vermerke.map(
    ({ art, norm, feld, text }) => `${art}${falls(norm, " (", ")")}${falls(feld, " [", "]")} ${text}`,
  ),
];
const streitzeile = ({ regel, norm, frueher, spaeter, gewaehlt, frage, quellen }: Streitpunkt): string =>
  `streitig ${regel} (${norm}) ${frueher} oder ${spaeter}, gewählt ${gewaehlt}: ${frage} [${quellen.join("; ")}]`;

/** All that a reader of a result gets, line by line, but for versions and sources. */
export function protokoll(r: FristErgebnis | KeinErgebnis): readonly string[] {
  if (r.art !== "ergebnis") return fehlerzeilen(r);
  const kopf = [r.rechnerischesEnde, r.ende, r.sichererTag].join(" / ");
  return [
    `${r.regime} ${r.richtung} ab ${r.ereignisAm}: ${kopf}${falls(r.uhrzeit, " um ")}; ${r.sicherheit}, ${r.fassung.regel}`,
    ...weg(r),
    ...r.zwischentage.map(({ name, tag, text }) => `${name} ${tag} ${text}`),
    ...zuWissen(r),
    ...r.vorfristen.map(
      (v) => `Vorfrist ${v.tag} (${v.rechnerisch})${v.vorEreignis ? " vor dem Ereignis" : ""}`,
    ),
    r.fassungen.map(({ regel }) => regel).join(" "),
  ];
}

/** All that a reader of a service or notification gets, line by line, but for versions and sources. */
export function bekanntgabeprotokoll(r: BekanntgabeErgebnis | KeinErgebnis): readonly string[] {
  if (r.art !== "ergebnis") return fehlerzeilen(r);
  return [
    `${r.fiktionAm} / ${r.am}; ${r.sicherheit}, ${r.fassung.regel}`,
    ...weg(r),
    ...zuWissen(r),
    r.fassungen.map(({ regel }) => regel).join(" "),
  ];
}

/** All that a reader of a deadline of the catalogue gets: its entry, then what `protokoll` tells. */
export function katalogprotokoll(r: KatalogfristErgebnis | KeinErgebnis): readonly string[] {
  if (r.art !== "ergebnis") return fehlerzeilen(r);
  const { id, name, norm, gebiet } = r.eintrag;
  return [
    `${id} ${name} (${norm}) ${gebiet}${r.notfrist ? ", Notfrist" : ""}${r.bestaetigung ? ", zu bestätigen" : ""}`,
    ...(r.andereFassung ? [`${r.andereFassung.gilt}: ${r.andereFassung.ende}`] : []),
    ...protokoll(r),
  ];
}

/** A calculation read by `protokoll`. */
export const protokolliert =
  <A extends readonly unknown[]>(rechnung: (...angaben: A) => FristErgebnis | KeinErgebnis) =>
  (...angaben: A) =>
    protokoll(rechnung(...angaben));

const fehlerzeilen = ({ grund, norm, feld }: KeinErgebnis): readonly string[] => [
  `${grund} (${norm}) [${feld ?? ""}]`,
];
