import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Felderblock, Gruppenblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";

const betrag: Formularfeld = betragsfeld("betrag", "Betrag");
const bezeichnung: Formularfeld = { feld: "bezeichnung", art: "text", label: "Bezeichnung" };

export const forderungen: Gruppenblock = {
  art: "gruppe",
  name: "forderungen",
  titel: "Forderungen",
  einzeln: "Forderung",
  weitere: "Weitere Forderung",
  hoechstens: 20,
  anfangs: 1,
  felder: [
    betrag,
    tagfeld("verzugAb", "Zinsen ab", { hinweis: "Erster Tag mit Zinsen: der Tag nach Eintritt des Verzugs" }),
    auswahlfeld(
      "zinssatz",
      "Zinssatz",
      {
        "": "Verzug, Verbraucher beteiligt (§ 288 Abs. 1 BGB)",
        unternehmer: "Verzug, Entgelt unter Unternehmern (§ 288 Abs. 2 BGB)",
        prozesszinsen: "Prozesszinsen, Verbraucher beteiligt (§ 291 BGB)",
        "prozesszinsen-unternehmer": "Prozesszinsen unter Unternehmern (§ 291 BGB)",
        kostenfestsetzung: "Festgesetzte Kosten (§ 104 ZPO)",
        verbraucherdarlehen: "Verbraucherdarlehen (§ 497 BGB)",
        immobiliardarlehen: "Immobiliar-Verbraucherdarlehen (§ 497 Abs. 4 BGB)",
        gesetzlich: "Gesetzlicher Zinssatz (§ 246 BGB)",
        handel: "Unter Kaufleuten (§ 352 HGB)",
        "ueber-basis": "Vereinbart: Punkte über dem Basiszinssatz",
        fest: "Vereinbart: fester Zinssatz",
      },
      { breit: true },
    ),
    {
      feld: "prozent",
      art: "satz",
      label: "Vereinbarte Höhe",
      einheit: "%",
      hinweis: "Prozent im Jahr oder Prozentpunkte über dem Basiszinssatz",
      wenn: { feld: "zinssatz", ist: ["fest", "ueber-basis"] },
    },
    tagfeld("entstanden", "Vertrag vom", {
      hinweis: "Vor dem 29.07.2014 galt ein anderer Zinssatz (Art. 229 § 34 EGBGB)",
      freiwillig: true,
      wenn: { feld: "zinssatz", ist: ["unternehmer", "prozesszinsen-unternehmer"] },
    }),
    tagfeld("gegenleistung", "Dauerschuldverhältnis: Gegenleistung am", {
      hinweis:
        "Bei einem älteren Vertrag gilt der neue Zinssatz, wenn sie nach dem 30.06.2016 erbracht ist (Art. 229 § 34 Satz 2 EGBGB)",
      freiwillig: true,
      wenn: { feld: "zinssatz", ist: ["unternehmer", "prozesszinsen-unternehmer"] },
    }),
    schalterfeld("pauschale", "Verzugspauschale verlangen", {
      hinweis: "Schuldner ist kein Verbraucher (§ 288 Abs. 5 BGB)",
      wenn: { feld: "zinssatz", ist: ["unternehmer", "prozesszinsen-unternehmer"] },
    }),
    { ...bezeichnung, selten: true, breit: true },
    tagfeld("endet", "Zinsen nur bis", {
      hinweis: "Leer: bis zum Ende der Rechnung",

      selten: true,
    }),
    tagfeld("faellig", "Fällig am", {
      hinweis: "Entscheidet, welche Forderung eine Zahlung tilgt (§ 366 Abs. 2 BGB)",
      selten: true,
    }),
    schalterfeld("gesichert", "Für die Forderung besteht eine Sicherheit", {
      hinweis: "Ungesicherte werden zuerst getilgt (§ 366 Abs. 2 BGB)",
      selten: true,
    }),
  ],
};

