import type { Demotext } from "../demoartikel.ts";

export const feiertageAmGerichtsort: Demotext = {
  titel: "Feiertage am Gerichtsort: Fronleichnam, Mariä Himmelfahrt, Buß- und Bettag",
  auszug:
    "Ob eine Frist sich verschiebt, entscheidet der Ort, an dem sie zu wahren ist. In Sachsen, Thüringen und Bayern gelten einzelne Feiertage nur in bestimmten Gemeinden. Die Fälle, in denen es auf den Tag ankommt.",
  html: `
<p>Fällt das Ende einer Frist auf einen Samstag, einen Sonntag oder einen allgemeinen Feiertag, endet sie mit dem Ablauf des nächsten Werktags (§ 222 Abs. 2 ZPO, § 193 BGB). Welche Tage Feiertage sind, regeln die Länder, und einige Länder überlassen es einzelnen Gemeinden. Deshalb ist die erste Frage immer: Feiertag <em>wo</em>?</p>
<h2>Der maßgebliche Ort</h2>
<p>Bei Prozessfristen kommt es auf den Sitz des Gerichts an, bei dem die Handlung vorzunehmen ist, nicht auf den Sitz der Kanzlei oder den Wohnort der Partei.<sup data-fussnote="BGH, VI ZA 27/11; BGH, III ZB 76/16; für die Arbeitsgerichtsbarkeit BAG, 9 AZR 364/95."></sup> Bei Fristen gegenüber Behörden zählt deren Sitz, bei Willenserklärungen der Ort, an dem sie zugehen müssen. Kann eine Frist an mehreren Stellen gewahrt werden, notieren Sie das früheste der möglichen Enden.</p>
<h2>Fronleichnam 2026: derselbe Tag, drei Ergebnisse</h2>
<p>Ein Urteil wird am 04.05.2026 zugestellt, die Frist beträgt einen Monat. Sie endet rechnerisch am Donnerstag, dem 04.06.2026. Das ist Fronleichnam.</p>
<table>
<tr><th>Ort</th><th>Fronleichnam Feiertag?</th><th>Fristende</th></tr>
<tr><td>Hamm, Köln, Frankfurt, Karlsruhe, München</td><td>ja, im ganzen Land</td><td>05.06.2026</td></tr>
<tr><td>Berlin, Hamburg, Leipzig</td><td>nein</td><td>04.06.2026</td></tr>
<tr><td>Amtsgericht Heilbad Heiligenstadt (Thüringen)</td><td>ja, Landkreis Eichsfeld</td><td>05.06.2026</td></tr>
<tr><td>Crostwitz (Sachsen)</td><td>ja, nach der Fronleichnamsverordnung</td><td>05.06.2026</td></tr>
<tr><td>Amtsgericht Bautzen (Sachsen)</td><td>nein; nur in einzelnen Ortsteilen der Stadt</td><td>04.06.2026</td></tr>
</table>
<p>In <strong>Sachsen</strong> gilt der Feiertag nur in den Gemeinden und Ortsteilen, welche die Fronleichnamsverordnung nennt; sie liegen im sorbischen Siedlungsgebiet.<sup data-fussnote="§ 1 Abs. 1 SächsSFG; FronleichnamsVO vom 04.05.1993, SächsGVBl. 1993 S. 417, geändert SächsGVBl. 1995 S. 160."></sup> In <strong>Thüringen</strong> sind es der Landkreis Eichsfeld und einzelne Orte des Unstrut-Hainich-Kreises und des Wartburgkreises.<sup data-fussnote="§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG vom 21.12.1994, GVBl. 1994 S. 1221."></sup> Wer den Ort nicht sicher kennt, rechnet ohne den örtlichen Feiertag: Das ergibt das frühere und damit sichere Datum.</p>
<p>Der Bundesgerichtshof ist ein Fall für sich. Die Zivilsenate sitzen in Karlsruhe, wo Fronleichnam Feiertag ist. Der 5. und der 6. Strafsenat sitzen in Leipzig, wo der Tag ein Werktag ist, dafür aber der Buß- und Bettag frei.</p>
<h2>Mariä Himmelfahrt in Bayern und im Saarland</h2>
<p>Der 15. August ist im Saarland überall Feiertag, in Bayern nur in Gemeinden mit überwiegend katholischer Bevölkerung. München gehört dazu, Nürnberg nicht. Eine Monatsfrist, die durch Zustellung am 15.07.2025 begonnen hat, endete in Nürnberg am Freitag, dem 15.08.2025, in München und in Saarbrücken erst am Montag, dem 18.08.2025. In den Jahren 2026 und 2027 fällt der Tag auf ein Wochenende; der Unterschied wirkt sich erst 2028 wieder aus.</p>
<p>Noch enger ist das Augsburger Hohe Friedensfest am 8. August: Es gilt nur im Stadtgebiet von Augsburg.</p>
<h2>Buß- und Bettag: nur noch Sachsen</h2>
<p>Der Mittwoch vor dem letzten Sonntag des Kirchenjahres ist seit 1995 nur in Sachsen Feiertag geblieben. Eine Zwei-Wochen-Frist seit dem 04.11.2026 endet in Leipzig am 19.11.2026, in München am 18.11.2026.</p>
<h2>Jüngere Feiertage</h2>
<ul>
<li>Internationaler Frauentag, 8. März: Berlin seit 2019, Mecklenburg-Vorpommern seit 2023.</li>
<li>Weltkindertag, 20. September: Thüringen seit 2019.</li>
<li>Reformationstag, 31. Oktober: seit 2018 auch in Bremen, Hamburg, Niedersachsen und Schleswig-Holstein.</li>
<li>Einmalige Feiertage: In Berlin war es der 08.05.2025, und es wird der 17.06.2028 sein.</li>
</ul>
<h2>Was kein Feiertag ist</h2>
<p>Heiligabend und Silvester sind Werktage, auch wenn die Geschäftsstelle geschlossen hat.<sup data-fussnote="OLG Frankfurt, 5 UF 184/21; BFH, III B 135/17."></sup> Dasselbe gilt für Rosenmontag und andere Brauchtumstage. Ostersonntag und Pfingstsonntag sind nur in einzelnen Ländern gesetzliche Feiertage; für Fristen ist das ohne Bedeutung, weil sie ohnehin auf einen Sonntag fallen.</p>
<h2>Drei Regeln für die Praxis</h2>
<ol>
<li>Speichern Sie zu jeder Frist das Gericht und nicht nur das Land.</li>
<li>Verschoben wird nur das Ende. Ein Feiertag am Tag der Zustellung oder mitten in der Frist ändert nichts.</li>
<li>Prüfen Sie nach der Verschiebung den nächsten Tag erneut: Auf den Feiertag kann ein Wochenende folgen.</li>
</ol>
<p>Der <a href="/fristenrechner">Fristenrechner</a> kennt die örtlichen Feiertage und nennt den Grund jeder Verschiebung.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/zpo/__222.html">§ 222 ZPO</a>, <a href="https://www.gesetze-im-internet.de/bgb/__193.html">§ 193 BGB</a></li>
<li>Art. 1 FTG (Bayern), BayRS 1131-3-I; § 2 SFG (Saarland), Amtsbl. 1976 S. 211; § 2 ThürFGtG, GVBl. 1994 S. 1221 und GVBl. 2019 S. 22; FronleichnamsVO (Sachsen), SächsGVBl. 1993 S. 417</li>
<li>BGH, VI ZA 27/11 und III ZB 76/16; BAG, 9 AZR 364/95; OLG Frankfurt, 5 UF 184/21; BFH, III B 135/17</li>
</ul>`,
};
