import type { Felderblock, Gruppenblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { betragsfeld, type Formularfeld, tagfeld } from "../ui/formular/formularfeld.ts";

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
    {
      feld: "zinssatz",
      art: "auswahl",
      label: "Zinssatz",
      breit: true,
      optionen: [
        { wert: "", text: "Verzug, Verbraucher beteiligt (§ 288 Abs. 1 BGB)" },
        { wert: "unternehmer", text: "Verzug, Entgelt unter Unternehmern (§ 288 Abs. 2 BGB)" },
        { wert: "prozesszinsen", text: "Prozesszinsen, Verbraucher beteiligt (§ 291 BGB)" },
        { wert: "prozesszinsen-unternehmer", text: "Prozesszinsen unter Unternehmern (§ 291 BGB)" },
        { wert: "kostenfestsetzung", text: "Festgesetzte Kosten (§ 104 ZPO)" },
        { wert: "verbraucherdarlehen", text: "Verbraucherdarlehen (§ 497 BGB)" },
        { wert: "immobiliardarlehen", text: "Immobiliar-Verbraucherdarlehen (§ 497 Abs. 4 BGB)" },
        { wert: "gesetzlich", text: "Gesetzlicher Zinssatz (§ 246 BGB)" },
        { wert: "handel", text: "Unter Kaufleuten (§ 352 HGB)" },
        { wert: "ueber-basis", text: "Vereinbart: Punkte über dem Basiszinssatz" },
        { wert: "fest", text: "Vereinbart: fester Zinssatz" },
      ],
    },
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
    {
      feld: "pauschale",
      art: "schalter",
      label: "Verzugspauschale verlangen",
      hinweis: "Schuldner ist kein Verbraucher (§ 288 Abs. 5 BGB)",
      wenn: { feld: "zinssatz", ist: ["unternehmer", "prozesszinsen-unternehmer"] },
    },
    { ...bezeichnung, selten: true, breit: true },
    tagfeld("endet", "Zinsen nur bis", {
      hinweis: "Leer: bis zum Ende der Rechnung",

      selten: true,
    }),
    tagfeld("faellig", "Fällig am", {
      hinweis: "Entscheidet, welche Forderung eine Zahlung tilgt (§ 366 Abs. 2 BGB)",
      selten: true,
    }),
    {
      feld: "gesichert",
      art: "schalter",
      label: "Für die Forderung besteht eine Sicherheit",
      hinweis: "Ungesicherte werden zuerst getilgt (§ 366 Abs. 2 BGB)",
      selten: true,
    },
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
    {
      feld: "tilgung",
      art: "auswahl",
      label: "Anrechnung",
      breit: true,
      optionen: [
        { wert: "", text: "Kosten, Zinsen, Hauptforderung (§ 367 Abs. 1 BGB)" },
        { wert: "verbraucherdarlehen", text: "Kosten, Hauptforderung, Zinsen (§ 497 Abs. 3 BGB)" },
        { wert: "hauptforderung", text: "Schuldner hat bestimmt: auf die Hauptforderung" },
        { wert: "zinsen", text: "Schuldner hat bestimmt: auf die Zinsen" },
        { wert: "kosten", text: "Schuldner hat bestimmt: auf die Kosten" },
      ],
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
    {
      feld: "art",
      art: "auswahl",
      label: "Art",
      breit: true,
      optionen: [
        { wert: "", text: "Rechtsverfolgung (Anwalt, Inkasso, Mahnung)" },
        { wert: "vollstreckung", text: "Zwangsvollstreckung (§ 788 ZPO)" },
        { wert: "sonstige", text: "Andere Kosten" },
      ],
    },
    { ...bezeichnung, selten: true, breit: true },
  ],
};

const rechenweise: Felderblock = {
  art: "felder",
  titel: "Zählweise und Streitfragen",
  klappe: true,
  felder: [
    {
      feld: "tagzaehlung",
      art: "auswahl",
      label: "Zinstage",
      breit: true,
      optionen: [
        { wert: "", text: "Taggenau, Jahr mit 365 oder 366 Tagen (Vorgabe)" },
        { wert: "act/365", text: "Taggenau, Jahr stets mit 365 Tagen" },
        { wert: "30/360", text: "Kaufmännisch, Monat 30 und Jahr 360 Tage" },
      ],
    },
    {
      feld: "mehrere",
      art: "auswahl",
      label: "Zahlung bei mehreren Forderungen",
      breit: true,
      optionen: [
        { wert: "", text: "Erst die Forderung wählen, dann § 367 BGB (Vorgabe)" },
        { wert: "insgesamt", text: "Erst alle Kosten und Zinsen, dann die Hauptforderungen" },
      ],
    },
    {
      feld: "zahlungstag",
      art: "auswahl",
      label: "Tag der Zahlung",
      breit: true,
      optionen: [
        { wert: "", text: "Noch voll verzinst (Vorgabe)" },
        { wert: "nicht-mitgezaehlt", text: "Nicht mehr verzinst" },
      ],
    },
    {
      feld: "unbekannt",
      art: "auswahl",
      label: "Noch unbekannter Basiszinssatz",
      breit: true,
      optionen: [
        { wert: "", text: "Rechnung dort enden lassen (Vorgabe)" },
        { wert: "fortschreiben", text: "Vorläufig mit dem letzten Satz weiterrechnen" },
      ],
    },
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
