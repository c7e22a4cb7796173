import type { Demotext } from "../demoartikel.ts";

export const bekanntgabefiktion: Demotext = {
  titel: "Bekanntgabefiktion: drei oder vier Tage?",
  auszug:
    "Seit dem 1. Januar 2025 gilt ein Bescheid, der mit der Post kommt, erst am vierten Tag als bekannt gegeben. Im Steuerrecht verschiebt sich dieser Tag am Wochenende, im Verwaltungs- und Sozialrecht nicht.",
  html: `
<p>Widerspruchs-, Einspruchs- und Klagefristen beginnen mit der Bekanntgabe des Bescheids. Kommt er mit einfacher Post, weiß niemand den Tag; das Gesetz hilft mit einer Fiktion. Bis Ende 2024 waren es drei Tage. Weil die Post für Briefe mehr Zeit hat, sind es seit dem Postrechtsmodernisierungsgesetz vier.<sup data-fussnote="Postrechtsmodernisierungsgesetz vom 15.07.2024, BGBl. 2024 I Nr. 236."></sup></p>
<h2>Welcher Tag entscheidet über drei oder vier</h2>
<p>Maßgeblich ist der Tag, an dem der Bescheid <strong>zur Post gegeben</strong> oder elektronisch abgesandt wurde, nicht das Datum auf dem Bescheid und nicht der Tag, an dem er tatsächlich ankam. Ein Bescheid, der am 30.12.2024 zur Post ging, gilt am dritten Tag danach als bekannt gegeben, also am 02.01.2025; die Monatsfrist endete am Montag, dem 03.02.2025, weil der 02.02.2025 ein Sonntag war. Ein Bescheid, der am 02.01.2025 zur Post ging, gilt am vierten Tag als bekannt gegeben, am 06.01.2025; die Frist endete am 06.02.2025.</p>
<h2>Wenn der vierte Tag auf ein Wochenende fällt</h2>
<p>Hier trennen sich die Rechtsgebiete. Nehmen wir einen Bescheid, der am Dienstag, dem 27.10.2026, zur Post gegeben wird. Der vierte Tag ist Samstag, der 31.10.2026.</p>
<table>
<tr><th>Gebiet</th><th>Vorschrift</th><th>Tag der Bekanntgabe</th><th>Ende der Monatsfrist</th></tr>
<tr><td>Steuer</td><td>§ 122 Abs. 2 AO, § 108 Abs. 3 AO</td><td>02.11.2026, Montag</td><td><strong>02.12.2026</strong></td></tr>
<tr><td>Verwaltung des Bundes</td><td>§ 41 Abs. 2 VwVfG</td><td>31.10.2026, Samstag</td><td><strong>30.11.2026</strong></td></tr>
<tr><td>Soziales</td><td>§ 37 Abs. 2 SGB X</td><td>31.10.2026, Samstag</td><td><strong>30.11.2026</strong></td></tr>
</table>
<p>Im Steuerrecht wendet der Bundesfinanzhof § 108 Abs. 3 AO auf die Fiktion an: Der Tag der Bekanntgabe rückt auf den nächsten Werktag.<sup data-fussnote="BFH, IX R 68/98. Dass an einem Werktag keine Post zugestellt wird, verschiebt den Tag dagegen nicht: BFH, VI R 18/22."></sup> Im Verwaltungs- und im Sozialrecht bleibt es beim Samstag oder Sonntag, denn die Fiktion ist keine Frist, an deren Ende etwas zu tun wäre.<sup data-fussnote="OVG Niedersachsen, 7 PA 184/06 und 4 LA 44/10; BSG, B 14 AS 12/09 R."></sup> Verschoben wird dort nur das Ende der Frist selbst, wenn es auf ein Wochenende oder einen Feiertag fällt.</p>
<p>Die Monatsfrist seit dem 31.10.2026 endet übrigens am 30.11.2026: Fehlt der entsprechende Tag im letzten Monat, endet die Frist mit dessen letztem Tag (§ 188 Abs. 3 BGB).</p>
<h2>Landesbehörden: genau hinsehen</h2>
<p>§ 41 VwVfG des Bundes gilt für Bundesbehörden. Zehn Länder haben ein eigenes, vollständiges Verwaltungsverfahrensgesetz: Baden-Württemberg, Bayern, Bremen, Hamburg, Hessen, Mecklenburg-Vorpommern, Nordrhein-Westfalen, Saarland, Schleswig-Holstein und Thüringen. Sie können zu einem anderen Zeitpunkt auf vier Tage umgestellt haben. Wer die Fassung des Landes nicht geprüft hat, rechnet mit drei Tagen; das ergibt das frühere Ende.</p>
<h2>Zugang früher, später, nie</h2>
<ul>
<li><strong>Früher:</strong> Kommt der Brief schon am nächsten Tag, bleibt es bei der Fiktion.</li>
<li><strong>Später:</strong> Kommt er nach dem vierten Tag, zählt der tatsächliche Zugang. Im Zweifel muss die Behörde Zugang und Zeitpunkt nachweisen; wer einen späteren Zugang behauptet, sollte Umschlag und Eingangsstempel aufbewahren.</li>
<li><strong>Nie:</strong> Ist der Bescheid nicht zugegangen, greift die Fiktion nicht.</li>
</ul>
<h2>Elektronische Bescheide</h2>
<p>Wird ein Steuerbescheid zum Abruf bereitgestellt, gilt er seit dem 01.01.2026 am vierten Tag nach der <em>Bereitstellung</em> als bekannt gegeben; im Jahr 2025 kam es noch auf die Absendung der Benachrichtigung an (§ 122a Abs. 4 AO). Anders § 41 Abs. 2a VwVfG: Dort gilt der Bescheid am Tag nach dem Abruf als bekannt gegeben; wird er nicht binnen zehn Tagen abgerufen, ist er nicht bekannt gegeben.</p>
<h2>Keine Fiktion bei der Zustellung</h2>
<p>Wird mit Zustellungsurkunde zugestellt, gibt es nichts zu fingieren: Es zählt der Tag, der auf dem Umschlag vermerkt ist. Bei der Einlegung in den Briefkasten ist das auch ein Samstag oder Sonntag (§ 180 ZPO), bei der Niederlegung der Tag der schriftlichen Mitteilung und nicht der Abholung (§ 181 ZPO).</p>
<h2>Prüfschema</h2>
<ol>
<li>Bescheid förmlich zugestellt oder einfach bekannt gegeben?</li>
<li>Tag der Aufgabe zur Post aus der Akte ermitteln, notfalls Akteneinsicht.</li>
<li>Drei oder vier Tage; bei Landesbehörden das Landesrecht.</li>
<li>Steuer: Fiktionstag auf den nächsten Werktag verschieben. Sonst nicht.</li>
<li>Frist rechnen, Ende verschieben, Belehrung prüfen: Fehlt sie, gilt meist ein Jahr (§ 58 Abs. 2 VwGO, § 66 Abs. 2 SGG, § 356 Abs. 2 AO).</li>
</ol>
<p>Der <a href="/fristenrechner">Fristenrechner</a> fragt nach dem Weg der Bekanntgabe und wendet die passende Regel an.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/vwvfg/__41.html">§ 41 VwVfG</a>, <a href="https://www.gesetze-im-internet.de/ao_1977/__122.html">§ 122 AO</a>, <a href="https://www.gesetze-im-internet.de/sgb_10/__37.html">§ 37 SGB X</a>, <a href="https://www.gesetze-im-internet.de/bgb/__188.html">§ 188 BGB</a></li>
<li>PostModG vom 15.07.2024, BGBl. 2024 I Nr. 236</li>
<li>BFH, IX R 68/98 und VI R 18/22; OVG Niedersachsen, 7 PA 184/06 und 4 LA 44/10; BSG, B 14 AS 12/09 R</li>
</ul>`,
};
