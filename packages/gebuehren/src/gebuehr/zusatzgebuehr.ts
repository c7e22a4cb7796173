import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, euro } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";
import { nummerAmStichtag } from "./nummer-am-stichtag.ts";
import { nachSatz } from "./satzgebuehr.ts";

/** Nr. 1010 VV: 0,3 from the value, or the frame of the Terminsgebühr raised by 30 percent, in matters of part 3 VV. */
export function zusatzgebuehr(auftrag: Auftrag<Extract<VvWert, { art: "zusatzgebuehr" }>>): Betrag {
  const { s, p, wert, feld, nummer, gebuehrVon } = auftrag;
  const { norm } = nummer.werte;
  const termine = s.a.positionen.filter(
    (q) => q.nr.startsWith("3") && nummerAmStichtag(s, q.nr, feld).gebuehrenart === "termin",
  );
  if (termine.length === 0) {
    kein(
      "Nr. 1010 VV setzt eine Terminsgebühr nach Teil 3 VV in derselben Angelegenheit voraus.",
      norm,
      `${feld}.nr`,
    );
  }
  const genannt = typeof p.bezug === "object" ? p.bezug.nr : p.bezug;
  const gewaehlt =
    (genannt === undefined
      ? termine[0]
      : termine.find((q) => (q.id ?? q.nr) === genannt || q.nr === genannt)) ??
    kein(
      `Eine Terminsgebühr „${genannt}“ nach Teil 3 VV gibt es in dieser Angelegenheit nicht.`,
      norm,
      `${feld}.bezug`,
    );
  const basis = gebuehrVon(s, gewaehlt, feld);
  if (basis.ansatz) return nachSatz(auftrag, p.satz100 ?? wert.satz100, basis.ansatz.wert);
  const betrag = anteil(basis.betrag, wert.rahmenProzent, 100);
  return {
    betrag,
    schritte: [{ text: `Rahmen erhöht um ${wert.rahmenProzent} %: aus ${euro(basis.betrag)}`, norm, betrag }],
  };
}
