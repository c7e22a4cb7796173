import type { Demotext } from "../demoartikel.ts";

export const kuendigungsschutzklage: Demotext = {
  titel:
    "Drei Wochen für die Kündigungsschutzklage, und was danach noch hilft, wenn die Kündigung im Urlaub kam oder niemand in der Kanzlei den Brief geöffnet hat",
  auszug:
    "Die Klage gegen eine schriftliche Kündigung muss innerhalb von drei Wochen nach ihrem Zugang beim Arbeitsgericht sein. Wer die Frist versäumt, kann die nachträgliche Zulassung beantragen, aber nur innerhalb von zwei Wochen nach Wegfall des Hindernisses und nur, wenn er trotz aller Sorgfalt verhindert war. Dieser Beitrag zeigt, wie beide Fristen laufen, wann sie beginnen und was in den Antrag gehört.",
  html: `
<p>Will ein Arbeitnehmer geltend machen, dass eine schriftliche Kündigung unwirksam ist, muss er <strong>innerhalb von drei Wochen nach ihrem Zugang</strong> Klage erheben (§ 4 Satz 1 KSchG). Versäumt er das, gilt die Kündigung als von Anfang an rechtswirksam (§ 7 KSchG), aus welchem Grund auch immer sie angreifbar war. Die Frist gilt auch in Kleinbetrieben und für die außerordentliche Kündigung (§ 13 Abs. 1 Satz 2, § 23 Abs. 1 KSchG).</p>
<p>Zugang am Dienstag, dem 17.11.2026: Die Frist endet am Dienstag, dem 08.12.2026.</p>
<h2>Nachträgliche Zulassung</h2>
<p>War der Arbeitnehmer trotz aller ihm nach Lage der Umstände zuzumutenden Sorgfalt verhindert, ist die Klage auf Antrag nachträglich zuzulassen (§ 5 Abs. 1 KSchG). Der Antrag</p>
<ul>
<li>ist innerhalb von zwei Wochen nach Behebung des Hindernisses zu stellen,</li>
<li>spätestens sechs Monate nach dem Ende der versäumten Frist (§ 5 Abs. 3 KSchG),</li>
<li>ist mit der Klage zu verbinden und muss die Tatsachen und die Mittel der Glaubhaftmachung angeben (§ 5 Abs. 2 KSchG).</li>
</ul>
<p>Geht die Kündigung während eines Urlaubs in den Briefkasten, ist sie zugegangen; wer nicht mit ihr rechnen musste, kann aber verhindert gewesen sein. Ein Verschulden des Prozessbevollmächtigten wird zugerechnet (§ 85 Abs. 2 ZPO).</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/kschg/__4.html">§ 4</a>, <a href="https://www.gesetze-im-internet.de/kschg/__5.html">§ 5</a>, <a href="https://www.gesetze-im-internet.de/kschg/__7.html">§ 7 KSchG</a>.</p>`,
};
