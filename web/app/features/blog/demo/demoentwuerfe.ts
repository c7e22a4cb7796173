import type { Demoartikel } from "./demoartikel.ts";

/** A post that is not public, and where it stands. */
export type Demoentwurf = Demoartikel & {
  readonly status: "draft" | "pending" | "rejected";
  /** Why it was rejected. */
  readonly ablehnung?: string;
};

export const entwuerfe: readonly Demoentwurf[] = [
  {
    status: "draft",
    titel: "Streitwertbeschwerde: Wann sie sich lohnt",
    auszug: "",
    kategorien: ["Streitwert"],
    tags: ["Streitwert", "Rechtsmittel"],
    von: "autor",
    am: "2026-11-19T15:20:00Z",
    html: `
<p>Gegen die Festsetzung des Streitwerts ist die Beschwerde gegeben, wenn der Wert des Beschwerdegegenstands 300 € übersteigt oder das Gericht sie zulässt (§ 68 Abs. 1 GKG). Die Frist beträgt sechs Monate, nachdem die Entscheidung in der Hauptsache rechtskräftig geworden ist oder sich das Verfahren anderweitig erledigt hat (§ 63 Abs. 3 Satz 2 GKG).</p>
<h2>Wer beschwert ist</h2>
<p>Die Partei ist durch einen zu hohen, der Anwalt durch einen zu niedrigen Wert beschwert (§ 32 Abs. 2 RVG). Maßgeblich ist der Unterschied der Gebühren.</p>
<h2>Noch zu ergänzen</h2>
<ul><li>Beispiel mit zwei Werten</li><li>Beschwerde im Namen der Partei, die höhere Kosten erstattet haben will</li></ul>`,
  },
  {
    status: "pending",
    titel: "Hebegebühr: Was das Weiterleiten von Geld kostet",
    auszug:
      "Zahlt der Gegner an den Anwalt und leitet dieser das Geld weiter, entsteht die Hebegebühr nach Nr. 1009 VV. Wann sie anfällt und wann nicht.",
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["Auslagen", "Inkasso"],
    von: "autor",
    am: "2026-11-19T09:10:00Z",
    stand: "2026-08-19",
    html: `
<p>Für die Auszahlung oder Rückzahlung von entgegengenommenem Geld erhält der Anwalt eine Hebegebühr (Nr. 1009 VV). Sie beträgt bis einschließlich 2.500 € ein Prozent, von dem Mehrbetrag bis einschließlich 10.000 € 0,5 Prozent und von dem Mehrbetrag über 10.000 € 0,25 Prozent, mindestens 1,00 €.</p>
<p>Leitet der Anwalt 4.000 € an den Mandanten weiter, sind das 25,00 € und 7,50 €, zusammen 32,50 €. Die Gebühr kann bei der Ablieferung entnommen werden.</p>
<h2>Wann sie nicht entsteht</h2>
<ul>
<li>soweit Kosten an ein Gericht oder eine Behörde weitergeleitet werden,</li>
<li>soweit eingezogene Kosten an den Auftraggeber abgeführt werden,</li>
<li>soweit eingezogene Beträge auf die eigene Vergütung verrechnet werden.</li>
</ul>
<p>Vom Gegner wird sie nur erstattet, wenn die Einschaltung des Anwalts für die Zahlung notwendig war, etwa weil der Gegner von sich aus an ihn gezahlt hat.</p>
<p>Quelle: Nr. 1009 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>.</p>`,
  },
  {
    status: "rejected",
    titel: "Rechtsanwaltsgebühren steigen schon wieder",
    auszug: "Eine kurze Meinung zum KostBRÄG 2025.",
    kategorien: ["Rechtsanwaltsvergütung"],
    tags: ["KostBRÄG 2025"],
    von: "autor",
    am: "2026-10-30T10:00:00Z",
    ablehnung:
      "Vielen Dank für den Beitrag. Bitte ergänzen Sie die Fundstelle des Gesetzes (BGBl. 2025 I Nr. 109) und ein Rechenbeispiel; ohne beides liest es sich als reine Meinung. Die Überschrift sollte sagen, worum es geht. Danach gern noch einmal einreichen.",
    html: `
<p>Zum 01.06.2025 sind die Gebühren gestiegen. Manche finden das zu viel, andere zu wenig. Verglichen mit den Kosten einer Kanzlei ist es jedenfalls nicht üppig.</p>`,
  },
  {
    status: "pending",
    titel: "Zwangsvollstreckung: 0,3 Gebühren für jede Maßnahme",
    auszug:
      "Jede Vollstreckungsmaßnahme ist eine eigene Angelegenheit. Was Nr. 3309 VV bringt und wann die Mindestgebühr greift.",
    kategorien: ["Rechtsanwaltsvergütung", "Vollstreckung und Zinsen"],
    tags: ["Zwangsvollstreckung"],
    von: "moderator",
    am: "2026-11-18T14:00:00Z",
    stand: "2026-08-19",
    html: `
<p>In der Zwangsvollstreckung entsteht eine 0,3-Verfahrensgebühr (Nr. 3309 VV). Jede Vollstreckungsmaßnahme ist zusammen mit den durch sie vorbereiteten weiteren Handlungen bis zur Befriedigung des Gläubigers eine besondere Angelegenheit (§ 18 Abs. 1 Nr. 1 RVG).</p>
<p>Aus einer Forderung bis 500 € sind das 15,45 €; die Mindestgebühr von 15,00 € (§ 13 Abs. 3 RVG) spielt seit dem 01.06.2025 keine Rolle mehr. Der Wert richtet sich nach der Forderung einschließlich der Nebenforderungen (§ 25 Abs. 1 Nr. 1 RVG).</p>
<p>Die Androhung der Vollstreckung und der anschließende Auftrag an den Gerichtsvollzieher sind dieselbe Angelegenheit; der Pfändungs- und Überweisungsbeschluss ist eine neue.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/rvg/__18.html">§ 18</a>, <a href="https://www.gesetze-im-internet.de/rvg/__25.html">§ 25 RVG</a>; Nr. 3309 <a href="https://www.gesetze-im-internet.de/rvg/anlage_1.html">VV RVG</a>.</p>`,
  },
  {
    status: "pending",
    titel: "Untätigkeitsklage: drei Monate warten, sechs Monate warten",
    auszug:
      "Entscheidet die Behörde nicht, hilft die Untätigkeitsklage. Die Wartefrist ist im Verwaltungs- und im Sozialrecht verschieden lang.",
    kategorien: ["Fristen"],
    tags: ["Verwaltungsrecht"],
    von: "mitglied",
    am: "2026-11-17T16:30:00Z",
    stand: "2026-08-19",
    html: `
<p>Ist über einen Widerspruch oder über einen Antrag auf Vornahme eines Verwaltungsakts ohne zureichenden Grund in angemessener Frist sachlich nicht entschieden worden, ist die Klage ohne Vorverfahren zulässig. Sie kann nicht vor Ablauf von drei Monaten erhoben werden (§ 75 VwGO).</p>
<p>Im Sozialrecht beträgt die Sperrfrist für einen Antrag sechs Monate und für einen Widerspruch drei Monate (§ 88 SGG).</p>
<p>Es handelt sich um Wartefristen: Fällt ihr Ende auf einen Sonntag, verschiebt es sich nicht. Wer sichergehen will, wartet einen Tag länger.</p>
<p>Quelle: <a href="https://www.gesetze-im-internet.de/vwgo/__75.html">§ 75 VwGO</a>, <a href="https://www.gesetze-im-internet.de/sgg/__88.html">§ 88 SGG</a>.</p>`,
  },
];
