import { expect, test } from "vitest";
import { ausQuery, gerechnet } from "../../testing-seite.tsx";
import type { ProzesskostenErgebnis } from "../ergebnis.ts";
import { formular } from "../felder.ts";
import { rechnung } from "../rechnung.ts";

const ergebnis = (query: string) =>
  gerechnet(ausQuery(formular, rechnung, query)).ergebnis as ProzesskostenErgebnis;

/** Each part: own lawyer, opponent's lawyer, court; what nobody repays; what the treasury pays; why no court fee. */
const abschnitte = (query: string) =>
  ergebnis(query).abschnitte.map(({ id, summen, nichtErstattet, eigene, gebuehrenfrei }) =>
    [
      id,
      `${summen.eigene} ${summen.gegner} ${summen.gericht}`,
      ...(nichtErstattet.eigene || nichtErstattet.gegner
        ? [`ohne Erstattung ${nichtErstattet.eigene} ${nichtErstattet.gegner} (${nichtErstattet.normen})`]
        : []),
      ...(eigene?.staatskasse === undefined ? [] : [`Staatskasse ${eigene.staatskasse}`]),
      ...(gebuehrenfrei ? [`${gebuehrenfrei.text} (${gebuehrenfrei.norm})`] : []),
    ].join(", "),
  );

// 1,0 aus 10.000 €: 652,00 (§ 13 RVG), 374,00 (§ 49 RVG), 283,00 (§ 34 GKG)
test.each([
  // 3506/3508: 2,3 × 652,00 + 20,00, × 1,19 = 1.808,32; auf die Revision (2,3 + 1,5) angerechnet bleiben 1,5 + 20,00: 1.187,62.
  // § 49 RVG: 2,5 / 2,8 / 2,3 / 1,5 × 374,00 + 20,00, × 1,19.
  [
    "wert=10000&instanzen=3&zulassung3=erfolgreich&pkh=ja",
    [
      "1, 196350 196350 84900, Staatskasse 113645",
      "2, 219626 219626 113200, Staatskasse 126997",
      "zulassung3, 180832 180832 0, Staatskasse 104744, Nichtzulassungsbeschwerde zum BGH: keine Gebühr, soweit das Rechtsmittel zugelassen wird (Anm. zu Nr. 1243 KV GKG)",
      "3, 118762 118762 141500, Staatskasse 69139",
    ],
  ],
  // 2300 1,0: 652,00; angerechnet 326,00: (847,60 − 326,00 + 20,00) × 1,19 = 644,50. § 58 Abs. 2 RVG: 652,00 + 486,20 liegen unter
  // 652,00 + 847,60 − 326,00, die Staatskasse zahlt (486,20 + 20,00) × 1,19 ungekürzt.
  [
    "wert=10000&vorgerichtlich=ja&vorsatz=1,0&pkh=ja&ende=ruecknahme",
    [
      "vorgerichtlich, 79968 0 0, ohne Erstattung 41174 0 (§ 91 Abs. 1 ZPO, § 15a Abs. 3 RVG)",
      "1, 64450 103244 28300, Staatskasse 60238",
    ],
  ],
  // 2300 1,3: 847,60; 847,60 + 486,20 übersteigen 847,60 + 847,60 − 423,80 um 62,40: (506,20 − 62,40) × 1,19 = 528,12.
  [
    "wert=10000&vorgerichtlich=ja&pkh=ja&ende=ruecknahme",
    [
      "vorgerichtlich, 103244 0 0, ohne Erstattung 52812 0 (§ 91 Abs. 1 ZPO, § 15a Abs. 3 RVG)",
      "1, 52812 103244 28300, Staatskasse 52812",
    ],
  ],
  // 2300 auf 3305: (652,00 − 423,80 + 20,00) × 1,19; 3305 auf 3100: (847,60 − 652,00 + 20,00) × 1,19; 3307: (326,00 + 20,00) × 1,19,
  // auf 3100 des Gegners: (847,60 − 326,00 + 20,00) × 1,19. Vor dem Arbeitsgericht trägt das jeder selbst.
  [
    "wert=10000&rechtsweg=arbeit&mahnverfahren=ja&widerspruch=ja&ende=ruecknahme&vorgerichtlich=ja",
    [
      "vorgerichtlich, 103244 0 0, ohne Erstattung 103244 0 (§ 12a Abs. 1 Satz 1 ArbGG)",
      "mahnverfahren, 29536 41174 0, ohne Erstattung 29536 41174 (§ 12a Abs. 1 Satz 1 ArbGG), Der Mahnbescheid ist gebührenfrei; erst der Antrag auf den Vollstreckungsbescheid kostet (Nr. 8100 KV GKG)",
      "1, 25656 64450 0, ohne Erstattung 25656 64450 (§ 12a Abs. 1 Satz 1 ArbGG), Gerichtsgebühr entfällt ohne streitige Verhandlung (Anm. Abs. 2 zu Nr. 8210 KV GKG)",
    ],
  ],
  // 1,0 aus 8.000 €: 533,00; 1,3 + 20,00, × 1,19 = 848,35; angerechnet 0,65: 346,45 netto, 412,28 brutto. Die Behörde bekommt
  // nichts erstattet, der Kläger von seiner Geschäftsgebühr nur das Angerechnete.
  [
    "wert=10000&rechtsweg=finanz&rolle=beklagter&vorgerichtlich=ja&vorgegner=ja&vorwert=8000",
    [
      "vorgerichtlich, 84835 84835 0, ohne Erstattung 84835 43607 (§ 139 Abs. 2 FGO; § 139 Abs. 3 Satz 3 FGO)",
      "1, 178399 178399 113200, ohne Erstattung 178399 0 (§ 139 Abs. 2 FGO)",
    ],
  ],
  // Unter dem Mindeststreitwert: vorgerichtlich gelten die 500 € (1,3 × 51,50 = 66,95, 20 % davon, × 1,19), vor Gericht 1.500 €
  // (1,0: 134,50; angerechnet 33,48): (2,8 × 134,50 − 33,48 + 20,00) × 1,19 = 432,11; 4,0 × 82,00.
  [
    "wert=500&rechtsweg=finanz&vorgerichtlich=ja&gegneranwalt=ohne",
    ["vorgerichtlich, 9560 0 0, ohne Erstattung 5576 0 (§ 139 Abs. 3 Satz 3 FGO)", "1, 43211 0 32800"],
  ],
  // Für notwendig erklärt (§ 162 Abs. 2 Satz 2 VwGO); der zugelassene Antrag gehört zur Berufung.
  [
    "wert=10000&rechtsweg=verwaltung&instanzen=2&zulassung2=erfolgreich&vorgerichtlich=ja&nebenforderung=ja",
    ["vorgerichtlich, 103244 0 0", "1, 145918 196350 84900", "2, 219626 219626 113200"],
  ],
  // Mahnbescheid über 20.000 €: 872,00 + 20,00, × 1,19 und 0,5 × 405,00; in den Prozess gehen 10.000 € über.
  [
    "wert=10000&anwalt=ohne&rolle=beklagter&mahnverfahren=ja&mahnwert=20000",
    ["mahnverfahren, 0 106148 20250", "1, 0 118762 70750"],
  ],
  // Nr. 1216 KV GKG: 2,0; die Berufung danach kostet wie sonst.
  [
    "wert=10000&online=ja&stichtag=1.3.2026&instanzen=2",
    ["1, 196350 196350 56600", "2, 219626 219626 113200"],
  ],
])("%s: was jeder Abschnitt kostet", (query, erwartet) => {
  expect(abschnitte(query)).toEqual(erwartet);
});

