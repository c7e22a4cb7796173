import type { Demotext } from "../demoartikel.ts";

export const reisekosten: Demotext = {
  titel: "Reisekosten des Anwalts: 42 Cent und 50 Euro",
  auszug:
    "Kilometergeld und Abwesenheitsgeld mit einem Beispiel. Beide sind 2025 nicht gestiegen, sie stehen seit 2021 auf demselben Stand.",
  html: `
<p>Für Geschäftsreisen sieht das Vergütungsverzeichnis drei Posten vor. Eine Geschäftsreise liegt vor, wenn das Ziel außerhalb der Gemeinde liegt, in der sich Kanzlei oder Wohnung des Anwalts befindet (Vorbem. 7 Abs. 2 VV).</p>
<ul>
<li><strong>Fahrtkosten</strong> mit dem eigenen Kraftfahrzeug: 0,42 € für jeden gefahrenen Kilometer, Hin- und Rückweg (Nr. 7003 VV).</li>
<li><strong>Andere Verkehrsmittel:</strong> der angemessene Betrag in voller Höhe (Nr. 7004 VV).</li>
<li><strong>Tage- und Abwesenheitsgeld</strong> (Nr. 7005 VV): bis vier Stunden 30,00 €, mehr als vier bis acht Stunden 50,00 €, darüber 80,00 €.</li>
</ul>
<p>Beispiel: Termin in 90 Kilometer Entfernung, fünf Stunden unterwegs. 180 Kilometer zu 0,42 € sind 75,60 €, dazu 50,00 € Abwesenheitsgeld, zusammen 125,60 € netto. Parkgebühren kommen als sonstige Auslagen hinzu (Nr. 7006 VV).</p>
<h2>Mehrere Geschäfte</h2>
<p>Dient eine Reise mehreren Geschäften, sind die Kosten nach dem Verhältnis der Beträge zu verteilen, die bei gesonderter Ausführung entstanden wären (Vorbem. 7 Abs. 3 Satz 1 VV).</p>
<h2>Erstattung durch den Gegner</h2>
<p>Reisekosten eines Anwalts, der nicht im Bezirk des Prozessgerichts niedergelassen ist und am Ort des Gerichts auch nicht wohnt, werden nur erstattet, soweit die Zuziehung zur zweckentsprechenden Rechtsverfolgung notwendig war (§ 91 Abs. 2 Satz 1 Halbsatz 2 ZPO). Ein Anwalt am Wohnort der Partei gilt in der Regel als notwendig.</p>
<p>Quelle: Vorbem. 7, Nr. 7003 bis 7006 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>; <a href="https://www.gesetze-im-internet.de/zpo/__91.html">§ 91 ZPO</a>.</p>`,
};
