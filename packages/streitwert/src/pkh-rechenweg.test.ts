import { cent, euro, tag } from "@gebuehrenportal/recht";
import { gut } from "@gebuehrenportal/recht/testing/gut";
import { describe, expect, test } from "vitest";
import { pkh } from "./pkh.ts";
import type { PkhEingabe, PkhZeile } from "./pkh-typen.ts";
import { lesbar, schrittzeile, vermerkzeile } from "./testing.ts";

const posten = (bezeichnung: string, betrag: number) => ({ bezeichnung, betrag: cent(betrag) });
const eingabe = (weiteres: Partial<PkhEingabe> = {}): PkhEingabe => ({
  bewilligungAm: tag("2026-03-02"),
  einnahmen: [posten("Lohn", 2_000_00)],
  abzuege: [],
  erwerbstaetig: false,
  ...weiteres,
});
const hilfe = (weiteres: Partial<PkhEingabe> = {}) => gut(pkh(eingabe(weiteres)));
/** Income to be used of exactly this amount: no work, allowance of the party 619 €. */
const mitEinsatz = (einsatz: number, weiteres: Partial<PkhEingabe> = {}) =>
  hilfe({ einnahmen: [posten("Lohn", 619_00 + einsatz)], ...weiteres });

const zeile = (z: PkhZeile): string => lesbar(`${z.art} | ${z.norm} | ${z.bezeichnung} | ${euro(z.betrag)}`);

const vermoegen =
  "hinweis | § 115 Abs. 3 ZPO | Welches Vermögen geschützt ist (§ 90 SGB XII), wird nicht berechnet; anzugeben ist, was danach einzusetzen ist. | vermoegen";
const vierJahre =
  "hinweis | § 120a Abs. 2 ZPO | Vier Jahre lang sind wesentliche Verbesserungen des Einkommens und ein Umzug unaufgefordert mitzuteilen.";
const ohneKosten =
  "hinweis | § 115 Abs. 4 ZPO | Ohne die voraussichtlichen Kosten bleibt offen, ob vier Raten sie decken und Hilfe deshalb ausscheidet. | kosten";
const abrundung =
  "hinweis | § 115 Abs. 2 ZPO | Auch oberhalb der Grenze wird die Rate auf volle Euro abgerundet; Satz 1 Halbsatz 2 spricht von den Monatsraten allgemein. Das ist nicht unbestritten.";

