import { wertgrenzen2012 } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import { dokumentenpreiseOhneFarbe } from "@gebuehrenportal/gesetze/kostenverzeichnis/bestandteile.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, datum, fassungAm, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { titel } from "../verzeichnis/titel.ts";
import { suche } from "./suche.ts";
import { aus, betraege, kosten, type Position } from "./testing.ts";

// Amounts by hand from the printed column of fees in the text of 2 July 2012 and the printed rows of Anlage 2 of that time
// (up to 10.000 €: 196 €, 5.000 €: 121 €, 600 €: 35 €, 300 €: 25 €, 200.000 €: 1.456 €, 500.000 €: 2.956 €).

const summe = (gesetz: Gesetz, stichtag: string, ...positionen: readonly Position[]) => {
  const antwort = kosten(gesetz, stichtag, positionen);
  return antwort.art === "ergebnis" ? antwort.summe : antwort.grund;
};
const zehntausend = aus(10_000);

describe("An beiden Rändern der Zeit vor dem 2. KostRMoG", () => {
  test.each<[Gesetz, string, Position, number | string]>([
    [
      "gkg",
      "2012-07-01",
      { nr: "1210", wert: zehntausend },
      "Für den 01.07.2012 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
    ],
    ["gkg", "2012-07-02", { nr: "1210", wert: zehntausend }, 588_00],
    ["gkg", "2013-07-31", { nr: "1210", wert: zehntausend }, 588_00],
    ["gkg", "2013-08-01", { nr: "1210", wert: zehntausend }, 723_00],
    [
      "famgkg",
      "2012-07-01",
      { nr: "1110", wert: zehntausend },
      "Für den 01.07.2012 ist keine Fassung erfasst; das KV FamGKG ist erst ab dem 02.07.2012 erfasst.",
    ],
    ["famgkg", "2012-07-02", { nr: "1110", wert: zehntausend }, 392_00],
    ["famgkg", "2013-07-31", { nr: "1110", wert: zehntausend }, 392_00],
    ["famgkg", "2013-08-01", { nr: "1110", wert: zehntausend }, 482_00],
    ["gkg", "2013-07-31", { nr: "1255" }, 750_00],
    ["gkg", "2013-07-31", { nr: "2210" }, 50_00],
    ["gkg", "2013-08-01", { nr: "2210" }, 100_00],
  ])("%s am %s %j", (gesetz, stichtag, position, erwartet) => {
    expect(summe(gesetz, stichtag, position)).toBe(erwartet);
  });
});

