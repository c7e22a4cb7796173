import type { Demotext } from "../demoartikel.ts";

export const versorgungsausgleichWert: Demotext = {
  titel: "Versorgungsausgleich: Wie sich der Verfahrenswert berechnet",
  auszug:
    "Zehn Prozent des Nettoeinkommens aus drei Monaten für jedes Anrecht, mindestens 1.000 Euro: § 50 FamGKG mit Beispielen, dem Verbund und den Folgen für Anwalts- und Gerichtsgebühren.",
  html: `
<p>Im Scheidungsverbund wird fast immer auch über den Versorgungsausgleich entschieden. Sein Verfahrenswert folgt einer festen Formel (§ 50 Abs. 1 FamGKG), und dennoch wird er oft falsch berechnet: weil Anrechte übersehen, Einkommen bereinigt oder die Sätze verwechselt werden.</p>
<h2>Die Formel</h2>
<p>Für jedes Anrecht sind <strong>10 Prozent des in drei Monaten erzielten Nettoeinkommens beider Ehegatten</strong> anzusetzen. Bei Ausgleichsansprüchen nach der Scheidung (§§ 20 ff. VersAusglG) sind es 20 Prozent. Der Wert beträgt insgesamt mindestens 1.000 €.</p>
<h2>Beispiel</h2>
<p>Der eine Ehegatte verdient 2.900 € netto im Monat, der andere 1.700 €. In drei Monaten sind das zusammen 13.800 €. Es bestehen vier Anrechte: zwei in der gesetzlichen Rentenversicherung, eine Betriebsrente, eine private Rentenversicherung.</p>
<table>
<tr><th>Fall</th><th>Rechnung</th><th class="text-rechts">Wert</th></tr>
<tr><td>Zwei Anrechte</td><td>2 × 10 % von 13.800 €</td><td class="text-rechts">2.760 €</td></tr>
<tr><td>Vier Anrechte</td><td>4 × 10 % von 13.800 €</td><td class="text-rechts">5.520 €</td></tr>
<tr><td>Ein Anrecht nach der Scheidung</td><td>1 × 20 % von 13.800 €</td><td class="text-rechts">2.760 €</td></tr>
<tr><td>Zwei Anrechte, Nettoeinkommen 600 € und 400 €</td><td>2 × 10 % von 3.000 € sind 600 €; Mindestwert</td><td class="text-rechts">1.000 €</td></tr>
</table>
<h2>Fünf Streitpunkte</h2>
<ol>
<li><strong>Welche Anrechte zählen?</strong> Alle, über die zu entscheiden ist, auch wenn der Ausgleich am Ende wegen Geringfügigkeit unterbleibt (§ 18 VersAusglG). Jedes Anrecht bei einem anderen Träger ist ein eigenes.</li>
<li><strong>Welches Einkommen?</strong> Maßgeblich ist der Zeitpunkt der Antragstellung im Rechtszug (§ 34 FamGKG), nicht das Einkommen bei der Entscheidung.</li>
<li><strong>10 oder 20 Prozent?</strong> Wird der Wertausgleich abgetrennt oder später nachgeholt, bleibt es bei 10 Prozent. Die 20 Prozent gelten nur für die schuldrechtlichen Ansprüche nach der Scheidung.</li>
<li><strong>Auskunft allein:</strong> Wird nur Auskunft oder die Abtretung von Versorgungsansprüchen verlangt, beträgt der Wert 500 € (§ 50 Abs. 2 FamGKG).</li>
<li><strong>Billigkeit:</strong> Ist der Wert nach den Umständen des Einzelfalls unbillig, kann das Gericht einen höheren oder niedrigeren festsetzen (§ 50 Abs. 3 FamGKG). Das ist die Ausnahme und sollte begründet beantragt werden.</li>
</ol>
<h2>Im Verbund: zusammenrechnen</h2>
<p>Scheidung und Folgesachen gelten als ein Verfahren, ihre Werte werden zusammengerechnet (§ 44 Abs. 1, § 33 Abs. 1 FamGKG). Der Wert der Ehesache richtet sich nach allen Umständen, insbesondere Einkommen und Vermögen; für das Einkommen ist das Nettoeinkommen aus drei Monaten einzusetzen (§ 43 FamGKG). Nehmen wir im Beispiel dafür 13.800 € ohne Zu- oder Abschlag an:</p>
<table>
<tr><th>Posten</th><th class="text-rechts">nur Scheidung</th><th class="text-rechts">mit Versorgungsausgleich</th></tr>
<tr><td>Verfahrenswert</td><td class="text-rechts">13.800 €</td><td class="text-rechts">19.320 €</td></tr>
<tr><td>Gerichtsgebühr 2,0, Nr. 1110 KV FamGKG</td><td class="text-rechts">688,00 €</td><td class="text-rechts">810,00 €</td></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">990,60 €</td><td class="text-rechts">1.133,60 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">914,40 €</td><td class="text-rechts">1.046,40 €</td></tr>
<tr><td>Anwalt mit Pauschale und Umsatzsteuer</td><td class="text-rechts">2.290,75 €</td><td class="text-rechts">2.618,00 €</td></tr>
</table>
<p>Der Versorgungsausgleich kostet in diesem Fall also je Anwalt 327,25 € und beim Gericht 122,00 €. Das ist weniger, als der Wert von 5.520 € für sich allein auslösen würde, denn die Tabelle steigt degressiv.</p>
<h2>Vereinbarung statt Entscheidung</h2>
<p>Schließen die Ehegatten eine Vereinbarung über den Versorgungsausgleich, kommt eine Einigungsgebühr in Betracht, wenn ein Streit oder eine Ungewissheit beseitigt wird (Nr. 1000, 1003 VV). Ein bloßer beiderseitiger Verzicht, bevor überhaupt Auskünfte vorliegen, kann genügen, weil dann offen ist, wer ausgleichspflichtig wäre; die Gerichte urteilen darüber nicht einheitlich. Eine notarielle Vereinbarung oder die gerichtliche Protokollierung ist Formvoraussetzung (§ 7 VersAusglG).</p>
<h2>Rechtsmittel gegen die Festsetzung</h2>
<p>Ist der Wert falsch festgesetzt, kommt die Beschwerde in Betracht, wenn der Wert des Beschwerdegegenstands 300 € übersteigt oder das Gericht sie zulässt (§ 59 Abs. 1 FamGKG; bis Ende 2025 waren es 200 €). Auch hier zählt der Unterschied der Gebühren und nicht der des Werts. Der Anwalt kann sie aus eigenem Recht einlegen (§ 32 Abs. 2 RVG).</p>
<h2>Kurze Ehe</h2>
<p>Bei einer Ehezeit bis zu drei Jahren findet der Ausgleich nur auf Antrag statt (§ 3 Abs. 3 VersAusglG). Wird kein Antrag gestellt, entsteht dafür auch kein Wert von der Art, wie er hier berechnet ist; ob die Feststellung im Tenor, dass ein Ausgleich nicht stattfindet, einen eigenen Wert hat, wird verschieden gesehen.</p>
<p>Wert, Ehezeit und Geringfügigkeit berechnet der Rechner <a href="/versorgungsausgleich">Versorgungsausgleich</a>.</p>
<h2>Quellen</h2>
<ul>
<li><a href="https://www.gesetze-im-internet.de/famgkg/__50.html">§ 50</a>, <a href="https://www.gesetze-im-internet.de/famgkg/__43.html">§ 43</a>, <a href="https://www.gesetze-im-internet.de/famgkg/__44.html">§ 44</a>, <a href="https://www.gesetze-im-internet.de/famgkg/__34.html">§ 34 FamGKG</a></li>
<li><a href="https://www.gesetze-im-internet.de/versausglg/__3.html">§ 3</a>, <a href="https://www.gesetze-im-internet.de/versausglg/__7.html">§ 7</a>, <a href="https://www.gesetze-im-internet.de/versausglg/__18.html">§ 18</a>, <a href="https://www.gesetze-im-internet.de/versausglg/__20.html">§§ 20 ff. VersAusglG</a></li>
<li>Tabellen in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
</ul>`,
};
