import type { Demotext } from "../demoartikel.ts";

export const klageruecknahme: Demotext = {
  titel: "Von drei Gebühren auf eine: Wann das Gericht Geld zurückgibt",
  auszug:
    "Klagerücknahme, Anerkenntnis, Vergleich: Nr. 1211 KV GKG ermäßigt die Gerichtsgebühr auf ein Drittel, aber nur, wenn das ganze Verfahren endet.",
  html: `
<p>Die Verfahrensgebühr erster Instanz beträgt 3,0 (Nr. 1210 KV GKG). Endet das gesamte Verfahren früh oder ohne begründetes Urteil, ermäßigt sie sich auf 1,0 (Nr. 1211 KV GKG). Bei einem Streitwert von 10.000 € heißt das 283,00 € statt 849,00 €; 566,00 € erhält zurück, wer den Vorschuss gezahlt hat.</p>
<h2>Die vier Fälle</h2>
<ol>
<li>Zurücknahme der Klage vor dem Schluss der mündlichen Verhandlung, wenn keine Kostenentscheidung nach § 269 Abs. 3 Satz 3 ZPO ergeht oder sie einer mitgeteilten Einigung folgt</li>
<li>Anerkenntnis- oder Verzichtsurteil, oder ein Urteil, das nach § 313a Abs. 2 ZPO keinen Tatbestand und keine Entscheidungsgründe enthält</li>
<li>gerichtlicher Vergleich</li>
<li>übereinstimmende Erledigungserklärung nach § 91a ZPO, wenn keine Entscheidung über die Kosten ergeht oder sie einer mitgeteilten Einigung der Parteien folgt</li>
</ol>
<p>Das Wort „gesamt“ ist ernst gemeint: Bleibt auch nur ein Teil oder die Widerklage streitig, gibt es keine Ermäßigung. Ein Versäumnisurteil gegen den Beklagten gehört nicht zu den Fällen.</p>
<p>Der Tipp für die Verhandlung: Lassen Sie sich über die Kosten mitverglichen. Wird nach § 91a ZPO streitig über sie entschieden, kostet das zwei volle Gebühren.</p>
<p>Quelle: Nr. 1210, 1211 KV GKG, <a href="https://www.gesetze-im-internet.de/gkg_2004/anlage_1.html">Anlage 1 zum GKG</a>, Tabelle in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109.</p>`,
};
