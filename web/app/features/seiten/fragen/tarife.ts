import { euro } from "@gebuehrenportal/recht";
import { type Bestelltarif, tarife, teammitgliederHoechstens } from "#platform/access/tarife.ts";
import { testphaseTage } from "#platform/konstanten.ts";
import { type Fragengruppe, hin } from "./antwort.ts";

const mitPreis = (tarif: Bestelltarif): string => `${tarife[tarif].name} ${euro(tarife[tarif].preisCent)}`;

/** Tiers from the choice to the end. */
export const tariffragen: Fragengruppe = {
  id: "tarife",
  titel: "Tarife, Bezahlen, Kündigen",
  fragen: [
    {
      id: "preise",
      frage: "Welche Tarife gibt es, und was kosten sie?",
      antwort: [
        [
          `${tarife.free.name} kostet nichts. Im Monat und inkl. MwSt. kosten ${mitPreis("basic")}, ${mitPreis("premium")} und ${mitPreis("teams")}; ${tarife.teams.name} umfasst ${tarife.teams.plaetze} Konten.`,
        ],
        [
          "Was in welchem Tarif enthalten ist und was nicht, steht Zeile für Zeile auf der Seite ",
          hin("Tarife", "/subscription"),
          ".",
        ],
      ],
      stichworte: "Preis Kosten Abo Abonnement Basic Premium Teams Free",
    },
    {
      id: "testphase",
      frage: "Wie läuft die Testphase?",
      antwort: [
        [
          `Wer bei der Registrierung seinen ersten Tarif bestellt, nutzt ihn ${testphaseTage} Tage kostenlos. Zwei Tage vor dem Ende erinnern wir Sie per E-Mail.`,
        ],
        [
          "Eine Zahlungsweise müssen Sie dafür nicht angeben: Haben Sie bis zum Ende keine gewählt, gilt wieder der Tarif Free, und es kostet nichts. Haben Sie eine gewählt, läuft der Tarif zum angezeigten Preis weiter, wenn Sie nicht vorher kündigen.",
        ],
      ],
      stichworte: "kostenlos testen Probe Probezeit Abofalle",
    },
    {
      id: "bezahlen",
      frage: "Wie bezahle ich?",
      antwort: [
        [
          "Auf Rechnung: Sie kommt zu Beginn jedes Abrechnungsmonats per E-Mail, als PDF mit E-Rechnung darin, und ist 14 Tage später fällig. Welche Zahlungsweisen es sonst gibt, zeigt die Bestellseite, bevor Sie bestellen. Alle Rechnungen liegen unter ",
          hin("Konto", "/konto"),
          " bereit.",
        ],
      ],
      stichworte: "Zahlung Rechnung Überweisung E-Rechnung ZUGFeRD GiroCode",
    },
    {
      id: "offene-rechnung",
      frage: "Was geschieht, wenn eine Rechnung offen bleibt?",
      antwort: [
        [
          "Wir erinnern sieben und vierzehn Tage nach der Fälligkeit. Geht weitere 14 Tage lang nichts ein, ruht der Tarif, und das Konto arbeitet im Umfang von Free weiter. Mit der Zahlung ist er sofort wieder da; für die Zeit, in der er ruht, berechnen wir nichts Neues.",
        ],
      ],
      stichworte: "Mahnung Verzug unbezahlt gesperrt ruht",
    },
    {
      id: "tarif-wechseln",
      frage: "Kann ich den Tarif wechseln?",
      antwort: [
        [
          "Jederzeit, auf der Seite ",
          hin("Tarife", "/subscription"),
          ". Ein höherer Tarif gilt sofort: Die nicht genutzten Tage des bezahlten Monats werden gutgeschrieben, und ein neuer Monat beginnt. Ein niedrigerer gilt ab dem nächsten Abrechnungsmonat. Betrag und Tag stehen da, bevor Sie bestellen.",
        ],
      ],
      stichworte: "Upgrade Downgrade Wechsel Gutschrift",
    },
    {
      id: "kuendigen",
      frage: "Wie kündige ich?",
      antwort: [
        [
          "Mit zwei Klicks auf ",
          hin("Verträge hier kündigen", "/kuendigen"),
          ", auch ohne Anmeldung, oder angemeldet unter Konto. Die Tarife laufen von Monat zu Monat und enden mit dem Monat, den Sie bezahlt haben. Den Eingang bestätigen wir sofort per E-Mail, mit Datum, Uhrzeit und dem Tag des Endes.",
        ],
      ],
      stichworte: "Kündigung beenden Laufzeit Mindestlaufzeit Abo",
    },
    {
      id: "widerruf",
      frage: "Kann ich eine Bestellung widerrufen?",
      antwort: [
        [
          "Wer als Verbraucher bestellt, kann das vierzehn Tage lang ohne Angabe von Gründen, am einfachsten über ",
          hin("Vertrag widerrufen", "/widerrufen"),
          ". Die Belehrung mit dem Muster-Formular steht unter ",
          hin("Widerrufsbelehrung", "/widerrufsbelehrung"),
          ".",
        ],
      ],
      stichworte: "Widerrufsrecht Rückgabe Verbraucher",
    },
    {
      id: "nach-dem-tarif",
      frage: "Was wird nach dem Ende eines Tarifs aus meinen Daten?",
      antwort: [
        [
          "Sie bleiben. Das Konto arbeitet im Umfang von Free weiter; gespeicherte Berechnungen und ausgestellte Kostennoten lassen sich weiter ansehen und herunterladen. Bestellen Sie wieder, geht alles dort weiter, wo es aufgehört hat.",
        ],
      ],
      stichworte: "Ende Kündigung Daten behalten Export herunterladen",
    },
    {
      id: "team",
      frage: "Wie arbeiten mehrere in einem Team?",
      antwort: [
        [
          `Im Tarif ${tarife.teams.name} lädt die Leitung bis zu ${teammitgliederHoechstens} weitere Personen per E-Mail ein. Jede hat ihr eigenes Konto und ihr eigenes Passwort, alle nutzen den Umfang des Tarifs, bezahlt wird einmal. Die Leitung legt fest, wer im Büro welche Funktion hat, kann die Anmeldung in zwei Schritten verlangen und sieht, was im Team geändert wurde.`,
        ],
        [
          "Gespeicherte Berechnungen und Kostennoten gehören zum Konto, nicht zum Team: Andere sehen sie nicht. Wer das Team verlässt, behält sie und arbeitet im Tarif Free weiter. Vorlagen für Fristen sieht das Team nur, wenn Sie sie teilen; geteilte bleiben im Team.",
        ],
      ],
      stichworte: "Kanzlei Mitarbeiter Mitglied Einladung Sitzplätze mehrere Nutzer",
    },
  ],
};
