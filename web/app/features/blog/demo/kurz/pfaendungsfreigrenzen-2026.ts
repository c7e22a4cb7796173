import type { Demotext } from "../demoartikel.ts";

export const pfaendungsfreigrenzen2026: Demotext = {
  titel: "Pfändungsfreigrenzen seit dem 1. Juli 2026",
  auszug:
    "Der Grundbetrag liegt bei 1.587,40 Euro im Monat. Was bei einem Nettoeinkommen von 2.400 Euro pfändbar ist und welcher Betrag auf dem P-Konto geschützt ist.",
  html: `
<p>Die Pfändungsfreigrenzen werden jedes Jahr zum 1. Juli angepasst (§ 850c Abs. 4 ZPO). Seit dem 01.07.2026 beträgt der unpfändbare Grundbetrag im Monat <strong>1.587,40 €</strong>. Er erhöht sich um 597,42 € für die erste und um je 332,83 € für die zweite bis fünfte Person, der Unterhalt gewährt wird.</p>
<p>Vom Mehrbetrag ist ein Teil pfändbar: ohne Unterhaltspflicht sieben Zehntel, bei einer Person fünf, bei zwei Personen vier Zehntel. Bei einem Nettoeinkommen von 2.400 €:</p>
<table>
<tr><th>Unterhaltspflichten</th><th class="text-rechts">Freibetrag</th><th class="text-rechts">pfändbar</th></tr>
<tr><td>keine</td><td class="text-rechts">1.587,40 €</td><td class="text-rechts">568,82 €</td></tr>
<tr><td>eine Person</td><td class="text-rechts">2.184,82 €</td><td class="text-rechts">107,59 €</td></tr>
<tr><td>zwei Personen</td><td class="text-rechts">2.517,65 €</td><td class="text-rechts">0,00 €</td></tr>
</table>
<p>Das Nettoeinkommen wird vorher auf einen durch zehn teilbaren Betrag abgerundet. Was 4.866,30 € übersteigt, ist voll pfändbar.</p>
<p>Auf dem Pfändungsschutzkonto ist der Grundbetrag auf volle zehn Euro aufgerundet geschützt: 1.590 € im Kalendermonat (§ 899 Abs. 1 ZPO). Für Unterhaltsgläubiger gilt die Tabelle nicht (§ 850d ZPO).</p>
<p>Maßgeblich ist die Fassung am Tag der Auszahlung. Der Arbeitgeber muss die neuen Beträge ohne neuen Beschluss beachten, wenn der Beschluss auf die Tabelle verweist.</p>
<p>Quelle: Pfändungsfreigrenzenbekanntmachung 2026, BGBl. 2026 I Nr. 80; <a href="https://www.gesetze-im-internet.de/zpo/__850c.html">§ 850c ZPO</a>. Rechnen: <a href="/pfaendungsrechner">Pfändungsrechner</a>.</p>`,
};