describe("Eine Familie mit Arbeit, Zeile für Zeile", () => {
  // Allowances of 2026: work 282, party 619, from 6 on 429. 3.500 + 259 − 600 = 3.159; less 282, 619, 619 − 400 = 219, 429 − 129 = 300,
  // the payment of 350, 700, 80, 50 and 49,50: 509,50. Half, in whole euros: 254 €; 4 × 254 = 1.016; 48 × 254 = 12.192.
  const e = hilfe({
    verfahren: "vkh",
    einnahmen: [posten("Lohn", 3_500_00), posten("Kindergeld", 259_00)],
    abzuege: [posten("Steuern und Sozialversicherung", 600_00)],
    erwerbstaetig: true,
    ehegatte: { einkommen: cent(400_00) },
    unterhaltsberechtigte: [
      { alter: 8, einkommen: cent(129_00) },
      { alter: 16, geldrente: cent(350_00) },
    ],
    unterkunft: cent(700_00),
    heizung: cent(80_00),
    mehrbedarf: cent(50_00),
    besondereBelastungen: [posten("Darlehen", 49_50), posten("Bausparen", 0)],
    kosten: cent(1_016_01),
  });

  test("die Zeilen der Rechnung", () => {
    expect(e.zeilen.map(zeile)).toEqual([
      "einnahme | § 115 Abs. 1 Satz 2 ZPO | Lohn | 3.500,00 €",
      "einnahme | § 115 Abs. 1 Satz 2 ZPO | Kindergeld | 259,00 €",
      "abzug | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO, § 82 Abs. 2 SGB XII | Steuern und Sozialversicherung | −600,00 €",
      "zwischensumme | § 115 Abs. 1 ZPO | Bereinigtes Einkommen | 3.159,00 €",
      "freibetrag | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO | Freibetrag wegen Erwerbstätigkeit | −282,00 €",
      "freibetrag | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | Freibetrag der Partei | −619,00 €",
      "freibetrag | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | Freibetrag des Ehegatten oder Lebenspartners | −219,00 €",
      "freibetrag | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO | 1. Unterhaltsberechtigter: Kind ab 6 Jahren (8 Jahre) | −300,00 €",
      "freibetrag | § 115 Abs. 1 Satz 9 ZPO | 2. Unterhaltsberechtigter: Jugendlicher (16 Jahre), Geldrente | −350,00 €",
      "abzug | § 115 Abs. 1 Satz 3 Nr. 3 ZPO | Unterkunft | −700,00 €",
      "abzug | § 115 Abs. 1 Satz 3 Nr. 3 ZPO | Heizung | −80,00 €",
      "abzug | § 115 Abs. 1 Satz 3 Nr. 4 ZPO | Mehrbedarf | −50,00 €",
      "abzug | § 115 Abs. 1 Satz 3 Nr. 5 ZPO | Darlehen | −49,50 €",
      "zwischensumme | § 115 Abs. 2 Satz 1 ZPO | Einzusetzendes Einkommen | 509,50 €",
    ]);
  });

  test("wie Freibeträge sich mindern und die Rate entsteht", () => {
    expect(e.zeilen.flatMap((z) => z.schritte).map(schrittzeile)).toEqual([
      "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | Freibetrag | 619,00 €",
      "§ 115 Abs. 1 Satz 8 ZPO | Vermindert um eigenes Einkommen von 400,00 € | 219,00 €",
      "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO | Freibetrag | 429,00 €",
      "§ 115 Abs. 1 Satz 8 ZPO | Vermindert um eigenes Einkommen von 129,00 € | 300,00 €",
      "§ 115 Abs. 1 Satz 9 ZPO | Gezahlte Geldrente statt des Freibetrags, soweit angemessen | 350,00 €",
    ]);
    expect(e.schritte.map(schrittzeile)).toEqual([
      "§ 115 Abs. 2 Satz 1 ZPO | Hälfte von 509,50 €, auf volle Euro abgerundet | 254,00 €",
      "§ 115 Abs. 2 Satz 4 ZPO | Höchstens 48 Monatsraten | 12.192,00 €",
      "§ 115 Abs. 4 ZPO | Kosten 1.016,01 € übersteigen 4 Raten und den Einsatz des Vermögens | 1.016,00 €",
    ]);
  });

  test("Entscheidung, Summen, Fassung und Vermerke", () => {
    const { zeilen: _, schritte: __, vermerke, ...kopf } = e;
    expect(kopf).toEqual({
      art: "ergebnis",
      rechenstand: "1.2",
      entscheidung: "mit-raten",
      nettoeinkommen: 3_159_00,
      offen: [],
      einzusetzen: 509_50,
      rate: 254_00,
      hoechstzahl: 48,
      hoechstbetrag: 12_192_00,
      vermoegen: 0,
      fassung: {
        norm: "§ 115 Abs. 1 ZPO",
        ab: "2026-01-01",
        quelle: {
          titel: "Prozesskostenhilfebekanntmachung 2026 (PKHB 2026) vom 19.12.2025",
          fundstelle: "BGBl. 2025 I Nr. 360",
          link: "https://www.gesetze-im-internet.de/pkhb_2026/",
        },
        grund:
          "weil die Verfahrenskostenhilfe am 02.03.2026 bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO, § 76 Abs. 1 FamFG)",
        sicherheit: "hoch",
      },
      sicherheit: "hoch",
    });
    expect(vermerke.map(vermerkzeile)).toEqual([vermoegen, vierJahre]);
  });
});

