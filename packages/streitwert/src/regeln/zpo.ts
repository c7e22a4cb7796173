import { wiederkehrendeNutzungen } from "@gebuehrenportal/gesetze/zpo/paragraph-9.ts";
import { wertregeln } from "@gebuehrenportal/gesetze/zpo/werte.ts";
import { anteil, euro, groesser, summe } from "@gebuehrenportal/recht";
import { einfach, feld, hoechstens, moeglich, type Regelwerk, regelwerk, schritt } from "../regelwerk.ts";

/** §§ 6, 7, 9 ZPO: value for jurisdiction, by § 48 Abs. 1 GKG for the fees, too. */
export const zpo: readonly Regelwerk[] = [
  regelwerk(
    "zpo",
    wertregeln,
    {
      id: "besitz",
      titel: "Besitz oder Eigentum an einer Sache",
      norm: "§ 6 Satz 1 ZPO",
      gebiet: "zivil",
      felder: [feld("sachwert", "Wert der Sache")],
    },
    (a) => einfach(a.geld("sachwert"), "Wert der Sache", "§ 6 Satz 1 ZPO"),
  ),
  regelwerk(
    "zpo",
    wertregeln,
    {
      id: "pfandrecht",
      titel: "Sicherstellung oder Pfandrecht",
      norm: "§ 6 ZPO",
      gebiet: "zivil",
      felder: [feld("forderung", "Gesicherte Forderung"), moeglich("pfandwert", "Wert des Pfandes")],
    },
    (angaben) => {
      const r = einfach(angaben.geld("forderung"), "Betrag der Forderung", "§ 6 Satz 1 ZPO");
      const pfand = angaben.geldOderNichts("pfandwert");
      return pfand === undefined ? r : hoechstens(r, pfand, "§ 6 Satz 2 ZPO");
    },
  ),
  regelwerk(
    "zpo",
    wertregeln,
    {
      id: "grunddienstbarkeit",
      titel: "Grunddienstbarkeit",
      norm: "§ 7 ZPO",
      gebiet: "zivil",
      felder: [
        feld("vorteil", "Wert für das herrschende Grundstück"),
        feld("nachteil", "Wertminderung des dienenden Grundstücks"),
      ],
    },
    (a) => einfach(groesser(a.geld("vorteil"), a.geld("nachteil")), "Der höhere Betrag", "§ 7 ZPO"),
  ),
  regelwerk(
    "zpo",
    wiederkehrendeNutzungen,
    {
      id: "wiederkehrend",
      titel: "Wiederkehrende Nutzungen oder Leistungen",
      norm: "§ 9 ZPO",
      gebiet: "zivil",
      felder: [
        feld("jahresbetrag", "Jahresbetrag"),
        moeglich("gesamtbetrag", "Gesamtbetrag der künftigen Bezüge bei bestimmter Dauer"),
        moeglich("rueckstaende", "Rückstände bei Einreichung"),
      ],
    },
    (angaben, werte) => {
      const wert = anteil(angaben.geld("jahresbetrag"), werte.monate, 12);
      const gesamt = angaben.geldOderNichts("gesamtbetrag");
      const r = einfach(
        wert,
        `Dreieinhalbfacher Jahresbetrag von ${euro(angaben.geld("jahresbetrag"))}`,
        "§ 9 Satz 1 ZPO",
      );
      const begrenzt = gesamt === undefined ? r : hoechstens(r, gesamt, "§ 9 Satz 2 ZPO");
      const rueckstand = angaben.geld("rueckstaende");
      if (rueckstand === 0) return begrenzt;
      const zusammen = summe([begrenzt.wert, rueckstand]);
      return {
        wert: zusammen,
        schritte: [
          ...begrenzt.schritte,
          schritt(`Rückstände ${euro(rueckstand)} hinzugerechnet`, "§ 5 ZPO", zusammen),
        ],
      };
    },
  ),
];
