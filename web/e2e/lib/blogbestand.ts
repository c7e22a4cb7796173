import type { Blogprobe } from "./blogdaten.ts";

const zweistellig = (zahl: number) => String(zahl).padStart(2, "0");
const am = (jahr: number, monat: number, tag: number) =>
  `${jahr}-${zweistellig(monat)}-${zweistellig(tag)}T09:30:00.000Z`;

/** A post with everything a post may have. */
export const langer: Blogprobe = {
  titel: "Anrechnung der Geschäftsgebühr nach § 15a RVG",
  am: am(2026, 9, 21),
  auszug:
    "Wie die Geschäftsgebühr auf die Verfahrensgebühr angerechnet wird, und wer sich darauf berufen darf.",
  kategorien: ["Gebührenrecht", "Kostenerstattung"],
  tags: ["RVG", "Anrechnung"],
  stand: "2026-09-01",
  korrektur: "In der ersten Fassung stand im Beispiel ein falscher Betrag.",
  html: [
    `<p>${"Die Geschäftsgebühr wird zur Hälfte, höchstens jedoch mit einem Gebührensatz von 0,75 auf die Verfahrensgebühr des gerichtlichen Verfahrens angerechnet. ".repeat(4)}</p>`,
    '<h2>Die Regel</h2><p>Sie steht in Vorbemerkung 3 Abs. 4 VV.<sup data-fussnote="BGH, Beschluss vom 22. Januar 2008, VIII ZB 57/07."></sup> Der <a href="https://www.gesetze-im-internet.de/rvg/__15a.html">Gesetzestext</a> ist kurz.</p>',
    "<blockquote><p>Sieht dieses Gesetz die Anrechnung einer Gebühr vor, kann der Rechtsanwalt beide Gebühren fordern.</p></blockquote>",
    "<h2>Ein Beispiel</h2><table><tr><th>Position</th><th>Betrag</th></tr><tr><td>1,3 Verfahrensgebühr, Nr. 3100 VV</td><td>847,60 €</td></tr></table>",
    `<h3>Auf Dritte</h3><p>${"Ein Dritter kann sich auf die Anrechnung nur berufen, soweit er den Anspruch erfüllt hat. ".repeat(12)}</p>`,
  ].join(""),
};

const kurze = (anzahl: number): Blogprobe[] =>
  Array.from({ length: anzahl }, (_, i) => ({
    titel: `Fristenhinweis Nummer ${i + 1}`,
    am: am(2025, 1 + (i % 3), 20 - i),
    kategorien: ["Fristen"],
    tags: ["Notfrist"],
  }));

/** 18 posts: 12 and 6 on the list, 14 in one category, two years, with every case a card has to master. */
export const bestand: readonly Blogprobe[] = [
  langer,
  {
    titel:
      `Streitwertbeschwerde: ${"wann sie sich lohnt, welche Frist gilt und wer sie einlegen darf ".repeat(2)}`.trim(),
    am: am(2026, 10, 5),
    auszug: "Ein langer Auszug, der auf der Karte nach drei Zeilen endet. ".repeat(6).trim(),
    kategorien: ["Gebührenrecht"],
    tags: ["Streitwert"],
    bild: "/media/blog/images/gibt-es.png",
  },
  {
    titel: "Streitwert im einstweiligen Rechtsschutz",
    am: am(2026, 9, 3),
    kategorien: ["Gebührenrecht"],
    bild: "/media/blog/images/kaputt.png",
  },
  { titel: "Ohne Angabe der Lesezeit", am: am(2026, 8, 3), kategorien: ["Kanzlei"], ohneLesezeit: true },
  ...kurze(14),
];
