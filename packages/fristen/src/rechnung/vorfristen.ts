import { vorfristRegel } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { plusMonate, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Dauer, Vorfrist } from "../typen.ts";
import { zaehldauer } from "./dauer.ts";
import { wertVom } from "./fassung.ts";
import { type Kalender, vorherigerWerktag } from "./werktag.ts";

/** What is noted before a plain period, begun on that day, when nothing else is asked for. */
export const standardVorfristen = (am: Tag): readonly Dauer[] => [
  [{ wert: wertVom(vorfristRegel, am).wochen, einheit: "woche" }],
];

/**
 * Reminders of an end: counted back from it, on the working day before where they meet a weekend or holiday. With several
 * places each lies on the earliest of their days (R-ORT): early enough for all of them. Backward periods end before their
 * event, so there no reminder is too early.
 */
export const vorfristenVor = (
  ende: Tag,
  dauern: readonly Dauer[],
  orte: readonly Kalender[],
  ereignis: Tag,
): readonly Vorfrist[] =>
  dauern.map((dauer) => {
    const [erster = () => undefined, ...weitere] = orte;
    const amOrt = (k: Kalender) => zurueck(ende, dauer, k);
    const { rechnerisch, tag } = weitere.map(amOrt).reduce((a, b) => (b.tag < a.tag ? b : a), amOrt(erster));
    return { tag, dauer, rechnerisch, vorEreignis: tag <= ereignis && ereignis <= ende };
  });

function zurueck(
  ende: Tag,
  dauer: Dauer,
  kalender: Kalender,
): { readonly rechnerisch: Tag; readonly tag: Tag } {
  const { monate, tage, werktage } = zaehldauer(dauer);
  let rechnerisch = plusTage(plusMonate(ende, -monate), -tage);
  for (let n = werktage; n > 0; n--) rechnerisch = vorherigerWerktag(plusTage(rechnerisch, -1), kalender);
  return { rechnerisch, tag: vorherigerWerktag(rechnerisch, kalender) };
}
