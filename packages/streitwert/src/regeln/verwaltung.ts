import { insolvenz, oeffentlich, versteigerung } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { anteil, cent, euro, summe } from "@gebuehrenportal/recht";
import type { Leser } from "../angaben.ts";
import {
  abEinem,
  einfach,
  feld,
  hoechstens,
  mindestens,
  moeglich,
  type Rechnung,
  type Regelwerk,
  regelwerk,
  schritt,
} from "../regelwerk.ts";

const zweig = moeglich("verfahren", "Gericht", "wahl", {
  vorgabe: "verwaltung",
  wahl: [
    { wert: "verwaltung", titel: "Verwaltungsgericht" },
    { wert: "finanz", titel: "Finanzgericht" },
    { wert: "kindergeld", titel: "Finanzgericht, Kindergeld oder § 155 Satz 2 FGO" },
    { wert: "sozial", titel: "Sozialgericht oder Krankenhausfinanzierungsgesetz" },
    { wert: "vermoegensgesetz", titel: "Verwaltungsgericht, Vermögensgesetz" },
    { wert: "pflegeberufe", titel: "§ 36 Abs. 6 Satz 1 Pflegeberufegesetz" },
  ],
});

type Werte = (typeof oeffentlich.fassungen)[number]["wert"];

/** § 52 Abs. 4 GKG: floor of the finance courts, caps of the others. */
function grenzen(r: Rechnung, a: Leser, w: Werte): Rechnung {
  const norm = (nr: number) => `§ 52 Abs. 4 Nr. ${nr} GKG`;
  switch (a.wahl("verfahren")) {
    case "finanz":
      return mindestens(r, w.finanzMindestens, norm(1));
    case "sozial":
      return hoechstens(r, w.sozialHoechstens, norm(2));
    case "vermoegensgesetz":
      return hoechstens(r, w.vermoegensgesetzHoechstens, norm(3));
    case "pflegeberufe":
      return hoechstens(r, w.pflegeberufeHoechstens, norm(4));
    default:
      return r;
  }
}

