import type { Zughindernis } from "./eintrag/zustand.ts";

/** Sentences of the book that stand in several places or are answers of calls. */
export const saetze = {
  bezeichnungFehlt: "Bitte geben Sie eine Bezeichnung ein.",
  dauerFehlt: "Bitte geben Sie mindestens einen Wert für die Dauer ein",
  ereignistagFehlt: "Bitte geben Sie den Tag des Ereignisses an.",
  keinTag: "Bitte geben Sie einen Tag an, zum Beispiel 05.03.2027.",
  ortFehlt: "Bitte nennen Sie das Gericht oder den Ort, oder wählen Sie „Ort unbekannt“.",
  keinErgebnis: "Mit diesen Angaben ergibt sich kein Tag.",
  nichtGefunden: "Frist nicht gefunden",
  verschwiegenheit: "Die Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit fehlt noch.",
  rolle: "Ihre Rolle in der Kanzlei erlaubt das nicht.",
  widerspruch:
    "Für dieses Ereignis der Akte steht schon ein anderer Tag im Buch. Ändern Sie dort den Auslöser; dann wird die ganze Kette neu gerechnet. Geht es um eine andere Entscheidung, geben Sie sie bei „Entscheidung“ an.",
  doppelt: "Diese Frist steht für dieses Ereignis der Akte schon im Buch.",
  veraltet: "Inzwischen hat jemand diesen Eintrag geändert. Bitte sehen Sie den neuen Stand an.",
  nichtBuchbar: "Dieser Eintrag des Katalogs gehört nicht in das Fristenbuch.",
  nichtsGewaehlt: "Bitte wählen Sie mindestens eine Frist der Kette.",
  person: "Diese Person gehört nicht zur Kanzlei.",
  ehemalig: "Ehemaliges Mitglied",
} as const;

/** Why something cannot be done with an entry. */
export const zughindernisse: Readonly<Record<Zughindernis, string>> = {
  gestrichen: "Der Eintrag ist gestrichen und bleibt, wie er ist.",
  erledigt: "Die Frist ist erledigt. Öffnen Sie sie wieder, wenn doch noch etwas zu tun ist.",
  "nicht-erledigt": "Die Frist ist noch nicht erledigt.",
  "ohne-tag": "Der Auslöser steht noch nicht fest; die Frist hat noch keinen Tag.",
  "schon-genehmigt": "Der Eintrag ist schon kontrolliert.",
  "eigene-buchung": "Den Eintrag muss jemand anderes kontrollieren als die Person, die ihn gebucht hat.",
  "schon-freigegeben": "Der Eintrag ist schon freigegeben.",
  "nicht-beantragt": "Für diese Frist ist keine Verlängerung beantragt.",
  "schon-beantragt": "Für diese Frist ist schon eine Verlängerung beantragt.",
  "nicht-spaeter": "Das neue Ende muss nach dem bisherigen liegen.",
  "nicht-verlaengerbar": "Diese Frist kann nicht verlängert werden.",
  verlaengert:
    "Ein vom Gericht bestimmtes Ende bleibt stehen; über den neuen Tag entscheidet die Anwältin oder der Anwalt.",
  "keine-abweichung": "Neben dieser Frist steht kein anderer Tag.",
};
