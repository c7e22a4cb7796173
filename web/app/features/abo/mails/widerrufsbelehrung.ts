import type { Anbieter } from "#platform/env/anbieter.server.ts";

/** The model instruction on withdrawal with its form (Anlagen 1 and 2 to Art. 246a § 1 Abs. 2 EGBGB), paragraph by paragraph. */
export function widerrufsbelehrung(anbieter: Anbieter): readonly string[] {
  const wer = [
    anbieter.name,
    anbieter.strasse,
    anbieter.ort,
    ...(anbieter.telefon ? [`Telefon: ${anbieter.telefon}`] : []),
    `E-Mail: ${anbieter.email}`,
  ].join(", ");
  return [
    "Widerrufsbelehrung für Verbraucher",
    "Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${wer}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
    "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
    "Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
    "Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.",
    "Muster-Widerrufsformular",
    `(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.) An ${wer}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*) – Bestellt am (*)/erhalten am (*) – Name des/der Verbraucher(s) – Anschrift des/der Verbraucher(s) – Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier) – Datum. (*) Unzutreffendes streichen.`,
  ];
}