// Quote: der Gegner trägt 75 % von 6.289,88 − 528,12 = 5.761,76 €: 4.321,32 €.
test("Mit Prozesskostenhilfe bleibt nach einem Vergleich die selbst bezahlte Geschäftsgebühr", () => {
  const faelle = ergebnis("wert=10000&pkh=ja&vorgerichtlich=ja&ende=vergleich&quote=25").ausgaenge.slice(2);
  // Gegner: 2.739,38 und die Hälfte von 283,00
  expect(faelle).toEqual([
    {
      art: "quote",
      norm: "§ 92 Abs. 1 ZPO",
      eigene: 103_244,
      gegner: 432_132,
      schritte: [
        { text: "Selbst bezahlt, ohne Prozesskostenhilfe", norm: "§ 92 Abs. 1 ZPO", betrag: 103_244 },
        { text: "Nach dem Ausgleich zu tragen", norm: "§§ 106, 122, 123 ZPO", betrag: 103_244 },
      ],
    },
    {
      art: "kostenaufhebung",
      norm: "§§ 92 Abs. 1 Satz 2, 98 ZPO",
      eigene: 103_244,
      gegner: 273_938 + 14_150,
      schritte: [
        { text: "Eigene Anwaltskosten", norm: "§§ 92 Abs. 1 Satz 2, 98 ZPO", betrag: 103_244 },
        { text: "Hälfte der Gerichtskosten", norm: "§§ 92 Abs. 1 Satz 2, 98 ZPO", betrag: 0 },
        { text: "Das Übrige nimmt die Prozesskostenhilfe ab", norm: "§ 122 Abs. 1 ZPO" },
      ],
    },
  ]);
});

test("Vor zwei Instanzen des Arbeitsgerichts steht jede Norm nur einmal, ohne Erstattung auf keiner Seite keine", () => {
  const { nichtErstattet } = ergebnis("wert=10000&rechtsweg=arbeit&vorgerichtlich=ja&instanzen=2");
  // 1.032,44 + 1.963,50 − 504,32 und 1.963,50
  expect(nichtErstattet).toEqual({ eigene: 249_162, gegner: 196_350, normen: "§ 12a Abs. 1 Satz 1 ArbGG" });
  expect(ergebnis("wert=10000").nichtErstattet).toEqual({ eigene: 0, gegner: 0, normen: "" });
});

test("Bleiben Kosten aus mehreren Gründen ohne Erstattung, steht jede Norm einmal", () => {
  const { nichtErstattet } = ergebnis("wert=10000&rechtsweg=finanz&vorgerichtlich=ja&vorgegner=ja");
  // Eigene: 1.032,44 − 504,32; die Behörde bekommt weder ihre 1.032,44 noch (2,8 × 652,00 − 423,80 + 20,00) × 1,19 erstattet.
  expect(nichtErstattet).toEqual({
    eigene: 52_812,
    gegner: 103_244 + 169_194,
    normen: "§ 139 Abs. 3 Satz 3 FGO; § 139 Abs. 2 FGO",
  });
  const behoerde = ergebnis("wert=10000&rechtsweg=finanz&rolle=beklagter&vorgerichtlich=ja&vorgegner=ja");
  expect(behoerde.nichtErstattet.normen).toBe("§ 139 Abs. 2 FGO; § 139 Abs. 3 Satz 3 FGO");
});
