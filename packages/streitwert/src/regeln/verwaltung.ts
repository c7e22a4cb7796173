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
function grenzen(rechnung: Rechnung, angaben: Leser, werte: Werte): Rechnung {
  const norm = (nr: number) => `§ 52 Abs. 4 Nr. ${nr} GKG`;
  switch (angaben.wahl("verfahren")) {
    case "finanz":
      return mindestens(rechnung, werte.finanzMindestens, norm(1));
    case "sozial":
      return hoechstens(rechnung, werte.sozialHoechstens, norm(2));
    case "vermoegensgesetz":
      return hoechstens(rechnung, werte.vermoegensgesetzHoechstens, norm(3));
    case "pflegeberufe":
      return hoechstens(rechnung, werte.pflegeberufeHoechstens, norm(4));
    default:
      return rechnung;
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
    (angaben, werte) =>
      grenzen(
        einfach(angaben.geld("bedeutung"), "Bedeutung der Sache nach Ermessen", "§ 52 Abs. 1 GKG"),
        angaben,
        werte,
      ),
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
    (angaben, werte) => {
      const personen = angaben.zahl("personen") ?? 1;
      const r = einfach(werte.auffang, "Keine genügenden Anhaltspunkte: Auffangwert", "§ 52 Abs. 2 GKG");
      if (personen === 1) return r;
      const wert = cent(werte.auffang * personen);
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
    (angaben, werte) => {
      const betrag = angaben.geld("betrag");
      const kuenftig = angaben.geld("kuenftig");
      const grund = einfach(betrag, "Höhe der Geldleistung", "§ 52 Abs. 3 Satz 1 GKG");
      if (kuenftig === 0) return grenzen(grund, angaben, werte);
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
      return grenzen(
        hoechstens(mit, cent(betrag * werte.zukunftFaches), "§ 52 Abs. 3 Satz 2 GKG"),
        angaben,
        werte,
      );
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
    (angaben, werte) => {
      const viertel = angaben.an("lebenszeit") ? werte.beamte.lebenszeit : werte.beamte.uebrige;
      const norm = `§ 52 Abs. 6 Satz 1 Nr. ${angaben.an("lebenszeit") ? 1 : 2} GKG`;
      const bezuege = angaben.geld("jahresbezuege");
      const r = einfach(
        anteil(bezuege, viertel, 4),
        viertel === 4 ? "Bezüge eines Kalenderjahres" : "Hälfte der Bezüge eines Kalenderjahres",
        norm,
      );
      if (!angaben.an("amt")) return r;
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
    (angaben, werte) => {
      const verkehrswert = angaben.geldOderNichts("verkehrswert");
      if (verkehrswert !== undefined)
        return einfach(verkehrswert, "Festgesetzter Verkehrswert", "§ 54 Abs. 1 Satz 1 GKG");
      const steuerwert = angaben.geldOderNichts("steuerwert");
      if (steuerwert === undefined) {
        return {
          art: "kein-ergebnis",
          grund: "Ein Wert fehlt.",
          norm: "§ 54 Abs. 1 GKG",
          feld: "angaben.verkehrswert",
        };
      }
      return einfach(steuerwert, `Kein Wert festgesetzt: ${werte.ersatz}`, "§ 54 Abs. 1 Satz 2 GKG");
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
    (angaben) => {
      const forderung = angaben.geldOderNichts("forderung");
      const masse = angaben.geld("masse");
      if (forderung === undefined)
        return einfach(masse, "Wert der Insolvenzmasse bei Beendigung", "§ 58 Abs. 1 GKG");
      return forderung <= masse
        ? einfach(forderung, "Forderung des Gläubigers", "§ 58 Abs. 2 GKG")
        : einfach(masse, "Geringer als die Forderung: Insolvenzmasse", "§ 58 Abs. 2 GKG");
    },
  ),
];