describe("Gerechnet aus dem Wortlaut der Gebührenspalte", () => {
  const am = "2012-10-01";
  test.each<[string, Gesetz, Position, number]>([
    ["0,5 mindestens 23 €: 17,50 € werden 23 €", "gkg", { nr: "1100", wert: aus(600) }, 23_00],
    ["0,5 mindestens 23 €: 98 €", "gkg", { nr: "1100", wert: zehntausend }, 98_00],
    ["Ermäßigung auf 1,0", "gkg", { nr: "1210", wert: zehntausend, ermaessigt: "1211" }, 196_00],
    ["4,0 der Berufung", "gkg", { nr: "1220", wert: aus(5_000) }, 484_00],
    ["0,25 aus 300 €: mindestens 10 € (§ 34 Abs. 2 GKG)", "gkg", { nr: "1900", wert: aus(300) }, 10_00],
    ["0,4 mindestens 18 €", "gkg", { nr: "8100", wert: aus(600) }, 18_00],
    ["0,8 der Rücknahme vor dem LAG", "gkg", { nr: "8220", wert: zehntausend, ermaessigt: "8221" }, 156_80],
    [
      "0,5 mindestens 100 €, im letzten Jahr mindestens 50 €: 98 €",
      "gkg",
      { nr: "2221", wert: zehntausend, angaben: { erstesOderLetztesJahr: true } },
      98_00,
    ],
    ["0,5 mindestens 100 €: 98 € werden 100 €", "gkg", { nr: "2221", wert: zehntausend }, 100_00],
    [
      "0,5 mindestens 100 €, im letzten Jahr mindestens 50 €",
      "gkg",
      { nr: "2221", wert: aus(600), angaben: { erstesOderLetztesJahr: true } },
      50_00,
    ],
    ["240 € bei einem Jahr Freiheitsstrafe", "gkg", { nr: "3111" }, 240_00],
    [
      "0,5 der Gebühr nach der Strafe: 60 €",
      "gkg",
      { nr: "3118", angaben: { strafe: { art: "geldstrafe", tagessaetze: 90 } } },
      60_00,
    ],
    ["10 % der Geldbuße", "gkg", { nr: "4110", betrag: aus(1_000) }, 100_00],
    ["10 % der Geldbuße, mindestens 40 €", "gkg", { nr: "4110", betrag: aus(300) }, 40_00],
    ["10 % der Geldbuße, höchstens 15.000 €", "gkg", { nr: "3117", betrag: aus(200_000) }, 15_000_00],
    ["0,5 der Gebühr nach der Geldbuße: 20 €", "gkg", { nr: "4111", betrag: aus(300) }, 20_00],
    [
      "4,0 vor dem Finanzgericht, Wert mindestens 1.000 €: 220 €",
      "gkg",
      { nr: "6110", wert: aus(500) },
      220_00,
    ],
    ["zwölf Zustellungen allein", "gkg", { nr: "9002", anzahl: 12 }, 42_00],
    ["60 Seiten: 50 × 0,50 € und 10 × 0,15 €", "gkg", { nr: "9000", angaben: { seiten: 60 } }, 26_50],
    ["drei Dateien ohne Höchstbetrag: 7,50 €", "gkg", { nr: "9000", angaben: { dateien: 3 } }, 7_50],
    ["100 Kilometer zu 0,30 €", "gkg", { nr: "9006", angaben: { kilometer: 100 } }, 30_00],
    ["zwei Sendungen zu 12 €", "gkg", { nr: "9003", anzahl: 2 }, 24_00],
    ["vom Gericht bestimmt", "gkg", { nr: "1901", betrag: aus(50) }, 50_00],
    ["1,0 wegen Verzögerung (§ 38 GKG)", "gkg", { nr: "1901", wert: zehntausend }, 196_00],
    [
      "5 € je angefangene 5.000 € über 25.000 €: 7 × 5 € werden 50 €",
      "famgkg",
      { nr: "1311", wert: aus(60_000) },
      50_00,
    ],
    [
      "5 € je angefangene 5.000 € über 25.000 €: 15 × 5 €",
      "famgkg",
      { nr: "1311", wert: aus(99_000) },
      75_00,
    ],
    [
      "200 €, höchstens eine Gebühr 1311: 75 €",
      "famgkg",
      { nr: "1312", angaben: { vermoegen: aus(99_000) } },
      75_00,
    ],
    [
      "0,5 – höchstens eine Gebühr 1311: 75 €",
      "famgkg",
      { nr: "1313", wert: zehntausend, angaben: { vermoegen: aus(99_000) } },
      75_00,
    ],
    ["0,3 im einstweiligen Verfahren", "famgkg", { nr: "1410", wert: aus(5_000) }, 36_30],
    ["60 Seiten im Familienverfahren", "famgkg", { nr: "2000", angaben: { seiten: 60 } }, 26_50],
  ])("%s (%s %j)", (_, gesetz, position, erwartet) => {
    expect(summe(gesetz, am, position)).toBe(erwartet);
  });

  test("eine Dreimonatsregel, Farbe und Arbeitsgänge kannte das Verzeichnis nicht", () => {
    const abgelehnt = (gesetz: Gesetz, position: Position) => kosten(gesetz, am, [position]);
    expect(
      abgelehnt("famgkg", { nr: "1312", angaben: { vermoegen: aus(99_000), hoechstensDreiMonate: true } }),
    ).toMatchObject({ art: "kein-ergebnis", feld: "positionen[0].angaben.hoechstensDreiMonate" });
    expect(abgelehnt("gkg", { nr: "9000", angaben: { seiten: 1, seitenFarbe: 1 } })).toMatchObject({
      feld: "positionen[0].angaben.seitenFarbe",
    });
    expect(abgelehnt("gkg", { nr: "9000", angaben: { dateien: 9, arbeitsgaenge: 2 } })).toMatchObject({
      feld: "positionen[0].angaben.arbeitsgaenge",
    });
  });
});

