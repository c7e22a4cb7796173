import { cent, datum, euro, type Schritt, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { fest, f as forderung, rechnen, vermerkzeile, zahlung } from "../testing.ts";
import type { Hauptforderung, Kontozeile, Zinseingabe } from "./zins-typen.ts";

const f = (betrag: number, ab: string, weiteres: Partial<Hauptforderung> = {}): Hauptforderung =>
  forderung(betrag, ab, { ...fest(1000), ...weiteres });

const lesbar = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(" €", "");
const schritt = ({ norm, text, betrag }: Schritt): string =>
  lesbar(`${norm} | ${text} | ${euro(betrag ?? cent(0))}`);
/** Day, words, amount; open costs, interest, principal; balance; what a payment paid off in this order. */
const zeile = (z: Kontozeile): string => {
  const g = z.getilgt;
  return lesbar(
    [
      `${z.art} ${datum(z.am)}`,
      z.norm,
      z.text,
      euro(z.betrag),
      [z.kosten, z.zinsen, z.hauptforderung].map(euro).join(" / "),
      euro(z.saldo),
      ...(g ? [[g.kosten, g.zinsen, g.hauptforderung, g.ueberzahlt].map(euro).join(" / ")] : []),
    ].join(" | "),
  );
};

const zaehlung =
  "hinweis | § 187 Abs. 1, § 188 BGB | Das Gesetz regelt die Zählung der Zinstage nicht. Gerechnet ist taggenau, das Jahr mit 365 oder 366 Tagen (act/act); der erste und der letzte Tag zählen mit. | tagzaehlung";
const zahlungstag =
  "hinweis | § 362 Abs. 1 BGB | Der Tag einer Zahlung ist noch aus dem vollen Betrag verzinst.";
const zinseszins = "hinweis | § 289 Satz 1 BGB | Verzugszinsen tragen keine Zinsen (Zinseszinsverbot).";
const mehrere =
  "hinweis | § 366 Abs. 2, § 367 Abs. 1 BGB | Unter mehreren Forderungen bestimmt das Gesetz zuerst, welche getilgt wird; danach zählen bei ihr Zinsen vor der Hauptforderung.";

describe("Eine Forderung mit Kosten und Teilzahlung, ganz", () => {
  // 10 % of 3.650,00 € are 1,00 € a day: 31,00 € in January. 100 − 50 − 31 = 19 on the principal; 59 days on 3.631,00 €: 58,693 €.
  const e = rechnen({
    hauptforderungen: [f(3_650_00, "2025-01-01", { bezeichnung: "Kaufpreis" })],
    bis: tag("2025-03-31"),
    kosten: [{ id: "k", betrag: cent(50_00) }],
    zahlungen: [zahlung("2025-01-31", 100_00)],
  });

  test("das Konto", () => {
    expect(e.konto.map(zeile)).toEqual([
      "hauptforderung 01.01.2025 | § 241 Abs. 1 BGB | Kaufpreis | 3.650,00 | 0,00 / 0,00 / 3.650,00 | 3.650,00",
      "kosten 01.01.2025 | § 280 Abs. 2 BGB | Kosten | 50,00 | 50,00 / 0,00 / 3.650,00 | 3.700,00",
      "zinsen 31.01.2025 | §§ 288, 291 BGB | Zinsen bis 31.01.2025 | 31,00 | 50,00 / 31,00 / 3.650,00 | 3.731,00",
      "zahlung 31.01.2025 | §§ 366, 367 Abs. 1 BGB | Zahlung | −100,00 | 0,00 / 0,00 / 3.631,00 | 3.631,00 | 50,00 / 31,00 / 19,00 / 0,00",
      "zinsen 31.03.2025 | §§ 288, 291 BGB | Zinsen bis 31.03.2025 | 58,69 | 0,00 / 58,69 / 3.631,00 | 3.689,69",
      "stand 31.03.2025 | § 362 Abs. 1 BGB | Stand am 31.03.2025 | 0,00 | 0,00 / 58,69 / 3.631,00 | 3.689,69",
    ]);
  });

  test("die Forderung mit ihren Abschnitten", () => {
    const norm = "§ 288 Abs. 3 BGB";
    const [forderung] = e.forderungen;
    const { schritte, abschnitte, ...kopf } = forderung ?? { schritte: [], abschnitte: [] };
    expect(kopf).toEqual({
      id: "a",
      bezeichnung: "Kaufpreis",
      betrag: 3_650_00,
      verzugAb: "2025-01-01",
      bis: "2025-03-31",
      zinssatz: "fest",
      zinssatzText: "10\u00a0% im Jahr",
      norm,
      zinsen: 89_69,
      vorlaeufigeZinsen: 0,
      getilgteZinsen: 31_00,
      getilgteHauptforderung: 19_00,
      offeneZinsen: 58_69,
      offeneHauptforderung: 3_631_00,
      tageszins: 99,
    });
    const jeder = { jahrestage: 365, prozent100: 1000, herkunft: "gesetz", norm };
    expect(abschnitte).toEqual([
      { ...jeder, von: "2025-01-01", bis: "2025-01-31", tage: 31, kapital: 3_650_00, betrag: 31_00 },
      { ...jeder, von: "2025-02-01", bis: "2025-03-31", tage: 59, kapital: 3_631_00, betrag: 58_69 },
    ]);
    expect(schritte.map(schritt)).toEqual([
      `${norm} | 01.01.2025 bis 31.01.2025: 31 Tage von 365 zu 10,00 % aus 3.650,00 | 31,00`,
      `${norm} | 01.02.2025 bis 31.03.2025: 59 Tage von 365 zu 10,00 % aus 3.631,00 | 58,69`,
      `${norm} | Zinsen, einmal gerundet | 89,69`,
    ]);
  });

  test("Summen, Kopf und Vermerke", () => {
    const { konto: _, forderungen: __, schritte, vermerke, ...kopf } = e;
    expect(schritte.map(schritt)).toEqual([
      "§ 241 Abs. 1 BGB | Hauptforderungen | 3.650,00",
      "§§ 288, 291 BGB | Zinsen | 89,69",
      "§ 280 Abs. 2 BGB | Kosten | 50,00",
      "§ 362 Abs. 1 BGB | Zahlungen | −100,00",
      "§ 362 Abs. 1 BGB | Offen | 3.689,69",
    ]);
    expect(vermerke.map(vermerkzeile)).toEqual([zaehlung, zahlungstag, zinseszins]);
    expect(kopf).toEqual({
      art: "ergebnis",
      rechenstand: "1.2",
      bis: "2025-03-31",
      tagzaehlung: "act/act",
      tagzaehlungText: "taggenau, das Jahr mit 365 oder 366 Tagen (act/act)",
      rundungText:
        "Die Zinsen jeder Forderung werden als Bruch geführt und im ausgewiesenen Stand einmal kaufmännisch auf den Cent gerundet.",
      schalter: {
        mehrereForderungen: "je-forderung",
        zahlungstag: "mitgezaehlt",
        unbekannterBasiszins: "fortschreiben",
      },
      summen: {
        hauptforderungen: 3_650_00,
        zinsen: 89_69,
        vorlaeufigeZinsen: 0,
        kosten: 50_00,
        pauschale: 0,
        zahlungen: 100_00,
        offeneHauptforderung: 3_631_00,
        offeneZinsen: 58_69,
        offeneKosten: 0,
        ueberzahlt: 0,
        offen: 3_689_69,
        tageszins: 99,
      },
      tageszinsVorlaeufig: false,
      fassung: {
        norm: "§ 288 Abs. 3 BGB",
        ab: "2002-01-01",
        quelle: {
          titel: "Gesetz zur Modernisierung des Schuldrechts vom 26.11.2001",
          fundstelle: "BGBl. I 2001 S. 3138",
          link: "https://www.gesetze-im-internet.de/bgb/",
        },
        grund: "weil der Zinssatz nicht vom Basiszinssatz abhängt",
        sicherheit: "hoch",
      },
    });
  });
});

describe("Werklohn mit Pauschale, Kosten jeder Art und festgesetzten Kosten, ganz", () => {
  // Base rate 2,27 %: 11,27 % of 36.500 € are 11,27 € a day, 7,27 % of 3.650 € are 0,727 € a day.
  // January 31 × 11,27 = 349,37. The payment of 500 on 31 January: costs 40 + 20 + 60 (100 less the lump sum of 40) = 120, interest
  // 349,37, principal 30,63. February and March 59 days: 11,27 % of 36.469,37 are 664,372; 59 × 0,727 = 42,893.
  const e = rechnen({
    hauptforderungen: [
      f(36_500_00, "2025-01-01", {
        zinssatz: { art: "unternehmer", entstandenAm: tag("2025-01-01") },
        pauschale: true,
      }),
      f(3_650_00, "2025-02-01", { id: "k", zinssatz: { art: "kostenfestsetzung" } }),
    ],
    bis: tag("2025-03-31"),
    kosten: [
      {
        id: "r",
        bezeichnung: "Anwaltskosten",
        betrag: cent(100_00),
        art: "rechtsverfolgung",
        am: tag("2025-01-10"),
      },
      { id: "v", betrag: cent(30_00), art: "vollstreckung", am: tag("2025-02-01") },
      { id: "s", bezeichnung: "Auskunft", betrag: cent(20_00) },
    ],
    zahlungen: [{ ...zahlung("2025-01-31", 500_00), bezeichnung: "Überweisung" }],
  });

  test("das Konto", () => {
    expect(e.konto.map(zeile)).toEqual([
      "hauptforderung 01.01.2025 | § 241 Abs. 1 BGB | Hauptforderung | 36.500,00 | 0,00 / 0,00 / 36.500,00 | 36.500,00",
      "pauschale 01.01.2025 | § 288 Abs. 5 BGB | Verzugspauschale | 40,00 | 40,00 / 0,00 / 36.500,00 | 36.540,00",
      "kosten 01.01.2025 | § 280 Abs. 2 BGB | Auskunft | 20,00 | 60,00 / 0,00 / 36.500,00 | 36.560,00",
      "kosten 10.01.2025 | § 288 Abs. 5 Satz 3 BGB | Anwaltskosten nach Anrechnung der Verzugspauschale (40,00) | 60,00 | 120,00 / 0,00 / 36.500,00 | 36.620,00",
      "kosten 31.01.2025 | § 104 ZPO | Festgesetzte Kosten | 3.650,00 | 3.770,00 / 0,00 / 36.500,00 | 40.270,00",
      "zinsen 31.01.2025 | §§ 288, 291 BGB | Zinsen bis 31.01.2025 | 349,37 | 3.770,00 / 349,37 / 36.500,00 | 40.619,37",
      "zahlung 31.01.2025 | §§ 366, 367 Abs. 1 BGB | Überweisung | −500,00 | 3.650,00 / 0,00 / 36.469,37 | 40.119,37 | 120,00 / 349,37 / 30,63 / 0,00",
      "kosten 01.02.2025 | § 788 Abs. 1 ZPO | Kosten | 30,00 | 3.680,00 / 0,00 / 36.469,37 | 40.149,37",
      "zinsen 31.03.2025 | §§ 288, 291 BGB | Zinsen bis 31.03.2025 | 707,26 | 3.680,00 / 707,26 / 36.469,37 | 40.856,63",
      "stand 31.03.2025 | § 362 Abs. 1 BGB | Stand am 31.03.2025 | 0,00 | 3.680,00 / 707,26 / 36.469,37 | 40.856,63",
    ]);
  });

  test("Rechenwege, Summen, Fassung und Vermerke", () => {
    expect(e.forderungen.map((x) => [x.zinssatzText, ...x.schritte.map(schritt)])).toEqual([
      [
        "9 Prozentpunkte über dem Basiszinssatz",
        "§ 288 Abs. 2 BGB | 01.01.2025 bis 31.01.2025: 31 Tage von 365 zu 11,27 % aus 36.500,00 | 349,37",
        "§ 288 Abs. 2 BGB | 01.02.2025 bis 31.03.2025: 59 Tage von 365 zu 11,27 % aus 36.469,37 | 664,37",
        "§ 288 Abs. 2 BGB | Zinsen, einmal gerundet | 1.013,74",
      ],
      [
        "5 Prozentpunkte über dem Basiszinssatz",
        "§ 104 Abs. 1 Satz 2 ZPO | 01.02.2025 bis 31.03.2025: 59 Tage von 365 zu 7,27 % aus 3.650,00 | 42,89",
        "§ 104 Abs. 1 Satz 2 ZPO | Zinsen, einmal gerundet | 42,89",
      ],
    ]);
    expect(e.schritte.map(schritt)).toEqual([
      "§ 241 Abs. 1 BGB | Hauptforderungen | 36.500,00",
      "§§ 288, 291 BGB | Zinsen | 1.056,63",
      "§ 288 Abs. 5 BGB | Verzugspauschale | 40,00",
      "§ 280 Abs. 2 BGB | Kosten | 3.760,00",
      "§ 362 Abs. 1 BGB | Zahlungen | −500,00",
      "§ 362 Abs. 1 BGB | Offen | 40.856,63",
    ]);
    // 11,27 % of 36.469,37 a day are 11,26; 7,27 % of 3.650: 0,727
    expect(e.summen).toEqual({
      hauptforderungen: 36_500_00,
      zinsen: 1_056_63,
      vorlaeufigeZinsen: 0,
      kosten: 3_760_00,
      pauschale: 40_00,
      zahlungen: 500_00,
      offeneHauptforderung: 36_469_37,
      offeneZinsen: 707_26,
      offeneKosten: 3_680_00,
      ueberzahlt: 0,
      offen: 40_856_63,
      tageszins: 11_26 + 73,
    });
    expect(e.fassung).toEqual({
      norm: "§ 247 BGB",
      ab: "2025-01-01",
      quelle: expect.objectContaining({
        titel: "Bekanntmachung der Deutschen Bundesbank zum Basiszinssatz ab 01.01.2025",
      }),
      grund:
        "weil die Rechnung mit dem 31.03.2025 endet; frühere Halbjahre nennt jeder Abschnitt (§ 247 Abs. 1 BGB)",
      sicherheit: "hoch",
    });
    expect(e.vermerke.map(vermerkzeile)).toEqual([zaehlung, zahlungstag, mehrere, zinseszins]);
  });
});

describe("Zeilen des Kontos", () => {
  const art = (e: Zinseingabe) => rechnen(e).konto.map((z) => `${z.art} ${z.text} ${z.betrag}`);

  test("Kosten heißen, wie sie bezeichnet sind, gleich welche Kennung sie haben", () => {
    const kosten = [{ id: "pauschale:a", bezeichnung: "Mahnkosten", betrag: cent(5_00) }];
    expect(art({ hauptforderungen: [f(100_00, "2025-01-01")], bis: tag("2025-01-01"), kosten })).toContain(
      "kosten Mahnkosten 500",
    );
  });

  test("ohne Anspruch auf die Pauschale steht keine da", () => {
    const verbraucher = f(100_00, "2025-01-01", { zinssatz: { art: "verbraucher" }, pauschale: true });
    expect(art({ hauptforderungen: [verbraucher], bis: tag("2025-01-01") }).join()).not.toContain(
      "pauschale",
    );
  });

  test("zwei Zahlungen an einem Tag stehen in ihrer Folge hinter einer Zeile Zinsen", () => {
    const zahlungen = [
      { ...zahlung("2025-01-31", 2_00), bezeichnung: "zweite" },
      { ...zahlung("2025-01-10", 1_00), bezeichnung: "erste" },
      { ...zahlung("2025-01-31", 3_00), bezeichnung: "dritte" },
    ];
    expect(art({ hauptforderungen: [f(3_650_00, "2025-01-01")], bis: tag("2025-01-31"), zahlungen })).toEqual(
      [
        "hauptforderung Hauptforderung 365000",
        "zinsen Zinsen bis 10.01.2025 1000",
        "zahlung erste -100",
        "zinsen Zinsen bis 31.01.2025 2100",
        "zahlung zweite -200",
        "zahlung dritte -300",
        "stand Stand am 31.01.2025 0",
      ],
    );
  });

  test("Kosten vom Tag der Zahlung sind schon getilgt, die vom Tag danach noch nicht", () => {
    const mit = (am: string) =>
      rechnen({
        hauptforderungen: [f(100_00, "2025-01-01")],
        bis: tag("2025-02-28"),
        kosten: [{ id: "k", betrag: cent(5_00), am: tag(am) }],
        zahlungen: [zahlung("2025-01-31", 5_00)],
      }).summen.offeneKosten;
    expect(mit("2025-01-31")).toBe(0);
    expect(mit("2025-02-01")).toBe(5_00);
  });

  test("Kosten ohne Tag zählen vom ersten Ereignis an, hier einer Zahlung vor dem Verzug", () => {
    const e = rechnen({
      hauptforderungen: [f(100_00, "2025-01-01", { faelligAm: tag("2024-12-15") })],
      bis: tag("2025-01-31"),
      kosten: [{ id: "k", betrag: cent(5_00) }],
      zahlungen: [zahlung("2024-12-01", 1_00)],
    });
    expect(e.konto.map((z) => [z.art, z.am])).toEqual([
      ["hauptforderung", "2024-12-01"],
      ["kosten", "2024-12-01"],
      ["zahlung", "2024-12-01"],
      ["zinsen", "2025-01-31"],
      ["stand", "2025-01-31"],
    ]);
    expect(e.summen.offeneKosten).toBe(4_00);
  });

  test("ohne Zahlung stehen Forderung und Kosten am Tag der Fälligkeit, spätestens am Ende", () => {
    const tage = (ab: string) =>
      rechnen({
        hauptforderungen: [f(100_00, ab)],
        bis: tag("2025-01-31"),
        kosten: [{ id: "k", betrag: cent(5_00) }],
      }).konto.map((z) => z.am);
    expect(tage("2025-01-10")).toEqual(["2025-01-10", "2025-01-10", "2025-01-31", "2025-01-31"]);
    expect(tage("2025-02-10")).toEqual(["2025-01-31", "2025-01-31", "2025-01-31"]);
  });
});
