import type { Demotext } from "../demoartikel.ts";

export const onlineVerfahren: Demotext = {
  titel: "Das Online-Verfahren vor dem Amtsgericht: zwei Gebühren statt drei",
  auszug:
    "Vor ausgewählten Amtsgerichten wird das Online-Verfahren erprobt. Die Gerichtsgebühr beträgt 2,0. Für wen es in Frage kommt und was es spart.",
  html: `
<p>Seit Januar 2026 erproben ausgewählte Amtsgerichte ein Online-Verfahren für Zahlungsklagen (§§ 1122 ff. ZPO). Es kommt nur in Betracht, wenn die Landesregierung das Gericht dazu bestimmt hat und der Streitwert 10.000 € nicht übersteigt.</p>
<p>Die Gerichtsgebühr beträgt 2,0 statt 3,0 (Nr. 1216 KV GKG). Bei einem Streitwert von 5.000 € sind das 341,00 € statt 511,50 €, also 170,50 € weniger. Ein vorausgegangenes Mahnverfahren wird wie sonst angerechnet.</p>
<p>Die Anwaltsgebühren sind dieselben: Verfahrensgebühr nach Nr. 3100 VV, Terminsgebühr nach Nr. 3104 VV, wenn ihre Voraussetzungen vorliegen.</p>
<h2>Für wen es sich lohnt</h2>
<ul>
<li>Forderungen mit einfachem Sachverhalt und Urkunden als Beweis</li>
<li>Massenfälle mit gleichem Muster</li>
<li>Kläger ohne Anwalt: Vor dem Amtsgericht besteht kein Anwaltszwang</li>
</ul>
<p>Die Erprobung ist befristet und auf bestimmte Gerichte beschränkt. Prüfen Sie vor der Einreichung, ob das zuständige Gericht teilnimmt. Der genaue Tag, seit dem die Gebühr 1216 gilt, liegt um den Jahreswechsel 2025/2026; bei Verfahren aus diesen Tagen lohnt der Blick in das Gesetzblatt.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/zpo/__1122.html">§§ 1122 ff. ZPO</a>; Nr. 1216 KV GKG; BGBl. 2025 I Nr. 349.</p>`,
};