describe("Was das Ergebnis dazu sagt", () => {
  const stand =
    "KV GKG: Stand Juli 2012. Gelesen ist der amtliche Text vom 02.07.2012 und noch einmal der vom 11.01.2013; ob sich danach bis zum 31.07.2013 etwas geändert hat, ist nicht geprüft.";

  test.each(["2012-07-02", "2012-09-01", "2013-01-11", "2013-07-31"])(
    "am %s: Stand Juli 2012 mit mittlerer Sicherheit, einmal",
    (stichtag) => {
      const antwort = kosten("gkg", stichtag, [
        { nr: "1210", wert: zehntausend },
        { nr: "9002", anzahl: 11 },
      ]);
      expect(antwort).toMatchObject({
        fassung: {
          ab: "2012-07-02",
          sicherheit: "mittel",
          quelle: { fundstelle: "Stand 02.07.2012" },
        },
        zeilen: [{ sicherheit: "mittel" }, { sicherheit: "mittel" }],
        vermerke: [{ text: stand }],
      });
    },
  );

  test("am 01.08.2013 nicht mehr", () => {
    expect(kosten("gkg", "2013-08-01", [{ nr: "1210", wert: zehntausend }])).toMatchObject({
      fassung: { sicherheit: "hoch" },
      vermerke: [],
    });
  });

  test("ein zweiter Betrag unter derselben Nummer steht am Ergebnis", () => {
    const antwort = kosten("gkg", "2012-10-01", [{ nr: "9003" }]);
    expect(antwort).toHaveProperty(
      "vermerke.0.text",
      "Nr. 9003 KV GKG nannte daneben 5,00\u00a0€ für die elektronische Übermittlung einer elektronisch geführten Akte auf Antrag; danach ist hier nicht gerechnet.",
    );
  });

  test("der Mehrvergleich ist ohne die Grenze des § 36 Abs. 3 GKG gerechnet, was streitig war", () => {
    const positionen = [
      { nr: "1210", wert: aus(186_000) },
      { nr: "1900", wert: aus(13_000) },
    ];
    // 3,0 aus 1.456 €, 0,25 aus 219 €; zusammen stehen 199.000 € in derselben Zeile wie 186.000 €
    const antwort = kosten("gkg", "2013-07-31", positionen);
    expect(betraege(antwort)).toEqual([
      ["1210", 4_368_00],
      ["1900", 54_75],
    ]);
    expect(antwort).toHaveProperty(
      "vermerke.1.text",
      "Ob § 36 Abs. 3 GKG die Gebühr Nr. 1900 begrenzt, war bis Juli 2013 streitig; gerechnet ist ohne diese Grenze.",
    );
    // Seit dem 01.08.2013 ordnet die Anmerkung die Grenze an: 3,0 aus 1.746 € und nichts mehr
    expect(betraege(kosten("gkg", "2013-08-01", positionen))).toEqual([
      ["1210", 5_238_00],
      ["1900", 0],
    ]);
  });

  test("ein Mahnverfahren aus dieser Zeit wird angerechnet und gesagt", () => {
    // 2013: 3,0 × 241 €; Mahnverfahren 2012: 0,5 × 196 €
    const antwort = kosten("gkg", "2013-08-01", [
      {
        nr: "1210",
        wert: zehntausend,
        angaben: { mahnverfahren: { wert: zehntausend, anhaengigSeit: tag("2012-12-01") } },
      },
    ]);
    expect(antwort).toMatchObject({ summe: 625_00, vermerke: [{ text: stand }] });
  });

  test("ein Rechtsmittel nach dem 01.08.2013 folgt neuem Recht (§ 71 Abs. 1 Satz 2 GKG), davor altem", () => {
    const am = (rechtsmittelAm: string) =>
      kosten("gkg", "2012-10-01", [{ nr: "1220", wert: zehntausend }], {
        rechtsmittelAm: tag(rechtsmittelAm),
      });
    expect(am("2013-07-31")).toMatchObject({
      summe: 784_00,
      zeilen: [{ fassung: { sicherheit: "mittel" } }],
    });
    expect(am("2013-08-01")).toMatchObject({ summe: 964_00, zeilen: [{ fassung: { sicherheit: "hoch" } }] });
  });

  test("der Mindeststreitwert galt auch für Kindergeld", () => {
    const antwort = kosten("gkg", "2012-10-01", [
      { nr: "6110", wert: aus(300), angaben: { ohneMindestwert: true } },
    ]);
    // 4,0 × 25 €
    expect(antwort).toMatchObject({ summe: 100_00 });
    expect(antwort).toHaveProperty("vermerke.1.text", expect.stringContaining("auch in Kindergeldsachen"));
  });
});

