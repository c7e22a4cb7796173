import { basiszinssaetze } from "@gebuehrenportal/forderung";
import { type Tag, tag } from "@gebuehrenportal/recht";

const erfasst = basiszinssaetze();
if (erfasst.art !== "ergebnis" || erfasst.unbekanntAb === undefined)
  throw new Error("Alle Halbjahre sind erfasst.");

/** First day of the first half-year whose rate is not on record: every announcement moves it. */
export const unbekanntAb: Tag = erfasst.unbekanntAb;

/** First day of the half-year after another one. */
export const halbjahrNach = (ab: Tag): Tag =>
  tag(ab.includes("-01-") ? `${ab.slice(0, 4)}-07-01` : `${Number(ab.slice(0, 4)) + 1}-01-01`);

/** The last half-year on record. */
export const letztes = (() => {
  const zeile = erfasst.zeilen.at(-1);
  if (!zeile) throw new Error("Kein Basiszinssatz ist erfasst.");
  return zeile;
})();
