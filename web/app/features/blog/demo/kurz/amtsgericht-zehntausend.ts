import type { Demotext } from "../demoartikel.ts";

export const amtsgerichtZehntausend: Demotext = {
  titel: "Amtsgericht bis 10.000 Euro: die neue Grenze",
  auszug:
    "Seit dem 1. Januar 2026 sind die Amtsgerichte für Streitwerte bis 10.000 Euro zuständig. Was das für laufende Verfahren und den Anwaltszwang bedeutet.",
  html: `
<p>Die Grenze zwischen Amts- und Landgericht in § 23 Nr. 1 GVG lag jahrzehntelang bei 5.000 €. Seit dem 01.01.2026 sind die Amtsgerichte für Ansprüche zuständig, deren Streitwert <strong>10.000 €</strong> nicht übersteigt. Für Verfahren, die vorher anhängig geworden sind, bleibt es bei der alten Grenze (§ 44 EGGVG).</p>
<p>Eine Klage über 8.000 €, die am 31.12.2025 einging, gehört also vor das Landgericht; dieselbe Klage vom 02.01.2026 vor das Amtsgericht.</p>
<h2>Was sich mitändert</h2>
<ul>
<li>Vor dem Amtsgericht besteht kein Anwaltszwang (§ 78 ZPO). Die Gebühren sind trotzdem dieselben: Nr. 3100 VV und Nr. 1210 KV GKG kennen keinen Unterschied zwischen beiden Gerichten.</li>
<li>Berufungsgericht ist das Landgericht und nicht mehr das Oberlandesgericht.</li>
<li>Einige Sachgebiete haben ihr Gericht ohne Rücksicht auf den Wert gewechselt: Nachbarstreitigkeiten nach §§ 906, 910, 911 und 923 BGB gehören jetzt vor das Amtsgericht; Streitigkeiten über Veröffentlichungen in Presse und Internet, über Heilbehandlungen und über die Vergabe öffentlicher Aufträge vor das Landgericht (§ 23 Nr. 2, § 71 Abs. 2 GVG).</li>
<li>Das vereinfachte Verfahren nach § 495a ZPO reicht nun bis 1.000 €.</li>
</ul>
<p>Unverändert geblieben ist der Wert, mit dem gerechnet wird: §§ 2 bis 9 ZPO. Zinsen und Kosten bleiben als Nebenforderungen außer Betracht (§ 4 Abs. 1 ZPO).</p>
<p>Quelle: Gesetz zum Zuständigkeitsstreitwert, in Kraft seit 01.01.2026; <a href="https://www.gesetze-im-internet.de/gvg/__23.html">§ 23 GVG</a>, § 44 EGGVG.</p>`,
};
