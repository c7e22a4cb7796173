import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { wortlaut } from "../../testing/wortlaut.ts";
import { streitwert } from "../streitwert.ts";
import { rechenweg } from "../testing.ts";

// Every line as it is printed: norm, words, amount. The amounts follow from the norm by the arithmetic of the line itself.

const bedeutung = (betrag: string) => `§ 52 Abs. 1 GKG | Bedeutung der Sache nach Ermessen | ${betrag}`;
const leistung = (betrag: string) => `§ 52 Abs. 3 Satz 1 GKG | Höhe der Geldleistung | ${betrag}`;

describe("Verwaltungs-, Finanz- und Sozialgerichte: der Rechenweg im Wortlaut", () => {
  wortlaut("bedeutung", [
    ["ohne Grenze", { bedeutung: 9_000_000_00 }, [bedeutung("9.000.000,00 €")]],
    [
      "Finanzgericht mindestens 1.500 €",
      { bedeutung: 200_00, verfahren: "finanz" },
      [bedeutung("200,00 €"), "§ 52 Abs. 4 Nr. 1 GKG | Mindestens 1.500,00 € | 1.500,00 €"],
    ],
    ["genau der Mindestwert", { bedeutung: 1_500_00, verfahren: "finanz" }, [bedeutung("1.500,00 €")]],
    [
      "Sozialgericht höchstens 2,5 Millionen",
      { bedeutung: 3_000_000_00, verfahren: "sozial" },
      [bedeutung("3.000.000,00 €"), "§ 52 Abs. 4 Nr. 2 GKG | Höchstens 2.500.000,00 € | 2.500.000,00 €"],
    ],
    [
      "Vermögensgesetz höchstens 500.000 €",
      { bedeutung: 800_000_00, verfahren: "vermoegensgesetz" },
      [bedeutung("800.000,00 €"), "§ 52 Abs. 4 Nr. 3 GKG | Höchstens 500.000,00 € | 500.000,00 €"],
    ],
    [
      "Pflegeberufe höchstens 1,5 Millionen",
      { bedeutung: 2_000_000_00, verfahren: "pflegeberufe" },
      [bedeutung("2.000.000,00 €"), "§ 52 Abs. 4 Nr. 4 GKG | Höchstens 1.500.000,00 € | 1.500.000,00 €"],
    ],
  ]);
  wortlaut("auffangwert", [
    [
      "drei Kläger, drei Auffangwerte",
      { personen: 3 },
      [
        "§ 52 Abs. 2 GKG | Keine genügenden Anhaltspunkte: Auffangwert | 5.000,00 €",
        "§ 39 Abs. 1 GKG | 3 Personen zusammengerechnet | 15.000,00 €",
      ],
    ],
  ]);
  wortlaut("geldleistung", [
    ["Kindergeld ohne Mindestwert", { betrag: 200_00, verfahren: "kindergeld" }, [leistung("200,00 €")]],
    ["nur die Geldleistung", { betrag: 1_000_00 }, [leistung("1.000,00 €")]],
    [
      "künftige Auswirkungen bis zum Dreifachen in allem",
      { betrag: 1_000_00, kuenftig: 2_000_00 },
      [
        leistung("1.000,00 €"),
        "§ 52 Abs. 3 Satz 2 GKG | Künftige Auswirkungen 2.000,00 € hinzugerechnet | 3.000,00 €",
      ],
    ],
    [
      "und nicht mehr",
      { betrag: 1_000_00, kuenftig: 2_000_01 },
      [
        leistung("1.000,00 €"),
        "§ 52 Abs. 3 Satz 2 GKG | Künftige Auswirkungen 2.000,01 € hinzugerechnet | 3.000,01 €",
        "§ 52 Abs. 3 Satz 2 GKG | Höchstens 3.000,00 € | 3.000,00 €",
      ],
    ],
    [
      "danach gelten die Grenzen des Gerichts",
      { betrag: 300_00, kuenftig: 100_00, verfahren: "finanz" },
      [
        leistung("300,00 €"),
        "§ 52 Abs. 3 Satz 2 GKG | Künftige Auswirkungen 100,00 € hinzugerechnet | 400,00 €",
        "§ 52 Abs. 4 Nr. 1 GKG | Mindestens 1.500,00 € | 1.500,00 €",
      ],
    ],
  ]);
  wortlaut("beamtenstatus", [
    [
      "Lebenszeit: ein Jahr",
      { jahresbezuege: 48_000_00, lebenszeit: true },
      ["§ 52 Abs. 6 Satz 1 Nr. 1 GKG | Bezüge eines Kalenderjahres | 48.000,00 €"],
    ],
    [
      "im Übrigen ein halbes",
      { jahresbezuege: 48_000_00 },
      ["§ 52 Abs. 6 Satz 1 Nr. 2 GKG | Hälfte der Bezüge eines Kalenderjahres | 24.000,00 €"],
    ],
    [
      "ein anderes Amt auf Lebenszeit: die Hälfte",
      { jahresbezuege: 48_000_00, lebenszeit: true, amt: true },
      [
        "§ 52 Abs. 6 Satz 1 Nr. 1 GKG | Bezüge eines Kalenderjahres | 48.000,00 €",
        "§ 52 Abs. 6 Satz 4 GKG | Davon die Hälfte | 24.000,00 €",
      ],
    ],
    [
      "sonst ein Viertel",
      { jahresbezuege: 48_000_00, amt: true },
      [
        "§ 52 Abs. 6 Satz 1 Nr. 2 GKG | Hälfte der Bezüge eines Kalenderjahres | 24.000,00 €",
        "§ 52 Abs. 6 Satz 4 GKG | Davon die Hälfte | 12.000,00 €",
      ],
    ],
  ]);
  wortlaut("zwangsversteigerung", [
    [
      "der festgesetzte Verkehrswert geht vor",
      { verkehrswert: 200_000_00, steuerwert: 90_000_00 },
      ["§ 54 Abs. 1 Satz 1 GKG | Festgesetzter Verkehrswert | 200.000,00 €"],
    ],
    [
      "ohne ihn der Grundsteuerwert",
      { steuerwert: 90_000_00 },
      ["§ 54 Abs. 1 Satz 2 GKG | Kein Wert festgesetzt: Grundsteuerwert | 90.000,00 €"],
    ],
  ]);
  wortlaut("insolvenz", [
    [
      "die Masse bei Beendigung",
      { masse: 5_000_00 },
      ["§ 58 Abs. 1 GKG | Wert der Insolvenzmasse bei Beendigung | 5.000,00 €"],
    ],
    [
      "die Forderung des Gläubigers bis zur Masse",
      { masse: 5_000_00, forderung: 5_000_00 },
      ["§ 58 Abs. 2 GKG | Forderung des Gläubigers | 5.000,00 €"],
    ],
    [
      "darüber die Masse",
      { masse: 5_000_00, forderung: 5_000_01 },
      ["§ 58 Abs. 2 GKG | Geringer als die Forderung: Insolvenzmasse | 5.000,00 €"],
    ],
  ]);

  test("bis zum 31.05.2025 tritt der Einheitswert an die Stelle des Verkehrswerts", () => {
    expect(rechenweg("zwangsversteigerung", { steuerwert: 90_000_00 }, "2025-05-31").weg).toEqual([
      "§ 54 Abs. 1 Satz 2 GKG | Kein Wert festgesetzt: Einheitswert | 90.000,00 €",
    ]);
  });

  test("die Zwangsversteigerung braucht einen der beiden Werte", () => {
    expect(streitwert({ regel: "zwangsversteigerung", antragAm: tag("2026-01-15"), angaben: {} })).toEqual({
      art: "kein-ergebnis",
      grund: "Ein Wert fehlt.",
      norm: "§ 54 Abs. 1 GKG",
      feld: "angaben.verkehrswert",
    });
  });
});
