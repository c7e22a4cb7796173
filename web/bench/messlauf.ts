import { availableParallelism } from "node:os";
import { aufraeumen, beiAbbruchAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { haelt, type Messwert, tabellenzeile } from "./messwert.ts";

/** Parts of a measurement named on the command line. */
export const genannt: readonly string[] = process.argv.slice(2);

/** Whether a part is to be measured: without any name, all are. */
export const will = (teil: string): boolean => genannt.length === 0 || genannt.includes(teil);

/**
 * Measures, tidies up, prints what was measured, and ends the process: with code 1 when a bound is broken.
 *
 * @param messen adds its values to the list; returns what it measured with beside this machine
 */
export async function messlauf(messen: (werte: Messwert[]) => Promise<string>): Promise<never> {
  beiAbbruchAufraeumen();
  const werte: Messwert[] = [];
  try {
    const womit = await messen(werte);
    console.log(`\n${availableParallelism()} Kerne, Node ${process.version}, ${womit}`);
  } catch (fehler) {
    console.error(fehler instanceof Error ? fehler.message : fehler);
    werte.push({
      name: "Die Messung ist nicht zu Ende gekommen",
      wert: Number.NaN,
      einheit: "",
      hoechstens: 0,
    });
  } finally {
    await aufraeumen();
  }
  console.log(werte.map(tabellenzeile).join("\n"));
  process.exit(werte.every(haelt) ? 0 : 1);
}
