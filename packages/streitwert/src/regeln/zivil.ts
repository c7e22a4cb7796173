import { gegenstaende } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { cent, euro, groesser, kleiner, summe } from "@gebuehrenportal/recht";
import { einfach, feld, hoechstens, moeglich, type Regelwerk, regelwerk, schritt } from "../regelwerk.ts";

/** Civil matters: money, several objects, association actions, competition, possession, recurring benefits. */
export const zivil: readonly Regelwerk[] = [
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "geldforderung",
      titel: "Geldforderung",
      norm: "§ 48 Abs. 1 GKG, § 3 ZPO",
      gebiet: "zivil",
      felder: [
        feld("hauptforderung", "Hauptforderung"),
        moeglich("nebenforderungen", "Zinsen, Kosten, Nutzungen als Nebenforderung"),
        moeglich("ohneHaupt", "Nur noch Nebenforderungen im Streit", "schalter"),
      ],
      hinweis: "Ausgerechnete Zinsen und vorgerichtliche Kosten zählen neben der Hauptforderung nicht.",
    },
    (angaben) => {
      const haupt = angaben.geld("hauptforderung");
      const neben = angaben.geld("nebenforderungen");
      if (!angaben.an("ohneHaupt")) {
        const schritte = [schritt("Hauptforderung", "§ 3 ZPO", haupt)];
        if (neben > 0)
          schritte.push(
            schritt(
              `Nebenforderungen ${euro(neben)} zählen nicht`,
              "§ 43 Abs. 1 GKG, § 4 Abs. 1 ZPO",
              cent(0),
            ),
          );
        return { wert: haupt, schritte };
      }
      const wert = kleiner(neben, haupt);
      return {
        wert,
        schritte: [
          schritt("Nebenforderungen ohne den Hauptanspruch", "§ 43 Abs. 2 GKG", neben),
          ...(wert < neben
            ? [schritt("Höchstens der Wert des Hauptanspruchs", "§ 43 Abs. 2 GKG", wert)]
            : []),
        ],
      };
    },
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "kosten-des-rechtsstreits",
      titel: "Nur noch Kosten des Rechtsstreits",
      norm: "§ 43 Abs. 3 GKG",
      gebiet: "zivil",
      felder: [feld("kosten", "Kosten des Rechtsstreits"), feld("hauptforderung", "Wert des Hauptanspruchs")],
    },
    (angaben) => {
      const kosten = angaben.geld("kosten");
      const r = einfach(kosten, "Kosten des Rechtsstreits", "§ 43 Abs. 3 GKG");
      return hoechstens(r, angaben.geld("hauptforderung"), "§ 43 Abs. 3 GKG");
    },
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "mehrere-gegenstaende",
      titel: "Mehrere Streitgegenstände",
      norm: "§ 39 Abs. 1 GKG, § 5 ZPO",
      gebiet: "zivil",
      felder: [
        feld("werte", "Werte der Gegenstände", "geldliste"),
        moeglich("identisch", "Wirtschaftlich derselbe Gegenstand", "schalter"),
      ],
    },
    (angaben) => {
      const werte = angaben.betraege("werte");
      const norm = "§ 39 Abs. 1 GKG, § 5 ZPO";
      if (angaben.an("identisch")) {
        return einfach(cent(Math.max(...werte)), "Wirtschaftlich identisch: der höchste Wert", norm);
      }
      return {
        wert: summe(werte),
        schritte: [
          ...werte.map((w, i) => schritt(`${i + 1}. Gegenstand`, norm, w)),
          schritt("Zusammengerechnet", norm, summe(werte)),
        ],
      };
    },
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "klage-widerklage",
      titel: "Klage und Widerklage, wechselseitige Rechtsmittel",
      norm: "§ 45 Abs. 1, 2 GKG",
      gebiet: "zivil",
      felder: [
        feld("klage", "Wert der Klage"),
        feld("widerklage", "Wert der Widerklage"),
        moeglich("gleicherGegenstand", "Derselbe Gegenstand", "schalter"),
      ],
      hinweis:
        "Für die Zuständigkeit werden Klage und Widerklage nicht zusammengerechnet (§ 5 Halbsatz 2 ZPO).",
    },
    (a) => paar(a.geld("klage"), a.geld("widerklage"), a.an("gleicherGegenstand"), "Klage und Widerklage"),
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "hilfsanspruch",
      titel: "Haupt- und Hilfsanspruch",
      norm: "§ 45 Abs. 1 Satz 2, 3 GKG",
      gebiet: "zivil",
      felder: [
        feld("hauptanspruch", "Wert des Hauptanspruchs"),
        feld("hilfsanspruch", "Wert des Hilfsanspruchs"),
        moeglich("entschieden", "Über den Hilfsanspruch ist entschieden oder er ist verglichen", "schalter"),
        moeglich("gleicherGegenstand", "Derselbe Gegenstand", "schalter"),
      ],
    },
    (angaben) => {
      const haupt = angaben.geld("hauptanspruch");
      if (!angaben.an("entschieden")) {
        return einfach(
          haupt,
          "Hauptanspruch; über den Hilfsanspruch ergeht keine Entscheidung",
          "§ 45 Abs. 1 Satz 2 GKG",
        );
      }
      return paar(
        haupt,
        angaben.geld("hilfsanspruch"),
        angaben.an("gleicherGegenstand"),
        "Haupt- und Hilfsanspruch",
      );
    },
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "hilfsaufrechnung",
      titel: "Hilfsaufrechnung",
      norm: "§ 45 Abs. 3 GKG",
      gebiet: "zivil",
      felder: [
        feld("klageforderung", "Klageforderung"),
        feld("gegenforderungen", "Bestrittene Gegenforderungen, soweit entschieden", "geldliste", {
          hilfe:
            "Je Gegenforderung der Betrag, über den mit Rechtskraft entschieden oder der verglichen wurde",
        }),
      ],
    },
    (angaben) => {
      const klage = angaben.geld("klageforderung");
      const norm = "§ 45 Abs. 3 GKG";
      const erhoehungen = angaben
        .betraege("gegenforderungen")
        .map((g) => ({ g, erhoeht: kleiner(g, klage) }));
      return {
        wert: summe([klage, ...erhoehungen.map((e) => e.erhoeht)]),
        schritte: [
          schritt("Klageforderung", "§ 3 ZPO", klage),
          ...erhoehungen.map(({ g, erhoeht }, index) =>
            schritt(
              erhoeht < g
                ? `${index + 1}. Gegenforderung ${euro(g)}, rechtskräftig nur bis zur Höhe der Klageforderung`
                : `${index + 1}. Gegenforderung`,
              erhoeht < g ? "§ 45 Abs. 3 GKG, § 322 Abs. 2 ZPO" : norm,
              erhoeht,
            ),
          ),
          schritt("Zusammengerechnet", norm, summe([klage, ...erhoehungen.map((e) => e.erhoeht)])),
        ],
      };
    },
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "stufenklage",
      titel: "Stufenklage",
      norm: "§ 44 GKG",
      gebiet: "zivil",
      felder: [
        feld("leistung", "Erwarteter Leistungsanspruch"),
        moeglich("auskunft", "Wert der Auskunft"),
        moeglich("versicherung", "Wert der eidesstattlichen Versicherung"),
      ],
    },
    (angaben) =>
      einfach(
        groesser(angaben.geld("leistung"), groesser(angaben.geld("auskunft"), angaben.geld("versicherung"))),
        "Der höhere der verbundenen Ansprüche",
        "§ 44 GKG",
      ),
  ),
  regelwerk(
    "gkg",
    gegenstaende,
    {
      id: "rechtsmittel",
      titel: "Rechtsmittelverfahren",
      norm: "§ 47 GKG",
      gebiet: "verfahren",
      felder: [
        feld("antrag", "Wert der Anträge des Rechtsmittelführers (sonst Beschwer)"),
        feld("ersterRechtszug", "Wert des ersten Rechtszugs"),
        moeglich("erweiterung", "Wert der Erweiterung"),
      ],
    },
    (angaben) => {
      const grenze = summe([angaben.geld("ersterRechtszug"), angaben.geld("erweiterung")]);
      return hoechstens(
        einfach(angaben.geld("antrag"), "Anträge des Rechtsmittelführers", "§ 47 Abs. 1 GKG"),
        grenze,
        "§ 47 Abs. 2 GKG",
      );
    },
  ),
];

function paar(a: ReturnType<typeof cent>, b: ReturnType<typeof cent>, gleich: boolean, was: string) {
  return gleich
    ? einfach(groesser(a, b), `${was}: derselbe Gegenstand, der höhere Wert`, "§ 45 Abs. 1 Satz 3 GKG")
    : {
        wert: summe([a, b]),
        schritte: [
          schritt(`${was}: ${euro(a)} und ${euro(b)} zusammengerechnet`, "§ 45 Abs. 1 GKG", summe([a, b])),
        ],
      };
}
