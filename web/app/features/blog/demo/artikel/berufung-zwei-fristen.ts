import type { Demotext } from "../demoartikel.ts";

export const berufungZweiFristen: Demotext = {
  titel: "Berufung und Berufungsbegründung: zwei Fristen, ein Kalender",
  auszug:
    "Beide Fristen beginnen mit der Zustellung des Urteils, aber sie laufen nicht im Gleichschritt. Ein durchgerechneter Fall über Weihnachten, die Verlängerung und der Fünfmonatsbeginn.",
  html: `
<p>Die Berufung nach der Zivilprozessordnung hat zwei Fristen: einen Monat für die Einlegung (§ 517 ZPO) und zwei Monate für die Begründung (§ 520 Abs. 2 Satz 1 ZPO). Beide beginnen mit der Zustellung des in vollständiger Form abgefassten Urteils. Daraus folgt die wichtigste Regel dieses Beitrags: <strong>Die Begründungsfrist rechnet sich nicht vom Ende der Einlegungsfrist an</strong>, auch nicht vom Tag, an dem die Berufung eingelegt wurde, und auch nicht von einem wegen Feiertags verschobenen Tag.<sup data-fussnote="BAG, 8 AZR 287/08; OLG Dresden, 4 U 862/24."></sup></p>
<h2>Ein Fall über Weihnachten</h2>
<p>Das Urteil des Landgerichts Dortmund wird am Donnerstag, dem 26.11.2026, zugestellt. Berufungsgericht ist das Oberlandesgericht Hamm.</p>
<table>
<tr><th>Frist</th><th>Rechnung</th><th>Ende</th></tr>
<tr><td>Einlegung, § 517 ZPO</td><td>ein Monat: 26.12.2026, Samstag und zweiter Weihnachtstag; der nächste Werktag ist Montag</td><td><strong>28.12.2026</strong></td></tr>
<tr><td>Begründung, § 520 Abs. 2 ZPO</td><td>zwei Monate seit Zustellung; ein Dienstag</td><td><strong>26.01.2027</strong></td></tr>
<tr><td>Vorfrist zur Begründung</td><td>eine Woche vorher</td><td>19.01.2027</td></tr>
</table>
<p>Wer die Begründung vom 28.12.2026 an rechnet, notiert einen Monat später und ist am 28.01.2027 zwei Tage zu spät. Dieser Fehler kommt immer wieder vor; er ist vermeidbar, wenn beide Fristen in einem Arbeitsgang aus demselben Zustellungsdatum berechnet und eingetragen werden.</p>
<h2>Verlängerung</h2>
<p>Die Einlegungsfrist ist eine Notfrist und kann nicht verlängert werden. Die Begründungsfrist ist keine: Der Vorsitzende kann sie ohne Einwilligung des Gegners um bis zu einen Monat verlängern, wenn dadurch der Rechtsstreit nicht verzögert wird oder der Berufungskläger erhebliche Gründe darlegt (§ 520 Abs. 2 Satz 3 ZPO). Mit Einwilligung geht auch mehr (Satz 2).</p>
<p>Verlängert wird vom tatsächlichen Ende der bisherigen Frist an (§ 190 BGB, § 224 Abs. 3 ZPO). Im Beispiel endet die um einen Monat verlängerte Frist am 26.02.2027, einem Freitag. Der Antrag muss vor Ablauf der Frist bei Gericht sein; über ihn darf auch danach entschieden werden. Tragen Sie das beantragte Ende erst ein, wenn die Verfügung vorliegt, oder kennzeichnen Sie es bis dahin als vorläufig.</p>
<h2>Wenn das Urteil nicht zugestellt wird</h2>
<p>Fehlt eine wirksame Zustellung, beginnen beide Fristen spätestens mit dem Ablauf von fünf Monaten nach der Verkündung (§ 517 Halbsatz 2, § 520 Abs. 2 Satz 1 Halbsatz 2 ZPO). Der Fünfmonatszeitraum wird nicht verschoben, wenn sein Ende auf ein Wochenende fällt; verschoben wird nur das Ende der anschließenden Frist.<sup data-fussnote="BAG, 8 AZR 492/03."></sup></p>
<p>Beispiel: Verkündung am 13.03.2026, keine Zustellung. Fünf Monate sind am 13.08.2026 abgelaufen. Der anschließende Monat endet rechnerisch am 13.09.2026, einem Sonntag, die Berufung ist also bis zum 14.09.2026 einzulegen. Die Begründung ist bis zum 13.10.2026 fällig. Endet der Fünfmonatszeitraum am letzten Tag eines Monats, ist die Berechnung umstritten; notieren Sie dann den früheren Tag.</p>
<h2>Ist die Berufung überhaupt eröffnet?</h2>
<p>Der Wert des Beschwerdegegenstands muss seit dem 01.01.2026 mehr als 1.000 € betragen (§ 511 Abs. 2 Nr. 1 ZPO), wenn das Gericht die Berufung nicht zulässt. Für Entscheidungen aus der Zeit davor bleibt es nach der Übergangsvorschrift des § 47 EGZPO bei 600 €. In Arbeitssachen gilt weiterhin die Grenze von 600 € (§ 64 Abs. 2 Buchst. b ArbGG).</p>
<h2>Feiertage: Es zählt der Ort des Berufungsgerichts</h2>
<p>Ob der letzte Tag ein Feiertag ist, richtet sich nach dem Sitz des Gerichts, bei dem die Handlung vorzunehmen ist, nicht nach dem Sitz der Kanzlei.<sup data-fussnote="BGH, VI ZA 27/11 und III ZB 76/16."></sup> Weihnachten ist überall gleich, Fronleichnam oder Allerheiligen sind es nicht. Heiligabend und Silvester sind Werktage.</p>
<h2>So tragen Sie die Fristen ein</h2>
<ol>
<li>Zustellungsdatum aus dem Empfangsbekenntnis übernehmen und vom Anwalt bestätigen lassen.</li>
<li>Einlegung und Begründung gleichzeitig berechnen und eintragen, dazu die Vorfristen. Für die Begründung einer Berufung verlangt die Rechtsprechung eine Vorfrist von regelmäßig etwa einer Woche.<sup data-fussnote="BGH, VI ZB 17/22; XII ZB 418/22; V ZB 227/17."></sup></li>
<li>Erst nach der Eintragung den Erledigungsvermerk in der Akte anbringen.</li>
<li>Bei jeder Verlängerung das alte Ende streichen, das neue Ende und die neue Vorfrist eintragen.</li>
<li>Nach Eingang der Berufung das Zustellungsdatum noch einmal gegen die Akte prüfen.</li>
</ol>
<p>Der <a href="/fristenrechner">Fristenrechner</a> rechnet beide Fristen aus einer Eingabe und zeigt jeden Schritt mit seiner Vorschrift.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/zpo/__517.html">§ 517</a>, <a href="https://www.gesetze-im-internet.de/zpo/__520.html">§ 520</a>, <a href="https://www.gesetze-im-internet.de/zpo/__511.html">§ 511</a>, <a href="https://www.gesetze-im-internet.de/zpo/__222.html">§ 222</a>, <a href="https://www.gesetze-im-internet.de/zpo/__224.html">§ 224</a> ZPO; <a href="https://www.gesetze-im-internet.de/bgb/__188.html">§§ 187 bis 190 BGB</a></li>
<li>BAG, 8 AZR 287/08 und 8 AZR 492/03; OLG Dresden, 4 U 862/24</li>
<li>BGH, VI ZA 27/11; III ZB 76/16; VI ZB 17/22; XII ZB 418/22; V ZB 227/17</li>
</ul>`,
};
