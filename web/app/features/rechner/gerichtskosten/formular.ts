import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";

/** What a number may ask for beside its value; the engine says which of them it does. */
const aufAbruf: readonly Formularfeld[] = [
  betragsfeld("wert", "Wert"),
  {
    feld: "satz",
    art: "satz",
    label: "Satz",
  },
  betragsfeld("betrag", "Betrag"),
  { feld: "ermaessigt", art: "wahl", label: "Ermäßigung", breit: true },
  auswahlfeld("strafe", "Strafe", {
    "": "Geldstrafe",
    freiheit: "Freiheitsstrafe",
    lebenslang: "lebenslange Freiheitsstrafe",
    massregel: "nur eine Maßregel",
  }),
  { feld: "strafmass", art: "zahl", label: "Tagessätze" },
  { feld: "tagessaetze", art: "zahl", label: "Geldstrafe daneben, Tagessätze", freiwillig: true },
  betragsfeld("vermoegen", "Vermögen", { freiwillig: true }),
  { feld: "seiten", art: "zahl", label: "Seiten", freiwillig: true },
  { feld: "farbseiten", art: "zahl", label: "Seiten in Farbe", freiwillig: true },
  { feld: "dateien", art: "zahl", label: "Dateien", freiwillig: true },
  {
    feld: "arbeitsgaenge",
    art: "zahl",
    label: "Arbeitsgänge",
    hinweis: "In wie vielen die Dateien überlassen wurden; leer: in einem",
    freiwillig: true,
  },
  { feld: "gescannt", art: "zahl", label: "Dafür gescannte Seiten", freiwillig: true },
  { feld: "kilometer", art: "zahl", label: "Entfernung", einheit: "km", freiwillig: true },
  { feld: "stunden", art: "text", label: "Dauer", einheit: "Std.", freiwillig: true },
  { feld: "beglaubigungen", art: "zahl", label: "Beglaubigungen", freiwillig: true },
  { feld: "beurkundungen", art: "zahl", label: "Beurkundungen", freiwillig: true },
  { feld: "grundlage", art: "text", label: "Gebühr, nach der sie sich richtet", freiwillig: true },
  betragsfeld("mahnwert", "Wert aus dem Mahnverfahren", {
    hinweis: "Angerechnet wird die Gebühr für den Mahnbescheid nach diesem Wert",
    freiwillig: true,
  }),
  tagfeld("mahnseit", "Mahnverfahren anhängig seit", { hinweis: "Leer: wie oben", freiwillig: true }),
  auswahlfeld("neben", "Gebühren nach dem Wert im selben Rechtszug", {
    "": "Wie hier gerechnet",
    ja: "Ja",
    nein: "Nein",
  }),
  { feld: "anzahl", art: "zahl", label: "Anzahl", hinweis: "Leer: einmal", freiwillig: true },
  schalterfeld("ohnemindest", "Kindergeld oder überlange Verfahrensdauer", {
    hinweis: "Ohne Mindeststreitwert (§ 52 Abs. 4 Nr. 1 GKG, § 155 Satz 2 FGO)",
  }),
  schalterfeld("randjahr", "Erstes oder letztes Kalenderjahr der Zwangsverwaltung"),
  schalterfeld("dreimonate", "Die Dauer beträgt höchstens drei Monate"),
].map((feld) => ({ ...feld, aufAbruf: true }) as Formularfeld);

const nummer = (hinweis: string): Formularfeld => ({
  feld: "kv",
  art: "text",
  label: "Nummer",
  hinweis,
  freiwillig: true,
});

export const formular: Rechnerformular = {
  pfad: "/gerichtskostenrechner",
  titel: "Gerichtskosten\u00adrechner",
  vorspann:
    "Kosten der Gerichte, Notare und Gerichtsvollzieher nach den ganzen Verzeichnissen von GKG, FamGKG, GNotKG und GvKostG.",
  kennzahl: "Gerichtskosten",
  beispiel: {
    text: "Klage über 10.000 €, Verfahren im Allgemeinen",
    query: "kv=1210&wert=10000",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        auswahlfeld("gesetz", "Gesetz", {
          "": "GKG: Gerichte",
          famgkg: "FamGKG: Familiengerichte",
          gnotkg: "GNotKG: freiwillige Gerichtsbarkeit, Notare",
          gvkostg: "GvKostG: Gerichtsvollzieher",
        }),
        tagfeld("stichtag", "Tag der Anhängigkeit", { hinweis: "Leer: heute", freiwillig: true }),
        nummer("Nummer des Kostenverzeichnisses; leer: 1210, Klage"),
        ...aufAbruf,
        {
          feld: "gericht",
          art: "text",
          label: "Gericht",
          hinweis:
            "Beispiel: AG Dortmund. Steht im Ergebnis; die Suche zeigt die Nummern, die dort entstehen",
          freiwillig: true,
          wenn: { feld: "gesetz", ist: ["", "gkg", "famgkg"] },
        },
        tagfeld("rechtsmittelAm", "Einlegung des Rechtsmittels", {
          hinweis: "Entscheidet über die Fassung der höheren Instanz; leer: wie oben",
          freiwillig: true,
          aufAbruf: true,
        }),
        tagfeld("leistungsende", "Ende der Leistung", {
          hinweis: "Entscheidet über den Umsatzsteuersatz; leer: wie oben",
          freiwillig: true,
          aufAbruf: true,
        }),
        schalterfeld("unzeit", "Auf Verlangen zur Unzeit (§ 11 GvKostG)", {
          hinweis: "Nachts, an Samstagen, Sonntagen und Feiertagen: doppelte Gebühren",
          aufAbruf: true,
        }),
      ],
    },
    {
      art: "gruppe",
      name: "weitere",
      titel: "Weitere Kosten",
      einzeln: "weitere Position",
      weitere: "Weitere Position",
      hoechstens: 30,
      felder: [nummer("Nummer desselben Verzeichnisses"), ...aufAbruf],
    },
  ],
};

/** Names of the fields of one position. */
export const positionsfelder: readonly string[] = ["kv", ...aufAbruf.map(({ feld }) => feld)];