describe("Raten und Versagung im Wortlaut", () => {
  const schritte = (einsatz: number, weiteres?: Partial<PkhEingabe>) =>
    mitEinsatz(einsatz, weiteres).schritte.map(schrittzeile);

  test("unter 10 € keine Raten", () => {
    expect(schritte(19_99)).toEqual([
      "§ 115 Abs. 2 Satz 1 ZPO | Hälfte von 19,99 €, auf volle Euro abgerundet | 9,00 €",
      "§ 115 Abs. 2 Satz 2 ZPO | Unter 10,00 €: keine Raten | 0,00 €",
    ]);
  });

  test("über 600 € kommt der ganze Mehrbetrag hinzu", () => {
    // 300 + 0,99 abgerundet 300; 48 × 300 = 14.400
    expect(schritte(600_99)).toEqual([
      "§ 115 Abs. 2 Satz 3 ZPO | 300,00 € zuzüglich 0,99 € über 600,00 €, auf volle Euro abgerundet | 300,00 €",
      "§ 115 Abs. 2 Satz 4 ZPO | Höchstens 48 Monatsraten | 14.400,00 €",
    ]);
    expect(mitEinsatz(600_01).vermerke.map(vermerkzeile)).toEqual([
      abrundung,
      vermoegen,
      vierJahre,
      ohneKosten,
    ]);
    expect(mitEinsatz(600_00).vermerke.map(vermerkzeile)).toEqual([vermoegen, vierJahre, ohneKosten]);
  });

  test("decken vier Raten und das Vermögen die Kosten, gibt es keine Hilfe", () => {
    // 200 € einzusetzen: Rate 100 €; 4 × 100 + 500 = 900
    const weiteres = { kosten: cent(900_00), vermoegen: cent(500_00) };
    expect(schritte(200_00, weiteres).at(-1)).toBe(
      "§ 115 Abs. 4 ZPO | Kosten 900,00 € übersteigen nicht 4 Raten und den Einsatz des Vermögens | 900,00 €",
    );
    expect(mitEinsatz(200_00, weiteres)).toMatchObject({
      entscheidung: "keine-bewilligung",
      vermoegen: 500_00,
    });
  });

  test("übersteigen die Abzüge das Einkommen, ist nichts einzusetzen", () => {
    const arm = hilfe({ einnahmen: [posten("Bürgergeld", 618_99)] });
    expect(arm).toMatchObject({ einzusetzen: 0, rate: 0, entscheidung: "ohne-raten" });
    expect(arm.zeilen.at(-1)?.schritte).toEqual([
      { text: "Die Abzüge übersteigen das Einkommen", norm: "§ 115 Abs. 2 Satz 1 ZPO", betrag: 0 },
    ]);
    expect(hilfe({ einnahmen: [posten("Bürgergeld", 619_00)] }).zeilen.at(-1)?.schritte).toEqual([]);
  });

  test("die Prozesskostenhilfe heißt außerhalb von Familiensachen so", () => {
    expect(hilfe().fassung.grund).toBe(
      "weil die Prozesskostenhilfe am 02.03.2026 bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO)",
    );
  });
});

describe("Unterhaltsberechtigte und Lasten", () => {
  test.each([
    [5, "Kind unter 6 Jahren (5 Jahre)", 393_00],
    [6, "Kind ab 6 Jahren (6 Jahre)", 429_00],
    [13, "Kind ab 6 Jahren (13 Jahre)", 429_00],
    [14, "Jugendlicher (14 Jahre)", 518_00],
    [17, "Jugendlicher (17 Jahre)", 518_00],
    [18, "Erwachsener (18 Jahre)", 496_00],
    [130, "Erwachsener (130 Jahre)", 496_00],
  ])("%i Jahre: %s, %i Cent", (alter, bezeichnung, betrag) => {
    expect(hilfe({ unterhaltsberechtigte: [{ alter }] }).zeilen[3]).toEqual({
      art: "freibetrag",
      bezeichnung: `1. Unterhaltsberechtigter: ${bezeichnung}`,
      norm: "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO",
      betrag: -betrag,
      schritte: [],
    });
  });

  test("eine Geldrente von null ist keine Schuld mit Vorzeichen", () => {
    const [, , , zeile] = hilfe({ unterhaltsberechtigte: [{ alter: 3, geldrente: cent(0) }] }).zeilen;
    expect(Object.is(zeile?.betrag, 0)).toBe(true);
    const [, abzug] = hilfe({ abzuege: [posten("Steuern", 0)] }).zeilen;
    expect(Object.is(abzug?.betrag, 0)).toBe(true);
    const ehegatte = hilfe({ ehegatte: { einkommen: cent(619_00) } }).zeilen[3];
    expect(Object.is(ehegatte?.betrag, 0)).toBe(true);
  });

  test("Lasten von null stehen nicht in der Rechnung", () => {
    const ohne = hilfe({ unterkunft: cent(0), heizung: cent(0), mehrbedarf: cent(0) });
    expect(ohne.zeilen).toEqual(hilfe().zeilen);
  });
});

