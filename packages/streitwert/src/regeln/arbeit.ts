import { wiederkehrendeLeistungen } from "@gebuehrenportal/gesetze/gkg/paragraph-42.ts";
import { anteil, euro, summe } from "@gebuehrenportal/recht";
import type { Leser } from "../angaben.ts";
import {
  einfach,
  feld,
  hoechstens,
  moeglich,
  type Rechnung,
  type Regelwerk,
  regelwerk,
  schritt,
} from "../regelwerk.ts";

/** § 42 GKG: employment and recurring benefits of public and private service. */
export const arbeit: readonly Regelwerk[] = [
  regelwerk(
    "gkg",
    wiederkehrendeLeistungen,
    {
      id: "kuendigung",
      titel: "Bestehen oder Kündigung eines Arbeitsverhältnisses",
      norm: "§ 42 Abs. 2 Satz 1 GKG",
      gebiet: "arbeit",
      felder: [
        feld("monatsverguetung", "Bruttomonatsvergütung"),
        moeglich("streitigeMonate", "Nur so viele Monate streitig", "zahl"),
        moeglich("abfindung", "Abfindung im Vergleich"),
      ],
    },
    (angaben, werte) => {
      const monate = Math.min(werte.bestandMonate, angaben.zahl("streitigeMonate") ?? werte.bestandMonate);
      const norm = "§ 42 Abs. 2 Satz 1 GKG";
      const r = einfach(
        anteil(angaben.geld("monatsverguetung"), monate, 1),
        `${monate} × ${euro(angaben.geld("monatsverguetung"))}`,
        norm,
      );
      if (angaben.geld("abfindung") === 0) return r;
      const text = `Abfindung ${euro(angaben.geld("abfindung"))} wird nicht hinzugerechnet`;
      return { ...r, schritte: [...r.schritte, schritt(text, "§ 42 Abs. 2 Satz 1 Halbsatz 2 GKG", r.wert)] };
    },
  ),
  regelwerk(
    "gkg",
    wiederkehrendeLeistungen,
    {
      id: "eingruppierung",
      titel: "Eingruppierung",
      norm: "§ 42 Abs. 2 Satz 2 GKG",
      gebiet: "arbeit",
      felder: [
        feld("monatsdifferenz", "Unterschied der Vergütung im Monat"),
        moeglich("gesamtbetrag", "Gesamtbetrag der geforderten Leistungen"),
      ],
    },
    (a, w) => leistungen(a, "monatsdifferenz", w.eingruppierungMonate, "§ 42 Abs. 2 Satz 2 GKG"),
  ),
  regelwerk(
    "gkg",
    wiederkehrendeLeistungen,
    {
      id: "wiederkehrend-dienst",
      titel: "Wiederkehrende Leistungen: Dienstverhältnis, Arbeitnehmer, Sozialgericht",
      norm: "§ 42 Abs. 1, 3 GKG",
      gebiet: "arbeit",
      felder: [
        feld("monatsbetrag", "Leistung im Monat"),
        moeglich("gesamtbetrag", "Gesamtbetrag der geforderten Leistungen"),
        moeglich("rueckstaende", "Bei Einreichung fällige Beträge"),
        moeglich("arbeitsgericht", "Verfahren vor den Gerichten für Arbeitssachen", "schalter"),
      ],
    },
    (angaben, werte) => {
      const r = leistungen(angaben, "monatsbetrag", werte.leistungMonate, "§ 42 Abs. 1 GKG");
      const rueckstand = angaben.geld("rueckstaende");
      if (rueckstand === 0) return r;
      if (angaben.an("arbeitsgericht")) {
        const text = `Fällige ${euro(rueckstand)} werden nicht hinzugerechnet`;
        return {
          ...r,
          schritte: [...r.schritte, schritt(text, "§ 42 Abs. 3 Satz 1 Halbsatz 2 GKG", r.wert)],
        };
      }
      const zusammen = summe([r.wert, rueckstand]);
      return {
        wert: zusammen,
        schritte: [
          ...r.schritte,
          schritt(`Fällige ${euro(rueckstand)} hinzugerechnet`, "§ 42 Abs. 3 GKG", zusammen),
        ],
      };
    },
  ),
];

function leistungen(angaben: Leser, betrag: string, monate: number, norm: string): Rechnung {
  const r = einfach(
    anteil(angaben.geld(betrag), monate, 1),
    `${monate} × ${euro(angaben.geld(betrag))}`,
    norm,
  );
  const gesamt = angaben.geldOderNichts("gesamtbetrag");
  return gesamt === undefined ? r : hoechstens(r, gesamt, norm);
}
