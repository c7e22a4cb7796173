/**
 * One fresh process: the very first year of holidays of one place, once by this package and once by date-holidays. Prints both in
 * microseconds. `argv[2]` says who begins, so that neither always runs on the colder machine.
 */
import Holidays from "date-holidays";
import { feiertage } from "../src/orte/feiertage.ts";

const jahr = 2026;

const mikrosekunden = (aufgabe: () => number): number => {
  const beginn = process.hrtime.bigint();
  const anzahl = aufgabe();
  const dauer = Number(process.hrtime.bigint() - beginn) / 1000;
  if (anzahl < 13) throw new Error(`Nur ${anzahl} Feiertage`);
  return dauer;
};
const eigene = () => mikrosekunden(() => feiertage(jahr, { gemeinde: "by-muenchen" }).length);
const fremde = () => mikrosekunden(() => new Holidays("DE", "BY", "KATH").getHolidays(jahr).length);

const zuerst = process.argv[2] === "fremde" ? fremde() : eigene();
const danach = process.argv[2] === "fremde" ? eigene() : fremde();
const ergebnis =
  process.argv[2] === "fremde" ? { eigene: danach, fremde: zuerst } : { eigene: zuerst, fremde: danach };
process.stdout.write(JSON.stringify(ergebnis));
