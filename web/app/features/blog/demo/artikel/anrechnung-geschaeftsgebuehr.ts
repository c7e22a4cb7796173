import type { Demotext } from "../demoartikel.ts";

export const anrechnungGeschaeftsgebuehr: Demotext = {
  titel: "Anrechnung der Geschäftsgebühr richtig rechnen",
  auszug:
    "Zur Hälfte, höchstens mit 0,75, nur aus dem gemeinsamen Wert: Die Anrechnung nach Vorbemerkung 3 Abs. 4 VV in vier Rechenbeispielen, mit § 15a RVG und den Fehlern, die sich im Festsetzungsverfahren rächen.",
  html: `
<p>War ein Anwalt in derselben Sache erst außergerichtlich und dann vor Gericht tätig, entstehen zwei Gebühren, die sich teilweise überschneiden: die Geschäftsgebühr (Nr. 2300 VV) und die Verfahrensgebühr (Nr. 3100 VV). Vorbemerkung 3 Abs. 4 VV gleicht das aus. Die Regel ist kurz, die Anwendung hat vier Stellen, an denen sich Fehler einschleichen.</p>
<h2>Die Regel</h2>
<ol>
<li><strong>Zur Hälfte:</strong> Angerechnet wird die Hälfte des Satzes, der tatsächlich entstanden ist, einschließlich einer Erhöhung nach Nr. 1008 VV.</li>
<li><strong>Höchstens 0,75:</strong> Ist die Hälfte höher, bleibt es bei 0,75. Die Grenze steigt nicht mit der Zahl der Auftraggeber.</li>
<li><strong>Nur derselbe Gegenstand:</strong> Gerechnet wird nach dem Wert, der auch Gegenstand des gerichtlichen Verfahrens ist.</li>
<li><strong>Nur auf die Verfahrensgebühr:</strong> Termins- und Einigungsgebühr bleiben unberührt, ebenso die Auslagen.</li>
</ol>
<p>Bei der Geschäftsgebühr mit Betragsrahmen (Nr. 2302 VV) tritt an die Stelle der 0,75 ein Höchstbetrag von 225,00 €.</p>
<h2>Beispiel 1: der Normalfall</h2>
<p>Forderung 10.000 €, außergerichtlich 1,3, danach Klage mit Termin.</p>
<table>
<tr><th>Position</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,3 Geschäftsgebühr, Nr. 2300 VV</td><td class="text-rechts">847,60 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">847,60 €</td></tr>
<tr><td>Anrechnung 0,65 aus 10.000 €</td><td class="text-rechts">−423,80 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">782,40 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts">20,00 €</td></tr>
<tr><td>Summe netto</td><td class="text-rechts">2.093,80 €</td></tr>
<tr><td>19 % Umsatzsteuer, Nr. 7008 VV</td><td class="text-rechts">397,82 €</td></tr>
<tr><td><strong>Gesamt</strong></td><td class="text-rechts"><strong>2.491,62 €</strong></td></tr>
</table>
<p>Die Pauschale entsteht zweimal, weil es zwei Angelegenheiten sind. Sie wird nicht angerechnet.</p>
<h2>Beispiel 2: die Grenze von 0,75</h2>
<p>War die außergerichtliche Tätigkeit umfangreich und ist eine 2,0-Geschäftsgebühr entstanden, beträgt sie aus 10.000 € 1.304,00 €. Die Hälfte wäre 1,0; angerechnet werden nur 0,75, also 489,00 €. Von der Verfahrensgebühr bleiben 358,60 €.</p>
<h2>Beispiel 3: Es geht weniger zu Gericht</h2>
<p>Außergerichtlich ging es um 10.000 €. Der Gegner zahlt 4.000 €, eingeklagt werden 6.000 €. Die Geschäftsgebühr bleibt 847,60 €; angerechnet wird aber nur aus 6.000 €: 0,65 von 414,00 € sind 269,10 €. Die Verfahrensgebühr von 538,20 € sinkt auf 269,10 €. Häufiger Fehler: die Hälfte der ganzen Geschäftsgebühr abzuziehen. Das wären 423,80 € und damit 154,70 € zu viel.</p>
<h2>Beispiel 4: Es geht mehr zu Gericht</h2>
<p>Umgekehrt: außergerichtlich 6.000 €, Klage über 10.000 €. Angerechnet werden wieder 269,10 €, jetzt auf die Verfahrensgebühr von 847,60 €. Es bleiben 578,50 €.</p>
<h2>Was § 15a RVG dazu sagt</h2>
<p>Im Verhältnis zum Mandanten darf der Anwalt beide Gebühren fordern, zusammen aber nicht mehr als die um den Anrechnungsbetrag verminderte Summe (§ 15a Abs. 1 RVG). Er kann also wählen, welche der beiden er gekürzt abrechnet. Sind mehrere Gebühren auf dieselbe Gebühr anzurechnen, ist die Anrechnung der Höhe nach begrenzt (§ 15a Abs. 2 RVG).</p>
<p>Ein Dritter, vor allem der Gegner im Kostenfestsetzungsverfahren, kann sich auf die Anrechnung nur berufen, soweit er den Anspruch auf eine der beiden Gebühren erfüllt hat, wegen eines dieser Ansprüche gegen ihn ein Vollstreckungstitel besteht oder beide Gebühren in demselben Verfahren gegen ihn geltend gemacht werden (§ 15a Abs. 3 RVG). Für die Praxis heißt das:</p>
<ul>
<li>Ist die Geschäftsgebühr als Nebenforderung eingeklagt und zugesprochen, wird die Verfahrensgebühr nur gekürzt festgesetzt.</li>
<li>Ist sie nicht eingeklagt oder abgewiesen, wird die volle Verfahrensgebühr festgesetzt.</li>
<li>Haben sich die Parteien verglichen, sollte im Vergleich stehen, ob und in welcher Höhe die Geschäftsgebühr darin enthalten ist. Ein Betrag „zur Abgeltung aller Ansprüche“ lässt das offen und führt zu Streit.</li>
</ul>
<h2>Im Klageantrag und in der Rechnung</h2>
<p>Wird die Geschäftsgebühr als Nebenforderung eingeklagt, gehört die volle Gebühr in den Antrag, nicht nur der nicht anrechenbare Rest. Die Anrechnung wirkt sich dann auf der Seite der Verfahrensgebühr aus. In der Rechnung an den Mandanten steht sie als eigene Zeile mit Satz und Wert; wer sie in den Gebührenbetrag einrechnet, macht die Rechnung unverständlich und den Festsetzungsantrag angreifbar.</p>
<h2>Prüfliste</h2>
<ul>
<li>Derselbe Gegenstand, derselbe Anwalt, dasselbe Mandatsverhältnis?</li>
<li>Welcher Satz ist tatsächlich entstanden, nicht nur abgerechnet?</li>
<li>Welcher Wert ist in das Verfahren übergegangen?</li>
<li>Sind mehr als zwei Kalenderjahre seit der Erledigung des außergerichtlichen Auftrags vergangen? Dann entfällt die Anrechnung (§ 15 Abs. 5 Satz 2 RVG).</li>
<li>Folgten mehrere Geschäftsgebühren aufeinander? Dann wird nur die zuletzt entstandene angerechnet.</li>
</ul>
<p>Der <a href="/rvgrechner">RVG-Rechner</a> führt die Anrechnung als eigene Zeile und nennt die Regel, nach der er rechnet.</p>
<h2>Quellen</h2>
<ul>
<li>Vorbemerkung 3 Abs. 4 VV, <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">Anlage 1 zum RVG</a>, in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
<li><a href="https://www.gesetze-im-internet.de/rvg/__15a.html">§ 15a RVG</a>, <a href="https://www.gesetze-im-internet.de/rvg/__15.html">§ 15 RVG</a></li>
</ul>`,
};
