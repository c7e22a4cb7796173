import type { Demotext } from "../demoartikel.ts";

export const einigungsgebuehr: Demotext = {
  titel: "1,5, 1,3 oder 1,0: die drei Stufen der Einigungsgebühr",
  auszug:
    "Je weiter die Sache vor Gericht gekommen ist, desto niedriger der Satz der ersten Instanz. Warum eine frühe Einigung belohnt wird und wann die Gebühr ganz ausfällt.",
  html: `
<p>Wer bei einem Vertrag mitwirkt, der einen Streit oder eine Ungewissheit beseitigt, verdient die Einigungsgebühr. Ihr Satz hängt davon ab, ob und wo der Anspruch anhängig ist. Aus 10.000 €:</p>
<table>
<tr><th>Stand</th><th>Nummer</th><th class="text-rechts">Satz</th><th class="text-rechts">Betrag</th></tr>
<tr><td>nicht anhängig</td><td>1000 VV</td><td class="text-rechts">1,5</td><td class="text-rechts">978,00 €</td></tr>
<tr><td>erste Instanz</td><td>1003 VV</td><td class="text-rechts">1,0</td><td class="text-rechts">652,00 €</td></tr>
<tr><td>Berufung, Revision</td><td>1004 VV</td><td class="text-rechts">1,3</td><td class="text-rechts">847,60 €</td></tr>
</table>
<p>Anhängig ist auch ein Anspruch, für den ein Verfahren über die Prozesskostenhilfe läuft, es sei denn, sie wird nur für die Protokollierung des Vergleichs oder ein selbständiges Beweisverfahren beantragt (Anm. Abs. 1 zu Nr. 1003 VV). Das selbständige Beweisverfahren allein senkt den Satz nicht.</p>
<h2>Keine Gebühr</h2>
<ul>
<li>bei bloßem Anerkenntnis oder Verzicht (Anm. Abs. 1 zu Nr. 1000 VV),</li>
<li>solange ein Widerruf vorbehalten ist: Sie entsteht erst, wenn er nicht mehr möglich ist (Anm. Abs. 3),</li>
<li>in Ehesachen, soweit es um die Scheidung selbst geht (Anm. Abs. 5).</li>
</ul>
<h2>Ratenzahlung</h2>
<p>Seit dem 01.10.2021 gibt es für Zahlungsvereinbarungen ohne Streit über die Forderung eine eigene 0,7-Gebühr (Nr. 1000 Nr. 2 VV). Sie bleibt in jeder Instanz gleich, und ihr Wert ist nur die Hälfte der Forderung (§ 31b RVG).</p>
<p>Quelle: Nr. 1000, 1003, 1004 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>; <a href="https://www.gesetze-im-internet.de/rvg/__31b.html">§ 31b RVG</a>.</p>`,
};
