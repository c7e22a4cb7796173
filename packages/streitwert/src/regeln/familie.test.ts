import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { wortlaut } from "../../testing/wortlaut.ts";
import { streitwert } from "../streitwert.ts";
import { rechenweg } from "../testing.ts";

// Every line as it is printed: norm, words, amount. The amounts follow from the norm by the arithmetic of the line itself.

const ermessen =
  "hinweis | § 43 Abs. 1 FamGKG | Umfang, Bedeutung und Vermögen bewertet das Gericht nach Ermessen; Abschläge für Kinder und Zuschläge für Vermögen sind von OLG zu OLG verschieden.";
const unbillig = (norm: string) =>
  `hinweis | ${norm} | Ist der Wert nach den besonderen Umständen unbillig, kann das Gericht einen höheren oder niedrigeren ansetzen.`;

describe("Ehesache (§ 43 FamGKG)", () => {
  wortlaut(
    "ehesache",
    [
      [
        "dreifaches Netto beider",
        { netto1: 2_000_00, netto2: 1_000_00 },
        ["§ 43 Abs. 2 FamGKG | 3 × 3.000,00 € Nettoeinkommen beider Ehegatten | 9.000,00 €"],
      ],
      [
        // 3 × (3.000 − 300) = 8.100; mit 2.500 Vermögen 10.600
        "mit Abschlag und Zuschlag",
        { netto1: 2_000_00, netto2: 1_000_00, kinderabschlag: 300_00, vermoegen: 2_500_00 },
        [
          "§ 43 Abs. 1 Satz 1 FamGKG | Abschlag für Kinder im Monat (Gerichtspraxis) | 300,00 €",
          "§ 43 Abs. 2 FamGKG | 3 × 2.700,00 € Nettoeinkommen beider Ehegatten | 8.100,00 €",
          "§ 43 Abs. 1 Satz 1 FamGKG | Zuschlag für Vermögen (Gerichtspraxis) | 10.600,00 €",
        ],
      ],
      [
        "ein Abschlag über dem Einkommen zehrt es auf, mehr nicht",
        { netto1: 500_00, netto2: 400_00, kinderabschlag: 1_000_00 },
        [
          "§ 43 Abs. 1 Satz 1 FamGKG | Abschlag für Kinder im Monat (Gerichtspraxis) | 900,00 €",
          "§ 43 Abs. 2 FamGKG | 3 × 0,00 € Nettoeinkommen beider Ehegatten | 0,00 €",
          "§ 43 Abs. 1 Satz 2 FamGKG | Mindestens 3.000,00 € | 3.000,00 €",
        ],
      ],
      [
        "genau der Mindestwert",
        { netto1: 600_00, netto2: 400_00 },
        ["§ 43 Abs. 2 FamGKG | 3 × 1.000,00 € Nettoeinkommen beider Ehegatten | 3.000,00 €"],
      ],
      [
        "höchstens eine Million",
        { netto1: 400_000_00, netto2: 0 },
        [
          "§ 43 Abs. 2 FamGKG | 3 × 400.000,00 € Nettoeinkommen beider Ehegatten | 1.200.000,00 €",
          "§ 43 Abs. 1 Satz 2 FamGKG | Höchstens 1.000.000,00 € | 1.000.000,00 €",
        ],
      ],
    ],
    [ermessen],
  );
  wortlaut(
    "ehesache",
    [
      [
        // 3 × 3.000 = 9.000; 362.000 − 2 × 60.000 − 2 × 30.000 = 182.000; 5 % = 9.100
        "mit Vermögen über den Freibeträgen",
        { netto1: 2_000_00, netto2: 1_000_00, reinvermoegen: 362_000_00, kinder: 2 },
        [
          "§ 43 Abs. 2 FamGKG | 3 × 3.000,00 € Nettoeinkommen beider Ehegatten | 9.000,00 €",
          "§ 43 Abs. 1 Satz 1 FamGKG | Vermögen 362.000,00 €, weniger 2 × 60.000,00 € und 2 × 30.000,00 € Freibetrag | 182.000,00 €",
          "§ 43 Abs. 1 Satz 1 FamGKG | 5 % davon (OLG Bamberg, 13.04.2017, 2 WF 51/17) | 9.100,00 €",
          "§ 43 Abs. 1 Satz 1 FamGKG | Einkommen und Anteil am Vermögen | 18.100,00 €",
        ],
      ],
    ],
    [
      "hinweis | § 43 Abs. 1 FamGKG | Ob und wie das Vermögen zählt, ist streitig; gerechnet ist mit 5 % über den Freibeträgen (Vorgabe). Andere Gerichte nehmen 10 % über 30.000,00 € je Ehegatte oder lassen es außer Ansatz.",
      ermessen,
    ],
  );

  test.each([
    // 9.000 + 10 % von (362.000 − 60.000)
    [{ reinvermoegen: 362_000_00, kinder: 2, vermoegensansatz: "zehn-prozent" }, 39_200_00],
    [{ reinvermoegen: 362_000_00, vermoegensansatz: "keiner" }, 9_000_00],
    [{ reinvermoegen: 100_000_00 }, 9_000_00],
    [{ reinvermoegen: 362_000_00, vermoegen: 2_500_00 }, 11_500_00],
  ])("Vermögen %j: %i Cent", (angaben, erwartet) => {
    const antwort = streitwert({
      regel: "ehesache",
      antragAm: tag("2026-11-28"),
      angaben: { netto1: 2_000_00, netto2: 1_000_00, ...angaben },
    });
    expect(antwort).toMatchObject({ art: "ergebnis", wert: erwartet });
  });

  test.each([
    ["kinder", 2],
    ["vermoegensansatz", "keiner"],
    ["vermoegensansatz", "zehn-prozent"],
  ])("%s (%s) ohne Vermögen wird am Feld abgelehnt", (feld, wert) => {
    const angaben = { netto1: 1, netto2: 1, [feld]: wert };
    expect(streitwert({ regel: "ehesache", antragAm: tag("2026-11-28"), angaben })).toMatchObject({
      art: "kein-ergebnis",
      feld: `angaben.${feld}`,
    });
  });
});