describe("Kein Ergebnis", () => {
  const negativ = { grund: "Der Betrag ist negativ.", norm: "§ 115 ZPO" };
  const ungueltig = { grund: "Kein gültiger Betrag in ganzen Cent.", norm: "§ 115 ZPO" };
  const alter = {
    grund: "Kein gültiges Lebensalter.",
    norm: "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO",
  };
  const falsch = (betrag: number) => [{ bezeichnung: "x", betrag: betrag as never }];

  test.each<[string, Partial<PkhEingabe>, object]>([
    ["einnahmen[0].betrag", { einnahmen: falsch(-1) }, negativ],
    ["abzuege[0].betrag", { abzuege: falsch(0.5) }, ungueltig],
    ["besondereBelastungen[0].betrag", { besondereBelastungen: falsch(10 ** 13 + 1) }, ungueltig],
    ["ehegatte.einkommen", { ehegatte: { einkommen: -1 as never } }, negativ],
    [
      "unterhaltsberechtigte[1].einkommen",
      { unterhaltsberechtigte: [{ alter: 1 }, { alter: 1, einkommen: -1 as never }] },
      negativ,
    ],
    [
      "unterhaltsberechtigte[0].geldrente",
      { unterhaltsberechtigte: [{ alter: 1, geldrente: -1 as never }] },
      negativ,
    ],
    ["unterkunft", { unterkunft: -1 as never }, negativ],
    ["heizung", { heizung: -1 as never }, negativ],
    ["mehrbedarf", { mehrbedarf: -1 as never }, negativ],
    ["vermoegen", { vermoegen: -1 as never }, negativ],
    ["kosten", { kosten: Number.NaN as never }, ungueltig],
    ["unterhaltsberechtigte[0].alter", { unterhaltsberechtigte: [{ alter: 131 }] }, alter],
    ["unterhaltsberechtigte[0].alter", { unterhaltsberechtigte: [{ alter: 1.5 }] }, alter],
    ["unterhaltsberechtigte[0].alter", { unterhaltsberechtigte: [{ alter: -1 }] }, alter],
    [
      "bewilligungAm",
      { bewilligungAm: tag("2013-12-31") },
      {
        grund: "Für den 31.12.2013 sind keine Freibeträge und keine Ratenregel erfasst.",
        norm: "§ 115 Abs. 1 ZPO",
      },
    ],
    [
      "gebiet",
      { gebiet: "starnberg" },
      {
        grund: "Für diesen Wohnsitz gelten in dem Jahr keine eigenen Beträge; maßgebend sind die des Bundes.",
        norm: "§ 115 Abs. 1 Satz 5 ZPO",
      },
    ],
  ])("%s %j", (feld, weiteres, erwartet) => {
    expect(pkh(eingabe(weiteres))).toEqual({ art: "kein-ergebnis", ...erwartet, feld });
  });

  test("die größten gültigen Angaben werden gerechnet", () => {
    expect(hilfe({ einnahmen: [posten("Erbe", 10 ** 13)] }).nettoeinkommen).toBe(10 ** 13);
    expect(hilfe({ unterhaltsberechtigte: [{ alter: 0 }] }).zeilen[3]?.betrag).toBe(-393_00);
  });
});
