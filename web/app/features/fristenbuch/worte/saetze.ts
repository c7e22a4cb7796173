/** Sentences of the book that stand in several places or are answers of calls. */
export const saetze = {
  ortUnveraendert: "Dieser Ort steht schon im Eintrag.",
  unlesbar:
    "Die Herleitung dieser Frist ist in einer Form gespeichert, die das Portal nicht lesen kann. Der Tag gilt, wie er gebucht ist; bitte prüfen Sie ihn von Hand und melden Sie es uns.",
  bezeichnungFehlt: "Bitte geben Sie eine Bezeichnung ein.",
  dauerFehlt: "Bitte geben Sie mindestens einen Wert für die Dauer ein",
  ereignistagFehlt: "Bitte geben Sie den Tag des Ereignisses an.",
  keineVerkuendung:
    "Die Verkündung zählt nur bei Fristen, die spätestens fünf Monate danach beginnen, zum Beispiel bei der Berufung.",
  keinWahltag:
    "Bei dieser Frist entscheidet kein anderer Tag über die Fassung des Gesetzes. Bitte lassen Sie das Feld leer.",
  dauerStehtFest:
    "Diese Frist des Fristenkatalogs hat ihre eigene Dauer. Bitte lassen Sie diese Felder leer, oder leeren Sie das Feld „Frist“.",
  zaehlweiseStehtFest:
    "Wie diese Frist des Fristenkatalogs zählt, steht im Gesetz; bitte lassen Sie das Feld leer.",
  ereignisDerKette: "Das Ereignis gehört zu einer Fristenkette der Akte und kann hier nicht geändert werden.",
  zweiTage: "Beide Felder meinen den Tag des Ereignisses und nennen verschiedene Tage.",
  keinGesetzterTag:
    "Einen vom Gericht bestimmten Tag nimmt nur eine Frist des Fristenkatalogs, deren Dauer das Gericht bestimmt.",
  dauerOderTag: "Bitte geben Sie entweder die Dauer oder den letzten Tag an.",
  keineStunden: "Diese Frist zählt nicht nach Stunden; bitte lassen Sie das Feld leer.",
  artStehtFest:
    "Bei einer Frist des Fristenkatalogs steht die Art fest; bitte wählen Sie „Gewöhnliche Frist“.",
  empfaengerZuLang: "Das sind zu viele Empfänger: Zusammen haben höchstens 4.000 Zeichen Platz.",
  keinTag: "Bitte geben Sie einen Tag an, zum Beispiel 05.03.2027.",
  ortFehlt: "Bitte nennen Sie das Gericht oder den Ort, oder wählen Sie „Ort unbekannt“.",
  wegFehlt: "Bitte nennen Sie den Weg, zum Beispiel beA.",
  verfuegungUngeprueft:
    "Bitte vergleichen Sie die Verfügung des Gerichts mit dem Eintrag: Gericht, Aktenzeichen und Tag.",
  grundFehlt: "Bitte nennen Sie den Grund.",
  keinErgebnis: "Mit diesen Angaben ergibt sich kein Tag.",
  nichtUebernehmbar:
    "Diese Berechnung des Fristenrechners ergibt keinen Tag, den das Fristenbuch buchen kann. Bitte tragen Sie die Frist hier ein.",
  nachgetragen:
    "Der Fristenrechner hat eine Verlängerung, eine Hemmung oder eine andere Art der Kündigung berücksichtigt; das Fristenbuch bucht die Frist ohne sie. Eine Verlängerung tragen Sie danach am Eintrag ein.",
  nichtGefunden: "Frist nicht gefunden",
  verschwiegenheit: "Die Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit fehlt noch.",
  rolle: "Ihre Rolle in der Kanzlei erlaubt das nicht.",
  widerspruch:
    "Für dieses Ereignis der Akte steht schon ein anderer Tag im Buch. Ändern Sie dort den Auslöser; dann wird die ganze Kette neu gerechnet. Geht es um eine andere Entscheidung, geben Sie sie bei „Entscheidung“ an.",
  doppelt: "Diese Frist steht für dieses Ereignis der Akte schon im Buch.",
  veraltet:
    "Inzwischen hat jemand diesen Eintrag geändert. Bitte sehen Sie den neuen Stand an und senden Sie noch einmal, wenn es dabei bleibt.",
  gleichesFeld:
    "Inzwischen hat jemand dasselbe Feld geändert. Gespeichert ist noch nichts; bitte wählen Sie bei dem Feld, was gelten soll, und speichern Sie noch einmal.",
  zuVieleTage: (n: number) => `Bitte nennen Sie höchstens ${n} Tage.`,
  vorfristenUnlesbar: "Bitte schreiben Sie die Vorfristen wie „1 Woche, 3 Tage“; höchstens drei.",
  vorfristFehlt: "Eine Begründungsfrist braucht eine Vorfrist.",
  ohneKette: "Eine Fristenkette hat nur eine Frist des Fristenkatalogs.",
  nichtInKette: (id: string) => `„${id}“ folgt aus dieser Frist nicht oder lässt sich nicht buchen.`,
  nichtBuchbar: "Dieser Eintrag des Katalogs gehört nicht in das Fristenbuch.",
  nichtsGewaehlt: "Bitte wählen Sie mindestens eine Frist der Kette.",
  rubrumOhneAkte: "Ein Rubrum gehört zu einem Aktenzeichen; bitte geben Sie es an.",
  person: "Diese Person gehört nicht zur Kanzlei.",
  /** Erased before the book has kept names. */
  ehemalig: "Ehemaliges Mitglied",
  ausgeschieden: (name: string) => `${name} (ausgeschieden)`,
  zweiEmpfaenger: "Der Stand des Protokolls geht an höchstens zwei Personen.",
  abendZuFrueh: (um: string) => `Die Abendkontrolle beginnt um ${um} Uhr.`,
  abendBemerkung: "Bitte sagen Sie, was mit den offenen Fristen und Vorfristen geschieht.",
  schonAbgezeichnet: "Das Protokoll dieses Tages ist schon abgezeichnet.",
  fristenakteZuGross:
    "Das Protokoll ist für diese Ausgabe zu lang. Geben Sie ein Aktenzeichen an, oder wählen Sie JSON.",
  tagNichtVorbei: "Das Protokoll eines künftigen Tages gibt es noch nicht.",
  uhrzeit: "Bitte geben Sie eine Uhrzeit wie 17:00 ein.",
  alarmVorKontrolle: "Der Alarm kommt erst nach der Kontrolle.",
  arbeitstagFehlt: "Bitte wählen Sie mindestens einen Arbeitstag.",
  gemeindeUnbekannt:
    "Diese Gemeinde kennt das Portal in diesem Land nicht. Gemeinden ohne eigene Feiertage müssen Sie nicht angeben.",
  gemeindeMehrdeutig: (namen: string) =>
    `Welche Gemeinde meinen Sie? Bitte schreiben Sie den ganzen Namen: ${namen}.`,
  ortUnbekannt: "Diesen Ort kennt das Portal nicht.",
  tagFehlt: "Bitte geben Sie einen Tag ein.",
  bisVorVon: "Das Ende liegt vor dem Beginn.",
  eigeneVertretung: "Niemand vertritt sich selbst.",
  abwesenheitUnbekannt: "Diese Abwesenheit gibt es nicht oder nicht mehr.",
  feedUnbekannt: "Diesen Kalender gibt es nicht oder nicht mehr.",
  feedsHoechstens: "Sie haben schon fünf Kalender. Bitte widerrufen Sie zuerst einen.",
  erinnerungOhneLink: "Bitte öffnen Sie den Link aus unserer E-Mail.",
  erinnerungUngueltig: "Diese Erinnerung gibt es nicht oder nicht mehr.",
} as const;

