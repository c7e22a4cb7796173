import {
  beschlussklage,
  buergerlich,
  eilverfahren,
  vergabe,
  wettbewerb,
} from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { anteil, euro, groesser, keinErgebnis } from "@gebuehrenportal/recht";
import { einfach, feld, hoechstens, moeglich, type Regelwerk, regelwerk, schritt } from "../regelwerk.ts";

/** §§ 48 to 53 GKG: kinds of civil matters with rules of their own. */
export const zivilBesonders: readonly Regelwerk[] = [
  regelwerk(
    "gkg",
    buergerlich,
    {
      id: "ermessen",
      titel: "Sonstige vermögensrechtliche Streitigkeit (freies Ermessen)",
      norm: "§ 48 Abs. 1 GKG, § 3 ZPO",
      gebiet: "zivil",
      felder: [feld("interesse", "Interesse des Klägers")],
    },
    (a) => einfach(a.geld("interesse"), "Interesse des Klägers nach freiem Ermessen", "§ 3 ZPO"),
  ),
  regelwerk(
    "gkg",
    buergerlich,
    {
      id: "verbandsklage",
      titel: "Verbandsklage",
      norm: "§ 48 Abs. 1 Satz 2, 3 GKG",
      gebiet: "zivil",
      felder: [
        feld("interesse", "Interesse"),
        feld("art", "Verfahren", "wahl", {
          wahl: [
            { wert: "unterlassung", titel: "Unterlassungsklagengesetz oder Musterfeststellung" },
            { wert: "abhilfe", titel: "Abhilfe oder Erhöhung des kollektiven Gesamtbetrags" },
          ],
        }),
      ],
    },
    (angaben, werte) => {
      const r = einfach(angaben.geld("interesse"), "Interesse", "§ 3 ZPO");
      if (angaben.wahl("art") === "unterlassung")
        return hoechstens(r, werte.verband, "§ 48 Abs. 1 Satz 2 GKG");
      if (werte.abhilfe === undefined) {
        return keinErgebnis(
          "Abhilfeverfahren gibt es erst seit dem 13.10.2023.",
          "§ 48 Abs. 1 Satz 3 GKG",
          "antragAm",
        );
      }
      return hoechstens(r, werte.abhilfe, "§ 48 Abs. 1 Satz 3 GKG");
    },
  ),
  regelwerk(
    "gkg",
    buergerlich,
    {
      id: "nichtvermoegensrechtlich",
      titel: "Nichtvermögensrechtliche Streitigkeit",
      norm: "§ 48 Abs. 2, 3 GKG",
      gebiet: "zivil",
      felder: [
        feld("ermessen", "Wert nach Umfang, Bedeutung und Verhältnissen der Parteien"),
        moeglich("hergeleitet", "Wert eines daraus hergeleiteten vermögensrechtlichen Anspruchs"),
      ],
    },
    (angaben, werte) => {
      const ermessen = hoechstens(
        einfach(angaben.geld("ermessen"), "Nach Ermessen", "§ 48 Abs. 2 Satz 1 GKG"),
        werte.nichtvermoegensrechtlich,
        "§ 48 Abs. 2 Satz 2 GKG",
      );
      const hergeleitet = angaben.geldOderNichts("hergeleitet");
      if (hergeleitet === undefined) return ermessen;
      const wert = groesser(ermessen.wert, hergeleitet);
      return {
        wert,
        schritte: [
          ...ermessen.schritte,
          schritt("Nur der höhere der beiden Ansprüche", "§ 48 Abs. 3 GKG", wert),
        ],
      };
    },
  ),
  regelwerk(
    "gkg",
    beschlussklage,
    {
      id: "weg-beschlussklage",
      titel: "Beschlussklage nach dem WEG",
      norm: "§ 49 GKG",
      gebiet: "zivil",
      felder: [
        feld("interesseAller", "Interesse aller Wohnungseigentümer"),
        feld("interesseKlaeger", "Interesse des Klägers und der Beigetretenen"),
        moeglich("verkehrswert", "Verkehrswert ihres Wohnungseigentums"),
      ],
    },
    (angaben, werte) => {
      const klaeger = anteil(angaben.geld("interesseKlaeger"), werte.faches10, 10);
      const r = hoechstens(
        einfach(angaben.geld("interesseAller"), "Interesse aller Wohnungseigentümer", "§ 49 Satz 1 GKG"),
        klaeger,
        "§ 49 Satz 2 GKG",
      );
      const verkehrswert = angaben.geldOderNichts("verkehrswert");
      return verkehrswert === undefined ? r : hoechstens(r, verkehrswert, "§ 49 Satz 2 GKG");
    },
  ),
  regelwerk(
    "gkg",
    vergabe,
    {
      id: "vergabe",
      titel: "Beschwerde gegen die Vergabekammer",
      norm: "§ 50 Abs. 2 GKG",
      gebiet: "zivil",
      felder: [feld("auftragssumme", "Bruttoauftragssumme")],
    },
    (angaben, werte) =>
      einfach(
        anteil(angaben.geld("auftragssumme"), werte.prozent, 100),
        `${werte.prozent} % von ${euro(angaben.geld("auftragssumme"))}`,
        "§ 50 Abs. 2 GKG",
      ),
  ),
  regelwerk(
    "gkg",
    wettbewerb,
    {
      id: "wettbewerb",
      titel: "Unlauterer Wettbewerb",
      norm: "§ 51 Abs. 2, 3 GKG",
      gebiet: "zivil",
      felder: [
        moeglich("bedeutung", "Bedeutung der Sache für den Kläger"),
        moeglich(
          "ohneAnhalt",
          "Keine genügenden Anhaltspunkte oder unerhebliche Beeinträchtigung",
          "schalter",
        ),
        moeglich("gewinnabschoepfung", "Gewinnabschöpfung", "schalter"),
      ],
    },
    (angaben, werte) => {
      if (angaben.an("ohneAnhalt"))
        return einfach(
          werte.ohneAnhalt,
          "Ohne genügende Anhaltspunkte oder unerheblich",
          "§ 51 Abs. 3 Satz 2, 3 GKG",
        );
      const bedeutung = angaben.geldOderNichts("bedeutung");
      if (bedeutung === undefined)
        return keinErgebnis("Die Bedeutung der Sache fehlt.", "§ 51 Abs. 2 GKG", "angaben.bedeutung");
      const r = einfach(bedeutung, "Bedeutung der Sache für den Kläger", "§ 51 Abs. 2 Satz 1 GKG");
      if (!angaben.an("gewinnabschoepfung")) return r;
      if (werte.gewinnabschoepfung !== undefined)
        return hoechstens(r, werte.gewinnabschoepfung, "§ 51 Abs. 2 Satz 2 GKG");
      const ohne = "Gewinnabschöpfung: Einen Höchstwert gibt es erst seit dem 13.10.2023";
      return { ...r, schritte: [...r.schritte, schritt(ohne, "§ 51 Abs. 2 GKG", r.wert)] };
    },
  ),
  regelwerk(
    "gkg",
    eilverfahren,
    {
      id: "arrest-verfuegung",
      titel: "Arrest, einstweilige Verfügung",
      norm: "§ 53 Abs. 1 GKG, § 3 ZPO",
      gebiet: "verfahren",
      felder: [
        feld("hauptsache", "Wert der Hauptsache"),
        feld("bruchteil", "Anteil des Sicherungsinteresses in Prozent", "prozent", {
          hilfe: "Ermessen des Gerichts; das Gesetz nennt keinen Bruchteil",
        }),
      ],
    },
    (angaben) => {
      const prozent = angaben.zahl("bruchteil") ?? 0;
      return einfach(
        anteil(angaben.geld("hauptsache"), prozent, 100),
        `${prozent} % der Hauptsache`,
        "§ 53 Abs. 1 GKG, § 3 ZPO",
      );
    },
  ),
];
