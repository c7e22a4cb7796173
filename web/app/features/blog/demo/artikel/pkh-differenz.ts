import type { Demotext } from "../demoartikel.ts";

export const pkhDifferenz: Demotext = {
  titel: "Prozesskostenhilfe: Was die Staatskasse zahlt und was § 50 RVG bringt",
  auszug:
    "Über 4.000 Euro Wert zahlt die Staatskasse weniger als der Wahlanwalt bekäme. Wie groß die Lücke ist, wann sie aus den Raten des Mandanten geschlossen wird und wie Vorschüsse zu verrechnen sind.",
  html: `
<p>Wer im Wege der Prozesskostenhilfe beigeordnet ist, erhält die gesetzliche Vergütung aus der Staatskasse (§ 45 Abs. 1 RVG). Bis zu einem Gegenstandswert von 4.000 € ist das dieselbe Gebühr wie die eines Wahlanwalts. Darüber gilt die Tabelle des § 49 RVG, die viel flacher ansteigt und bei hohen Werten gar nicht mehr.</p>
<h2>Die Lücke in Zahlen</h2>
<p>Verfahrens- und Terminsgebühr erster Instanz (Nr. 3100, 3104 VV), Pauschale und 19 % Umsatzsteuer, Auftrag nach dem 01.06.2025:</p>
<table>
<tr><th>Wert</th><th class="text-rechts">Wahlanwalt</th><th class="text-rechts">Staatskasse</th><th class="text-rechts">Unterschied</th></tr>
<tr><td>5.000 €</td><td class="text-rechts">1.078,44 €</td><td class="text-rechts">972,83 €</td><td class="text-rechts">105,61 €</td></tr>
<tr><td>10.000 €</td><td class="text-rechts">1.963,50 €</td><td class="text-rechts">1.136,45 €</td><td class="text-rechts">827,05 €</td></tr>
<tr><td>50.000 €</td><td class="text-rechts">4.060,88 €</td><td class="text-rechts">1.939,70 €</td><td class="text-rechts">2.121,18 €</td></tr>
<tr><td>100.000 €</td><td class="text-rechts">5.244,93 €</td><td class="text-rechts">2.362,15 €</td><td class="text-rechts">2.882,78 €</td></tr>
</table>
<h2>Kein Rückgriff auf den Mandanten</h2>
<p>Solange die Bewilligung besteht, darf der Anwalt vom Mandanten keine Vergütung fordern (§ 122 Abs. 1 Nr. 3 ZPO). Das gilt auch für den Unterschied. Offen bleiben drei Wege:</p>
<ol>
<li><strong>Der Gegner:</strong> Soweit er in die Kosten verurteilt ist, kann der beigeordnete Anwalt seine volle Vergütung im eigenen Namen von ihm beitreiben (§ 126 Abs. 1 ZPO). Das ist der erste Weg, wenn der Prozess gewonnen ist.</li>
<li><strong>Die weitere Vergütung:</strong> Hat das Gericht Raten oder Zahlungen aus dem Vermögen angeordnet, zieht die Staatskasse auch den Unterschied zur Regelvergütung ein und zahlt ihn aus (§ 50 RVG).</li>
<li><strong>Zahlungen vor der Beiordnung:</strong> Vorschüsse, die der Mandant vorher gezahlt hat, darf der Anwalt behalten, soweit § 58 RVG das zulässt.</li>
</ol>
<h2>Weitere Vergütung nach § 50 RVG</h2>
<p>Die Staatskasse deckt aus den Raten zuerst ihre eigenen Ansprüche, also die Gerichtskosten und das, was sie dem Anwalt schon gezahlt hat. Erst danach fließt die weitere Vergütung. Bei kleinen Raten bleibt oft wenig übrig: Gezahlt werden höchstens 48 Monatsraten (§ 115 Abs. 2 ZPO).</p>
<p>Zu beachten ist die Ausschlussfrist: Bevor er die weitere Vergütung festsetzt, kann der Urkundsbeamte den Anwalt auffordern, innerhalb eines Monats die Festsetzung aller noch offenen Vergütungen zu beantragen oder sich zu empfangenen Zahlungen zu erklären. Kommt der Anwalt dem nicht nach, erlöschen seine Ansprüche gegen die Staatskasse (§ 55 Abs. 6 RVG). Reichen Sie den Antrag auf die weitere Vergütung deshalb am besten zusammen mit dem auf die Grundvergütung ein.</p>
<h2>Vorschüsse: erst auf die Lücke</h2>
<p>Hat der Mandant einen Vorschuss gezahlt, wird er zunächst auf die Vergütung angerechnet, für die ein Anspruch gegen die Staatskasse nicht oder nur unter den Voraussetzungen des § 50 RVG besteht (§ 58 Abs. 2 Satz 1 RVG). Der Vorschuss füllt also zuerst die Lücke.</p>
<p>Beispiel: Wert 10.000 €, Vorschuss 595,00 € brutto. Der Unterschied beträgt 827,05 €. Der Vorschuss ist niedriger, also zahlt die Staatskasse ungekürzt 1.136,45 €; als weitere Vergütung bleiben 232,05 €. Erst ein Vorschuss von mehr als 827,05 € würde die Zahlung der Staatskasse mindern.</p>
<h2>Die angerechnete Geschäftsgebühr</h2>
<p>War der Anwalt vorher außergerichtlich tätig und hat der Mandant die Geschäftsgebühr bezahlt, gilt seit dem 01.01.2021 § 58 Abs. 2 Satz 2 RVG: Der Anspruch gegen die Staatskasse mindert sich nur, soweit der Anwalt durch die Zahlung und die ungekürzte Gebühr aus der Staatskasse zusammen mehr erhielte als die um die Anrechnung verminderte Summe nach § 15a Abs. 1 RVG. Ist die Geschäftsgebühr nicht gezahlt, wird nichts gekürzt.</p>
<h2>Wenn nur teilweise bewilligt ist</h2>
<p>Wird Prozesskostenhilfe nur für einen Teil der Klage bewilligt, darf der Anwalt für den übrigen Teil mit dem Mandanten abrechnen. Berechnet wird der Unterschied zwischen der Wahlanwaltsvergütung aus dem ganzen Wert und der aus dem Wert, für den bewilligt ist; wegen der degressiven Tabelle ist das weniger als eine Gebühr aus dem Rest.</p>
<h2>Vier Punkte für den Festsetzungsantrag</h2>
<ul>
<li>Alle Zahlungen angeben, auch solche auf anzurechnende Gebühren (§ 55 Abs. 5 Satz 2 RVG).</li>
<li>Die Pauschale nach Nr. 7002 VV aus den Gebühren der Staatskasse rechnen (Anm. 2).</li>
<li>Auslagen vollständig aufführen: Sie werden in voller Höhe ersetzt, soweit sie erforderlich waren (§ 46 Abs. 1 RVG).</li>
<li>Einen angemessenen Vorschuss verlangen (§ 47 RVG): Für entstandene Gebühren und voraussichtliche Auslagen muss niemand bis zum Ende des Rechtszugs warten.</li>
</ul>
<p>Der <a href="/pkh-rechner">PKH-Rechner</a> ermittelt Raten und die Lücke; der <a href="/rvgrechner">RVG-Rechner</a> stellt beide Vergütungen nebeneinander.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/rvg/__49.html">§ 49</a>, <a href="https://www.gesetze-im-internet.de/rvg/__50.html">§ 50</a>, <a href="https://www.gesetze-im-internet.de/rvg/__55.html">§ 55</a>, <a href="https://www.gesetze-im-internet.de/rvg/__58.html">§ 58 RVG</a>; § 49 RVG in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
<li><a href="https://www.gesetze-im-internet.de/zpo/__122.html">§ 122</a>, <a href="https://www.gesetze-im-internet.de/zpo/__126.html">§ 126</a>, <a href="https://www.gesetze-im-internet.de/zpo/__115.html">§ 115 ZPO</a></li>
</ul>`,
};
