import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { wortlaut } from "../../testing/wortlaut.ts";
import { streitwert } from "../streitwert.ts";
import { type Angaben, rechenweg } from "../testing.ts";

// Every line as it is printed: norm, words, amount. The amounts follow from the norm by the arithmetic of the line itself.

describe("Zivilsachen: der Rechenweg im Wortlaut", () => {
  wortlaut("geldforderung", [
    [
      "ohne Nebenforderungen steht nur die Hauptforderung",
      { hauptforderung: 5_000_00 },
      ["§ 3 ZPO | Hauptforderung | 5.000,00 €"],
    ],
    [
      "ohne den Hauptanspruch zählen die Nebenforderungen",
      { hauptforderung: 5_000_00, nebenforderungen: 800_00, ohneHaupt: true },
      ["§ 43 Abs. 2 GKG | Nebenforderungen ohne den Hauptanspruch | 800,00 €"],
    ],
    [
      "in gleicher Höhe wie der Hauptanspruch werden sie nicht begrenzt",
      { hauptforderung: 800_00, nebenforderungen: 800_00, ohneHaupt: true },
      ["§ 43 Abs. 2 GKG | Nebenforderungen ohne den Hauptanspruch | 800,00 €"],
    ],
    [
      "höchstens bis zu seinem Wert",
      { hauptforderung: 500_00, nebenforderungen: 800_00, ohneHaupt: true },
      [
        "§ 43 Abs. 2 GKG | Nebenforderungen ohne den Hauptanspruch | 800,00 €",
        "§ 43 Abs. 2 GKG | Höchstens der Wert des Hauptanspruchs | 500,00 €",
      ],
    ],
  ]);
  wortlaut("kosten-des-rechtsstreits", [
    [
      "Kosten des Rechtsstreits bis zum Wert der Hauptsache",
      { kosten: 900_00, hauptforderung: 700_00 },
      [
        "§ 43 Abs. 3 GKG | Kosten des Rechtsstreits | 900,00 €",
        "§ 43 Abs. 3 GKG | Höchstens 700,00 € | 700,00 €",
      ],
    ],
    [
      "an der Grenze steht kein zweiter Schritt",
      { kosten: 700_00, hauptforderung: 700_00 },
      ["§ 43 Abs. 3 GKG | Kosten des Rechtsstreits | 700,00 €"],
    ],
  ]);
  wortlaut("mehrere-gegenstaende", [
    [
      "jeder Gegenstand und ihre Summe",
      { werte: [1_000_00, 2_000_00] },
      [
        "§ 39 Abs. 1 GKG, § 5 ZPO | 1. Gegenstand | 1.000,00 €",
        "§ 39 Abs. 1 GKG, § 5 ZPO | 2. Gegenstand | 2.000,00 €",
        "§ 39 Abs. 1 GKG, § 5 ZPO | Zusammengerechnet | 3.000,00 €",
      ],
    ],
    [
      "wirtschaftlich identische zählen einmal",
      { werte: [1_000_00, 2_000_00], identisch: true },
      ["§ 39 Abs. 1 GKG, § 5 ZPO | Wirtschaftlich identisch: der höchste Wert | 2.000,00 €"],
    ],
  ]);
  wortlaut("klage-widerklage", [
    [
      "derselbe Gegenstand von Klage und Widerklage: der höhere",
      { klage: 5_000_00, widerklage: 7_000_00, gleicherGegenstand: true },
      ["§ 45 Abs. 1 Satz 3 GKG | Klage und Widerklage: derselbe Gegenstand, der höhere Wert | 7.000,00 €"],
    ],
  ]);
  wortlaut("hilfsanspruch", [
    [
      "ein Hilfsanspruch ohne Entscheidung zählt nicht",
      { hauptanspruch: 5_000_00, hilfsanspruch: 7_000_00 },
      [
        "§ 45 Abs. 1 Satz 2 GKG | Hauptanspruch; über den Hilfsanspruch ergeht keine Entscheidung | 5.000,00 €",
      ],
    ],
    [
      "mit Entscheidung werden beide zusammengerechnet",
      { hauptanspruch: 5_000_00, hilfsanspruch: 7_000_00, entschieden: true },
      [
        "§ 45 Abs. 1 GKG | Haupt- und Hilfsanspruch: 5.000,00 € und 7.000,00 € zusammengerechnet | 12.000,00 €",
      ],
    ],
    [
      "über denselben Gegenstand zählt der höhere",
      { hauptanspruch: 5_000_00, hilfsanspruch: 7_000_00, entschieden: true, gleicherGegenstand: true },
      [
        "§ 45 Abs. 1 Satz 3 GKG | Haupt- und Hilfsanspruch: derselbe Gegenstand, der höhere Wert | 7.000,00 €",
      ],
    ],
  ]);
  wortlaut("hilfsaufrechnung", [
    [
      "Gegenforderungen unter, in und über der Höhe der Klageforderung",
      { klageforderung: 5_000_00, gegenforderungen: [2_000_00, 5_000_00, 7_000_00] },
      [
        "§ 3 ZPO | Klageforderung | 5.000,00 €",
        "§ 45 Abs. 3 GKG | 1. Gegenforderung | 2.000,00 €",
        "§ 45 Abs. 3 GKG | 2. Gegenforderung | 5.000,00 €",
        "§ 45 Abs. 3 GKG, § 322 Abs. 2 ZPO | 3. Gegenforderung 7.000,00 €, rechtskräftig nur bis zur Höhe der Klageforderung | 5.000,00 €",
        "§ 45 Abs. 3 GKG | Zusammengerechnet | 17.000,00 €",
      ],
    ],
  ]);
  wortlaut("stufenklage", [
    [
      "die eidesstattliche Versicherung kann der höchste Anspruch sein",
      { leistung: 5_000_00, auskunft: 1_000_00, versicherung: 6_000_00 },
      ["§ 44 GKG | Der höhere der verbundenen Ansprüche | 6.000,00 €"],
    ],
  ]);
  wortlaut("rechtsmittel", [
    [
      "Rechtsmittel bis zum Wert des ersten Rechtszugs und seiner Erweiterung",
      { antrag: 8_000_00, ersterRechtszug: 5_000_00, erweiterung: 2_000_00 },
      [
        "§ 47 Abs. 1 GKG | Anträge des Rechtsmittelführers | 8.000,00 €",
        "§ 47 Abs. 2 GKG | Höchstens 7.000,00 € | 7.000,00 €",
      ],
    ],
  ]);
  wortlaut("ermessen", [
    [
      "Interesse nach freiem Ermessen",
      { interesse: 5_000_00 },
      ["§ 3 ZPO | Interesse des Klägers nach freiem Ermessen | 5.000,00 €"],
    ],
    [
      "mehr als der höchste Streitwert",
      { interesse: 30_000_000_01 },
      [
        "§ 3 ZPO | Interesse des Klägers nach freiem Ermessen | 30.000.000,01 €",
        "§ 39 Abs. 2 GKG | Höchstens 30.000.000,00 € | 30.000.000,00 €",
      ],
    ],
    [
      "genau der höchste Streitwert",
      { interesse: 30_000_000_00 },
      ["§ 3 ZPO | Interesse des Klägers nach freiem Ermessen | 30.000.000,00 €"],
    ],
  ]);
  wortlaut("verbandsklage", [
    [
      "Unterlassung eines Verbands höchstens 250.000 €",
      { interesse: 400_000_00, art: "unterlassung" },
      [
        "§ 3 ZPO | Interesse | 400.000,00 €",
        "§ 48 Abs. 1 Satz 2 GKG | Höchstens 250.000,00 € | 250.000,00 €",
      ],
    ],
    [
      "Abhilfe höchstens 300.000 €",
      { interesse: 400_000_00, art: "abhilfe" },
      [
        "§ 3 ZPO | Interesse | 400.000,00 €",
        "§ 48 Abs. 1 Satz 3 GKG | Höchstens 300.000,00 € | 300.000,00 €",
      ],
    ],
  ]);
  wortlaut("nichtvermoegensrechtlich", [
    [
      "nichtvermögensrechtlich höchstens eine Million",
      { ermessen: 2_000_000_00 },
      [
        "§ 48 Abs. 2 Satz 1 GKG | Nach Ermessen | 2.000.000,00 €",
        "§ 48 Abs. 2 Satz 2 GKG | Höchstens 1.000.000,00 € | 1.000.000,00 €",
      ],
    ],
    [
      "mit einem hergeleiteten Anspruch zählt der höhere",
      { ermessen: 5_000_00, hergeleitet: 9_000_00 },
      [
        "§ 48 Abs. 2 Satz 1 GKG | Nach Ermessen | 5.000,00 €",
        "§ 48 Abs. 3 GKG | Nur der höhere der beiden Ansprüche | 9.000,00 €",
      ],
    ],
    [
      "auch wenn es der nichtvermögensrechtliche ist",
      { ermessen: 9_000_00, hergeleitet: 5_000_00 },
      [
        "§ 48 Abs. 2 Satz 1 GKG | Nach Ermessen | 9.000,00 €",
        "§ 48 Abs. 3 GKG | Nur der höhere der beiden Ansprüche | 9.000,00 €",
      ],
    ],
  ]);
  wortlaut("weg-beschlussklage", [
    [
      "das 7,5-Fache des Klägers, dann der Verkehrswert",
      { interesseAller: 20_000_00, interesseKlaeger: 2_000_00, verkehrswert: 9_000_00 },
      [
        "§ 49 Satz 1 GKG | Interesse aller Wohnungseigentümer | 20.000,00 €",
        "§ 49 Satz 2 GKG | Höchstens 15.000,00 € | 15.000,00 €",
        "§ 49 Satz 2 GKG | Höchstens 9.000,00 € | 9.000,00 €",
      ],
    ],
  ]);
  wortlaut("vergabe", [
    [
      "5 % der Auftragssumme",
      { auftragssumme: 1_000_000_00 },
      ["§ 50 Abs. 2 GKG | 5 % von 1.000.000,00 € | 50.000,00 €"],
    ],
  ]);
  wortlaut("wettbewerb", [
    [
      "Wettbewerb ohne Anhaltspunkte",
      { ohneAnhalt: true },
      ["§ 51 Abs. 3 Satz 2, 3 GKG | Ohne genügende Anhaltspunkte oder unerheblich | 1.000,00 €"],
    ],
    [
      "Wettbewerb nach seiner Bedeutung",
      { bedeutung: 500_000_00 },
      ["§ 51 Abs. 2 Satz 1 GKG | Bedeutung der Sache für den Kläger | 500.000,00 €"],
    ],
    [
      "Gewinnabschöpfung höchstens 410.000 €",
      { bedeutung: 500_000_00, gewinnabschoepfung: true },
      [
        "§ 51 Abs. 2 Satz 1 GKG | Bedeutung der Sache für den Kläger | 500.000,00 €",
        "§ 51 Abs. 2 Satz 2 GKG | Höchstens 410.000,00 € | 410.000,00 €",
      ],
    ],
  ]);
  wortlaut("besitz", [["der Sachwert", { sachwert: 1_00 }, ["§ 6 Satz 1 ZPO | Wert der Sache | 1,00 €"]]]);
  wortlaut("pfandrecht", [
    [
      "die gesicherte Forderung",
      { forderung: 9_000_00 },
      ["§ 6 Satz 1 ZPO | Betrag der Forderung | 9.000,00 €"],
    ],
    [
      "höchstens der Wert des Pfandes",
      { forderung: 9_000_00, pfandwert: 4_000_00 },
      [
        "§ 6 Satz 1 ZPO | Betrag der Forderung | 9.000,00 €",
        "§ 6 Satz 2 ZPO | Höchstens 4.000,00 € | 4.000,00 €",
      ],
    ],
  ]);
  wortlaut("grunddienstbarkeit", [
    [
      "der höhere von Vorteil und Nachteil",
      { vorteil: 4_000_00, nachteil: 6_000_00 },
      ["§ 7 ZPO | Der höhere Betrag | 6.000,00 €"],
    ],
  ]);
  wortlaut("wiederkehrend", [
    [
      // 12.000 × 3,5
      "dreieinhalb Jahre",
      { jahresbetrag: 12_000_00 },
      ["§ 9 Satz 1 ZPO | Dreieinhalbfacher Jahresbetrag von 12.000,00 € | 42.000,00 €"],
    ],
    [
      "höchstens der Gesamtbetrag, dazu die Rückstände",
      { jahresbetrag: 12_000_00, gesamtbetrag: 30_000_00, rueckstaende: 1_000_00 },
      [
        "§ 9 Satz 1 ZPO | Dreieinhalbfacher Jahresbetrag von 12.000,00 € | 42.000,00 €",
        "§ 9 Satz 2 ZPO | Höchstens 30.000,00 € | 30.000,00 €",
        "§ 5 ZPO | Rückstände 1.000,00 € hinzugerechnet | 31.000,00 €",
      ],
    ],
  ]);

  test("Nebenforderungen stehen im Weg, zählen aber nicht", () => {
    expect(rechenweg("geldforderung", { hauptforderung: 5_000_00, nebenforderungen: 200_00 })).toEqual({
      wert: "5.000,00 €",
      weg: [
        "§ 3 ZPO | Hauptforderung | 5.000,00 €",
        "§ 43 Abs. 1 GKG, § 4 Abs. 1 ZPO | Nebenforderungen 200,00 € zählen nicht | 0,00 €",
      ],
      vermerke: [],
    });
  });
});

