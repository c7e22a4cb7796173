import { loeschfristTage } from "#platform/konstanten.ts";
import { type Fragengruppe, hin } from "./antwort.ts";

/** What becomes of what is typed, and what the portal knows of its readers. */
export const datenfragen: Fragengruppe = {
  id: "daten",
  titel: "Daten und Verschwiegenheit",
  fragen: [
    {
      id: "eingaben",
      frage: "Wohin gehen meine Eingaben?",
      antwort: [
        [
          "Die Rechner arbeiten in Ihrem Browser. Was Sie eintippen, bleibt dort, bis Sie eine Datei erstellen, speichern oder ohne JavaScript rechnen; auch dann steht es in keinem Protokoll des Servers. Gespeichert wird nur, was Sie selbst speichern.",
        ],
        ["Näheres steht in der ", hin("Datenschutzerklärung", "/datenschutz"), "."],
      ],
      stichworte: "Datenschutz DSGVO Server Protokoll Browser",
    },
    {
      id: "mandatsdaten",
      frage: "Darf ich Mandatsdaten speichern?",
      antwort: [
        [
          "Dafür gibt es die ",
          hin("Vereinbarung nach Art. 28 DSGVO und § 43e BRAO", "/avv"),
          ", der Sie einmal zustimmen, bevor Sie zum ersten Mal Mandatsdaten speichern. Sie können sie vor der Bestellung lesen. Die Verwaltung des Portals hat keine Ansicht, die zeigt, was Kanzleien zu Mandaten speichern.",
        ],
      ],
      stichworte: "Verschwiegenheit Auftragsverarbeitung AVV Mandantendaten § 203 StGB Berufsgeheimnis",
    },
    {
      id: "cookies",
      frage: "Setzt das Portal Cookies?",
      antwort: [
        [
          "Ohne Anmeldung keine. Mit der Anmeldung nur solche, ohne die sie nicht möglich ist. Dienste Dritter, die Sie wiedererkennen, gibt es nicht; deshalb fragt auch kein Fenster danach.",
        ],
      ],
      stichworte: "Tracking Einwilligung Banner TDDDG",
    },
    {
      id: "anzeigen",
      frage: "Sehe ich Anzeigen?",
      antwort: [
        [
          "Ohne Konto und im Tarif Free können auf einzelnen Seiten Anzeigen stehen. Sie sind als Anzeige gekennzeichnet und richten sich nach dem Thema der Seite, nicht nach Ihnen. In den Tarifen Basic, Premium und Teams gibt es keine.",
        ],
      ],
      stichworte: "Werbung werbefrei Anzeige",
    },
    {
      id: "konto-loeschen",
      frage: "Wie lösche ich mein Konto?",
      antwort: [
        [
          "Unter ",
          hin("Konto", "/konto"),
          `, jederzeit und ohne Grund. Sie sind dann überall abgemeldet; ${loeschfristTage} Tage lang können Sie sich noch anmelden und es behalten, danach sind die Daten gelöscht. Vorher lässt sich alles als Datei herunterladen. Läuft noch ein Tarif, steht dort, was zuerst zu tun ist.`,
        ],
        [
          "Es bleiben veröffentlichte Artikel unter „Ehemaliger Autor“ und, acht Jahre lang, die Rechnungen für Ihren Tarif, weil das Gesetz es verlangt. Wer im Team einer Kanzlei gearbeitet hat, steht in deren Fristenbuch weiter mit seinem Namen, wo er dort gehandelt hat.",
        ],
      ],
      stichworte: "Löschung Account entfernen Datenauskunft Export",
    },
    {
      id: "blog",
      frage: "Wer schreibt im Blog, und kann ich mitschreiben?",
      antwort: [
        [
          "Autoren der Redaktion und Gäste; Gastbeiträge sind so gekennzeichnet. Wer ein Konto mit bestätigter E-Mail-Adresse hat, kann unter ",
          hin("Artikel schreiben", "/blog/neu"),
          " einen Beitrag verfassen und einreichen. Veröffentlicht wird er, wenn die Redaktion ihn freigegeben hat; eine Ablehnung wird begründet.",
        ],
      ],
      stichworte: "Autor Gastautor Gastbeitrag Artikel veröffentlichen Redaktion",
    },
  ],
};
