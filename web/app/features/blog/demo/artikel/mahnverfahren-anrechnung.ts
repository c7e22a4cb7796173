import type { Demotext } from "../demoartikel.ts";

export const mahnverfahrenAnrechnung: Demotext = {
  titel: "Vom Mahnbescheid zur Klage: Was wird angerechnet?",
  auszug:
    "Gericht und Anwalt rechnen die Gebühren des Mahnverfahrens auf das Streitverfahren an, aber nach verschiedenen Regeln. Ein Fall über 6.000 Euro, durchgerechnet bis zum letzten Cent.",
  html: `
<p>Der Mandant will 6.000 € aus einer Rechnung. Sie beantragen einen Mahnbescheid, der Gegner widerspricht, die Sache geht an das Amtsgericht.<sup data-fussnote="Seit dem 01.01.2026 sind die Amtsgerichte bis 10.000 € zuständig, § 23 Nr. 1 GVG; für früher anhängige Verfahren bleibt es bei 5.000 €, § 44 EGGVG."></sup> Am Ende steht die Frage, was von den Gebühren des Mahnverfahrens auf das Streitverfahren anzurechnen ist. Die Antwort fällt für das Gericht, den Anwalt des Antragstellers und den des Gegners verschieden aus.</p>
<h2>Das Gericht</h2>
<p>Für den Antrag auf Erlass des Mahnbescheids entsteht eine halbe Gebühr (Nr. 1100 KV GKG), mindestens 38,00 €. Mit dem Eingang der Akten beim Streitgericht entsteht die dreifache Gebühr (Nr. 1210 KV GKG). Auf sie wird die Gebühr 1100 nach dem Wert angerechnet, der in das Prozessverfahren übergeht (Anm. Abs. 1 zu Nr. 1210).</p>
<table>
<tr><th>Posten</th><th class="text-rechts">6.000 €</th><th class="text-rechts">800 €</th></tr>
<tr><td>Nr. 1100 KV GKG</td><td class="text-rechts">96,50 €</td><td class="text-rechts">38,00 €</td></tr>
<tr><td>Nr. 1210 KV GKG</td><td class="text-rechts">579,00 €</td><td class="text-rechts">183,00 €</td></tr>
<tr><td>Anrechnung</td><td class="text-rechts">−96,50 €</td><td class="text-rechts">−38,00 €</td></tr>
<tr><td><strong>noch zu zahlen</strong></td><td class="text-rechts"><strong>482,50 €</strong></td><td class="text-rechts"><strong>145,00 €</strong></td></tr>
</table>
<p>Die rechte Spalte zeigt eine Besonderheit: Bei 800 € wäre die halbe Gebühr nur 30,50 €, gezahlt wurden aber 38,00 €. Wer schlicht mit 2,5 Gebühren rechnet, kommt auf 152,50 €. Angerechnet wird nach dem Wortlaut „eine Gebühr 1100“, also das, was erhoben wurde. Gesichert ist das für den Mindestbetrag nicht; prüfen Sie die Kostenrechnung.</p>
<p>Nach einem Widerspruch gibt das Mahngericht die Sache erst ab, wenn die weitere Gebühr gezahlt ist (§ 12 Abs. 3 Satz 3 GKG). Nach einem Einspruch gegen den Vollstreckungsbescheid wird von Amts wegen abgegeben.</p>
<h2>Der Anwalt des Antragstellers</h2>
<p>Er erhält im Mahnverfahren eine 1,0-Verfahrensgebühr (Nr. 3305 VV). Sie wird auf die Verfahrensgebühr des nachfolgenden Rechtsstreits <strong>voll</strong> angerechnet. Es bleiben 0,3. Weil Mahn- und Streitverfahren verschiedene Angelegenheiten sind (§ 17 Nr. 2 RVG), entsteht die Pauschale zweimal.</p>
<table>
<tr><th>Position</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,0 Verfahrensgebühr, Nr. 3305 VV</td><td class="text-rechts">414,00 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">538,20 €</td></tr>
<tr><td>Anrechnung der Nr. 3305 VV</td><td class="text-rechts">−414,00 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">496,80 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>Summe netto</td><td class="text-rechts">1.075,00 €</td></tr>
<tr><td>19 % Umsatzsteuer</td><td class="text-rechts">204,25 €</td></tr>
<tr><td><strong>Gesamt</strong></td><td class="text-rechts"><strong>1.279,25 €</strong></td></tr>
</table>
<h2>Mit Vollstreckungsbescheid</h2>
<p>Bleibt der Widerspruch aus, kommt für den Antrag auf den Vollstreckungsbescheid eine 0,5-Gebühr hinzu (Nr. 3308 VV), hier 207,00 €. Sie wird <strong>nicht</strong> angerechnet. Legt der Gegner dann Einspruch ein, erhöht sich die Abrechnung um diesen Betrag auf 1.525,58 € brutto.</p>
<h2>Der Anwalt des Gegners</h2>
<p>Für den Widerspruch entsteht eine 0,5-Gebühr (Nr. 3307 VV), hier 207,00 €. Auch sie wird auf die Verfahrensgebühr des Rechtsstreits angerechnet. Insgesamt erhält er ebenfalls 1.279,25 € brutto, denn nach der Anrechnung bleibt in beiden Fällen die 1,3-Gebühr, die 1,2-Gebühr und zweimal die Pauschale.</p>
<h2>Wenn nur ein Teil übergeht</h2>
<p>Zahlt der Gegner nach dem Mahnbescheid einen Teil, geht nur der Rest in den Rechtsstreit über. Angerechnet wird beim Gericht wie beim Anwalt nur aus diesem Rest. Der Antrag in der Anspruchsbegründung sollte das deutlich sagen: Bleibt er hinter dem Mahnantrag zurück, gilt die Klage insoweit als zurückgenommen, wenn das Gericht über diese Folge belehrt oder auf sie hingewiesen hat (§ 697 Abs. 2 Satz 2 ZPO).</p>
<h2>Und die Geschäftsgebühr?</h2>
<p>War der Anwalt vorher außergerichtlich tätig, wird die Geschäftsgebühr zur Hälfte, höchstens mit 0,75, auf die Gebühr des Mahnverfahrens angerechnet; auch das ist ein gerichtliches Verfahren im Sinne der Vorbemerkung 3 Abs. 4 VV. Bei unbestrittenen Forderungen gelten für die Geschäftsgebühr seit dem 01.10.2021 eigene Grenzen (Anm. 2 zu Nr. 2300 VV).</p>
<h2>Checkliste</h2>
<ul>
<li>Auftrag für das Streitverfahren bedingt erteilt? Dann kann ein Rechtswechsel zwischen Mahn- und Streitverfahren liegen (§ 60 RVG).</li>
<li>Antrag auf Durchführung des streitigen Verfahrens schon im Mahnantrag gestellt? Dann läuft nach Widerspruch die Gebührenanforderung von selbst.</li>
<li>Sechs Monate seit Zustellung des Mahnbescheids: Danach verliert er seine Wirkung, wenn kein Vollstreckungsbescheid beantragt ist (§ 701 ZPO).</li>
</ul>
<p>Beide Anrechnungen und die Fristen führt der Rechner <a href="/mahnverfahren">Mahnverfahren</a> zusammen.</p>
<h2>Quellen</h2>
<ul>
<li>Nr. 1100, 1210 KV GKG, Anlage 1 zum <a href="https://www.gesetze-im-internet.de/gkg_2004/anlage_1.html">GKG</a>; Nr. 3305, 3307, 3308 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>, beide in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
<li><a href="https://www.gesetze-im-internet.de/zpo/__697.html">§ 697 ZPO</a>, <a href="https://www.gesetze-im-internet.de/zpo/__701.html">§ 701 ZPO</a>, <a href="https://www.gesetze-im-internet.de/gkg_2004/__12.html">§ 12 GKG</a></li>
</ul>`,
};
