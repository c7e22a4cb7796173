import type { Demotext } from "../demoartikel.ts";

export const erstberatung: Demotext = {
  titel: "Was die Erstberatung kosten darf",
  auszug:
    "Ohne Vereinbarung gilt für Verbraucher eine Grenze von 190 Euro, für die weitere Beratung 250 Euro. Besser ist eine Vereinbarung, und sie ist schnell getroffen.",
  html: `
<p>Für Rat und Auskunft nennt das Vergütungsverzeichnis keine Gebühr. Der Anwalt soll auf eine Vereinbarung hinwirken (§ 34 Abs. 1 Satz 1 RVG). Unterbleibt sie, richtet sich die Vergütung nach den Vorschriften des bürgerlichen Rechts, und für <strong>Verbraucher</strong> gelten Höchstbeträge (Satz 3):</p>
<ul>
<li>190 € für das erste Beratungsgespräch,</li>
<li>250 € für die Beratung insgesamt und für die Ausarbeitung eines schriftlichen Gutachtens.</li>
</ul>
<p>Hinzu kommen Auslagen und Umsatzsteuer: Aus 190 € werden mit 19 % Umsatzsteuer 226,10 €. Die Pauschale der Nr. 7002 VV fällt nur an, wenn tatsächlich Post- oder Telefonkosten entstanden sind, etwa weil das Ergebnis brieflich bestätigt wird; dann sind es 249,90 €.</p>
<h2>Drei Missverständnisse</h2>
<ol>
<li>190 € sind keine Regelgebühr, sondern eine Obergrenze. Ohne Vereinbarung ist die übliche Vergütung geschuldet, höchstens dieser Betrag.</li>
<li>Die Grenzen gelten nicht gegenüber Unternehmern.</li>
<li>Wird aus der Beratung ein Mandat, ist die Beratungsgebühr auf die Gebühr der weiteren Tätigkeit anzurechnen, wenn nichts anderes vereinbart ist (§ 34 Abs. 2 RVG). Wer beides verdienen will, muss es vereinbaren.</li>
</ol>
<p>Die Vereinbarung über eine Beratung bedarf nicht der Textform (§ 3a Abs. 1 Satz 4 RVG). Aus Beweisgründen empfiehlt sie sich trotzdem.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/rvg/__34.html">§ 34 RVG</a>, <a href="https://www.gesetze-im-internet.de/rvg/__3a.html">§ 3a RVG</a>.</p>`,
};
