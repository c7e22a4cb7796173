import type { Demotext } from "../demoartikel.ts";

export const heiligabend: Demotext = {
  titel: "Heiligabend ist ein Werktag",
  auszug:
    "Fristen, die am 24. oder 31. Dezember enden, verschieben sich nicht. Was das für den Kalender im Dezember 2026 heißt.",
  html: `
<p>Der 24. und der 31. Dezember sind in keinem Land gesetzliche Feiertage. Fristen, die an diesen Tagen enden, enden an diesen Tagen.<sup data-fussnote="OLG Frankfurt, 5 UF 184/21; BFH, III B 135/17."></sup> Dass Gerichte und Kanzleien geschlossen haben und der Tarifvertrag frei gibt, ändert nichts.</p>
<p>Im Jahr 2026 fällt der 24. Dezember auf einen Donnerstag. Danach folgen zwei Feiertage und ein Sonntag; der nächste Werktag ist Montag, der 28.12.2026. Eine Zwei-Wochen-Frist, die durch Zustellung am 10.12.2026 begonnen hat, endet am 24.12.2026. Wäre einen Tag später zugestellt worden, endete sie erst am 28.12.2026. Ein Tag früher oder später macht also vier Tage aus.</p>
<h2>Für den Dezember</h2>
<ul>
<li>Fristen am 24. und 31. Dezember im Kalender farbig hervorheben und eine zusätzliche Vorfrist setzen.</li>
<li>Den Versand über das beA auf den Vormittag legen; die automatisierte Eingangsbestätigung am selben Tag prüfen (§ 130a Abs. 5 Satz 2 ZPO).</li>
<li>Vertretung für das Postfach auch zwischen den Jahren regeln: Zustellungen gegen elektronisches Empfangsbekenntnis kommen weiter.</li>
<li>Daran denken, dass der 31. Dezember auch der letzte Tag vieler Verjährungsfristen ist.</li>
</ul>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/zpo/__222.html">§ 222 ZPO</a>, <a href="https://www.gesetze-im-internet.de/bgb/__193.html">§ 193 BGB</a>.</p>`,
};
