import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import Holidays from "date-holidays";
import { feiertage } from "../src/orte/feiertage.ts";
import { abwechselnd, median } from "./messen.ts";

const mindestensFach = 20;
const prozesse = 15;
const runden = 60;

/** A year of holidays of München (date-holidays: Bavaria, Catholic municipalities): cold in fresh processes, then warm. */
export function feiertageMessen(): boolean {
  const kalt = Array.from({ length: prozesse }, (_, i) => einProzess(i % 2 === 0 ? "eigene" : "fremde"));
  const kalteEigene = median(kalt.map((m) => m.eigene));
  const kalteFremde = median(kalt.map((m) => m.fremde));
  let verbraucht = 0;
  let jahr = 2000;
  const bereit = new Holidays("DE", "BY", "KATH");
  const warm = abwechselnd(
    runden,
    () => {
      verbraucht += feiertage(naechstesJahr(), { gemeinde: "by-muenchen" }).length;
    },
    () => {
      verbraucht += bereit.getHolidays(naechstesJahr()).length;
    },
  );
  function naechstesJahr(): number {
    jahr = jahr === 2040 ? 2000 : jahr + 1;
    return jahr;
  }
  const kaltFach = kalteFremde / kalteEigene;
  const warmFach = warm.zweite / warm.erste;
  console.log(`Feiertage eines Jahres in München, kalt (Median aus ${prozesse} Prozessen):`);
  console.log(`  eigene ${kalteEigene.toFixed(0)} µs, date-holidays ${kalteFremde.toFixed(0)} µs`);
  console.log(`  ${kaltFach.toFixed(0)}-mal so schnell (mindestens ${mindestensFach})`);
  console.log(`warm, Bibliothek mit fertigem Kalender (Median aus ${runden}):`);
  console.log(`  eigene ${warm.erste.toFixed(1)} µs, date-holidays ${warm.zweite.toFixed(1)} µs`);
  console.log(`  ${warmFach.toFixed(0)}-mal so schnell (mindestens ${mindestensFach})`);
  return verbraucht > 0 && kaltFach >= mindestensFach && warmFach >= mindestensFach;
}

const kaltDatei = fileURLToPath(new URL("./kalt.ts", import.meta.url));

function einProzess(zuerst: "eigene" | "fremde"): { readonly eigene: number; readonly fremde: number } {
  return JSON.parse(execFileSync(process.execPath, [kaltDatei, zuerst], { encoding: "utf8" }));
}
