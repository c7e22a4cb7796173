import { cent, type Schritt, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { mahnanrechnung } from "./mahnverfahren/mahnanrechnung.ts";
import { pKonto } from "./pfaendung/p-konto.ts";
import { pfaendbarerBetrag } from "./pfaendung/pfaendung.ts";
import { verzugsbeginn } from "./verzugsbeginn.ts";
import { zinsrechnung } from "./zinsen/zinsrechnung.ts";

// Every step as the page, the call and the files print it: norm, words, amount in cents.

const zeilen = (schritte: readonly Schritt[]): string[] =>
  schritte.map(
    ({ norm, text, betrag }) =>
      `${norm} | ${text.replaceAll("\u00a0", " ")}${betrag === undefined ? "" : ` | ${betrag}`}`,
  );

const weg = (antwort: { readonly art: string; readonly schritte?: readonly Schritt[] }): string[] => {
  if (antwort.art !== "ergebnis" || !antwort.schritte) throw new Error(JSON.stringify(antwort));
  return zeilen(antwort.schritte);
};

describe("Der Rechenweg im Wortlaut", () => {
  // 9 Punkte über 1,27 % und 1,52 %; 10.000 × 10,27 % × 167/365; Zahlung auf 40,00 €, 469,89 € und Hauptforderung
  test("Zinsen mit Zahlung und Pauschale", () => {
    const antwort = zinsrechnung({
      bis: tag("2026-09-30"),
      hauptforderungen: [
        {
          id: "f",
          betrag: cent(1_000_000),
          verzugAb: tag("2026-01-15"),
          zinssatz: { art: "unternehmer" },
          pauschale: true,
        },
      ],
      zahlungen: [{ am: tag("2026-06-30"), betrag: cent(200_000) }],
    });
    if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
    expect(zeilen(antwort.forderungen[0]?.schritte ?? [])).toEqual([
      "§ 288 Abs. 2 BGB | 15.01.2026 bis 30.06.2026: 167 Tage von 365 zu 10,27 % aus 10.000,00 € | 46989",
      "§ 288 Abs. 2 BGB | 01.07.2026 bis 30.09.2026: 92 Tage von 365 zu 10,52 % aus 8.509,89 € | 22565",
      "§ 288 Abs. 2 BGB | Zinsen, einmal gerundet | 69554",
    ]);
    expect(weg(antwort)).toEqual([
      "§ 241 Abs. 1 BGB | Hauptforderungen | 1000000",
      "§§ 288, 291 BGB | Zinsen | 69554",
      "§ 288 Abs. 5 BGB | Verzugspauschale | 4000",
      "§ 362 Abs. 1 BGB | Zahlungen | -200000",
      "§ 362 Abs. 1 BGB | Offen | 873554",
    ]);
  });

  // Nr. 1210: 3,0 aus 500 € = 120,00; Nr. 1100 mindestens 38,00
  test("Anrechnung der Mindestgebühr", () => {
    const antwort = mahnanrechnung({
      uebergegangenerWert: cent(50_000),
      mahngebuehr: { nachSatz: cent(2_000), mindestens: cent(3_800) },
      verfahrensgebuehr: { satz100: 300, betrag: cent(12_000) },
    });
    expect(weg(antwort)).toEqual([
      "Nr. 1210 KV GKG | 3,0 Verfahrensgebühr aus 500,00 € | 12000",
      "Anm. Abs. 1 zu Nr. 1210 KV GKG | Angerechnete Gebühr des Mahnverfahrens | -3800",
      "Anm. Abs. 1 zu Nr. 1210 KV GKG | Noch zu zahlen | 8200",
    ]);
    const andererSatz = mahnanrechnung({
      uebergegangenerWert: cent(50_000),
      mahngebuehr: { nachSatz: cent(2_000), mindestens: cent(3_800) },
      verfahrensgebuehr: { satz100: 350, betrag: cent(14_000) },
    });
    expect(weg(andererSatz)[0]).toBe("Nr. 1210 KV GKG | 3,5 Verfahrensgebühr aus 500,00 € | 14000");
  });

  // Bekanntmachung 2026: 1.587,40 € und 597,42 €
  test("Pfändung ohne pfändbaren Rest", () => {
    const antwort = pfaendbarerBetrag({
      nettoeinkommen: cent(200_000),
      unterhaltspflichten: 1,
      stichtag: tag("2026-07-15"),
      zeitraum: "monat",
    });
    expect(weg(antwort)).toEqual([
      "§ 850e ZPO | Nettoeinkommen monatlich | 200000",
      "§ 850c Abs. 5 Satz 1 ZPO | Abgerundet auf ein Vielfaches von 10 € | 200000",
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag | 158740",
      "§ 850c Abs. 2 Satz 1 ZPO | Erhöhung für die erste Person | 59742",
      "§ 850c Abs. 1, 2 ZPO | Freibetrag | 218482",
      "§ 850c Abs. 1, 2 ZPO | Das Einkommen übersteigt den Freibetrag nicht | 0",
      "§ 850c ZPO | Pfändbar | 0",
    ]);
  });

  test("Freibetrag des Pfändungsschutzkontos", () => {
    expect(weg(pKonto({ stichtag: tag("2026-07-15"), unterhaltspflichten: 1 }))).toEqual([
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag monatlich | 158740",
      "§ 899 Abs. 1 Satz 1 ZPO | Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | 159000",
      "§ 902 Satz 1 Nr. 1 ZPO | Erhöhung für die erste Person | 59742",
      "§§ 899, 902 ZPO | Freibetrag des Kontos im Kalendermonat | 218742",
    ]);
  });

  test("Verzug dreißig Tage nach der Rechnung", () => {
    const antwort = verzugsbeginn({
      art: "rechnung",
      zugangAm: tag("2026-02-04"),
      faelligAm: tag("2026-02-04"),
      verbraucher: true,
      hinweis: true,
    });
    expect(weg(antwort)).toEqual([
      "§ 286 Abs. 3 BGB | Fällig am 04.02.2026, Rechnung zugegangen am 04.02.2026",
      "§ 286 Abs. 3 BGB | 30 Tage danach: 06.03.2026",
      "§ 187 Abs. 1 BGB | Zinsen ab 07.03.2026",
    ]);
  });
});
