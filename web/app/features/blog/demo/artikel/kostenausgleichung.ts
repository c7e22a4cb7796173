import type { Demotext } from "../demoartikel.ts";

export const kostenausgleichung: Demotext = {
  titel: "Kostenquote und Kostenausgleichung nach § 106 ZPO",
  auszug:
    "Der Kläger trägt 30, der Beklagte 70 Prozent: Wer zahlt am Ende wem wie viel? Die Ausgleichung in vier Schritten, mit der Wochenfrist, den Zinsen und den Fehlern, die Geld kosten.",
  html: `
<p>Gewinnt jede Partei nur zum Teil, verteilt das Gericht die Kosten nach Quoten (§ 92 Abs. 1 ZPO). Dann stellt sich die Frage, wer am Ende wem wie viel zahlt. Die Antwort gibt die Kostenausgleichung nach § 106 ZPO: Beide Parteien melden ihre Kosten an, und der Rechtspfleger setzt nur den Unterschied fest.</p>
<h2>Der Fall</h2>
<p>Streitwert 20.000 €, Klage vor dem Landgericht, Auftrag und Eingang nach dem 01.06.2025. Das Urteil verteilt die Kosten so: der Kläger 30 Prozent, der Beklagte 70 Prozent. Beide waren anwaltlich vertreten, keine Seite ist zum Vorsteuerabzug berechtigt. Den Gerichtskostenvorschuss hat der Kläger gezahlt.</p>
<h2>Schritt 1: Alle Kosten zusammenstellen</h2>
<table>
<tr><th>Posten</th><th class="text-rechts">Kläger</th><th class="text-rechts">Beklagter</th></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">1.133,60 €</td><td class="text-rechts">1.133,60 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">1.046,40 €</td><td class="text-rechts">1.046,40 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>19 % Umsatzsteuer, Nr. 7008 VV</td><td class="text-rechts">418,00 €</td><td class="text-rechts">418,00 €</td></tr>
<tr><td>Anwaltskosten</td><td class="text-rechts">2.618,00 €</td><td class="text-rechts">2.618,00 €</td></tr>
<tr><td>Gerichtskosten, Nr. 1210 KV GKG</td><td class="text-rechts">1.215,00 €</td><td class="text-rechts"></td></tr>
<tr><td><strong>Summe</strong></td><td class="text-rechts"><strong>3.833,00 €</strong></td><td class="text-rechts"><strong>2.618,00 €</strong></td></tr>
</table>
<p>Die Gesamtkosten betragen 6.451,00 €.</p>
<h2>Schritt 2: Die Quote anwenden</h2>
<p>Der Kläger trägt 30 Prozent, das sind 1.935,30 €. Der Beklagte trägt 70 Prozent, das sind 4.515,70 €.</p>
<h2>Schritt 3: Mit dem Gezahlten vergleichen</h2>
<p>Der Kläger hat 3.833,00 € aufgewandt, muss aber nur 1.935,30 € tragen. Ihm stehen 1.897,70 € zu. Die Gegenprobe: Der Beklagte hat 2.618,00 € aufgewandt, muss 4.515,70 € tragen, es fehlen 1.897,70 €.</p>
<h2>Schritt 4: Anwaltskosten und Gerichtskosten getrennt prüfen</h2>
<p>In der Praxis rechnet das Gericht beide Teile getrennt. Das Ergebnis ist dasselbe: Von den Anwaltskosten (zusammen 5.236,00 €) trägt der Kläger 1.570,80 €, er erhält also 1.047,20 € erstattet; von den Gerichtskosten sind ihm 70 Prozent zu erstatten, 850,50 €. Zusammen sind das wieder 1.897,70 €. Die Trennung ist nötig, wenn einer Partei Prozesskostenhilfe bewilligt ist oder sie von Gerichtskosten befreit ist.</p>
<h2>Die Wochenfrist</h2>
<p>Geht der erste Antrag ein, fordert das Gericht den Gegner auf, die Berechnung seiner Kosten <strong>binnen einer Woche</strong> einzureichen (§ 106 Abs. 1 Satz 1 ZPO). Wer nicht reagiert, riskiert, dass ohne Rücksicht auf seine Kosten entschieden wird (§ 106 Abs. 2 Satz 1 ZPO). Seine Kosten sind damit nicht verloren, er kann sie nachträglich festsetzen lassen; er haftet aber für die Mehrkosten des zweiten Verfahrens, und einstweilen wird aus dem höheren Betrag vollstreckt. Im Beispiel wären das 70 Prozent der Kosten des Klägers, 2.683,10 € statt 1.897,70 €.</p>
<h2>Zinsen</h2>
<p>Der festgesetzte Betrag ist auf Antrag vom Eingang des Festsetzungsantrags an mit fünf Prozentpunkten über dem Basiszinssatz zu verzinsen (§ 104 Abs. 1 Satz 2 ZPO). Der Antrag lohnt sich immer und ist schnell gestellt. Reichen Sie den Festsetzungsantrag gleich nach Verkündung ein: Ein vorläufig vollstreckbares Urteil genügt (§ 103 Abs. 1 ZPO).</p>
<h2>Was in den Antrag gehört</h2>
<ul>
<li>die Kostenberechnung mit Nummern und Wert und eine Abschrift für den Gegner (§ 103 Abs. 2 ZPO),</li>
<li>die Belege; für Post- und Telekommunikationsentgelte genügt die Versicherung des Anwalts, für die übrigen Ansätze die Glaubhaftmachung (§ 104 Abs. 2 ZPO),</li>
<li>die Erklärung, ob die Partei zum Vorsteuerabzug berechtigt ist (§ 104 Abs. 2 Satz 3 ZPO),</li>
<li>der Antrag auf Verzinsung und auf Hinzusetzen weiterer Gerichtskosten.</li>
</ul>
<h2>Wann § 106 ZPO nicht gilt</h2>
<ul>
<li>Bei Kostenaufhebung („gegeneinander aufgehoben“): Jede Partei trägt ihre außergerichtlichen Kosten selbst, die Gerichtskosten werden geteilt (§ 92 Abs. 1 Satz 2 ZPO). Ausgeglichen wird nur der Vorschuss.</li>
<li>Bei verschiedenen Quoten für mehrere Instanzen wird jeder Rechtszug für sich gerechnet und dann zusammengefasst.</li>
<li>Bei Streitgenossen mit verschiedenen Quoten hilft die Baumbach’sche Formel; hier ist für jedes Verhältnis gesondert zu rechnen.</li>
</ul>
<h2>Rechtsmittel</h2>
<p>Gegen den Beschluss ist die sofortige Beschwerde gegeben, wenn die Beschwer 300 € übersteigt (§ 104 Abs. 3 Satz 1, § 567 Abs. 2 ZPO, Grenze seit dem 01.01.2026). Die Frist beträgt zwei Wochen ab Zustellung (§ 569 Abs. 1 ZPO). Unterhalb der Grenze bleibt die Erinnerung.</p>
<p>Die Ausgleichung rechnet der <a href="/prozesskostenrechner">Prozesskostenrechner</a>, wenn Sie eine Quote angeben.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/zpo/__92.html">§ 92</a>, <a href="https://www.gesetze-im-internet.de/zpo/__103.html">§ 103</a>, <a href="https://www.gesetze-im-internet.de/zpo/__104.html">§ 104</a>, <a href="https://www.gesetze-im-internet.de/zpo/__106.html">§ 106</a>, <a href="https://www.gesetze-im-internet.de/zpo/__567.html">§ 567 ZPO</a></li>
<li>Gebühren nach RVG und GKG in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
</ul>`,
};
