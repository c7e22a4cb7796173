import { kanzleirolleAus, rollenname } from "../kanzleirolle.ts";
import type { Vorgang } from "./vorgang-store.server.ts";

/** One line of the log of a team. */
export type Verlaufszeile = { readonly id: number; readonly am: string; readonly text: string };

/** Names by id of those accounts that still exist. */
type Namen = Readonly<Record<string, string>>;

/** What has happened, as people read it. */
export function verlaufszeile({ id, am, art, von, betrifft, angabe }: Vorgang, namen: Namen): Verlaufszeile {
  const name = (konto: string | null) => (konto && namen[konto]) || "ein gelöschtes Konto";
  const wer = name(von);
  const wen = angabe || name(betrifft);
  const rolle = kanzleirolleAus(angabe);
  const saetze: Readonly<Record<Vorgang["art"], string>> = {
    eingeladen: `${wer} hat ${wen} eingeladen`,
    "einladung-erneut": `${wer} hat die Einladung an ${wen} erneut gesendet`,
    "einladung-zurueckgenommen": `${wer} hat die Einladung an ${wen} zurückgenommen`,
    beigetreten: `${wer} ist dem Team beigetreten`,
    verlassen: `${wer} hat das Team verlassen`,
    entfernt: `${wer} hat ${name(betrifft)} aus dem Team entfernt`,
    "rolle-geaendert": `${wer} hat die Funktion geändert, ${name(betrifft)}: ${rolle ? rollenname(rolle) : angabe}`,
    "name-geaendert": `${wer} hat das Team „${angabe}“ genannt`,
    "leitung-angeboten": `${wer} hat ${name(betrifft)} die Leitung angeboten`,
    "leitung-zurueckgenommen": `${wer} hat das Angebot der Leitung zurückgenommen`,
    "leitung-abgelehnt": `${wer} hat die Leitung abgelehnt`,
    "leitung-uebergeben": `${wer} hat die Leitung von ${name(betrifft)} übernommen`,
    "faktor-noetig": `${wer} verlangt die Bestätigung in zwei Schritten`,
    "faktor-freiwillig": `${wer} stellt die Bestätigung in zwei Schritten frei`,
  };
  return { id, am: am.toISOString(), text: saetze[art] };
}
