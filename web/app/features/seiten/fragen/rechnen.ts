import { type Fragengruppe, hin } from "./antwort.ts";

/** What the calculators do, how far they can be trusted, and what they leave to others. */
export const rechnen: Fragengruppe = {
  id: "rechnen",
  titel: "Rechnen",
  fragen: [
    {
      id: "kosten-des-rechnens",
      frage: "Kostet das Rechnen etwas?",
      antwort: [
        [
          "Nein. Alle Rechner, die Gebührentabelle und der Fristenkatalog sind ohne Konto und ohne Kosten offen, mit dem ganzen Rechenweg. Kopieren, Drucken, CSV, JSON und Links auf eine Berechnung gehören dazu.",
        ],
        [
          "Zum Tarif Basic gehören im RVG-Rechner einzelne Funktionen wie Anrechnung, Mehrvergleich und mehrere Angelegenheiten, außerdem Dateien als PDF, Word und Excel, die Kostennote und der Kostenfestsetzungsantrag. Was in welchem Tarif steckt, zeigt der ",
          hin("Vergleich der Tarife", "/subscription"),
          ".",
        ],
      ],
      stichworte: "kostenlos gratis Preis Rechner Werkzeuge",
    },
    {
      id: "genauigkeit",
      frage: "Wie genau sind die Rechner?",
      antwort: [
        [
          "Auf den Cent und auf den Tag. Zu jeder Zeile stehen Norm, Ausgangswert, Satz und Rundung, sodass Sie jeden Betrag nachrechnen können. Es gilt das Recht des Tages, auf den es ankommt, etwa des unbedingten Auftrags, nicht das Recht von heute.",
        ],
        [
          "Mit welchen Fassungen das Portal rechnet und wann jede zuletzt mit dem amtlichen Text verglichen wurde, steht auf der Seite ",
          hin("Rechtsstand", "/rechtsstand"),
          ". Wird ein Fehler bekannt, berichtigen wir ihn und nennen ihn dort.",
        ],
      ],
      stichworte: "richtig korrekt Rundung Fehler aktuell Gesetzesstand Haftung",
    },
    {
      id: "grenzen",
      frage: "Was rechnen die Rechner nicht?",
      antwort: [
        [
          "Sie entscheiden nicht, ob ein Gebührentatbestand erfüllt, ein Wert richtig angesetzt oder ein Satz angemessen ist. Das Portal leistet keine Rechtsberatung.",
        ],
        [
          "Nicht enthalten sind die BRAGO und damit Aufträge vor dem 1. Juli 2004, die Kostenrechnung der Notare, die Vergütung der Steuerberater und ausländisches Recht. Der Pfändungsrechner beginnt im Juli 2021, der Rechner zur Prozesskostenhilfe im Jahr 2019. Eine Rentenprognose gibt der Rechner zum Versorgungsausgleich nicht.",
        ],
        [
          "Wo eine Angabe fehlt oder das Gesetz nichts zu rechnen gibt, steht anstelle eines Betrags der Grund mit der Norm.",
        ],
      ],
      stichworte: "Grenzen BRAGO Notar GNotKG Steuerberater StBVV Ausland",
    },
    {
      id: "fristen",
      frage: "Kann ich mich auf ein Fristende verlassen?",
      antwort: [
        [
          "Der ",
          hin("Fristenrechner", "/fristenrechner"),
          " zeigt jeden Schritt mit seiner Norm, kennt die Feiertage des Ortes und nennt dort, wo sich über das Ende streiten lässt, beide Tage. Ob Ihre Angaben zu Zustellung und Gericht stimmen, kann er nicht wissen.",
        ],
        [
          "Ein Fristenbuch führt er nicht: Tragen Sie das Ergebnis in Ihren Kalender ein und lassen Sie es gegenprüfen, bevor Sie danach handeln.",
        ],
      ],
      stichworte: "Fristablauf Feiertage Zustellung Fristenbuch Kalender",
    },
    {
      id: "vorlagen",
      frage: "Gibt es Vorlagen?",
      antwort: [
        [
          "Ja, für das, was sich wiederholt. Im ",
          hin("Fristenkatalog", "/fristenkatalog"),
          " stehen die üblichen Fristen mit ihrer Norm; jede öffnet sich mit einem Klick ausgefüllt im Fristenrechner. Der RVG-Rechner beginnt auf Wunsch mit einem typischen Fall.",
        ],
        [
          "Ab dem Tarif Premium legen Sie ",
          hin("eigene Vorlagen für Fristen", "/fristenmanager/vorlagen"),
          " an, mit Dauer, Norm, Vorfristen und Angaben zur Akte, oder übernehmen eine Frist des Katalogs. Im Team lassen sie sich teilen.",
        ],
        [
          "Den Kostenfestsetzungsantrag gibt es in den Tarifen ab Basic als Word-Datei, die Sie in Ihrem Briefkopf weiterbearbeiten.",
        ],
      ],
      stichworte: "Muster Formulare Fristvorlagen Schriftsatz Word",
    },
    {
      id: "schnittstelle",
      frage: "Kann ich aus eigenen Programmen rechnen?",
      antwort: [
        [
          "Ja. Jeder Rechner lässt sich über die ",
          hin("Schnittstelle", "/api"),
          " aufrufen, in kleinem Umfang auch ohne Konto; Beschreibung, Beispiele und Grenzen stehen dort. Ab dem Tarif Basic stehen alle Funktionen und mehr Aufrufe offen.",
        ],
      ],
      stichworte: "API JSON Software Kanzleisoftware MCP",
    },
  ],
};