describe("Nummern, die damals etwas anderes waren", () => {
  test.each<[string, string, string, number]>([
    ["2112", "2012-07-02", "Verfahren über den Antrag auf Vollstreckungsschutz nach § 765a ZPO", 15_00],
    ["2113", "2012-12-31", "Verfahren über den Antrag auf Aussetzung der Verwertung nach § 813b ZPO", 15_00],
    [
      "2113",
      "2013-01-01",
      "Verfahren über den Antrag auf Erlass eines Haftbefehls (§ 802g Abs. 1 ZPO)",
      15_00,
    ],
    [
      "2114",
      "2012-07-02",
      "Verfahren über den Antrag auf Abnahme der eidesstattlichen Versicherung nach § 889 ZPO",
      30_00,
    ],
    [
      "2115",
      "2012-12-31",
      "Verfahren über den Antrag eines Drittgläubigers auf Erteilung einer Ablichtung des mit eidesstattlicher Versicherung abgegebenen Vermögensverzeichnisses",
      15_00,
    ],
    [
      "2116",
      "2012-12-31",
      "Verfahren über den Antrag eines Drittgläubigers auf Gewährung der Einsicht in das mit eidesstattlicher Versicherung abgegebene Vermögensverzeichnis",
      15_00,
    ],
    [
      "3911",
      "2012-07-02",
      "Verfahren über die Rechtsbeschwerde: Die Rechtsbeschwerde wird verworfen oder zurückgewiesen",
      75_00,
    ],
  ])("Nr. %s am %s: %s", (nr, stichtag, name, betrag) => {
    expect(titel("gkg", nr, tag(stichtag))).toBe(name);
    expect(summe("gkg", stichtag, { nr })).toBe(betrag);
    expect(suche(nr, { gesetz: "gkg", stichtag: tag(stichtag) })[0]).toMatchObject({ nr, titel: name });
  });

  test.each<[string, Position]>([
    ["2012-08-01", { nr: "2113" }],
    ["2012-08-01", { nr: "2115" }],
    ["2013-07-31", { nr: "4111", betrag: aus(300) }],
    ["2025-05-31", { nr: "1650", wert: zehntausend }],
    ["2024-07-18", { nr: "9019" }],
  ])(
    "am %s %j: der Tatbestand hat heute keine Nummer, und ein Vermerk nennt ihn einen anderen",
    (am, position) => {
      const antwort = kosten("gkg", am, [position]);
      const texte = antwort.art === "ergebnis" ? antwort.vermerke.map(({ text }) => text) : [antwort.grund];
      expect(texte).toContain(
        `Nr. ${position.nr} KV GKG hatte am ${datum(tag(am))} einen anderen Inhalt als heute.`,
      );
    },
  );

  test("wo der Tatbestand heute steht, sagt der Vermerk", () => {
    expect(kosten("gkg", "2012-07-02", [{ nr: "2112" }])).toHaveProperty(
      "vermerke.0.text",
      "Nr. 2112 KV GKG hatte am 02.07.2012 einen anderen Inhalt als heute; was damals dort stand, wurde später Nr. 2113.",
    );
    expect(titel("gkg", "4111", tag("2013-07-31"))).toMatch(/^Verwerfung des Einspruchs/);
    expect(titel("gkg", "4111", tag("2013-08-01"))).toMatch(/^Zurücknahme des Einspruchs/);
  });

  test("die Suche findet sie an ihrem Tag nach ihren Worten und heute nicht mehr", () => {
    const nummern = (text: string, stichtag: string) =>
      suche(text, { gesetz: "gkg", stichtag: tag(stichtag) }).map(({ nr }) => nr);
    expect(nummern("Drittgläubiger", "2012-08-01")).toEqual(["2115", "2116"]);
    expect(nummern("Drittgläubiger", "2013-01-01")).toEqual([]);
    expect(suche("Drittgläubiger", { gesetz: "gkg" })).toEqual([]);
    expect(nummern("813b", "2012-08-01")[0]).toBe("2113");
    expect(nummern("Sanierungsverfahren", "2012-08-01")[0]).toBe("1650");
    expect(nummern("Musterverfahren Anmeldung", "2012-10-31")).not.toContain("1902");
    expect(nummern("Musterverfahren Anmeldung", "2012-11-01")[0]).toBe("1902");
    expect(nummern("VDuG", "2012-08-01")).toEqual([]);
  });
});