describe("Was das Gesetz noch nicht kennt oder die Angabe nicht sagt, ist kein Ergebnis", () => {
  test.each<[string, Angaben, string, object]>([
    [
      "verbandsklage",
      { interesse: 1, art: "abhilfe" },
      "2023-10-12",
      {
        grund: "Abhilfeverfahren gibt es erst seit dem 13.10.2023.",
        norm: "§ 48 Abs. 1 Satz 3 GKG",
        feld: "antragAm",
      },
    ],
    [
      "wettbewerb",
      {},
      "2026-01-15",
      { grund: "Die Bedeutung der Sache fehlt.", norm: "§ 51 Abs. 2 GKG", feld: "angaben.bedeutung" },
    ],
  ])("%s mit %j am %s", (regel, angaben, am, erwartet) => {
    expect(streitwert({ regel, angaben, antragAm: tag(am) })).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  // § 51 Abs. 2 Satz 2 GKG, angefügt durch Art. 29 VRUG
  test("die Gewinnabschöpfung hat erst seit dem 13.10.2023 einen Höchstwert", () => {
    const am = (tag: string) =>
      rechenweg("wettbewerb", { bedeutung: 500_000_00, gewinnabschoepfung: true }, tag).weg;
    const bedeutung = "§ 51 Abs. 2 Satz 1 GKG | Bedeutung der Sache für den Kläger | 500.000,00 €";
    expect(am("2023-10-13")).toEqual([
      bedeutung,
      "§ 51 Abs. 2 Satz 2 GKG | Höchstens 410.000,00 € | 410.000,00 €",
    ]);
    expect(am("2023-10-12")).toEqual([
      bedeutung,
      "§ 51 Abs. 2 GKG | Gewinnabschöpfung: Einen Höchstwert gibt es erst seit dem 13.10.2023 | 500.000,00 €",
    ]);
  });

  test("am 13.10.2023 gibt es die Abhilfe", () => {
    expect(rechenweg("verbandsklage", { interesse: 1_00, art: "abhilfe" }, "2023-10-13").wert).toBe("1,00 €");
  });
});
