import type { Demotext } from "../demoartikel.ts";

export const streitwertKuendigungRaeumung: Demotext = {
  titel: "Streitwert bei Kündigung und Räumung: drei Monate hier, ein Jahr dort",
  auszug:
    "Im Arbeitsrecht begrenzt § 42 Abs. 2 GKG den Streitwert auf ein Vierteljahr, im Mietrecht § 41 GKG auf ein Jahr. Was hinzukommt, was nicht, und was die Abfindung damit zu tun hat.",
  html: `
<p>Streitigkeiten über Arbeits- und Mietverhältnisse betreffen oft die Existenz der Parteien. Der Gesetzgeber hat ihre Streitwerte deshalb gedeckelt. Beide Deckel sehen ähnlich aus, sie unterscheiden sich aber in der Länge, im Bezugsbetrag und darin, was hinzugerechnet wird.</p>
<h2>Kündigungsschutz: höchstens ein Vierteljahr</h2>
<p>Für Streitigkeiten über das Bestehen, das Nichtbestehen oder die Kündigung eines Arbeitsverhältnisses ist höchstens der Betrag des für ein Vierteljahr zu leistenden Arbeitsentgelts maßgebend (§ 42 Abs. 2 Satz 1 GKG). Bei einer Bruttovergütung von 3.800 € im Monat sind das 11.400 €.</p>
<p>Der Höchstbetrag ist die Regel. Weniger kommt nur in Betracht, wenn von vornherein um eine kürzere Zeit gestritten wird, etwa um zwei Monate bis zum Ende einer Befristung.</p>
<ul>
<li><strong>Die Abfindung</strong> wird nicht hinzugerechnet (§ 42 Abs. 2 Satz 1 Halbsatz 2 GKG). Einigen sich die Parteien auf 15.000 €, bleibt der Wert der Kündigung bei 11.400 €.</li>
<li><strong>Mehrere Kündigungen</strong> zum selben Zeitpunkt sind ein Gegenstand. Die außerordentliche und die hilfsweise ordentliche Kündigung haben zusammen höchstens den Wert eines Vierteljahrs.<sup data-fussnote="Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung Februar 2024. Der Katalog ist eine Empfehlung und bindet kein Gericht."></sup></li>
<li><strong>Zeugnis und Abmahnung</strong> bewertet der Streitwertkatalog mit je einer Monatsvergütung, mehrere Abmahnungen in einem Verfahren mit höchstens einem Vierteljahr.</li>
</ul>
<p>Aus 11.400 € ergeben sich vor dem Arbeitsgericht für jede Seite Verfahrens- und Terminsgebühr von 919,10 € und 848,40 €, mit Pauschale und Umsatzsteuer 2.127,13 €. Die Gerichtsgebühr beträgt 2,0 (Nr. 8210 KV GKG), hier 627,00 €; sie entfällt, wenn das ganze Verfahren ohne streitige Verhandlung endet und kein Versäumnisurteil ergeht. Im ersten Rechtszug trägt jede Partei ihre Anwaltskosten selbst (§ 12a Abs. 1 Satz 1 ArbGG). Weisen Sie den Mandanten vor Abschluss des Vertrags darauf hin; das ist Pflicht (Satz 2).</p>
<h2>Räumung: höchstens ein Jahr</h2>
<p>Wird wegen Beendigung eines Mietverhältnisses die Räumung verlangt, ist das für die Dauer eines Jahres zu zahlende Entgelt maßgebend, wenn nicht die streitige Zeit kürzer ist (§ 41 Abs. 2 Satz 1 GKG). Bei einer Miete von 950 € im Monat sind das 11.400 €; ist nur um sieben Monate Streit, sind es 6.650 €.</p>
<p>Was gehört zum Entgelt? Neben dem Nettogrundentgelt zählen Nebenkosten nur, wenn sie als Pauschale vereinbart sind und nicht gesondert abgerechnet werden (§ 41 Abs. 1 Satz 2 GKG). Vorauszahlungen auf die Betriebskosten bleiben also außer Betracht.</p>
<h2>Räumung und Zahlung zusammen</h2>
<p>Der häufigste Fall: Kündigung wegen Zahlungsverzugs, Klage auf Räumung und auf drei rückständige Mieten. Der Rückstand ist ein eigener Gegenstand und wird hinzugerechnet (§ 39 Abs. 1 GKG).</p>
<table>
<tr><th>Gegenstand</th><th class="text-rechts">Wert</th></tr>
<tr><td>Räumung, zwölf Monate zu 950 €</td><td class="text-rechts">11.400 €</td></tr>
<tr><td>Rückstand, drei Monate zu 950 €</td><td class="text-rechts">2.850 €</td></tr>
<tr><td><strong>Streitwert</strong></td><td class="text-rechts"><strong>14.250 €</strong></td></tr>
<tr><td>Drei Gerichtsgebühren, Nr. 1210 KV GKG</td><td class="text-rechts">1.032,00 €</td></tr>
<tr><td>Anwalt je Seite (Nr. 3100, 3104, 7002 VV, Umsatzsteuer)</td><td class="text-rechts">2.290,75 €</td></tr>
</table>
<p>Zinsen und Mahnkosten auf den Rückstand ändern daran nichts: Nebenforderungen erhöhen den Streitwert nicht (§ 43 Abs. 1 GKG).</p>
<h2>Andere Mietsachen</h2>
<p>Auch die Erhöhung der Miete für Wohnraum wird mit höchstens dem Jahresbetrag der Erhöhung bewertet (§ 41 Abs. 5 GKG): 85 € im Monat ergeben 1.020 €. Dasselbe gilt für die Feststellung einer Minderung und seit dem 01.06.2025 ausdrücklich auch für die Feststellung, dass die Miete überhöht ist.</p>
<h2>Gebührenstreitwert und Zuständigkeit</h2>
<p>§§ 41 und 42 GKG gelten nur für die Gebühren. Für die sachliche Zuständigkeit und die Beschwer rechnet man bei Miete nach § 8 ZPO mit dem Entgelt der gesamten streitigen Zeit, höchstens dem 25-fachen Jahresbetrag. In Wohnraumsachen ist das Amtsgericht ohnehin ausschließlich zuständig (§ 23 Nr. 2 Buchst. a GVG).</p>
<h2>Streitwert festsetzen lassen</h2>
<p>Setzt das Gericht den Wert zu hoch oder zu niedrig fest, ist die Beschwerde gegeben, wenn der Wert des Beschwerdegegenstands 300 € übersteigt (§ 68 Abs. 1 Satz 1 GKG; bis Ende 2025 waren es 200 €). Der Anwalt kann sie aus eigenem Recht erheben (§ 32 Abs. 2 RVG). Gerechnet wird nicht mit dem Unterschied der Streitwerte, sondern mit dem der Gebühren.</p>
<p>Alle Regeln mit ihren Eingaben finden Sie unter <a href="/streitwert">Streitwert</a>.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/gkg_2004/__41.html">§ 41 GKG</a>, <a href="https://www.gesetze-im-internet.de/gkg_2004/__42.html">§ 42 GKG</a>, <a href="https://www.gesetze-im-internet.de/gkg_2004/__39.html">§ 39 GKG</a>, <a href="https://www.gesetze-im-internet.de/gkg_2004/__68.html">§ 68 GKG</a>, <a href="https://www.gesetze-im-internet.de/zpo/__8.html">§ 8 ZPO</a>, <a href="https://www.gesetze-im-internet.de/arbgg/__12a.html">§ 12a ArbGG</a></li>
<li>Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung Februar 2024</li>
<li>§ 41 Abs. 5 GKG in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
</ul>`,
};
