import type { Demotext } from "../demoartikel.ts";

export const mehrvergleichArtikel: Demotext = {
  titel: "Der Mehrvergleich: mitverglichen, mitverdient, mitbegrenzt",
  auszug:
    "Werden im Vergleich Ansprüche miterledigt, die nicht anhängig sind, entstehen zusätzliche Gebühren bei Anwalt und Gericht. Ein Fall mit allen Positionen und der doppelten Begrenzung nach § 15 Abs. 3 RVG.",
  html: `
<p>Im Termin über eine Klage auf 10.000 € einigen sich die Parteien und regeln dabei eine weitere Forderung über 5.000 € mit, die noch nirgends eingeklagt ist. Das nennt man Mehrvergleich. Er ist für die Mandanten praktisch und für die Abrechnung anspruchsvoll, weil vier Gebühren aus drei verschiedenen Werten entstehen.</p>
<h2>Die Gebühren des Anwalts</h2>
<table>
<tr><th>Position</th><th class="text-rechts">Wert</th><th class="text-rechts">Betrag</th></tr>
<tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td class="text-rechts">10.000 €</td><td class="text-rechts">847,60 €</td></tr>
<tr><td>0,8 Differenzverfahrensgebühr, Nr. 3101 Nr. 2 VV</td><td class="text-rechts">5.000 €</td><td class="text-rechts">283,60 €</td></tr>
<tr><td>Begrenzung auf 1,3 aus 15.000 €</td><td class="text-rechts"></td><td class="text-rechts">−140,60 €</td></tr>
<tr><td>1,2 Terminsgebühr, Nr. 3104 VV</td><td class="text-rechts">15.000 €</td><td class="text-rechts">914,40 €</td></tr>
<tr><td>1,0 Einigungsgebühr, Nr. 1003 VV</td><td class="text-rechts">10.000 €</td><td class="text-rechts">652,00 €</td></tr>
<tr><td>1,5 Einigungsgebühr, Nr. 1000 VV</td><td class="text-rechts">5.000 €</td><td class="text-rechts">531,75 €</td></tr>
<tr><td>Begrenzung auf 1,5 aus 15.000 €</td><td class="text-rechts"></td><td class="text-rechts">−40,75 €</td></tr>
<tr><td>Pauschale, Nr. 7002 VV</td><td class="text-rechts"></td><td class="text-rechts">20,00 €</td></tr>
<tr><td>Summe netto</td><td class="text-rechts"></td><td class="text-rechts">3.068,00 €</td></tr>
<tr><td>19 % Umsatzsteuer</td><td class="text-rechts"></td><td class="text-rechts">582,92 €</td></tr>
<tr><td><strong>Gesamt</strong></td><td class="text-rechts"></td><td class="text-rechts"><strong>3.650,92 €</strong></td></tr>
</table>
<p>Ohne den Mehrwert, also bei einem Vergleich nur über die anhängigen 10.000 €, wären es 2.739,38 €. Der Unterschied beträgt 911,54 € je Anwalt.</p>
<h2>Warum zweimal begrenzt wird</h2>
<p>§ 15 Abs. 3 RVG vergleicht nur Gebühren derselben Art. Die beiden Verfahrensgebühren dürfen zusammen nicht höher sein als 1,3 aus der Summe, die beiden Einigungsgebühren nicht höher als 1,5 aus der Summe. Die Terminsgebühr hat nur einen Satz und wird sogleich aus der Summe berechnet; auch über die nicht anhängigen Ansprüche wurde ja verhandelt.</p>
<h2>Anderweitig anhängig ist nicht „nicht anhängig“</h2>
<p>Sind die 5.000 € bereits vor einem anderen Gericht eingeklagt, entsteht auch für sie nur die 1,0-Einigungsgebühr. Weil der Satz dann für alles gleich ist, wird sie aus 15.000 € berechnet: 762,00 € statt 652,00 € und 531,75 €. Netto ergeben sich mit der Pauschale 2.687,00 €. Zudem werden die Mehrbeträge auf die Gebühren des anderen Verfahrens angerechnet (Anm. Abs. 1 zu Nr. 3101, Anm. Abs. 2 zu Nr. 3104 VV). Dasselbe gilt für nicht anhängige Ansprüche, wenn sie später doch noch eingeklagt werden.</p>
<p>Ist die Einigung in der Berufung geschlossen, beträgt die Einigungsgebühr für den dort anhängigen Teil 1,3 (Nr. 1004 VV).</p>
<h2>Was das Gericht erhebt</h2>
<p>Durch den Vergleich ermäßigt sich die Verfahrensgebühr von 3,0 auf 1,0 (Nr. 1211 Nr. 3 KV GKG), wenn das gesamte Verfahren endet: 283,00 € statt 849,00 €. Für den nicht anhängigen Teil entsteht zusätzlich eine Viertelgebühr (Nr. 1900 KV GKG): 42,63 € aus 5.000 €. Beide zusammen dürfen nicht höher sein als die Gebühr aus der Summe nach dem höchsten Satz (§ 36 Abs. 3 GKG); mit 325,63 € ist das hier eingehalten. Für anderweitig anhängige Ansprüche entsteht die Viertelgebühr nicht.</p>
<h2>Der Wert des Vergleichs</h2>
<p>Maßgeblich ist, <em>worüber</em> die Parteien sich einigen, nicht <em>worauf</em>. Wird über 5.000 € gestritten und zahlt der Gegner 2.000 €, ist der Wert 5.000 €. Lassen Sie den Mehrwert vom Gericht gesondert festsetzen (§ 63 Abs. 2 GKG, § 32 Abs. 1 RVG). Ohne Festsetzung wird im Kostenfestsetzungsverfahren gestritten, ob es überhaupt einen Mehrwert gibt.</p>
<p>Kein Mehrwert entsteht, wenn nur eine Leistung vereinbart wird, über die niemand gestritten hat. Eine Regelung ohne Streit oder Ungewissheit löst auch keine Einigungsgebühr aus (Anm. Abs. 1 zu Nr. 1000 VV).</p>
<h2>Und wenn die Einigung später widerrufen wird?</h2>
<p>Ein Vergleich mit Widerrufsvorbehalt löst die Einigungsgebühr erst aus, wenn er nicht mehr widerrufen werden kann (Anm. Abs. 3 zu Nr. 1000 VV). Verfahrens- und Terminsgebühr aus dem Mehrwert bleiben dagegen auch nach einem Widerruf bestehen, wenn über die nicht anhängigen Ansprüche verhandelt worden ist.</p>
<h2>Mit Prozesskostenhilfe</h2>
<p>Die Bewilligung für die Klage erfasst den Mehrwert nicht von selbst. Beantragen Sie die Erstreckung im Termin, bevor der Vergleich geschlossen wird, und zwar ausdrücklich auch für Verfahrens- und Terminsgebühr.</p>
<h2>Prüfliste für den Termin</h2>
<ul>
<li>Sind die weiteren Ansprüche anhängig, anderweitig anhängig oder nicht anhängig?</li>
<li>Ist über sie gesprochen worden, und steht das im Protokoll?</li>
<li>Ist der Mehrwert festgesetzt?</li>
<li>Ist die Kostenregelung im Vergleich eindeutig, auch für die Mehrkosten?</li>
<li>Ist die Prozesskostenhilfe erstreckt?</li>
</ul>
<p>Der <a href="/prozesskostenrechner">Prozesskostenrechner</a> kennt den Mehrvergleich und zeigt beide Begrenzungen als eigene Zeile.</p>
<h2>Quellen</h2>
<ul>
<li>Nr. 1000, 1003, 1004, 3101, 3104 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>; <a href="https://www.gesetze-im-internet.de/rvg/__15.html">§ 15 RVG</a></li>
<li>Nr. 1210, 1211, 1900 KV GKG, <a href="https://www.gesetze-im-internet.de/gkg_2004/anlage_1.html">Anlage 1 zum GKG</a>; <a href="https://www.gesetze-im-internet.de/gkg_2004/__36.html">§ 36 GKG</a></li>
<li>Tabellen in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109</li>
</ul>`,
};
