import type { Demotext } from "../demoartikel.ts";

export const basiszinssatz2026: Demotext = {
  titel: "Basiszinssatz 1,52 Prozent: die Verzugszinsen im zweiten Halbjahr 2026",
  auszug:
    "Seit dem 1. Juli 2026 beträgt der Basiszinssatz 1,52 Prozent. Daraus folgen 6,52 Prozent gegenüber Verbrauchern und 10,52 Prozent zwischen Unternehmern.",
  html: `
<p>Der Basiszinssatz (§ 247 BGB) ist zum 01.07.2026 von 1,27 auf <strong>1,52 Prozent</strong> gestiegen. Er ändert sich zum 1. Januar und zum 1. Juli und ist die Grundlage fast aller gesetzlichen Zinsen:</p>
<table>
<tr><th>Zins</th><th>Aufschlag</th><th class="text-rechts">seit 01.07.2026</th></tr>
<tr><td>Verzug, ein Verbraucher ist beteiligt (§ 288 Abs. 1 BGB)</td><td>5 Prozentpunkte</td><td class="text-rechts">6,52 %</td></tr>
<tr><td>Verzug zwischen Unternehmern, Entgeltforderung (§ 288 Abs. 2 BGB)</td><td>9 Prozentpunkte</td><td class="text-rechts">10,52 %</td></tr>
<tr><td>festgesetzte Kosten (§ 104 Abs. 1 Satz 2 ZPO)</td><td>5 Prozentpunkte</td><td class="text-rechts">6,52 %</td></tr>
</table>
<p>Eine Forderung von 10.000 € gegen einen Verbraucher bringt vom 01.07.2026 bis zum 30.09.2026, also in 92 Tagen, 164,34 € Zinsen. Zwischen Unternehmern sind es 265,16 €.</p>
<h2>Im Klageantrag</h2>
<p>Schreiben Sie „Zinsen in Höhe von fünf Prozent<em>punkten</em> über dem Basiszinssatz“. Der Antrag „fünf Prozent über dem Basiszinssatz“ wird meist ausgelegt, wie er gemeint ist, im Mahnverfahren und bei der Vollstreckung gibt es aber immer wieder Rückfragen.</p>
<p>Die Zinsen beginnen am Tag nach Eintritt des Verzugs (§ 187 Abs. 1 BGB). Über einen Wechsel des Basiszinssatzes hinweg ist abschnittsweise zu rechnen.</p>
<p>Quelle: Bekanntmachung der Deutschen Bundesbank; <a href="https://www.gesetze-im-internet.de/bgb/__247.html">§ 247</a>, <a href="https://www.gesetze-im-internet.de/bgb/__288.html">§ 288 BGB</a>. Rechnen: <a href="/zinsrechner">Zinsrechner</a>.</p>`,
};