describe("Feste Werte", () => {
  test.each([
    [
      "kindschaft",
      "Elterliche Sorge, Umgang, Auskunft, Herausgabe",
      "§ 45 Abs. 1 FamGKG",
      "§ 45 Abs. 3 FamGKG",
      "5.000,00 €",
    ],
    [
      "abstammung",
      "Abstammung nach § 169 Nr. 1 und 4 FamFG",
      "§ 47 Abs. 1 FamGKG",
      "§ 47 Abs. 2 FamGKG",
      "3.000,00 €",
    ],
    [
      "abstammung-uebrige",
      "Übrige Abstammungssachen",
      "§ 47 Abs. 1 FamGKG",
      "§ 47 Abs. 2 FamGKG",
      "1.000,00 €",
    ],
    [
      "ehewohnung-getrennt",
      "Ehewohnung während des Getrenntlebens",
      "§ 48 Abs. 1 FamGKG",
      "§ 48 Abs. 3 FamGKG",
      "4.000,00 €",
    ],
    [
      "ehewohnung",
      "Ehewohnung anlässlich der Scheidung",
      "§ 48 Abs. 1 FamGKG",
      "§ 48 Abs. 3 FamGKG",
      "5.000,00 €",
    ],
    [
      "haushalt-getrennt",
      "Haushaltsgegenstände während des Getrenntlebens",
      "§ 48 Abs. 2 FamGKG",
      "§ 48 Abs. 3 FamGKG",
      "2.000,00 €",
    ],
    [
      "haushalt",
      "Haushaltsgegenstände anlässlich der Scheidung",
      "§ 48 Abs. 2 FamGKG",
      "§ 48 Abs. 3 FamGKG",
      "3.000,00 €",
    ],
    [
      "gewaltschutz-1",
      "Gewaltschutz nach § 1 GewSchG",
      "§ 49 Abs. 1 FamGKG",
      "§ 49 Abs. 2 FamGKG",
      "3.000,00 €",
    ],
    [
      "gewaltschutz-2",
      "Gewaltschutz nach § 2 GewSchG (Wohnung)",
      "§ 49 Abs. 1 FamGKG",
      "§ 49 Abs. 2 FamGKG",
      "4.000,00 €",
    ],
    [
      "unterhalt-fg",
      "Unterhaltssache, die keine Familienstreitsache ist",
      "§ 51 Abs. 3 FamGKG",
      "§ 51 Abs. 3 Satz 2 FamGKG",
      "500,00 €",
    ],
  ])("%s seit dem 01.06.2025, und nach Billigkeit", (regel, titel, norm, billig, betrag) => {
    expect(rechenweg(regel)).toEqual({
      wert: betrag,
      weg: [`${norm} | ${titel} | ${betrag}`],
      vermerke: [unbillig(billig)],
    });
    expect(rechenweg(regel, { billigkeit: 7_000_00 })).toEqual({
      wert: "7.000,00 €",
      weg: [
        `${norm} | ${titel} | ${betrag}`,
        `${billig} | Wert nach Billigkeit statt des Regelwerts | 7.000,00 €`,
      ],
      vermerke: [],
    });
  });
});

