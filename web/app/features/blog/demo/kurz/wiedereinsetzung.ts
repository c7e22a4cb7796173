import type { Demotext } from "../demoartikel.ts";

export const wiedereinsetzungArtikel: Demotext = {
  titel: "Wiedereinsetzung: zwei Wochen oder ein Monat",
  auszug:
    "Für versäumte Begründungsfristen gilt eine längere Antragsfrist. Wer das übersieht, stellt den Antrag zu früh unvollständig oder die Begründung zu spät.",
  html: `
<p>War eine Partei ohne Verschulden verhindert, eine Notfrist oder die Frist zur Begründung eines Rechtsmittels einzuhalten, ist ihr auf Antrag Wiedereinsetzung in den vorigen Stand zu gewähren (§ 233 ZPO). Die Antragsfrist beträgt zwei Wochen, bei den Begründungsfristen <strong>einen Monat</strong> (§ 234 Abs. 1 ZPO). Sie beginnt mit dem Tag, an dem das Hindernis behoben ist (Abs. 2), spätestens ein Jahr nach dem Ende der versäumten Frist ist Schluss (Abs. 3).</p>
<p>Die Frist endete am 09.11.2026, das Versehen wird am 13.11.2026 bemerkt:</p>
<table>
<tr><th>Versäumt</th><th>Antragsfrist endet</th></tr>
<tr><td>Berufungsfrist</td><td>27.11.2026</td></tr>
<tr><td>Frist zur Berufungsbegründung</td><td>14.12.2026, weil der 13.12.2026 ein Sonntag ist</td></tr>
</table>
<h2>Was in den Antrag gehört</h2>
<ul>
<li>eine geschlossene Darstellung, wie es zu der Versäumung kam und warum niemand sie verschuldet hat, dem die Partei das zurechnen lassen muss (§ 85 Abs. 2 ZPO),</li>
<li>die Mittel der Glaubhaftmachung, meist eidesstattliche Versicherungen (§ 236 Abs. 2 Satz 1, § 294 ZPO),</li>
<li>die <strong>versäumte Handlung selbst</strong>, die innerhalb der Antragsfrist nachzuholen ist (§ 236 Abs. 2 Satz 2 ZPO).</li>
</ul>
<p>Ein Fehler einer gut ausgebildeten und überwachten Bürokraft ist kein Verschulden des Anwalts; ein Fehler seiner Organisation schon.</p>
<p>Andere Verfahrensordnungen rechnen anders: Sozialgericht und Abgabenordnung ein Monat (§ 67 SGG, § 110 AO), Strafprozess eine Woche (§ 45 StPO).</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/zpo/__233.html">§ 233</a>, <a href="https://www.gesetze-im-internet.de/zpo/__234.html">§ 234</a>, <a href="https://www.gesetze-im-internet.de/zpo/__236.html">§ 236 ZPO</a>.</p>`,
};
