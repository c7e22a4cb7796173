import { fiktiveTerminsgebuehr } from "@gebuehrenportal/gesetze/rvg/vv/fiktive-terminsgebuehr.ts";
import { anteil, euro, fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import { bezugsgebuehr } from "./bezugsgebuehr.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";

/** Nr. 3106, 3205, 3213 VV without a hearing: a share of the Verfahrensgebühr without Nr. 1008 VV. */
export function fiktiveGebuehr(auftrag: Auftrag): Betrag | undefined {
  const { s, p, nummer, feld } = auftrag;
  const prozent = fassungAm(fiktiveTerminsgebuehr, s.stichtag)?.wert[nummer.nr];
  if (prozent === undefined) return undefined;
  const { norm } = nummer.werte;
  const basis = bezugsgebuehr({ ...auftrag, nummer: { ...nummer, gebuehrenart: "verfahren" } });
  if (basis.nummer.terminsgebuehr !== nummer.nr) {
    kein(`Nr. ${p.nr} VV kann sich nicht nach Nr. ${basis.p.nr} VV richten.`, norm, `${feld}.bezug`);
  }
  const betrag = anteil(basis.betrag, prozent, 100);
  return {
    betrag,
    schritte: [
      {
        text: `ohne Termin ${prozent} % von ${euro(basis.betrag)} (${basis.norm})`,
        norm: `Nr. ${p.nr} Anm. VV`,
        betrag,
      },
    ],
  };
}
