import { terminsaetze } from "./saetze.ts";
import type { Terminangaben, Terminart } from "./termin.ts";
import { istLetzter, letzterTag } from "./wiederholung.ts";

/** What is wrong, and at which field of call and form. */
export type Terminfehler = { readonly feld: string; readonly satz: string; readonly code: string };

const tagInMinuten = 24 * 60;

/** What of a Termin cannot be; undefined: nothing. */
export function pruefen(art: Terminart, angaben: Terminangaben): Terminfehler | undefined {
  const { titel, tag, von, bis, ort, erinnerung, wiederholung } = angaben;
  if (titel.trim() === "") return { feld: "title", satz: terminsaetze.titelFehlt, code: "titel" };
  if (art === "wiedervorlage" && (von !== null || bis !== null || ort !== ""))
    return { feld: ort === "" ? "from" : "place", satz: terminsaetze.keineUhr, code: "keine-uhr" };
  if (bis !== null && von === null)
    return { feld: "from", satz: terminsaetze.vonFehlt, code: "beginn-fehlt" };
  if (bis !== null && von !== null && bis <= von)
    return { feld: "to", satz: terminsaetze.endeVorBeginn, code: "ende-vor-beginn" };
  if (erinnerung !== null && von === null && erinnerung % tagInMinuten !== 0)
    return { feld: "reminderMinutes", satz: terminsaetze.nurGanzeTage, code: "nur-ganze-tage" };
  if (wiederholung === null) return undefined;
  if (wiederholung.bis !== null && wiederholung.anzahl !== null)
    return { feld: "count", satz: terminsaetze.zweiEnden, code: "zwei-enden" };
  if (wiederholung.bis !== null && wiederholung.bis < tag)
    return { feld: "until", satz: terminsaetze.endeVorTag, code: "ende-vor-tag" };
  if (wiederholung.anzahl !== null && letzterTag(angaben) === null)
    return { feld: "count", satz: terminsaetze.zuLang, code: "zu-lang" };
  if (wiederholung.takt === "monat-letzter" && !istLetzter(tag))
    return { feld: "every", satz: terminsaetze.nichtLetzter, code: "nicht-letzter" };
  return undefined;
}
