import type { Demotext } from "../demoartikel.ts";

export const terminsgebuehrOhneTermin: Demotext = {
  titel: "Terminsgebühr ohne Termin: ein Telefonat genügt",
  auszug:
    "Eine Besprechung zur Vermeidung oder Erledigung des Verfahrens löst die Terminsgebühr aus, auch vor Klageerhebung. Was sie bringt und wie man sie belegt.",
  html: `
<p>Die Terminsgebühr entsteht nicht nur für Termine bei Gericht. Nach Vorbemerkung 3 Abs. 3 Satz 3 Nr. 2 VV genügt die Mitwirkung an einer <strong>Besprechung, die auf die Vermeidung oder Erledigung des Verfahrens gerichtet ist</strong>. Besprechungen nur mit dem eigenen Auftraggeber zählen nicht.</p>
<p>Ein Telefonat mit der Gegenseite reicht, auch ein erfolgloses, wenn beide Seiten sich auf ein Gespräch über eine Erledigung einlassen. Der Austausch von E-Mails ist nach der Rechtsprechung keine Besprechung.</p>
<p>Aus 10.000 € bringt die 1,2-Gebühr 782,40 €. Sie setzt voraus, dass der Anwalt unbedingten Auftrag für das gerichtliche Verfahren hat; ohne Klageauftrag bleibt es bei der Geschäftsgebühr.</p>
<h2>Auch ohne jede Besprechung</h2>
<p>Wird in einem Verfahren mit vorgeschriebener mündlicher Verhandlung im Einverständnis der Parteien ohne sie entschieden, ergeht ein Anerkenntnisurteil ohne Verhandlung oder wird ein schriftlicher Vergleich geschlossen, entsteht die Gebühr ebenfalls (Anm. Abs. 1 Nr. 1 zu Nr. 3104 VV).</p>
<h2>Belegen</h2>
<ul>
<li>Aktenvermerk mit Tag, Uhrzeit, Gesprächspartner und Vorschlag</li>
<li>kurze E-Mail an die Gegenseite, die das Gespräch bestätigt</li>
<li>im Festsetzungsantrag Glaubhaftmachung, etwa durch anwaltliche Versicherung (§ 104 Abs. 2 Satz 1, § 294 ZPO); von selbst genügt die Versicherung nur bei Post- und Telekommunikationsentgelten (Satz 2)</li>
</ul>
<p>Quelle: Vorbem. 3 Abs. 3, Nr. 3104 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>.</p>`,
};
