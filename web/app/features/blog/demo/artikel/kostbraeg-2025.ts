import type { Demotext } from "../demoartikel.ts";

export const kostbraeg2025: Demotext = {
  titel: "KostBRÄG 2025: Was seit dem 1. Juni 2025 gilt",
  auszug:
    "Seit dem 1. Juni 2025 gelten höhere Anwalts- und Gerichtsgebühren. Welche Tabelle in Ihrer Sache maßgeblich ist, was sich in Euro ändert und was gleich geblieben ist.",
  html: `
<p>Das Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 hat die Gebühren der Anwältinnen und Anwälte und die der Gerichte zum 1. Juni 2025 angehoben.<sup data-fussnote="Gesetz vom 07.04.2025, BGBl. 2025 I Nr. 109."></sup> Die Wertgebühren des RVG steigen um rund sechs Prozent, die Betragsrahmen und Festgebühren um rund neun Prozent. Auch die Tabellen des GKG und des FamGKG sind neu. Für die Praxis sind drei Fragen wichtig: Welche Fassung gilt in meiner Sache, was macht der Unterschied aus, und was ist nicht gestiegen?</p>
<h2>Welche Fassung gilt</h2>
<p>Beim Anwalt entscheidet der <strong>Tag des unbedingten Auftrags</strong> in derselben Angelegenheit (§ 60 Abs. 1 Satz 1 RVG). Wer am 31.05.2025 den unbedingten Klageauftrag hatte, rechnet nach der alten Tabelle ab, auch wenn die Klage erst im Juli eingereicht wurde. Bei Beiordnung oder Bestellung ohne vorherigen unbedingten Auftrag kommt es auf den Tag an, an dem sie wirksam wird (§ 60 Abs. 1 Satz 3 RVG).</p>
<p>Beim Gericht entscheidet, wann die Sache <strong>anhängig</strong> geworden ist (§ 71 Abs. 1 Satz 1 GKG, § 63 Abs. 1 FamGKG). Das kann auseinanderfallen: Auftrag im Mai, Eingang der Klage im Juni heißt alte Anwaltsgebühren und neue Gerichtsgebühren.</p>
<ul>
<li>Jeder Rechtszug ist eine eigene Angelegenheit (§ 17 Nr. 1 RVG). Für die Berufung zählt der Auftrag zur Berufung. Beim Gericht gilt für Rechtsmittel, die nach der Änderung eingelegt werden, neues Recht (§ 71 Abs. 1 Satz 2 GKG).</li>
<li>Mahnverfahren und Streitverfahren sind verschiedene Angelegenheiten (§ 17 Nr. 2 RVG) und können verschiedenem Recht unterliegen.</li>
<li>Werden Werte mehrerer Gegenstände zusammengerechnet und gilt für einen davon altes Recht, so gilt es für die ganze Vergütung (§ 60 Abs. 2 RVG).</li>
<li>Die Umsatzsteuer folgt ihren eigenen Regeln: Maßgeblich ist das Ende der Leistung, nicht § 60 RVG.</li>
</ul>
<h2>Was es in Euro ausmacht</h2>
<p>Die Tabelle zeigt für eine gewöhnliche Klage erster Instanz, was ein Anwalt einschließlich Verfahrensgebühr (Nr. 3100 VV), Terminsgebühr (Nr. 3104 VV), Pauschale (Nr. 7002 VV) und 19 % Umsatzsteuer berechnet, daneben die drei Gerichtsgebühren nach Nr. 1210 KV GKG.</p>
<table>
<tr><th>Streitwert</th><th class="text-rechts">Anwalt bis 31.05.2025</th><th class="text-rechts">Anwalt seit 01.06.2025</th><th class="text-rechts">Gericht bis 31.05.2025</th><th class="text-rechts">Gericht seit 01.06.2025</th></tr>
<tr><td>500 €</td><td class="text-rechts">169,58 €</td><td class="text-rechts">177,01 €</td><td class="text-rechts">114,00 €</td><td class="text-rechts">120,00 €</td></tr>
<tr><td>1.500 €</td><td class="text-rechts">401,63 €</td><td class="text-rechts">423,94 €</td><td class="text-rechts">234,00 €</td><td class="text-rechts">246,00 €</td></tr>
<tr><td>5.000 €</td><td class="text-rechts">1.017,45 €</td><td class="text-rechts">1.078,44 €</td><td class="text-rechts">483,00 €</td><td class="text-rechts">511,50 €</td></tr>
<tr><td>10.000 €</td><td class="text-rechts">1.850,45 €</td><td class="text-rechts">1.963,50 €</td><td class="text-rechts">798,00 €</td><td class="text-rechts">849,00 €</td></tr>
<tr><td>50.000 €</td><td class="text-rechts">3.828,83 €</td><td class="text-rechts">4.060,88 €</td><td class="text-rechts">1.803,00 €</td><td class="text-rechts">1.914,00 €</td></tr>
</table>
<p>Die einfache Gebühr beginnt jetzt bei 51,50 € für Werte bis 500 € (bisher 49,00 €). Das hat eine Nebenfolge: Eine 0,3-Gebühr beträgt in der untersten Stufe nun 15,45 € und liegt damit über der Mindestgebühr von 15,00 € (§ 13 Abs. 3 RVG), die bisher in dieser Stufe griff.</p>
<h2>Was sich sonst geändert hat</h2>
<ul>
<li>Wird eine Geschäftsgebühr mit Betragsrahmen angerechnet, so höchstens mit 225,00 € statt 207,00 € (Vorbem. 3 Abs. 4 VV).</li>
<li>Der Mindestbetrag im Mahnverfahren (Nr. 1100 KV GKG) beträgt 38,00 € statt 36,00 €.</li>
<li>Kindschaftssachen haben als selbständige Familiensache einen Regelwert von 5.000 € statt 4.000 € (§ 45 Abs. 1 FamGKG).</li>
<li>Die Grenze zwischen den Gebührenstufen im Bußgeldverfahren liegt bei 80 € statt 60 € (Teil 5 VV).</li>
<li>Für die Feststellung einer überhöhten Miete nennt § 41 Abs. 5 GKG jetzt ausdrücklich den Jahresbetrag.</li>
</ul>
<h2>Was gleich geblieben ist</h2>
<p>Nicht gestiegen sind die Auslagen: die Pauschale nach Nr. 7002 VV mit 20 Prozent und höchstens 20,00 €, die Fahrtkosten mit 0,42 € je Kilometer (Nr. 7003 VV), das Tage- und Abwesenheitsgeld (Nr. 7005 VV) und die Dokumentenpauschale (Nr. 7000 VV). Auch die Gebührensätze sind dieselben; geändert sind die Beträge der Tabelle. Und die Prozesskostenhilfe weicht weiterhin erst bei Werten über 4.000 € von der Tabelle des Wahlanwalts ab (§ 49 RVG).</p>
<h2>Drei Hinweise für die Abrechnung</h2>
<ol>
<li>Vermerken Sie den Tag des unbedingten Auftrags in der Akte, am besten mit dem Schreiben, aus dem er folgt. Ein Auftrag „erst außergerichtlich, notfalls Klage“ ist für die Klage bedingt: Für sie zählt der Tag, an dem die Bedingung eintritt.</li>
<li>Rechnen Sie über den Rechtswechsel an, so ist nach überwiegender Ansicht der Betrag anzurechnen, der nach dem für die frühere Gebühr geltenden Recht entstanden ist. Eine höchstrichterliche Entscheidung dazu ist uns nicht bekannt.</li>
<li>Prüfen Sie bei Kostenfestsetzungsanträgen der Gegenseite den Auftragstag, wenn Klageeinreichung und Stichtag nahe beieinander liegen.</li>
</ol>
<p>Beide Fassungen nebeneinander zeigt die <a href="/gebuehrentabelle">Gebührentabelle</a>; eine ganze Abrechnung erstellt der <a href="/rvgrechner">RVG-Rechner</a>.</p>
<h2>Quellen</h2>
<ul>
<li>KostBRÄG 2025 vom 07.04.2025, BGBl. 2025 I Nr. 109</li>
<li>Kostenrechtsänderungsgesetz 2021 vom 21.12.2020, BGBl. I 2020 S. 3229 (bisherige Fassung)</li>
<li><a href="https://www.gesetze-im-internet.de/rvg/__60.html">§ 60 RVG</a>, <a href="https://www.gesetze-im-internet.de/gkg_2004/__71.html">§ 71 GKG</a>, <a href="https://www.gesetze-im-internet.de/famgkg/__63.html">§ 63 FamGKG</a></li>
</ul>`,
};