test.each([
  ["2012-07-01", undefined, undefined],
  ["2012-07-02", 1_000_00, 2_50],
  ["2013-07-31", 1_000_00, 2_50],
  ["2013-08-01", undefined, undefined],
])(
  "Mindeststreitwert und Preis einer Datei haben am 31.07.2013 geendet: am %s %s und %s",
  (am, wert, datei) => {
    expect(fassungAm(wertgrenzen2012, tag(am))?.wert.finanzMindestens).toBe(wert);
    expect(fassungAm(dokumentenpreiseOhneFarbe, tag(am))?.wert.datei).toBe(datei);
  },
);

test.each([
  ["Räumungsschutz", "2012-08-01", ["2112"]],
  ["Räumungsschutz", "2013-01-01", ["2112"]],
  ["Räumungsschutz", undefined, ["2113"]],
  // Der Haftbefehl bekam erst 2013 eine Nummer; davor stand dort § 813b ZPO.
  ["Schuldnerverhaftung", "2012-12-31", []],
  ["Schuldnerverhaftung", "2013-01-01", ["2113"]],
  ["Schuldnerverhaftung", undefined, ["2114"]],
  ["Einspruchsrücknahme", "2012-08-01", ["4112"]],
  ["Einspruchsrücknahme", undefined, ["4111", "4112"]],
  ["Banksanierung", "2025-05-31", ["1650", "1652"]],
  ["Banksanierung", undefined, []],
  ["Verbandsklage", "2025-05-31", ["1212", "1660"]],
  ["Verbandsklage", undefined, ["1212", "1650"]],
] as const)(
  "„%s“ am %s führt zu den Nummern, die der Tatbestand an diesem Tag hatte: %j",
  (wort, am, nummern) => {
    const gefunden = suche(wort, { gesetz: "gkg", ...(am && { stichtag: tag(am) }) });
    expect(gefunden.map(({ nr }) => nr)).toEqual(nummern);
  },
);

test("Nr. 1902 gibt es seit dem 01.11.2012", () => {
  expect(summe("gkg", "2012-11-01", { nr: "1902", wert: cent(1_000_000) })).toBe(98_00);
});
