import type { Demotext } from "../demoartikel.ts";

export const paragraph15Abs3: Demotext = {
  titel: "§ 15 Abs. 3 RVG: Wenn für Teile des Gegenstands verschiedene Sätze gelten",
  auszug:
    "Für Teile des Gegenstands verschiedene Gebührensätze: erst einzeln rechnen, dann mit der Gebühr aus der Summe vergleichen. Mit Beispielen zu Nr. 3100 und 3101, Nr. 1000 und 1003 und zur Reihenfolge bei der Anrechnung.",
  html: `
<p>Eine Gebühr entsteht in einer Angelegenheit aus jedem Teil des Gegenstands nur einmal. Sind für Teile verschiedene Sätze anzuwenden, werden die Gebühren zunächst gesondert berechnet. Sie dürfen zusammen aber nicht höher sein als die Gebühr aus dem Gesamtbetrag der Wertteile nach dem höchsten Satz. So sagt es § 15 Abs. 3 RVG, und so sollte man auch rechnen: in drei Schritten.</p>
<ol>
<li>Jede Gebühr einzeln aus ihrem Wertteil und mit ihrem Satz.</li>
<li>Die Vergleichsgebühr: höchster Satz aus der Summe der Wertteile.</li>
<li>Der niedrigere Betrag gilt.</li>
</ol>
<h2>Warum die Grenze überhaupt greift</h2>
<p>Die Tabelle steigt degressiv: Zwei Gebühren aus 5.000 € sind zusammen höher als eine aus 10.000 €. Ohne die Grenze wäre es für den Anwalt günstiger, wenn der Gegenstand zerfällt. Das soll nicht sein. Je weiter die Sätze auseinanderliegen und je kleiner der Teil mit dem hohen Satz ist, desto seltener greift die Begrenzung.</p>
<h2>Beispiel 1: Verfahrensgebühren</h2>
<p>Anhängig sind 10.000 €. Im Termin wird auch über nicht anhängige 5.000 € verhandelt und ein Vergleich geschlossen. Für den anhängigen Teil entsteht die 1,3-Verfahrensgebühr, für den anderen nach Nr. 3101 Nr. 2 VV eine 0,8-Gebühr.</p>
<table>
<tr><th>Schritt</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,3 aus 10.000 €, Nr. 3100 VV</td><td class="text-rechts">847,60 €</td></tr>
<tr><td>0,8 aus 5.000 €, Nr. 3101 VV</td><td class="text-rechts">283,60 €</td></tr>
<tr><td>Summe</td><td class="text-rechts">1.131,20 €</td></tr>
<tr><td>Grenze: 1,3 aus 15.000 €</td><td class="text-rechts">990,60 €</td></tr>
<tr><td><strong>Kürzung</strong></td><td class="text-rechts"><strong>−140,60 €</strong></td></tr>
</table>
<p>Für die Terminsgebühr stellt sich die Frage nicht. Sie hat für beide Teile denselben Satz und wird gleich aus der Summe gerechnet: 1,2 aus 15.000 € sind 914,40 €.</p>
<h2>Beispiel 2: Die Grenze greift nicht</h2>
<p>Anhängig sind nur 1.000 €, mitverglichen werden 10.000 €. Die 1,3-Gebühr beträgt 120,90 €, die 0,8-Gebühr 521,60 €, zusammen 642,50 €. Die Vergleichsgebühr von 1,3 aus 11.000 € läge bei 919,10 €. Es bleibt bei 642,50 €.</p>
<h2>Beispiel 3: Einigungsgebühren</h2>
<p>Die Grenze wird für jede Gebührenart gesondert geprüft. Bei der Einigung stehen sich die 1,0-Gebühr für anhängige (Nr. 1003 VV) und die 1,5-Gebühr für nicht anhängige Ansprüche (Nr. 1000 VV) gegenüber: 652,00 € aus 10.000 € und 531,75 € aus 5.000 € ergeben 1.183,75 €. Die Grenze ist hier die 1,5-Gebühr aus 15.000 €, also 1.143,00 €. Die Kürzung beträgt 40,75 €.</p>
<h2>Anrechnen und begrenzen: In welcher Reihenfolge?</h2>
<p>Ist auf eine der Verfahrensgebühren eine Geschäftsgebühr anzurechnen, kommt es auf die Reihenfolge an. Nehmen wir Beispiel 1 und eine außergerichtliche 1,3-Geschäftsgebühr über die anhängigen 10.000 €, von der 423,80 € anzurechnen sind.</p>
<table>
<tr><th>Weg</th><th>Rechnung</th><th class="text-rechts">Verfahrensgebühren</th></tr>
<tr><td>Erst anrechnen, dann begrenzen</td><td>847,60 € − 423,80 € + 283,60 €; unter der Grenze von 990,60 €</td><td class="text-rechts">707,40 €</td></tr>
<tr><td>Erst begrenzen, dann anrechnen</td><td>990,60 € − 423,80 €</td><td class="text-rechts">566,80 €</td></tr>
</table>
<p>Das Oberlandesgericht München rechnet auf dem ersten Weg: Die Verfahrensgebühr wird zuerst um die Anrechnung gekürzt und erst dann die Summe begrenzt.<sup data-fussnote="OLG München, Beschluss vom 07.03.2012, 11 WF 360/12."></sup> Andere Oberlandesgerichte sind dem gefolgt. Einhellig ist das nicht; wer sichergehen will, rechnet beide Wege und weist im Festsetzungsantrag auf die Entscheidung hin. Im <a href="/rvgrechner">RVG-Rechner</a> ist die Reihenfolge deshalb wählbar.</p>
<h2>Drei Teile, drei Sätze</h2>
<p>Auch mehr als zwei Teile werden nach derselben Regel behandelt: alle Gebühren einzeln rechnen, alle Wertteile addieren, mit dem höchsten Satz vergleichen. Kommt jeder Teil für sich mit einem anderen Satz vor, gibt es trotzdem nur eine Grenze und nur eine Kürzung.</p>
<h2>Wie die Zeile in der Rechnung aussieht</h2>
<p>Führen Sie beide Gebühren mit ihrem Wert und ihrem Satz auf und setzen Sie die Kürzung als eigene, negative Zeile darunter: „Begrenzung nach § 15 Abs. 3 RVG auf 1,3 aus 15.000 €“. So kann jeder nachrechnen, und eine Anrechnung, die später hinzukommt, lässt sich sauber einfügen. Wer nur das Ergebnis nennt, verstößt zwar nicht gegen § 10 RVG, provoziert aber Rückfragen des Rechtspflegers und der Rechtsschutzversicherung.</p>
<h2>Was nicht unter § 15 Abs. 3 RVG fällt</h2>
<ul>
<li>Gebühren verschiedener Art. Verfahrens- und Terminsgebühr werden nie gegeneinander begrenzt.</li>
<li>Gebühren verschiedener Angelegenheiten. Zwei Klagen bleiben zwei Klagen, bis sie verbunden werden.</li>
<li>Teile mit gleichem Satz. Hier wird nicht begrenzt, sondern von vornherein aus der Summe gerechnet (§ 22 Abs. 1 RVG).</li>
</ul>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/rvg/__15.html">§ 15 RVG</a>, <a href="https://www.gesetze-im-internet.de/rvg/__22.html">§ 22 RVG</a>; Nr. 1000, 1003, 3100, 3101 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV</a> in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
<li>OLG München, Beschluss vom 07.03.2012, 11 WF 360/12</li>
</ul>`,
};