/** Administrative, finance and social courts; forced sale and insolvency. */
export const verwaltung: readonly Regelwerk[] = [
  regelwerk(
    "gkg",
    oeffentlich,
    {
      id: "bedeutung",
      titel: "Bedeutung der Sache",
      norm: "§ 52 Abs. 1 GKG",
      gebiet: "verwaltung",
      felder: [feld("bedeutung", "Bedeutung der Sache für den Kläger"), zweig],
    },
    (a, w) =>
      grenzen(einfach(a.geld("bedeutung"), "Bedeutung der Sache nach Ermessen", "§ 52 Abs. 1 GKG"), a, w),
  ),
  regelwerk(
    "gkg",
    oeffentlich,
    {
      id: "auffangwert",
      titel: "Auffangwert",
      norm: "§ 52 Abs. 2 GKG",
      gebiet: "verwaltung",
      felder: [moeglich("personen", "Zahl der Kläger mit eigenem Anspruch", "zahl", abEinem)],
    },
    (a, w) => {
      const personen = a.zahl("personen") ?? 1;
      const r = einfach(w.auffang, "Keine genügenden Anhaltspunkte: Auffangwert", "§ 52 Abs. 2 GKG");
      if (personen === 1) return r;
      const wert = cent(w.auffang * personen);
      return {
        wert,
        schritte: [...r.schritte, schritt(`${personen} Personen zusammengerechnet`, "§ 39 Abs. 1 GKG", wert)],
      };
    },
  ),
  regelwerk(
    "gkg",
    oeffentlich,
    {
      id: "geldleistung",
      titel: "Bezifferte Geldleistung oder Bescheid darüber",
      norm: "§ 52 Abs. 3, 4 GKG",
      gebiet: "verwaltung",
      felder: [
        feld("betrag", "Betrag der Geldleistung"),
        moeglich("kuenftig", "Offensichtlich absehbare Auswirkungen auf künftige Leistungen"),
        zweig,
      ],
    },
    (a, w) => {
      const betrag = a.geld("betrag");
      const kuenftig = a.geld("kuenftig");
      const grund = einfach(betrag, "Höhe der Geldleistung", "§ 52 Abs. 3 Satz 1 GKG");
      if (kuenftig === 0) return grenzen(grund, a, w);
      const zusammen = summe([betrag, kuenftig]);
      const mit = {
        wert: zusammen,
        schritte: [
          ...grund.schritte,
          schritt(
            `Künftige Auswirkungen ${euro(kuenftig)} hinzugerechnet`,
            "§ 52 Abs. 3 Satz 2 GKG",
            zusammen,
          ),
        ],
      };
      return grenzen(hoechstens(mit, cent(betrag * w.zukunftFaches), "§ 52 Abs. 3 Satz 2 GKG"), a, w);
    },
  ),
  regelwerk(
    "gkg",
    oeffentlich,
    {
      id: "beamtenstatus",
      titel: "Begründung oder Ende eines Dienst- oder Amtsverhältnisses",
      norm: "§ 52 Abs. 6 GKG",
      gebiet: "verwaltung",
      felder: [
        feld("jahresbezuege", "Bezüge des laufenden Kalenderjahres", "geld", {
          hilfe: "ohne nicht ruhegehaltfähige Zulagen und ohne familienbezogene Teile",
        }),
        moeglich("lebenszeit", "Dienstverhältnis auf Lebenszeit", "schalter"),
        moeglich("amt", "Nur anderes Amt oder Zeitpunkt des Ruhestands", "schalter"),
      ],
    },
    (a, w) => {
      const viertel = a.an("lebenszeit") ? w.beamte.lebenszeit : w.beamte.uebrige;
      const norm = `§ 52 Abs. 6 Satz 1 Nr. ${a.an("lebenszeit") ? 1 : 2} GKG`;
      const bezuege = a.geld("jahresbezuege");
      const r = einfach(
        anteil(bezuege, viertel, 4),
        viertel === 4 ? "Bezüge eines Kalenderjahres" : "Hälfte der Bezüge eines Kalenderjahres",
        norm,
      );
      if (!a.an("amt")) return r;
      const wert = anteil(bezuege, viertel, 8);
      return { wert, schritte: [...r.schritte, schritt("Davon die Hälfte", "§ 52 Abs. 6 Satz 4 GKG", wert)] };
    },
  ),
  regelwerk(
    "gkg",
    versteigerung,
    {
      id: "zwangsversteigerung",
      titel: "Zwangsversteigerung",
      norm: "§ 54 Abs. 1 GKG",
      gebiet: "verfahren",
      felder: [
        moeglich("verkehrswert", "Festgesetzter Verkehrswert (§ 74a Abs. 5 ZVG)"),
        moeglich("steuerwert", "Grundsteuerwert, bis 31.05.2025 Einheitswert"),
      ],
    },
    (a, w) => {
      const verkehrswert = a.geldOderNichts("verkehrswert");
      if (verkehrswert !== undefined)
        return einfach(verkehrswert, "Festgesetzter Verkehrswert", "§ 54 Abs. 1 Satz 1 GKG");
      const steuerwert = a.geldOderNichts("steuerwert");
      if (steuerwert === undefined) {
        return {
          art: "kein-ergebnis",
          grund: "Ein Wert fehlt.",
          norm: "§ 54 Abs. 1 GKG",
          feld: "angaben.verkehrswert",
        };
      }
      return einfach(steuerwert, `Kein Wert festgesetzt: ${w.ersatz}`, "§ 54 Abs. 1 Satz 2 GKG");
    },
  ),
  regelwerk(
    "gkg",
    insolvenz,
    {
      id: "insolvenz",
      titel: "Insolvenzverfahren",
      norm: "§ 58 GKG",
      gebiet: "verfahren",
      felder: [
        feld("masse", "Wert der Insolvenzmasse"),
        moeglich("forderung", "Antrag eines Gläubigers: seine Forderung"),
      ],
    },
    (a) => {
      const forderung = a.geldOderNichts("forderung");
      const masse = a.geld("masse");
      if (forderung === undefined)
        return einfach(masse, "Wert der Insolvenzmasse bei Beendigung", "§ 58 Abs. 1 GKG");
      return forderung <= masse
        ? einfach(forderung, "Forderung des Gläubigers", "§ 58 Abs. 2 GKG")
        : einfach(masse, "Geringer als die Forderung: Insolvenzmasse", "§ 58 Abs. 2 GKG");
    },
  ),
];
