import { kanzleirolleAus, rollenname } from "../kanzleirolle.ts";
import type { Vorgang } from "./vorgang-store.server.ts";

/** One line of the log of a team. */
export type Verlaufszeile = { readonly id: number; readonly am: string; readonly text: string };

/** Names by id of those accounts that still exist. */
type Namen = Readonly<Record<string, string>>;

/** What has happened, as people read it. */
export function verlaufszeile({ id, am, art, von, betrifft, angabe }: Vorgang, namen: Namen): Verlaufszeile {
  const name = (konto: string | null) => (konto && namen[konto]) || "ein gelöschtes Konto";
  const handelnder = name(von);
  const wen = angabe || name(betrifft);
  const rolle = kanzleirolleAus(angabe);
  const saetze: Readonly<Record<Vorgang["art"], string>> = {
    eingeladen: `${handelnder} hat ${wen} eingeladen`,
    "einladung-erneut": `${handelnder} hat die Einladung an ${wen} erneut gesendet`,
    "einladung-zurueckgenommen": `${handelnder} hat die Einladung an ${wen} zurückgenommen`,
    beigetreten: `${handelnder} ist dem Team beigetreten`,
    verlassen: `${handelnder} hat das Team verlassen`,
    entfernt: `${handelnder} hat ${name(betrifft)} aus dem Team entfernt`,
    "rolle-geaendert": `${handelnder} hat die Funktion geändert, ${name(betrifft)}: ${rolle ? rollenname(rolle) : angabe}`,
    "name-geaendert": `${handelnder} hat das Team „${angabe}“ genannt`,
    "leitung-angeboten": `${handelnder} hat ${name(betrifft)} die Leitung angeboten`,
    "leitung-zurueckgenommen": `${handelnder} hat das Angebot der Leitung zurückgenommen`,
    "leitung-abgelehnt": `${handelnder} hat die Leitung abgelehnt`,
    "leitung-uebergeben": `${handelnder} hat die Leitung von ${name(betrifft)} übernommen`,
    "faktor-noetig": `${handelnder} verlangt die Bestätigung in zwei Schritten`,
    "faktor-freiwillig": `${handelnder} stellt die Bestätigung in zwei Schritten frei`,
  };
  return { id, am: am.toISOString(), text: saetze[art] };
}
