import type { Demotext } from "../demoartikel.ts";

export const einspruchVollstreckungsbescheid: Demotext = {
  titel: "Widerspruch und Einspruch: zwei Fristen mit verschiedener Härte",
  auszug:
    "Gegen den Mahnbescheid kann man auch nach zwei Wochen noch vorgehen, gegen den Vollstreckungsbescheid nicht. Ein Überblick mit Beispiel.",
  html: `
<p>Im Mahnverfahren gibt es zwei Rechtsbehelfe, die oft verwechselt werden.</p>
<table>
<tr><th></th><th>Widerspruch</th><th>Einspruch</th></tr>
<tr><td>gegen</td><td>Mahnbescheid</td><td>Vollstreckungsbescheid</td></tr>
<tr><td>Frist</td><td>zwei Wochen (§ 692 Abs. 1 Nr. 3 ZPO)</td><td>zwei Wochen (§ 700 Abs. 1, § 339 Abs. 1 ZPO)</td></tr>
<tr><td>Notfrist</td><td>nein</td><td><strong>ja</strong></td></tr>
<tr><td>verspätet</td><td>noch wirksam, solange der Vollstreckungsbescheid nicht verfügt ist; danach als Einspruch zu behandeln (§ 694 Abs. 2 ZPO)</td><td>unzulässig; nur Wiedereinsetzung hilft</td></tr>
<tr><td>vor den Arbeitsgerichten</td><td>eine Woche (§ 46a Abs. 3 ArbGG)</td><td>eine Woche (§ 59 ArbGG)</td></tr>
</table>
<p>Wird der Vollstreckungsbescheid am Freitag, dem 11.12.2026, zugestellt, endet die Einspruchsfrist rechnerisch am 25.12.2026. Das ist der erste Weihnachtstag, danach kommen der zweite und ein Sonntag. Letzter Tag ist Montag, der 28.12.2026.</p>
<p>Der Einspruch braucht keine Begründung; es genügt die Erklärung, dass Einspruch eingelegt wird. Zu beachten: Der Vollstreckungsbescheid steht einem für vorläufig vollstreckbar erklärten Versäumnisurteil gleich. Der Einspruch hält die Vollstreckung nicht auf; dafür braucht es einen Antrag auf einstweilige Einstellung (§§ 719, 707 ZPO).</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/zpo/__694.html">§ 694</a>, <a href="https://www.gesetze-im-internet.de/zpo/__700.html">§ 700</a>, <a href="https://www.gesetze-im-internet.de/zpo/__339.html">§ 339 ZPO</a>.</p>`,
};
