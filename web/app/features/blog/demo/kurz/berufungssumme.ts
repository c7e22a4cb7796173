import type { Demotext } from "../demoartikel.ts";

export const berufungssumme: Demotext = {
  titel: "Berufung erst ab mehr als 1.000 Euro",
  auszug:
    "Die Berufungssumme ist zum Jahreswechsel gestiegen, die Grenze der Nichtzulassungsbeschwerde auch. Im Arbeitsrecht ist alles beim Alten geblieben.",
  html: `
<p>Die Berufung ist ohne Zulassung nur statthaft, wenn der Wert des Beschwerdegegenstands <strong>1.000 €</strong> übersteigt (§ 511 Abs. 2 Nr. 1 ZPO). Bis zum 31.12.2025 waren es 600 €. Zugleich ist die Grenze der Nichtzulassungsbeschwerde von 20.000 € auf 25.000 € gestiegen (§ 544 Abs. 2 Nr. 1 ZPO), die der Beschwerde gegen Kostenentscheidungen von 200 € auf 300 € (§ 567 Abs. 2 ZPO).</p>
<p>Den Übergang regelt § 47 EGZPO. Für Entscheidungen aus der Zeit vor dem 01.01.2026 bleibt es bei den alten Grenzen.</p>
<h2>Beschwer ist nicht Streitwert</h2>
<p>Maßgeblich ist, worin die Partei sich durch das Urteil beschwert fühlt und was sie mit der Berufung anstrebt. Wer mit 1.800 € klagt und 900 € zugesprochen bekommt, ist mit 900 € beschwert; die Berufung ist nur eröffnet, wenn das Gericht sie zulässt. Der Beklagte ist im selben Fall ebenfalls nur mit 900 € beschwert.</p>
<ul>
<li>In Familiensachen liegt die Grenze für die Beschwerde in vermögensrechtlichen Angelegenheiten nun ebenfalls bei 1.000 € (§ 61 Abs. 1 FamFG).</li>
<li>In Arbeitssachen ist die Grenze von 600 € <strong>nicht</strong> angehoben worden (§ 64 Abs. 2 Buchst. b ArbGG). Bei Streit über das Bestehen oder die Kündigung eines Arbeitsverhältnisses kommt es auf den Wert nicht an (Buchst. c).</li>
</ul>
<p>Quelle: Gesetz zum Zuständigkeitsstreitwert, in Kraft seit 01.01.2026; <a href="https://www.gesetze-im-internet.de/zpo/__511.html">§ 511 ZPO</a>.</p>`,
};
