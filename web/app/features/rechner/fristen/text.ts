import { datum } from "@gebuehrenportal/recht";
import type { Werte } from "../rahmen.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import { dauertext, endesatz, tagLang } from "./tagtext.ts";

/** Name of the matter that was typed; empty where none was. */
export const akteVon = ({ akte = "" }: Werte): string => akte.trim();

/** A deadline in plain lines, for mails and calendars: what, when, why. */
export function fristtext({ titel, frist, eintrag }: Fristauswertung, werte: Werte): string {
  const akte = akteVon(werte);
  return [
    ...(akte === "" ? [] : [`Akte: ${akte}`]),
    `Frist: ${titel}${eintrag ? ` (${eintrag.norm})` : ""}`,
    `Ereignis: ${tagLang(frist.ereignisAm)}`,
    `${endesatz(frist)}: ${tagLang(frist.ende)}${frist.uhrzeit === undefined ? "" : `, ${frist.uhrzeit} Uhr`}`,
    ...(frist.sichererTag === frist.ende ? [] : [`Auf jede Ansicht sicher: ${tagLang(frist.sichererTag)}`]),
    ...frist.vorfristen.map((v) => `Vorfrist (${dauertext(v.dauer)}): ${tagLang(v.tag)}`),
    "",
    "Rechenweg:",
    ...frist.schritte.map((s, i) => `${i + 1}. ${s.text} (${s.norm})`),
    ...frist.streitpunkte.map(
      (p) => `Streitig: ${p.frage} Vertretbar sind der ${datum(p.frueher)} und der ${datum(p.spaeter)}.`,
    ),
    "",
    `Rechenstand ${frist.rechenstand}, Regelstand ${frist.regelstand}. Unverbindliche Berechnung, keine Rechtsberatung.`,
  ].join("\n");
}
