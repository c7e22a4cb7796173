import type { Demotext } from "../demoartikel.ts";

export const mehrereAuftraggeber: Demotext = {
  titel: "Drei Mandanten, ein Gegenstand: die Erhöhung nach Nr. 1008 VV",
  auszug:
    "Für jeden weiteren Auftraggeber steigt die Verfahrens- oder Geschäftsgebühr um 0,3. Die Terminsgebühr nicht. Ein Beispiel mit drei Klägern.",
  html: `
<p>Vertritt ein Anwalt mehrere Auftraggeber in derselben Angelegenheit, erhöht sich die Verfahrens- oder Geschäftsgebühr für jede weitere Person um 0,3, zusammen um höchstens 2,0 (Nr. 1008 VV). Voraussetzung ist bei Wertgebühren, dass der Gegenstand derselbe ist.</p>
<p>Drei Geschwister klagen als Erbengemeinschaft 10.000 € ein. Der Satz der Verfahrensgebühr steigt von 1,3 auf 1,9.</p>
<table>
<tr><th>Position</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,9 Verfahrensgebühr, Nr. 3100, 1008 VV</td><td class="text-rechts">1.238,80 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">782,40 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>19 % Umsatzsteuer</td><td class="text-rechts">387,83 €</td></tr>
<tr><td><strong>Gesamt</strong></td><td class="text-rechts"><strong>2.429,03 €</strong></td></tr>
</table>
<ul>
<li>Nicht erhöht werden Terminsgebühr, Einigungsgebühr und Auslagen.</li>
<li>Haben die Auftraggeber verschiedene Gegenstände, wird nicht erhöht; die Werte werden zusammengerechnet (§ 22 Abs. 1 RVG).</li>
<li>Die Schwelle von 1,3 bei der Geschäftsgebühr steigt mit: Bei zwei Auftraggebern sind ohne besonderen Umfang 1,6 möglich, aus 10.000 € also 1.043,20 €.</li>
<li>Jeder Auftraggeber schuldet nur, was er allein schulden würde (§ 7 Abs. 2 RVG), der Anwalt erhält insgesamt nicht mehr als den erhöhten Betrag.</li>
</ul>
<p>Quelle: Nr. 1008 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>, <a href="https://www.gesetze-im-internet.de/rvg/__7.html">§ 7 RVG</a>.</p>`,
};
