import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { wortlaut } from "../../testing/wortlaut.ts";
import { streitwert } from "../streitwert.ts";
import { rechenweg } from "../testing.ts";

// Every line as it is printed: norm, words, amount. The amounts follow from the norm by the arithmetic of the line itself.

describe("Miete: der Rechenweg im Wortlaut", () => {
  wortlaut("mietverhaeltnis", [
    [
      "eine längere streitige Zeit zählt höchstens ein Jahr",
      { monatsentgelt: 800_00, streitigeMonate: 30 },
      ["§ 41 Abs. 1 GKG | 12 × 800,00 € | 9.600,00 €"],
    ],
  ]);
  wortlaut("raeumung", [
    [
      "Räumung nur eines Restes",
      { monatsentgelt: 800_00, streitigeMonate: 6 },
      ["§ 41 Abs. 2 Satz 1 GKG | 6 × 800,00 € | 4.800,00 €"],
    ],
    [
      "auch aus Eigentum: stets ein Jahr",
      { monatsentgelt: 800_00, streitigeMonate: 6, andererGrund: true },
      ["§ 41 Abs. 2 Satz 2 GKG | 12 × 800,00 € | 9.600,00 €"],
    ],
  ]);
  wortlaut("miethoehe", [
    [
      "Mieterhöhung bis zum Ende des Mietverhältnisses",
      { anspruch: "erhoehung", monatsbetrag: 50_00, restmonate: 5 },
      ["§ 41 Abs. 5 GKG | 5 × 50,00 € | 250,00 €"],
    ],
    [
      "Minderung im Jahr",
      { anspruch: "minderung", monatsbetrag: 50_00 },
      ["§ 41 Abs. 5 GKG | 12 × 50,00 € | 600,00 €"],
    ],
    [
      "Überschreitung der erlaubten Miete im Jahr",
      { anspruch: "ueberschreitung", monatsbetrag: 50_00 },
      ["§ 41 Abs. 5 GKG | 12 × 50,00 € | 600,00 €"],
    ],
  ]);
  wortlaut("miete-zustaendigkeit", [
    [
      "für die Zuständigkeit das Entgelt der streitigen Zeit",
      { jahresentgelt: 1_000_00, streitigeZeit: 24_999_99 },
      ["§ 8 ZPO | Entgelt der gesamten streitigen Zeit | 24.999,99 €"],
    ],
    [
      "auch wenn es genau das 25-Fache eines Jahres ist",
      { jahresentgelt: 1_000_00, streitigeZeit: 25_000_00 },
      ["§ 8 ZPO | Entgelt der gesamten streitigen Zeit | 25.000,00 €"],
    ],
    [
      "nicht aber mehr",
      { jahresentgelt: 1_000_00, streitigeZeit: 25_000_01 },
      [
        "§ 8 ZPO | Entgelt der gesamten streitigen Zeit | 25.000,01 €",
        "§ 8 ZPO | Geringer: 25-facher Jahresbetrag | 25.000,00 €",
      ],
    ],
  ]);

  test.each([
    [
      "minderung",
      "2020-12-31",
      "Für die Feststellung einer Minderung nennt § 41 Abs. 5 GKG an diesem Tag noch keinen Wert; er folgt aus § 9 ZPO (Regel „Wiederkehrende Nutzungen oder Leistungen“).",
    ],
    [
      "ueberschreitung",
      "2025-05-31",
      "Die Feststellung einer Überschreitung steht erst seit dem 01.06.2025 in § 41 Abs. 5 GKG.",
    ],
  ])("%s am %s ist kein Ergebnis", (anspruch, am, grund) => {
    const angaben = { anspruch, monatsbetrag: 50_00 };
    expect(streitwert({ regel: "miethoehe", antragAm: tag(am), angaben })).toEqual({
      art: "kein-ergebnis",
      grund,
      norm: "§ 41 Abs. 5 GKG",
      feld: "antragAm",
    });
    const erhoehung = { anspruch: "erhoehung", monatsbetrag: 50_00 };
    expect(rechenweg("miethoehe", erhoehung, am).wert).toBe("600,00 €");
  });

  test("nahe dem 01.01.2021 sagt ein Vermerk, dass der erste Tag der Fassung nicht geklärt ist", () => {
    const angaben = { anspruch: "minderung", monatsbetrag: 50_00 };
    const nahe = (am: string) => rechenweg("miethoehe", angaben, am).vermerke;
    expect(nahe("2021-01-01")).toEqual([
      "hinweis | § 41 GKG | § 41 GKG: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 01.01.2021 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
    ]);
    expect(nahe("2021-12-31")).toEqual([]);
    const vorher = { anspruch: "erhoehung", monatsbetrag: 50_00 };
    expect(rechenweg("miethoehe", vorher, "2020-12-31").vermerke).toHaveLength(1);
    expect(rechenweg("miethoehe", vorher, "2020-01-31").vermerke).toEqual([]);
  });
});

