import type { Demotext } from "../demoartikel.ts";

export const rechnungParagraph10: Demotext = {
  titel: "Die Anwaltsrechnung nach § 10 RVG: was darin stehen muss",
  auszug:
    "Ohne ordnungsgemäße Berechnung ist die Vergütung nicht einforderbar. Seit 2024 genügt die Textform. Eine Prüfliste für die Rechnung.",
  html: `
<p>Der Anwalt kann die Vergütung nur aufgrund einer Berechnung einfordern, die er dem Auftraggeber mitgeteilt hat (§ 10 Abs. 1 RVG). Die früher nötige eigenhändige Unterschrift ist seit Juli 2024 entfallen; <strong>Textform</strong> genügt, die Mitteilung muss aber vom Anwalt oder auf seine Veranlassung ausgehen.</p>
<h2>Pflichtangaben nach § 10 Abs. 2 RVG</h2>
<ul>
<li>die Beträge der einzelnen Gebühren und Auslagen,</li>
<li>gezahlte Vorschüsse,</li>
<li>eine kurze Bezeichnung des Gebührentatbestands und der Auslagen,</li>
<li>die angewandten Nummern des Vergütungsverzeichnisses,</li>
<li>bei Wertgebühren der Gegenstandswert.</li>
</ul>
<p>Bei Entgelten für Post- und Telekommunikation genügt der Gesamtbetrag. Hinzu kommen die Angaben des Umsatzsteuerrechts, vor allem Steuernummer, Rechnungsnummer, Zeitraum der Leistung und der Steuersatz (§ 14 Abs. 4 UStG).</p>
<h2>Vier häufige Fehler</h2>
<ol>
<li>Die Anrechnung fehlt oder ist in den Gebührenbetrag eingerechnet, statt als eigene Zeile zu erscheinen.</li>
<li>Der Gegenstandswert ist nicht genannt.</li>
<li>Bei Rahmengebühren steht nur der Betrag und nicht der Satz.</li>
<li>Vorschüsse sind netto abgezogen, obwohl sie brutto gezahlt wurden.</li>
</ol>
<p>Eine fehlerhafte Berechnung kann jederzeit nachgeholt werden, auch im Gebührenprozess. Die Verjährung läuft unabhängig davon (§ 10 Abs. 1 Satz 2 RVG).</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/rvg/__10.html">§ 10 RVG</a>.</p>`,
};
