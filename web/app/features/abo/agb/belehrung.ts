import type { Anbieter } from "#platform/env/anbieter.server.ts";

/** A heading with its paragraphs. */
export type Textabschnitt = { readonly titel: string; readonly absaetze: readonly string[] };

/** The model instruction on withdrawal (Anlage 1 to Art. 246a § 1 Abs. 2 Satz 2 EGBGB), for contracts on a service. */
export function belehrung(anbieter: Anbieter, baseUrl: string): readonly Textabschnitt[] {
  return [
    {
      titel: "Widerrufsrecht",
      absaetze: [
        "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${anschrift(anbieter)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
        `Sie können Ihr Widerrufsrecht auch online unter ${baseUrl}/widerrufen ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
        "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
      ],
    },
    {
      titel: "Folgen des Widerrufs",
      absaetze: [
        "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
        "Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.",
      ],
    },
  ];
}

/** The model form (Anlage 2 to Art. 246a § 1 Abs. 2 Satz 1 Nr. 1 EGBGB), line by line. */
export const widerrufsformular = (anbieter: Anbieter): readonly string[] => [
  "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
  `– An ${anschrift(anbieter)}:`,
  "– Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*)",
  "– Bestellt am (*)/erhalten am (*)",
  "– Name des/der Verbraucher(s)",
  "– Anschrift des/der Verbraucher(s)",
  "– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
  "– Datum",
  "(*) Unzutreffendes streichen.",
];

/** Instruction and form in one, paragraph by paragraph, for mails and files. */
export const widerrufsbelehrung = (anbieter: Anbieter, baseUrl: string): readonly string[] => [
  "Widerrufsbelehrung für Verbraucher",
  ...belehrung(anbieter, baseUrl).flatMap(({ titel, absaetze }) => [titel, ...absaetze]),
  "Muster-Widerrufsformular",
  ...widerrufsformular(anbieter),
];

const anschrift = (anbieter: Anbieter): string =>
  [
    anbieter.name,
    anbieter.strasse,
    anbieter.ort,
    ...(anbieter.telefon ? [`Telefon: ${anbieter.telefon}`] : []),
    `E-Mail: ${anbieter.email}`,
  ].join(", ");
