import type { Demotext } from "../demoartikel.ts";

export const fristverlaengerung: Demotext = {
  titel: "Verlängerung um einen Monat: ab wann wird gerechnet?",
  auszug:
    "Eine verlängerte Frist schließt an das tatsächliche Ende der alten an, auch wenn es wegen eines Sonntags verschoben war.",
  html: `
<p>Wird eine Frist um einen Zeitraum verlängert, ist die neue Frist vom Ablauf der vorigen an zu berechnen (§ 190 BGB, § 224 Abs. 3 ZPO). Gemeint ist das <strong>tatsächliche</strong> Ende, nach der Verschiebung wegen Wochenende oder Feiertag.<sup data-fussnote="BGH, VII ZB 87/08; IX ZB 198/04; XII ZB 82/07."></sup></p>
<p>Ein Beispiel: Die Zustellung war am 01.09.2026, die Begründungsfrist von zwei Monaten endet rechnerisch am 01.11.2026, einem Sonntag, und damit am Montag, dem 02.11.2026. Wird sie um einen Monat verlängert, endet sie am 02.12.2026 und nicht am 01.12.2026.</p>
<h2>Verlängerung bis zu einem Datum</h2>
<p>Nennt die Verfügung einen Tag („verlängert bis zum 05.12.2026“), gilt dieser Tag. Fällt er wie hier auf einen Samstag, endet die Frist am nächsten Werktag, dem 07.12.2026; § 222 Abs. 2 ZPO ist auch darauf anzuwenden.<sup data-fussnote="OLG Stuttgart, 2 U 46/14."></sup></p>
<h2>Drei Grundsätze</h2>
<ol>
<li>Der Antrag muss vor Ablauf bei Gericht sein. Entschieden werden darf danach.</li>
<li>Notfristen sind nicht verlängerbar (§ 224 Abs. 1 Satz 2 ZPO).</li>
<li>Auf eine erste Verlängerung mit den üblichen Gründen darf man bei der Berufungsbegründung in der Regel vertrauen, auf eine zweite nicht. Die Nachfrage bei Gericht vor Ablauf gehört zum Pflichtprogramm, wenn keine Nachricht kommt.</li>
</ol>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/bgb/__190.html">§ 190 BGB</a>, <a href="https://www.gesetze-im-internet.de/zpo/__224.html">§ 224 ZPO</a>.</p>`,
};
