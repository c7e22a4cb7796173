import { type Platz, platzVon, tagAm } from "./kalender.ts";
import { nachgetragenAm } from "./nachtraege.ts";
import type { Pruefort } from "./pruefort.ts";
import { type Prueffeiertag, prueffeiertage } from "./tabellen.ts";

/**
 * Full moons of spring by the golden number (year modulo 19, plus 1), as the table of the Gregorian calendar for
 * 1900–2199 prints them; Easter is the Sunday after. `src/` counts Easter by a formula.
 */
const vollmonde = [
  "04-14",
  "04-03",
  "03-23",
  "04-11",
  "03-31",
  "04-18",
  "04-08",
  "03-28",
  "04-16",
  "04-05",
  "03-25",
  "04-13",
  "04-02",
  "03-22",
  "04-10",
  "03-30",
  "04-17",
  "04-07",
  "03-27",
];

/** Easter Sunday. */
export function ostersonntag(jahr: number): Platz {
  let p = platzVon(`${jahr}-${vollmonde[jahr % 19]}`) + 1;
  while (tagAm(p).wochentag !== 7) p += 1;
  return p;
}

function faelltAuf({ wann }: Pick<Prueffeiertag, "wann">, jahr: number): Platz {
  if (typeof wann === "number") return ostersonntag(jahr) + wann;
  if (!wann.startsWith("mittwoch-vor-")) return platzVon(`${jahr}-${wann}`);
  let p = platzVon(`${jahr}-${wann.slice("mittwoch-vor-".length)}`) - 1;
  while (tagAm(p).wochentag !== 3) p -= 1;
  return p;
}

const gilt = (f: Prueffeiertag, jahr: number): boolean =>
  (f.ab === undefined || jahr >= f.ab) && (f.nur === undefined || f.nur.includes(jahr));

function istFeiertagIn(f: Prueffeiertag, { land, oertlich }: Pruefort): boolean {
  if (land === "EuGH") return f.eugh === true;
  if (f.oertlich) return oertlich.includes(f.id);
  return f.laender === "alle" || (land !== undefined && f.laender.includes(land));
}

/** Days of a year that are holidays by what was typed after the lists were made. */
export function nachgetragene({ land }: Pruefort, jahr: number): readonly Platz[] {
  if (land === undefined || land === "EuGH") return [];
  return nachgetragenAm(land, `${jahr}-12-31`).flatMap(({ am, wann }) => {
    const platz = wann === undefined ? undefined : faelltAuf({ wann }, jahr);
    return platz !== undefined && tagAm(platz).iso >= am ? [platz] : [];
  });
}

const anJedem = ([erster = new Set<Platz>(), ...weitere]: readonly ReadonlySet<Platz>[]) =>
  new Set([...erster].filter((p) => weitere.every((tage) => tage.has(p))));

const gemerkt = new Map<string, ReadonlySet<Platz>>();

/** Days of a year that are holidays at a place; `ohne` leaves one holiday out (planted errors). */
export function feiertageAm(ort: Pruefort, jahr: number, ohne = ""): ReadonlySet<Platz> {
  if (ort.sitze) return anJedem(ort.sitze.map((sitz) => feiertageAm(sitz, jahr, ohne)));
  const schluessel = `${ort.land}/${ort.oertlich.join()}/${jahr}/${ohne}`;
  const schon = gemerkt.get(schluessel);
  if (schon !== undefined) return schon;
  const tage = new Set(
    prueffeiertage
      .filter((f) => f.id !== ohne && gilt(f, jahr))
      .filter((f) => istFeiertagIn(f, ort))
      .map((f) => faelltAuf(f, jahr)),
  );
  for (const platz of nachgetragene(ort, jahr)) tage.add(platz);
  gemerkt.set(schluessel, tage);
  return tage;
}
