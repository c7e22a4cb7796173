import type { Demotext } from "../demoartikel.ts";

export const kuendigungsfristenArtikel: Demotext = {
  titel: "Kündigungsfristen rechnen: § 622 und § 573c BGB mit Kalender",
  auszug:
    "Vier Wochen zum Fünfzehnten, drei Werktage zum Monatsende und kein § 193 BGB: Wie man den letzten Tag für den Zugang findet, mit einem Kalender für den Jahreswechsel 2026/2027.",
  html: `
<p>Kündigungsfristen sind Mindestfristen: Zwischen Zugang und Ende des Vertrags muss die volle Frist liegen. Deshalb verschiebt sich das Ende nicht, wenn es auf ein Wochenende fällt, und der letzte Tag für den Zugang ebenfalls nicht; § 193 BGB ist auf Kündigungsfristen nicht anzuwenden.<sup data-fussnote="BGH, III ZR 172/04."></sup> Wer an einem Sonntag kündigen müsste, muss dafür sorgen, dass die Erklärung am Sonntag oder besser vorher zugeht.</p>
<h2>Arbeitsverhältnis: die Grundfrist</h2>
<p>Arbeitnehmer und Arbeitgeber können mit einer Frist von vier Wochen zum Fünfzehnten oder zum Ende eines Kalendermonats kündigen (§ 622 Abs. 1 BGB). Vier Wochen sind 28 Tage und kein Monat.</p>
<table>
<tr><th>Zugang</th><th>Ende</th></tr>
<tr><td>02.11.2026 (Montag)</td><td>30.11.2026</td></tr>
<tr><td>03.11.2026 (Dienstag)</td><td>15.12.2026</td></tr>
<tr><td>17.11.2026 (Dienstag)</td><td>15.12.2026</td></tr>
<tr><td>18.11.2026 (Mittwoch)</td><td>31.12.2026</td></tr>
</table>
<p>In einer vereinbarten Probezeit von höchstens sechs Monaten genügen zwei Wochen zu jedem Tag (§ 622 Abs. 3 BGB). Geht die Kündigung am 17.11.2026 zu, endet das Arbeitsverhältnis am 01.12.2026.</p>
<h2>Verlängerte Fristen des Arbeitgebers</h2>
<p>Mit der Dauer des Arbeitsverhältnisses verlängert sich die Frist, aber nur für die Kündigung durch den Arbeitgeber und nur zum Monatsende (§ 622 Abs. 2 BGB). Ob sie auch für die Kündigung durch den Arbeitnehmer gilt, sagt der Vertrag. Zugang jeweils am 17.11.2026:</p>
<table>
<tr><th>Betriebszugehörigkeit</th><th>Frist</th><th>Ende</th></tr>
<tr><td>2 Jahre</td><td>1 Monat</td><td>31.12.2026</td></tr>
<tr><td>5 Jahre</td><td>2 Monate</td><td>31.01.2027</td></tr>
<tr><td>8 Jahre</td><td>3 Monate</td><td>28.02.2027</td></tr>
<tr><td>10 Jahre</td><td>4 Monate</td><td>31.03.2027</td></tr>
<tr><td>12 Jahre</td><td>5 Monate</td><td>30.04.2027</td></tr>
<tr><td>15 Jahre</td><td>6 Monate</td><td>31.05.2027</td></tr>
<tr><td>20 Jahre</td><td>7 Monate</td><td>30.06.2027</td></tr>
</table>
<p>Unabhängig davon läuft die Klagefrist: Gegen die schriftliche Kündigung muss binnen drei Wochen nach Zugang geklagt werden (§ 4 Satz 1 KSchG). Bei Zugang am 17.11.2026 ist das bis zum 08.12.2026. Anders als bei der Kündigungsfrist gilt hier § 222 Abs. 2 ZPO.</p>
<h2>Wohnraum: der dritte Werktag</h2>
<p>Die Kündigung ist spätestens am dritten Werktag eines Kalendermonats zum Ablauf des übernächsten Monats zulässig (§ 573c Abs. 1 Satz 1 BGB). Für den Mieter bleibt es dabei, so lange er auch wohnt. Für den Vermieter verlängert sich die Frist nach fünf und acht Jahren seit der Überlassung um jeweils drei Monate (Satz 2).</p>
<table>
<tr><th>Zugang</th><th>Kündigung durch</th><th>Ende</th></tr>
<tr><td>05.10.2026</td><td>Mieter</td><td>31.12.2026</td></tr>
<tr><td>06.10.2026</td><td>Mieter</td><td>31.01.2027</td></tr>
<tr><td>04.11.2026</td><td>Mieter</td><td>31.01.2027</td></tr>
<tr><td>03.12.2026</td><td>Mieter</td><td>28.02.2027</td></tr>
<tr><td>04.12.2026</td><td>Mieter</td><td>31.03.2027</td></tr>
<tr><td>03.12.2026</td><td>Vermieter, 6 Jahre</td><td>31.05.2027</td></tr>
<tr><td>03.12.2026</td><td>Vermieter, 9 Jahre</td><td>31.08.2027</td></tr>
</table>
<p>Warum war im Oktober 2026 der fünfte der letzte Tag? Der 1. war ein Donnerstag, der 2. ein Freitag, der 3. ein Samstag und zugleich Tag der Deutschen Einheit, der 4. ein Sonntag. Dritter Werktag war Montag, der 05.10.2026.</p>
<h2>Zählt der Samstag?</h2>
<p>Bei der Karenz von drei Werktagen zählt der Samstag als Werktag mit.<sup data-fussnote="BGH, VIII ZR 206/04."></sup> Ist der Samstag selbst der dritte Werktag, ist höchstrichterlich nicht abschließend geklärt, ob der folgende Montag genügt; sorgen Sie für Zugang am Freitag. Anders bei der Mietzahlung: Dort zählt der Samstag nicht.<sup data-fussnote="§ 556b Abs. 1 BGB; BGH, VIII ZR 129/09."></sup></p>
<h2>Geschäftsräume</h2>
<p>Über Geschäftsräume ist die ordentliche Kündigung spätestens am dritten Werktag eines Kalendervierteljahrs zum Ablauf des nächsten Vierteljahrs zulässig (§ 580a Abs. 2 BGB). Geht sie am 05.10.2026 zu, endet der Vertrag am 31.03.2027; die nächste Möglichkeit ist der Zugang bis zum 05.01.2027 mit Ende am 30.06.2027.</p>
<h2>Fristlos, hilfsweise ordentlich</h2>
<p>Wird ein Wohnraummietverhältnis wegen Zahlungsverzugs fristlos und hilfsweise ordentlich gekündigt, laufen zwei Rechnungen nebeneinander: Die fristlose Kündigung wirkt mit dem Zugang, die ordentliche zum Termin nach § 573c BGB. Beide Termine gehören in die Akte, denn die Nachzahlung in der Schonfrist beseitigt nur die fristlose Kündigung (§ 569 Abs. 3 Nr. 2 BGB).</p>
<h2>Zugang sicherstellen</h2>
<ul>
<li>Schriftform beachten: für Arbeitsverhältnisse § 623 BGB, für Wohnraum § 568 Abs. 1 BGB. Eine E-Mail genügt nicht.</li>
<li>Bote mit Kenntnis des Inhalts und Protokoll ist sicherer als jedes Einschreiben.</li>
<li>Ein Brief, der abends in den Kasten fällt, geht in der Regel erst am nächsten Tag zu, wenn mit der Leerung gewöhnlich nicht mehr zu rechnen ist.</li>
<li>Immer hilfsweise zum nächstmöglichen Termin kündigen.</li>
</ul>
<p>Der <a href="/fristenrechner">Fristenrechner</a> nennt zu jeder Kündigung auch den letzten Tag für den Zugang.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/bgb/__622.html">§ 622</a>, <a href="https://www.gesetze-im-internet.de/bgb/__573c.html">§ 573c</a>, <a href="https://www.gesetze-im-internet.de/bgb/__580a.html">§ 580a</a>, <a href="https://www.gesetze-im-internet.de/bgb/__623.html">§ 623</a>, <a href="https://www.gesetze-im-internet.de/bgb/__568.html">§ 568 BGB</a>; <a href="https://www.gesetze-im-internet.de/kschg/__4.html">§ 4 KSchG</a></li>
<li>BGH, III ZR 172/04; VIII ZR 206/04; VIII ZR 129/09</li>
</ul>`,
};