describe("Verbund, Unterhalt und die übrigen Werte: der Rechenweg im Wortlaut", () => {
  wortlaut("verbund", [
    [
      "nur die Ehesache",
      { ehesache: 15_000_00 },
      ["§ 43 FamGKG | Ehesache | 15.000,00 €", "§ 33 Abs. 1, § 44 FamGKG | Zusammengerechnet | 15.000,00 €"],
    ],
    [
      // 20 % aus 30.000 € sind 6.000 €, höchstens je 5.000 €; 30.000 + 2 × 5.000 + 2.700 + 1.300
      "zwei Kindschaftssachen am Höchstbetrag und zwei Folgesachen",
      { ehesache: 30_000_00, kindschaftssachen: 2, folgesachen: [2_700_00, 1_300_00] },
      [
        "§ 43 FamGKG | Ehesache | 30.000,00 €",
        "§ 44 Abs. 2 Satz 1 FamGKG | 2 × 20 % für Kindschaftssachen, je höchstens 5.000,00 € | 10.000,00 €",
        "§ 44 Abs. 2 Satz 2 FamGKG | 1. Folgesache | 2.700,00 €",
        "§ 44 Abs. 2 Satz 2 FamGKG | 2. Folgesache | 1.300,00 €",
        "§ 33 Abs. 1, § 44 FamGKG | Zusammengerechnet | 44.000,00 €",
      ],
    ],
  ]);
  wortlaut("kindschaft-vermoegen", [
    [
      "übrige Kindschaftssachen bis zum Höchstwert",
      { gegenstand: 2_000_000_00 },
      [
        "§ 46 Abs. 1 FamGKG | Wert des Gegenstands | 2.000.000,00 €",
        "§ 46 Abs. 3 FamGKG | Höchstens 1.000.000,00 € | 1.000.000,00 €",
      ],
    ],
  ]);
  wortlaut("unterhalt", [
    [
      "laufender Unterhalt eines Jahres",
      { monatsbetrag: 500_00 },
      ["§ 51 Abs. 1 Satz 1 FamGKG | 12 × 500,00 € | 6.000,00 €"],
    ],
    [
      "höchstens der geforderte Gesamtbetrag, dazu die fälligen",
      { monatsbetrag: 500_00, gesamtbetrag: 2_000_00, rueckstaende: 500_00 },
      [
        "§ 51 Abs. 1 Satz 1 FamGKG | 12 × 500,00 € | 6.000,00 €",
        "§ 51 Abs. 1 Satz 1 Halbsatz 2 FamGKG | Höchstens 2.000,00 € | 2.000,00 €",
        "§ 51 Abs. 2 Satz 1 FamGKG | Fällige 500,00 € hinzugerechnet | 2.500,00 €",
      ],
    ],
  ]);
  wortlaut("einstweilige-anordnung", [
    [
      "die Hälfte der Hauptsache",
      { hauptsache: 5_000_00 },
      ["§ 41 FamGKG | 50 % der Hauptsache | 2.500,00 €"],
    ],
    [
      "alles, wenn sie vorweggenommen wird",
      { hauptsache: 5_000_00, bruchteil: 100 },
      ["§ 41 FamGKG | 100 % der Hauptsache | 5.000,00 €"],
    ],
  ]);
  wortlaut("familie-auffangwert", [
    [
      "ohne Anhaltspunkte der Auffangwert",
      {},
      ["§ 42 Abs. 3 FamGKG | Keine genügenden Anhaltspunkte | 5.000,00 €"],
    ],
    [
      "nichtvermögensrechtlich höchstens 500.000 €",
      { ermessen: 600_000_00 },
      [
        "§ 42 Abs. 2 FamGKG | Nach billigem Ermessen | 600.000,00 €",
        "§ 42 Abs. 2 FamGKG | Höchstens 500.000,00 € | 500.000,00 €",
      ],
    ],
    [
      "vermögensrechtlich ohne diese Grenze",
      { ermessen: 600_000_00, vermoegensrechtlich: true },
      ["§ 42 Abs. 1 FamGKG | Nach billigem Ermessen | 600.000,00 €"],
    ],
  ]);
  wortlaut("genehmigung", [
    [
      "das Geschäft, höchstens eine Million",
      { geschaeft: 2_000_000_00 },
      [
        "§ 36 Abs. 1 FamGKG | Wert des Geschäfts | 2.000.000,00 €",
        "§ 36 Abs. 3 FamGKG | Höchstens 1.000.000,00 € | 1.000.000,00 €",
      ],
    ],
  ]);
  wortlaut("familie-geldforderung", [
    [
      "nur die Forderung",
      { hauptforderung: 10_000_00 },
      ["§ 35 FamGKG | Höhe der Geldforderung | 10.000,00 €"],
    ],
    [
      "mit Widerantrag",
      { hauptforderung: 10_000_00, widerantrag: 4_000_00 },
      [
        "§ 35 FamGKG | Höhe der Geldforderung | 10.000,00 €",
        "§ 39 Abs. 1 FamGKG | Widerantrag hinzugerechnet | 14.000,00 €",
      ],
    ],
    [
      "höchstens 30 Millionen",
      { hauptforderung: 31_000_000_00 },
      [
        "§ 35 FamGKG | Höhe der Geldforderung | 31.000.000,00 €",
        "§ 33 Abs. 2 FamGKG | Höchstens 30.000.000,00 € | 30.000.000,00 €",
      ],
    ],
  ]);
  wortlaut("stufenantrag", [
    [
      "der höhere der Anträge",
      { leistung: 1_000_00, auskunft: 4_000_00 },
      ["§ 38 FamGKG | Der höhere der verbundenen Anträge | 4.000,00 €"],
    ],
  ]);
});
