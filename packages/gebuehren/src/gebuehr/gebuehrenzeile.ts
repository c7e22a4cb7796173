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
  return {
    art: "gebuehr",
    position: gebuehr.id,
    nr: p.nr,
    nummern,
    norm: nummernnorm(nummern, gebuehr.norm),
    ...(ansatz ? { wert: ansatz.wert, satz100: ansatz.grund100 + erhoehung100 } : {}),
    ...(erhoehung100 ? { erhoehung100 } : {}),
    ...(teilweise ? { gemeinsamerWert: ansatz.gemeinsam } : {}),
    ...(rahmen ? { rahmen } : {}),
    ...(p.anzahl !== undefined && p.anzahl > 1 ? { anzahl: p.anzahl } : {}),
    betrag: gebuehr.betrag,
    ...(sicherheit ? { sicherheit } : {}),
    schritte: gebuehr.schritte,
  };
}
