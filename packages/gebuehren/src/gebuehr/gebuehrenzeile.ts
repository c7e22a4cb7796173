import type { Zeile } from "../ergebnis.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { angewandteNummern, nummernnorm } from "./nummern.ts";
import { zusatz100 } from "./wertgebuehr.ts";

/** The line of the bill for a fee. */
export function gebuehrenzeile(gebuehr: Gebuehr): Zeile {
  const { ansatz, prozent, rahmen, p, sicherheit } = gebuehr;
  const erhoehung100 = ansatz ? zusatz100(ansatz) : (prozent ?? 0);
  const nummern = angewandteNummern(gebuehr);
  const teilweise = ansatz && erhoehung100 > 0 && ansatz.gemeinsam < ansatz.wert;
  const norm = nummernnorm(nummern, gebuehr.norm);
  const { betrag, schritte } = gebuehr;
  const kopf = { art: "gebuehr" as const, position: gebuehr.id, nr: p.nr, nummern, norm };
  // Most lines are these; each spread into a literal costs as much as the rest of it.
  if (ansatz && !erhoehung100 && !rahmen && !sicherheit && !((p.anzahl ?? 1) > 1))
    return { ...kopf, wert: ansatz.wert, satz100: ansatz.grund100, betrag, schritte };
  return {
    ...kopf,
    ...(ansatz ? { wert: ansatz.wert, satz100: ansatz.grund100 + erhoehung100 } : {}),
    ...(erhoehung100 ? { erhoehung100 } : {}),
    ...(teilweise ? { gemeinsamerWert: ansatz.gemeinsam } : {}),
    ...(rahmen ? { rahmen } : {}),
    ...(p.anzahl !== undefined && p.anzahl > 1 ? { anzahl: p.anzahl } : {}),
    betrag,
    ...(sicherheit ? { sicherheit } : {}),
    schritte,
  };
}
