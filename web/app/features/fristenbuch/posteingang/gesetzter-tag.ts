import { feiertagAm } from "@gebuehrenportal/fristen/feiertage";
import { datum, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** Why nobody works on a day: Saturday, Sunday, a holiday of the whole country. */
function frei(tag: Tag): string | undefined {
  const tagname = wochentage[wochentag(tag) - 1];
  if (wochentag(tag) > 5) return tagname;
  return feiertagAm(tag, {})?.name;
}

/**
 * What stands out about a last day that a letter names: „Das ist ein Sonntag; der nächste Werktag ist Montag, 06.09.2027.“
 * Holidays of single Länder are left to whoever books. `undefined`: nothing.
 */
export function tagessatz(tag: Tag): string | undefined {
  const grund = frei(tag);
  if (grund === undefined) return undefined;
  let naechster = plusTage(tag, 1);
  while (frei(naechster) !== undefined) naechster = plusTage(naechster, 1);
  const anfang = wochentag(tag) > 5 ? `Das ist ein ${grund}` : `Das ist ein Feiertag (${grund})`;
  return `${anfang}; der nächste Werktag ist ${wochentage[wochentag(naechster) - 1]}, ${datum(naechster)}.`;
}
