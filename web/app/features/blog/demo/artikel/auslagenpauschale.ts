import type { Demotext } from "../demoartikel.ts";

export const auslagenpauschale: Demotext = {
  titel: "Nr. 7002 VV: Pauschale vor oder nach der Anrechnung?",
  auszug:
    "Zwanzig Prozent wovon? Die Auslagenpauschale rechnet sich aus den Gebühren, wie sie entstanden sind, nicht aus dem Rest nach der Anrechnung. Wann das einen Unterschied macht und wie groß er ist.",
  html: `
<p>Die Pauschale für Post und Telekommunikation nach Nr. 7002 VV beträgt 20 Prozent der Gebühren, höchstens 20,00 €. Sie kann in jeder Angelegenheit einmal statt der tatsächlichen Kosten verlangt werden. Der Höchstbetrag ist ab Gebühren von 100,00 € erreicht, und deshalb denkt über die Pauschale meist niemand nach. Bei kleinen Werten lohnt es sich: Dort entscheidet die Reihenfolge von Pauschale und Anrechnung über bares Geld.</p>
<h2>Die Frage</h2>
<p>Auf die Verfahrensgebühr wird eine Geschäftsgebühr zur Hälfte angerechnet (Vorbem. 3 Abs. 4 VV). Sind die „Gebühren“ im Sinne der Nr. 7002 VV dann die vollen oder die verminderten?</p>
<p>Die herrschende Meinung nimmt die <strong>vollen Gebühren vor der Anrechnung</strong>.<sup data-fussnote="BGH NJW-RR 2004, 1656, noch zur Anrechnung nach der BRAGO; der Gedanke gilt fort."></sup> Dafür spricht der Wortlaut des § 15a Abs. 1 RVG: Beide Gebühren entstehen in voller Höhe und unabhängig voneinander; die Anrechnung begrenzt nur, was zusammen gefordert werden darf. Die Auslagen, welche die Pauschale abgelten soll, werden durch die Anrechnung auch nicht geringer. Einzelne Gerichte haben früher aus dem verminderten Betrag gerechnet.</p>
<h2>Wie groß der Unterschied ist</h2>
<p>Die Tabelle nimmt eine 1,3-Geschäftsgebühr, die zur Hälfte auf eine 1,3-Verfahrensgebühr angerechnet wird. Ein Termin findet nicht statt, etwa weil der Beklagte nach Zustellung der Klage zahlt und sie zurückgenommen wird.</p>
<table>
<tr><th>Wert</th><th class="text-rechts">Verfahrensgebühr</th><th class="text-rechts">nach Anrechnung</th><th class="text-rechts">Pauschale aus vollem Betrag</th><th class="text-rechts">Pauschale aus dem Rest</th></tr>
<tr><td>500 €</td><td class="text-rechts">66,95 €</td><td class="text-rechts">33,47 €</td><td class="text-rechts">13,39 €</td><td class="text-rechts">6,69 €</td></tr>
<tr><td>1.000 €</td><td class="text-rechts">120,90 €</td><td class="text-rechts">60,45 €</td><td class="text-rechts">20,00 €</td><td class="text-rechts">12,09 €</td></tr>
<tr><td>1.500 €</td><td class="text-rechts">174,85 €</td><td class="text-rechts">87,42 €</td><td class="text-rechts">20,00 €</td><td class="text-rechts">17,48 €</td></tr>
<tr><td>2.000 €</td><td class="text-rechts">228,80 €</td><td class="text-rechts">114,40 €</td><td class="text-rechts">20,00 €</td><td class="text-rechts">20,00 €</td></tr>
</table>
<p>Ab einem Wert von mehr als 1.500 € verschwindet der Unterschied, denn der Rest allein überschreitet dann 100,00 €. Kommt eine Terminsgebühr hinzu, verschwindet er noch früher.</p>
<h2>Ein ganzes Beispiel</h2>
<p>Wert 500 €, Geschäftsgebühr 1,3, Verfahrensgebühr 1,3 ohne Termin, Mandat nach dem 01.06.2025:</p>
<table>
<tr><th>Position</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,3 Geschäftsgebühr, Nr. 2300 VV</td><td class="text-rechts">66,95 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV (20 %)</td><td class="text-rechts">13,39 €</td></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">66,95 €</td></tr>
<tr><td>Anrechnung</td><td class="text-rechts">−33,48 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV (20 % aus 66,95 €)</td><td class="text-rechts">13,39 €</td></tr>
<tr><td>Summe netto</td><td class="text-rechts">127,20 €</td></tr>
<tr><td>19 % Umsatzsteuer</td><td class="text-rechts">24,17 €</td></tr>
<tr><td><strong>Gesamt</strong></td><td class="text-rechts"><strong>151,37 €</strong></td></tr>
</table>
<p>Nach der anderen Ansicht wären es 143,40 €, also 7,97 € weniger. In der einzelnen Akte ist das wenig; bei einem Inkassomandat mit einigen hundert gleichen Forderungen ist es ein Posten.</p>
<h2>Vier Sonderfälle</h2>
<ul>
<li><strong>Staatskasse:</strong> Zahlt sie, ist die Pauschale nach den Gebühren zu bemessen, die aus der Staatskasse gezahlt werden (Anm. 2 zu Nr. 7002 VV).</li>
<li><strong>Mehrere Angelegenheiten:</strong> Außergerichtliche Vertretung, Mahnverfahren, Streitverfahren und jeder Rechtszug haben je eine Pauschale. Innerhalb einer Angelegenheit gibt es nur eine.</li>
<li><strong>Tatsächliche Kosten:</strong> Statt der Pauschale kann der Anwalt die Entgelte in voller Höhe abrechnen (Nr. 7001 VV). Das lohnt sich bei vielen Zustellungen oder Auslandsporto; dann müssen die Kosten einzeln belegt sein.</li>
<li><strong>Keine Entgelte:</strong> Die Pauschale setzt voraus, dass überhaupt Kosten für Post oder Telekommunikation angefallen sind. Bei einer rein mündlichen Beratung in der Kanzlei entsteht sie nicht.</li>
</ul>
<h2>Warum die Reihenfolge nicht beliebig ist</h2>
<p>Man könnte einwenden, wirtschaftlich erhalte der Anwalt am Ende nur die verminderte Gebühr, also sei auch die Pauschale danach zu bemessen. Dagegen spricht, dass der Anwalt wählen darf, welche der beiden Gebühren er gekürzt fordert. Hinge die Pauschale vom gekürzten Betrag ab, fiele sie je nach dieser Wahl in der einen oder der anderen Angelegenheit niedriger aus. Das Gesetz knüpft sie aber an die Angelegenheit und die dort entstandenen Gebühren. Im <a href="/rvgrechner">RVG-Rechner</a> ist die herrschende Meinung voreingestellt, die andere lässt sich wählen.</p>
<h2>Im Festsetzungsantrag</h2>
<p>Schreiben Sie die Bemessungsgrundlage in die Zeile: „Pauschale Nr. 7002 VV, 20 % aus 66,95 €“. Das erspart die Zwischenverfügung. Kürzt der Rechtspfleger gleichwohl, ist an die Wertgrenze der sofortigen Beschwerde zu denken: Sie liegt seit dem 01.01.2026 bei mehr als 300 € (§ 567 Abs. 2 ZPO). Darunter bleibt die Erinnerung (§ 11 Abs. 2 RPflG).</p>
<h2>Quellen</h2>
<ul>
<li>Nr. 7001, 7002 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV</a>; <a href="https://www.gesetze-im-internet.de/rvg/__15a.html">§ 15a RVG</a></li>
<li>BGH NJW-RR 2004, 1656</li>
<li><a href="https://www.gesetze-im-internet.de/zpo/__567.html">§ 567 ZPO</a> in der Fassung des Gesetzes zum Zuständigkeitsstreitwert, in Kraft seit 01.01.2026</li>
</ul>`,
};
