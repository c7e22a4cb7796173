import type { Zeile } from "./ergebnis.ts";
import type { Gebuehr } from "./gebuehr.ts";

/** The line of the bill for a fee. */
export function gebuehrenzeile(g: Gebuehr): Zeile {
  const { ansatz, prozent, rahmen, p, sicherheit } = g;
  const erhoehung100 = ansatz ? ansatz.erhoehung100 : (prozent ?? 0);
  return {
    art: "gebuehr",
    position: g.id,
    nr: p.nr,
    norm: g.norm,
    ...(ansatz ? { wert: ansatz.wert, satz100: ansatz.grund100 + ansatz.erhoehung100 } : {}),
    ...(erhoehung100 ? { erhoehung100 } : {}),
    ...(rahmen ? { rahmen } : {}),
    ...(p.anzahl !== undefined && p.anzahl > 1 ? { anzahl: p.anzahl } : {}),
    betrag: g.betrag,
    ...(sicherheit ? { sicherheit } : {}),
    schritte: g.schritte,
  };
}
