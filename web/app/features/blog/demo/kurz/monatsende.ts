import type { Demotext } from "../demoartikel.ts";

export const monatsende: Demotext = {
  titel: "Der 31. und seine Tücken: Monatsfristen am Monatsende",
  auszug:
    "Fehlt der Tag im letzten Monat, endet die Frist mit dessen letztem Tag. Umgekehrt gilt das nicht. Fünf Beispiele, die man einmal gesehen haben sollte.",
  html: `
<p>Eine Monatsfrist endet mit dem Ablauf des Tages, der durch seine Zahl dem Tag des Ereignisses entspricht (§ 188 Abs. 2 BGB). Fehlt dieser Tag im letzten Monat, endet sie mit dem letzten Tag dieses Monats (§ 188 Abs. 3 BGB).</p>
<table>
<tr><th>Zustellung</th><th>Frist</th><th>Ende</th><th>Warum</th></tr>
<tr><td>31.08.2026</td><td>ein Monat</td><td>30.09.2026</td><td>Der September hat keinen 31.</td></tr>
<tr><td>30.09.2026</td><td>ein Monat</td><td>30.10.2026</td><td>Der 30. ist vorhanden; es gibt keine Regel „Ultimo zu Ultimo“.</td></tr>
<tr><td>29.01.2027</td><td>ein Monat</td><td>01.03.2027</td><td>Rechnerisch 28.02.2027, ein Sonntag</td></tr>
<tr><td>31.12.2026</td><td>zwei Monate</td><td>01.03.2027</td><td>Rechnerisch 28.02.2027; beide Monate in einem Schritt</td></tr>
<tr><td>28.02.2027</td><td>ein Monat</td><td>30.03.2027</td><td>Rechnerisch 28.03.2027, Ostersonntag; auch der Montag ist Feiertag</td></tr>
</table>
<p>Der häufigste Irrtum ist der zweite: Wer am letzten Tag eines kurzen Monats zugestellt bekommt, rechnet gern bis zum letzten Tag des nächsten. Das wäre ein Tag zu viel.</p>
<p>Der zweithäufigste steckt im vierten Beispiel: Mehrere Monate werden nicht nacheinander addiert, sondern auf einmal. Wer vom 31.12. über den 31.01. rechnet, kommt zufällig zum gleichen Ergebnis; wer von einem 31.01. über den 28.02. zum 28.03. rechnet, verschenkt drei Tage, denn richtig ist der 31.03.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/bgb/__188.html">§ 188 BGB</a>, <a href="https://www.gesetze-im-internet.de/zpo/__222.html">§ 222 ZPO</a>.</p>`,
};
