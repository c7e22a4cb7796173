import type { Abschnitt } from "./text.ts";

/** Sections 7 to 12: duties, correctness and liability, data, changes, and what holds at the end. */
export const haftung: readonly Abschnitt[] = [
  {
    titel: "§ 7 Pflichten der Nutzer",
    absaetze: [
      "(1) Sie nutzen das Portal im Rahmen der Gesetze. Untersagt sind insbesondere",
      {
        punkte: [
          "Eingriffe, die den Betrieb stören, und das Umgehen von Grenzen für die Zahl der Aufrufe,",
          "der Zugriff auf Daten anderer,",
          "das Übernehmen wesentlicher Teile der Tabellen und Texte in ein eigenes Angebot.",
        ],
      },
      "(2) Ergebnisse dürfen Sie ohne Einschränkung verwenden, auch in Rechnungen, Schriftsätzen und Gutachten. Gesetzliche Erlaubnisse, etwa nach § 87c UrhG, bleiben unberührt.",
      "(3) Verstößt jemand schuldhaft gegen diese Pflichten, können wir den Zugang sperren, soweit das nötig ist, um den Verstoß zu beenden. Wir unterrichten den Betroffenen und heben die Sperre auf, sobald der Grund entfallen ist.",
    ],
  },
  {
    titel: "§ 8 Richtigkeit der Berechnungen",
    absaetze: [
      "(1) Die Rechner wenden die Vorschriften in der Fassung an, die beim Ergebnis und auf der Seite [Rechtsstand](/rechtsstand) genannt ist, auf die Angaben, die Sie machen. Jedes Ergebnis zeigt seinen Rechenweg, damit es nachgeprüft werden kann.",
      "(2) Das Portal leistet keine Rechtsberatung. Ob ein Gebührentatbestand erfüllt, ein Wert zutreffend angesetzt oder ein Satz angemessen ist, entscheiden Sie. Prüfen Sie ein Ergebnis bitte, bevor Sie daraus Rechte herleiten, eine Rechnung stellen oder eine Frist verstreichen lassen.",
      "(3) Wird uns ein Fehler bekannt, berichtigen wir ihn und nennen ihn auf der Seite [Rechtsstand](/rechtsstand). Eine Garantie übernehmen wir nicht.",
    ],
  },
  {
    titel: "§ 9 Haftung",
    absaetze: [
      "(1) Wir haften unbeschränkt",
      {
        punkte: [
          "bei Vorsatz und grober Fahrlässigkeit,",
          "für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, die auf einer vorsätzlichen oder fahrlässigen Pflichtverletzung beruhen,",
          "nach dem Produkthaftungsgesetz und soweit wir einen Mangel arglistig verschwiegen oder eine Garantie übernommen haben.",
        ],
      },
      "(2) Bei einfacher Fahrlässigkeit haften wir für sonstige Schäden nur, wenn eine wesentliche Vertragspflicht verletzt ist, also eine Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags erst möglich macht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Der Höhe nach ist die Haftung dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die Haftung bei einfacher Fahrlässigkeit ausgeschlossen.",
      "(3) Die Absätze 1 und 2 gelten auch für Pflichtverletzungen unserer gesetzlichen Vertreter und Erfüllungsgehilfen und für deren eigene Haftung. Eine Änderung der Beweislast zu Ihrem Nachteil ist damit nicht verbunden; § 309 Nr. 7 BGB bleibt gewahrt.",
    ],
  },
  {
    titel: "§ 10 Daten, Verschwiegenheit und Auftragsverarbeitung",
    absaetze: [
      "(1) Welche personenbezogenen Daten wir verarbeiten, steht in der [Datenschutzerklärung](/datenschutz).",
      "(2) Die Rechner arbeiten in Ihrem Browser, ohne JavaScript auf unserem Server; was Sie nur berechnen, drucken oder als Datei ausgeben, speichern wir nicht. Angaben aus Mandaten speichern wir, wenn Sie es veranlassen, in der Datenbank des Portals und ihren Sicherungen in der Europäischen Union oder im Europäischen Wirtschaftsraum: Berechnungen mit Bezeichnung und Aktenzeichen, Kostennoten und ihre E-Rechnungen, Einträge des Fristenbuchs mit ihrem Protokoll, eigene Vorlagen und Kontakte.",
      "(3) Das Speichern öffnet sich erst, nachdem mit Ihnen der Vertrag über die Auftragsverarbeitung (Art. 28 DSGVO) und die Vereinbarung nach § 43e BRAO in Textform geschlossen sind, mit denen wir uns und alle, die wir einsetzen, in Kenntnis der strafrechtlichen Folgen zur Verschwiegenheit verpflichten (§ 203 StGB). Ihr [Wortlaut mit dem Verzeichnis der weiteren Dienstleister](/avv) steht vor jeder Bestellung offen. Bis dahin geben Sie bitte keine Angaben ein, die der Verschwiegenheit unterliegen, soweit sie für eine Berechnung nicht gebraucht werden.",
    ],
  },
  {
    titel: "§ 11 Änderung dieser Bedingungen",
    absaetze: [
      "(1) Wir können diese Bedingungen für die Zukunft ändern. Für die Nutzung ohne Konto gilt die Fassung, die zum Zeitpunkt der Nutzung auf dieser Seite steht.",
      "(2) Wer ein Konto hat, wird über eine Änderung mindestens sechs Wochen vorher per E-Mail unterrichtet. Sie wird ihm gegenüber nur mit seiner Zustimmung wirksam; Schweigen gilt nicht als Zustimmung. Ohne Zustimmung gelten die bisherigen Bedingungen fort; unser Recht zur ordentlichen Kündigung bleibt unberührt.",
    ],
  },
  {
    titel: "§ 12 Schlussbestimmungen",
    absaetze: [
      "(1) Erklärungen nach diesen Bedingungen bedürfen der Textform, soweit nicht eine Schaltfläche des Portals dafür vorgesehen ist.",
      "(2) Es gilt deutsches Recht ohne das UN-Kaufrecht. Gegenüber Verbrauchern gilt das nur, soweit ihnen dadurch nicht der Schutz zwingender Vorschriften des Staates genommen wird, in dem sie ihren gewöhnlichen Aufenthalt haben.",
      "(3) Ist der Nutzer Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, so ist Gerichtsstand für alle Streitigkeiten aus dem Vertrag unser Sitz. Gesetzliche ausschließliche Gerichtsstände gehen vor.",
      "(4) Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).",
      "(5) Ist eine Bestimmung unwirksam, so bleibt der Vertrag im Übrigen wirksam; an die Stelle der Bestimmung treten die gesetzlichen Vorschriften (§ 306 BGB).",
    ],
  },
];