export const zahlungen: Gruppenblock = {
  art: "gruppe",
  name: "zahlungen",
  titel: "Zahlungen",
  einzeln: "Zahlung",
  weitere: "Zahlung hinzufügen",
  hoechstens: 50,
  felder: [
    tagfeld("am", "Eingegangen am"),
    betrag,
    auswahlfeld(
      "tilgung",
      "Anrechnung",
      {
        "": "Kosten, Zinsen, Hauptforderung (§ 367 Abs. 1 BGB)",
        verbraucherdarlehen: "Kosten, Hauptforderung, Zinsen (§ 497 Abs. 3 BGB)",
        hauptforderung: "Schuldner hat bestimmt: auf die Hauptforderung",
        zinsen: "Schuldner hat bestimmt: auf die Zinsen",
        kosten: "Schuldner hat bestimmt: auf die Kosten",
      },
      { breit: true },
    ),
    {
      feld: "auf",
      art: "zahl",
      label: "Nur auf Nummer",
      hinweis: "Die wievielte Forderung oben oder der wievielte Kostenposten unten; leer: auf alle",
      freiwillig: true,
      wenn: { feld: "tilgung", ist: ["hauptforderung", "zinsen", "kosten"] },
    },
    { ...bezeichnung, selten: true, breit: true },
  ],
};

export const kosten: Gruppenblock = {
  art: "gruppe",
  name: "kosten",
  titel: "Kosten",
  einzeln: "Kostenposten",
  weitere: "Kosten hinzufügen",
  hoechstens: 20,
  felder: [
    betrag,
    tagfeld("am", "Entstanden am", { hinweis: "Leer: von Anfang an" }),
    auswahlfeld(
      "art",
      "Art",
      {
        "": "Rechtsverfolgung (Anwalt, Inkasso, Mahnung)",
        vollstreckung: "Zwangsvollstreckung (§ 788 ZPO)",
        sonstige: "Andere Kosten",
      },
      { breit: true },
    ),
    { ...bezeichnung, selten: true, breit: true },
  ],
};

const rechenweise: Felderblock = {
  art: "felder",
  titel: "Zählweise und Streitfragen",
  klappe: true,
  felder: [
    auswahlfeld(
      "tagzaehlung",
      "Zinstage",
      {
        "": "Taggenau, Jahr mit 365 oder 366 Tagen (Vorgabe)",
        "act/365": "Taggenau, Jahr stets mit 365 Tagen",
        "30/360": "Kaufmännisch, Monat 30 und Jahr 360 Tage",
      },
      { breit: true },
    ),
    auswahlfeld(
      "mehrere",
      "Zahlung bei mehreren Forderungen",
      {
        "": "Erst die Forderung wählen, dann § 367 BGB (Vorgabe)",
        insgesamt: "Erst alle Kosten und Zinsen, dann die Hauptforderungen",
      },
      { breit: true },
    ),
    auswahlfeld(
      "zahlungstag",
      "Tag der Zahlung",
      { "": "Noch voll verzinst (Vorgabe)", "nicht-mitgezaehlt": "Nicht mehr verzinst" },
      { breit: true },
    ),
    auswahlfeld(
      "unbekannt",
      "Noch unbekannter Basiszinssatz",
      {
        "": "Mit dem laufenden Satz vorläufig weiterrechnen (Vorgabe)",
        enden: "Rechnung mit dem letzten bekannten Tag enden lassen",
      },
      { breit: true },
    ),
  ],
};

export const formular: Rechnerformular = {
  pfad: "/zinsrechner",
  titel: "Zinsrechner",
  vorspann: "Verzugs- und Prozesszinsen Tag für Tag, mit Zahlungen, Kosten und Forderungskonto.",
  kennzahl: "Offen",
  beispiel: {
    text: "10.000 € seit dem 15.01.2025 in Verzug, 2.500 € gezahlt am 01.07.2025",
    query:
      "forderungen.1.betrag=10000&forderungen.1.verzugAb=2025-01-15&zahlungen.1.betrag=2500&zahlungen.1.am=2025-07-01&bis=2025-12-31",
  },
  bloecke: [
    forderungen,
    {
      art: "felder",
      felder: [tagfeld("bis", "Zinsen bis", { hinweis: "Letzter Tag, der noch Zinsen trägt; leer: heute" })],
    },
    zahlungen,
    kosten,
    rechenweise,
  ],
};
