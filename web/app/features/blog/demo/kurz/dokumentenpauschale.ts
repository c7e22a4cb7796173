import type { Demotext } from "../demoartikel.ts";

export const dokumentenpauschale: Demotext = {
  titel: "Kopien und Scans: die Dokumentenpauschale nach Nr. 7000 VV",
  auszug:
    "50 Cent für die ersten 50 Seiten, danach 15 Cent: wann Ablichtungen überhaupt vergütet werden und was für Dateien gilt.",
  html: `
<p>Ablichtungen sind mit den Gebühren grundsätzlich abgegolten. Eine Pauschale gibt es nur in den Fällen, die Nr. 7000 VV nennt:</p>
<ol>
<li>aus Behörden- und Gerichtsakten, soweit die Kopie zur sachgemäßen Bearbeitung geboten war (Buchstabe a),</li>
<li>zur Zustellung oder Mitteilung an Gegner oder Beteiligte, soweit mehr als 100 Seiten zu fertigen waren (Buchstabe b),</li>
<li>zur notwendigen Unterrichtung des Auftraggebers, soweit mehr als 100 Seiten zu fertigen waren (Buchstabe c),</li>
<li>in sonstigen Fällen, wenn sie im Einverständnis mit dem Auftraggeber zusätzlich gefertigt wurden (Buchstabe d).</li>
</ol>
<p>Für die ersten 50 Seiten sind je 0,50 € anzusetzen, für jede weitere 0,15 €; in Farbe 1,00 € und 0,30 €. 75 Seiten schwarz-weiß aus der Ermittlungsakte ergeben 25,00 € und 3,75 €, zusammen 28,75 €.</p>
<h2>Dateien</h2>
<p>Für die Überlassung elektronischer Dateien anstelle von Kopien nach Buchstabe d sind es 1,50 € je Datei, höchstens 5,00 € je Arbeitsgang (Nr. 7000 Nr. 2 VV). Werden dafür Papierseiten eigens eingescannt, gilt mindestens der Betrag, der für die Kopien angefallen wäre (Anm. Abs. 2).</p>
<p>Das Einscannen der Gerichtsakte für den eigenen Gebrauch ist nach überwiegender Ansicht keine Kopie im Sinne der Nummer. Wird die Akte elektronisch übersandt, entsteht die Pauschale nur für Seiten, deren Ausdruck geboten war; das muss der Anwalt begründen.</p>
<p>Quelle: Nr. 7000 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>.</p>`,
};
