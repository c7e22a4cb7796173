import type { Demotext } from "../demoartikel.ts";

export const eebZustellungsdatum: Demotext = {
  titel: "Das elektronische Empfangsbekenntnis und das Zustellungsdatum",
  auszug:
    "Nicht der Eingang im Postfach, sondern die empfangsbereite Entgegennahme ist die Zustellung. Welche drei Daten in die Akte gehören und was gilt, wenn das Empfangsbekenntnis ausbleibt.",
  html: `
<p>Gerichte stellen Anwältinnen und Anwälten elektronisch zu, und zwar gegen elektronisches Empfangsbekenntnis, kurz eEB (§ 173 Abs. 3 ZPO). Damit liegt der Beginn fast jeder Frist in der Hand der Kanzlei: Zugestellt ist das Schriftstück an dem Tag, den der Anwalt im eEB als Tag der Entgegennahme angibt. Das ist bequem und verlangt Sorgfalt.</p>
<h2>Drei Daten, die man auseinanderhalten muss</h2>
<table>
<tr><th>Datum</th><th>Was es bedeutet</th><th>Maßgeblich für die Frist?</th></tr>
<tr><td>Eingang im beA</td><td>Das Schriftstück liegt im Postfach.</td><td>nein</td></tr>
<tr><td>Entgegennahme laut eEB</td><td>Der Anwalt hat es mit dem Willen entgegengenommen, es als zugestellt gelten zu lassen.</td><td><strong>ja</strong></td></tr>
<tr><td>Rücksendung des eEB</td><td>Das Bekenntnis geht an das Gericht.</td><td>nein</td></tr>
</table>
<p>Der Bundesgerichtshof hält daran fest, dass es auf die <strong>empfangsbereite Entgegennahme</strong> ankommt, die im eEB dokumentiert wird; der Eingang auf dem Server oder im Postfach genügt nicht.<sup data-fussnote="BGH, VII ZB 22/23."></sup> Umgekehrt kann der Anwalt die Zustellung nicht dadurch verschieben, dass er das eEB erst Tage später zurücksendet: Einzutragen ist der Tag, an dem er das Schriftstück tatsächlich entgegengenommen hat.</p>
<h2>Ein Beispiel</h2>
<p>Ein Urteil des Landgerichts Hamburg geht am Freitag, dem 06.11.2026, um 18.30 Uhr im beA ein. Die Anwältin öffnet die Nachricht am Montag, dem 09.11.2026, nimmt das Urteil zur Kenntnis und gibt das eEB mit diesem Datum ab. Die Berufungsfrist endet am 09.12.2026.</p>
<p>Hätte sie das Urteil noch am Freitag gelesen und mit dem Willen zur Entgegennahme bearbeitet, wäre der 06.11.2026 einzutragen gewesen. Die Frist endete dann rechnerisch am 06.12.2026, einem Sonntag, und damit am 07.12.2026. Zwischen beiden Rechnungen liegen zwei Tage; im Streit über die Wiedereinsetzung können sie entscheiden.</p>
<h2>Das eEB als Beweis</h2>
<p>Das eEB erbringt vollen Beweis für die Entgegennahme und ihren Zeitpunkt. Der Gegenbeweis ist möglich, aber streng: Es muss ausgeschlossen sein, dass die Angabe richtig sein kann. Zwei Entwicklungen sollten Sie kennen:</p>
<ul>
<li>Ein unplausibel spätes Datum schützt nicht. Liegt zwischen Eingang und angegebener Entgegennahme ein Zeitraum, der sich nicht erklären lässt, darf das Gericht von einem früheren Zeitpunkt ausgehen.<sup data-fussnote="OLG Celle, 20 U 8/24."></sup></li>
<li>Fehlt das eEB ganz, kann der Mangel nach § 189 ZPO geheilt sein, wenn das Schriftstück dem Anwalt tatsächlich zugegangen ist und er es empfangsbereit entgegengenommen hat, etwa weil er sich darauf einlässt.<sup data-fussnote="KG, 7 U 17/24."></sup></li>
</ul>
<h2>Wer darf das eEB abgeben?</h2>
<p>Die Entgegennahme ist Sache des Anwalts. Die Kanzlei darf das Postfach öffnen, Nachrichten exportieren und Fristen vorbereiten; den Willen, das Schriftstück als zugestellt anzunehmen, bildet der Anwalt, sein Vertreter oder der Zustellungsbevollmächtigte. Ein eEB, das ohne sein Wissen versandt wird, ist ein Organisationsfehler, und die Frist läuft trotzdem.</p>
<h2>Mitwirkung ist Pflicht</h2>
<p>Wer ein Postfach unterhält, muss Zustellungen zur Kenntnis nehmen (§ 31a Abs. 6 BRAO) und ordnungsgemäße Zustellungen entgegennehmen sowie das Empfangsbekenntnis unverzüglich erteilen (§ 14 BORA). Bei mangelhaften Zustellungen darf er das Bekenntnis verweigern, muss das dem Absender aber unverzüglich mitteilen.</p>
<h2>Ablauf in der Kanzlei</h2>
<ol>
<li>Das Postfach wird an jedem Arbeitstag geprüft, auch in der Vertretung.</li>
<li>Bei jeder Zustellung werden drei Daten festgehalten: Eingang im beA, Datum im eEB, Rücksendung.</li>
<li>Die Frist wird aus dem Datum im eEB berechnet, eingetragen und erst danach das eEB abgesandt.</li>
<li>Liegen zwischen Eingang und Entgegennahme mehr als drei Werktage, wird der Grund vermerkt: Urlaub, Krankheit, Vertretung.</li>
<li>Das abgesandte eEB wird mit der Nachricht in der Akte gespeichert. Ein Ausdruck genügt nicht, der Datensatz enthält mehr.</li>
</ol>
<h2>Andere Empfänger</h2>
<p>Für Personen, die keinen sicheren Übermittlungsweg unterhalten müssen, gilt ein anderes Modell: Das Dokument gilt am vierten Tag nach dem auf der automatisierten Eingangsbestätigung ausgewiesenen Tag als zugestellt (§ 173 Abs. 4 ZPO; bis Ende 2024 war es der dritte Tag).</p>
<p>Im <a href="/fristenrechner">Fristenrechner</a> wählen Sie als Weg der Zustellung „elektronisches Empfangsbekenntnis“ und geben das Datum aus dem eEB ein.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/zpo/__173.html">§ 173 ZPO</a>, <a href="https://www.gesetze-im-internet.de/zpo/__175.html">§ 175 ZPO</a>, <a href="https://www.gesetze-im-internet.de/zpo/__189.html">§ 189 ZPO</a>, <a href="https://www.gesetze-im-internet.de/brao/__31a.html">§ 31a BRAO</a>, § 14 BORA</li>
<li>BGH, VII ZB 22/23; OLG Celle, 20 U 8/24; KG, 7 U 17/24</li>
</ul>`,
};