/** Why something cannot be done with an entry. */
export const zughindernisse = {
  gestrichen: "Der Eintrag ist gestrichen und bleibt, wie er ist.",
  erledigt: "Die Frist ist erledigt. Öffnen Sie sie wieder, wenn doch noch etwas zu tun ist.",
  "nicht-erledigt": "Die Frist ist noch nicht erledigt.",
  "ohne-tag": "Der Auslöser steht noch nicht fest; die Frist hat noch keinen Tag.",
  "schon-genehmigt": "Der Eintrag ist schon kontrolliert.",
  "eigene-buchung":
    "Den Eintrag muss jemand anderes kontrollieren als die Person, die ihn zuletzt gebucht oder geändert hat.",
  "schon-freigegeben": "Der Eintrag ist schon freigegeben.",
  "nicht-beantragt": "Für diese Frist ist keine Verlängerung beantragt.",
  "schon-beantragt": "Für diese Frist ist schon eine Verlängerung beantragt.",
  "nachweis-unlesbar":
    "Ein Nachweis nennt den Tag der Versendung und den Weg; sonst erledigen Sie die Frist ohne Nachweis.",
  "nachweis-kuenftig": "Der Tag der Versendung liegt in der Zukunft.",
  "nachweis-vor-ereignis":
    "Der Tag der Versendung liegt vor der Zustellung oder dem sonstigen Ereignis; bitte prüfen Sie ihn.",
  "antrag-nach-ablauf":
    "Ein Antrag nach dem Ende der Frist verlängert sie nicht mehr; bitte prüfen Sie den Tag des Antrags.",
  "antrag-kuenftig": "Der Tag des Antrags liegt in der Zukunft.",
  "beschluss-kuenftig": "Der Tag der Entscheidung liegt in der Zukunft.",
  "beschluss-vor-antrag": "Die Entscheidung kann nicht vor dem Antrag ergangen sein.",
  "nicht-spaeter": "Das neue Ende muss nach dem bisherigen liegen.",
  "nicht-verlaengerbar": "Diese Frist kann nicht verlängert werden.",
  verlaengert:
    "Ein vom Gericht bestimmtes Ende bleibt stehen; über den neuen Tag entscheidet die Anwältin oder der Anwalt.",
  "keine-abweichung": "Neben dieser Frist steht kein anderer Tag.",
  "vorfrist-nicht-offen": "Diese Vorfrist gibt es nicht, oder sie ist schon vorgelegt oder aufgegeben.",
  "vorfrist-offen":
    "Eine Vorfrist, deren Tag gekommen ist, bleibt stehen, bis sie vorgelegt oder mit einem Grund aufgegeben ist.",
} as const;
export type Zughindernis = keyof typeof zughindernisse;

const nichtErlaubt = "User not authenticated or lacks permission";

/** The calls of the deadline book have one sentence for both refusals. */
export const fristenabsagen = { 401: nichtErlaubt, 403: nichtErlaubt } as const;
