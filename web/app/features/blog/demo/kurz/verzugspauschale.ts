import type { Demotext } from "../demoartikel.ts";

export const verzugspauschale: Demotext = {
  titel: "40 Euro Pauschale: wer sie schuldet und worauf sie angerechnet wird",
  auszug:
    "Unternehmer schulden im Verzug mit einer Entgeltforderung 40 Euro zusätzlich. Auf die Anwaltskosten wird die Pauschale angerechnet.",
  html: `
<p>Gerät ein Schuldner, der kein Verbraucher ist, mit einer Entgeltforderung in Verzug, kann der Gläubiger neben Zinsen eine Pauschale von <strong>40,00 €</strong> verlangen (§ 288 Abs. 5 Satz 1 BGB). Sie fällt für jede Entgeltforderung an, auch für jede einzelne Rate oder Abschlagszahlung (Satz 2), und ohne Nachweis eines Schadens.</p>
<ul>
<li>Entgeltforderung heißt: Geld als Gegenleistung für eine Ware oder Dienstleistung. Schadensersatz und Bereicherung gehören nicht dazu.</li>
<li>Der Gläubiger muss kein Unternehmer sein. Auf den Schuldner kommt es an.</li>
<li>Ein Ausschluss im Voraus ist im Zweifel grob unbillig und damit unwirksam (§ 288 Abs. 6 BGB).</li>
</ul>
<h2>Anrechnung</h2>
<p>Die Pauschale ist auf einen Schadensersatz anzurechnen, soweit der Schaden in Kosten der Rechtsverfolgung begründet ist (§ 288 Abs. 5 Satz 3 BGB). Wer die Geschäftsgebühr als Verzugsschaden geltend macht, zieht also 40,00 € ab. Bei einer Forderung von 1.000 € kostet der Anwalt außergerichtlich 140,90 € netto (1,3 Geschäftsgebühr und Nr. 7002 VV); neben der Pauschale bleiben davon 100,90 €.</p>
<p>Ob die Anrechnung auch für die Kosten des Rechtsstreits selbst gilt, ist damit nicht gesagt: Sie werden nach §§ 91 ff. ZPO erstattet und sind kein Schadensersatz in diesem Sinne. Im Arbeitsrecht lehnt das Bundesarbeitsgericht die Pauschale ab, weil § 12a ArbGG als speziellere Vorschrift vorgeht.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/bgb/__288.html">§ 288 BGB</a>.</p>`,
};