describe("Arbeit und wiederkehrende Leistungen: der Rechenweg im Wortlaut", () => {
  wortlaut("kuendigung", [
    [
      "eine Abfindung wird genannt und nicht hinzugerechnet",
      { monatsverguetung: 3_000_00, abfindung: 20_000_00 },
      [
        "§ 42 Abs. 2 Satz 1 GKG | 3 × 3.000,00 € | 9.000,00 €",
        "§ 42 Abs. 2 Satz 1 Halbsatz 2 GKG | Abfindung 20.000,00 € wird nicht hinzugerechnet | 9.000,00 €",
      ],
    ],
    [
      "nur ein Monat streitig",
      { monatsverguetung: 3_000_00, streitigeMonate: 1 },
      ["§ 42 Abs. 2 Satz 1 GKG | 1 × 3.000,00 € | 3.000,00 €"],
    ],
    [
      "mehr als ein Vierteljahr zählt nicht",
      { monatsverguetung: 3_000_00, streitigeMonate: 4 },
      ["§ 42 Abs. 2 Satz 1 GKG | 3 × 3.000,00 € | 9.000,00 €"],
    ],
  ]);
  wortlaut("eingruppierung", [
    [
      "drei Jahre Unterschied der Vergütung",
      { monatsdifferenz: 200_00 },
      ["§ 42 Abs. 2 Satz 2 GKG | 36 × 200,00 € | 7.200,00 €"],
    ],
    [
      "höchstens der Gesamtbetrag",
      { monatsdifferenz: 200_00, gesamtbetrag: 1_000_00 },
      [
        "§ 42 Abs. 2 Satz 2 GKG | 36 × 200,00 € | 7.200,00 €",
        "§ 42 Abs. 2 Satz 2 GKG | Höchstens 1.000,00 € | 1.000,00 €",
      ],
    ],
    [
      "ein höherer Gesamtbetrag ändert nichts",
      { monatsdifferenz: 200_00, gesamtbetrag: 10_000_00 },
      ["§ 42 Abs. 2 Satz 2 GKG | 36 × 200,00 € | 7.200,00 €"],
    ],
  ]);
  wortlaut("wiederkehrend-dienst", [
    [
      "ohne Rückstände",
      { monatsbetrag: 100_00, arbeitsgericht: true },
      ["§ 42 Abs. 1 GKG | 36 × 100,00 € | 3.600,00 €"],
    ],
    [
      "fällige Beträge kommen hinzu",
      { monatsbetrag: 100_00, gesamtbetrag: 3_000_00, rueckstaende: 700_00 },
      [
        "§ 42 Abs. 1 GKG | 36 × 100,00 € | 3.600,00 €",
        "§ 42 Abs. 1 GKG | Höchstens 3.000,00 € | 3.000,00 €",
        "§ 42 Abs. 3 GKG | Fällige 700,00 € hinzugerechnet | 3.700,00 €",
      ],
    ],
    [
      "nicht vor dem Arbeitsgericht",
      { monatsbetrag: 100_00, rueckstaende: 700_00, arbeitsgericht: true },
      [
        "§ 42 Abs. 1 GKG | 36 × 100,00 € | 3.600,00 €",
        "§ 42 Abs. 3 Satz 1 Halbsatz 2 GKG | Fällige 700,00 € werden nicht hinzugerechnet | 3.600,00 €",
      ],
    ],
  ]);
});
