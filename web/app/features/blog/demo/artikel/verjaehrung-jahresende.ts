import type { Demotext } from "../demoartikel.ts";

export const verjaehrungJahresende: Demotext = {
  titel: "Verjährung zum Jahresende: Hemmung durch Mahnbescheid und Verhandlung",
  auszug:
    "Am 31. Dezember 2026 verjähren Forderungen aus 2023. Wie der Mahnbescheid kurz vor Schluss hemmt, wie lange die Hemmung dauert und warum Verhandlungen mehr bringen können als die gezählten Tage.",
  html: `
<p>Die regelmäßige Verjährungsfrist beträgt drei Jahre (§ 195 BGB). Sie beginnt mit dem Schluss des Jahres, in dem der Anspruch entstanden ist und der Gläubiger von den Umständen und der Person des Schuldners Kenntnis erlangt oder ohne grobe Fahrlässigkeit erlangen müsste (§ 199 Abs. 1 BGB). Für Forderungen aus dem Jahr 2023 ist damit der <strong>31.12.2026</strong> der letzte Tag, ein Donnerstag.</p>
<h2>Fällt der letzte Tag auf ein Wochenende</h2>
<p>Dann genügt es, wenn die hemmende Handlung am nächsten Werktag vorgenommen wird (§ 193 BGB entsprechend).<sup data-fussnote="BGH, III ZR 146/07."></sup> Forderungen aus 2020 konnten deshalb noch am 02.01.2024 gerettet werden, weil der 31.12.2023 ein Sonntag war. In diesem Jahr hilft das nicht. Silvester ist ein Werktag.</p>
<h2>Hemmung durch den Mahnbescheid</h2>
<p>Die Zustellung des Mahnbescheids hemmt die Verjährung (§ 204 Abs. 1 Nr. 3 BGB). Sie wirkt auf den Eingang des Antrags zurück, wenn sie <strong>demnächst</strong> erfolgt (§ 167 ZPO). Verzögerungen, die der Antragsteller zu vertreten hat, schaden nicht, wenn sie nicht mehr als etwa 14 Tage ausmachen. Dazu gehören eine falsche Anschrift und der verspätete Vorschuss.</p>
<p>Drei Fehler kosten die Hemmung:</p>
<ol>
<li><strong>Unzureichende Bezeichnung.</strong> Der Anspruch muss so bestimmt sein, dass der Schuldner erkennen kann, worum es geht (§ 690 Abs. 1 Nr. 3 ZPO). Wer mehrere Rechnungen zusammenfasst, muss sie aufschlüsseln; nach Ablauf der Frist lässt sich das nicht nachholen.</li>
<li><strong>Falsche Erklärung zur Gegenleistung.</strong> Hängt der Anspruch von einer Gegenleistung ab, die noch nicht erbracht ist, ist das Mahnverfahren unzulässig (§ 688 Abs. 2 Nr. 2 ZPO). Wer wider besseres Wissen etwas anderes angibt, kann sich auf die Hemmung nicht berufen.</li>
<li><strong>Stillstand.</strong> Die Hemmung endet sechs Monate nach der letzten Verfahrenshandlung, wenn niemand das Verfahren betreibt (§ 204 Abs. 2 BGB).</li>
</ol>
<h2>Wie lange die Hemmung dauert</h2>
<p>Beispiel: Forderung aus Mai 2023. Der Antrag auf Erlass des Mahnbescheids geht am 30.12.2026 ein und wird demnächst zugestellt. Der Gegner widerspricht, der Gläubiger zahlt die weiteren Gerichtskosten nicht; die letzte Verfahrenshandlung ist vom 15.03.2027.</p>
<table>
<tr><th>Schritt</th><th>Tag</th></tr>
<tr><td>Ende ohne Hemmung</td><td>31.12.2026</td></tr>
<tr><td>Beginn der Hemmung; zwei Tage der Frist sind noch offen</td><td>30.12.2026</td></tr>
<tr><td>Ende der Hemmung: sechs Monate nach der letzten Verfahrenshandlung</td><td>15.09.2027</td></tr>
<tr><td><strong>Verjährung nach den restlichen zwei Tagen</strong></td><td><strong>17.09.2027</strong></td></tr>
</table>
<p>Der Zeitraum der Hemmung wird in die Frist nicht eingerechnet (§ 209 BGB). Nach seinem Ende läuft nur der Rest weiter, und der ist kurz, wenn der Antrag kurz vor Silvester gestellt wurde. Notieren Sie deshalb zwei Fristen: das Ende der Hemmung und die Verjährung selbst.</p>
<h2>Verhandlungen</h2>
<p>Schweben Verhandlungen, ist die Verjährung gehemmt, bis eine Seite ihre Fortsetzung verweigert (§ 203 Satz 1 BGB). Danach tritt sie frühestens drei Monate nach dem Ende der Hemmung ein (Satz 2). Diese Mindestfrist bringt bei kurzen Verhandlungen mehr als die gezählten Tage:</p>
<table>
<tr><th>Verhandlung</th><th>Gehemmte Tage</th><th>Ende der Verjährung</th></tr>
<tr><td>01.10.2026 bis 30.11.2026</td><td>61</td><td>02.03.2027</td></tr>
<tr><td>01.12.2026 bis 20.12.2026</td><td>20</td><td>22.03.2027, wegen der drei Monate und des Wochenendes</td></tr>
</table>
<p>Im zweiten Fall würden die 20 Tage nur bis zum 20.01.2027 reichen. Die Mindestfrist führt zum 20.03.2027, einem Samstag, und damit zum folgenden Montag. Verlassen sollte sich darauf niemand: Ob und wie lange verhandelt wurde, ist Beweisfrage. Schreiben Sie Beginn und Ende in einen Vermerk, und vereinbaren Sie besser einen Verzicht auf die Einrede bis zu einem bestimmten Tag.</p>
<h2>Neubeginn statt Hemmung</h2>
<p>Erkennt der Schuldner den Anspruch an, etwa durch Abschlagszahlung, Zinszahlung oder Sicherheitsleistung, beginnt die Verjährung neu (§ 212 Abs. 1 Nr. 1 BGB), und zwar taggenau und nicht erst zum Jahresende.</p>
<h2>Höchstfristen</h2>
<p>Ohne Rücksicht auf die Kenntnis verjähren Ansprüche spätestens zehn Jahre nach ihrer Entstehung, Schadensersatzansprüche wegen Verletzung des Lebens, des Körpers, der Gesundheit oder der Freiheit in dreißig Jahren (§ 199 Abs. 2 bis 4 BGB). Diese Fristen enden taggenau.</p>
<h2>Arbeitsplan für den Dezember</h2>
<ol>
<li>Akten mit Anspruchsjahr 2023 bis Ende November auflisten.</li>
<li>Kenntnis und Fälligkeit prüfen: Gilt eine kürzere oder besondere Frist, etwa § 438 oder § 634a BGB?</li>
<li>Verzicht auf die Einrede anfordern, mit Datum.</li>
<li>Sonst Mahnantrag oder Klage bis Mitte Dezember, mit aufgeschlüsselter Forderung und geprüfter Anschrift.</li>
<li>Vorschuss sofort nach Anforderung zahlen.</li>
</ol>
<p>Der <a href="/fristenrechner">Fristenrechner</a> rechnet Hemmungen auch dann richtig, wenn sie sich überschneiden.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/bgb/__195.html">§ 195</a>, <a href="https://www.gesetze-im-internet.de/bgb/__199.html">§ 199</a>, <a href="https://www.gesetze-im-internet.de/bgb/__203.html">§ 203</a>, <a href="https://www.gesetze-im-internet.de/bgb/__204.html">§ 204</a>, <a href="https://www.gesetze-im-internet.de/bgb/__209.html">§ 209</a>, <a href="https://www.gesetze-im-internet.de/bgb/__212.html">§ 212 BGB</a></li>
<li><a href="https://www.gesetze-im-internet.de/zpo/__167.html">§ 167</a>, <a href="https://www.gesetze-im-internet.de/zpo/__688.html">§ 688</a>, <a href="https://www.gesetze-im-internet.de/zpo/__690.html">§ 690 ZPO</a></li>
<li>BGH, III ZR 146/07</li>
</ul>`,
};
