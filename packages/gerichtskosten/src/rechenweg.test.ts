import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, type Schritt } from "@gebuehrenportal/recht";
import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe } from "vitest";
import { aus, kosten, type Position } from "./testing.ts";

// Every step as the page, the call and the files print it: norm, words, amount in cents. Worked out by hand from Anlage 2 and the
// registers in force since 1 June 2025.

const zeile = ({ norm, text, betrag }: Schritt): string =>
  `${norm} | ${text.replaceAll("\u00a0", " ")} | ${betrag}`;

function weg(gesetz: Gesetz, positionen: readonly Position[], letzte = 0): string[] {
  const antwort = kosten(gesetz, "2026-01-15", positionen);
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.zeilen.slice(letzte).flatMap((z) => z.schritte.map(zeile));
}

describe("Der Rechenweg im Wortlaut", () => {
  wege(weg, [
    [
      "Klage nach Mahnverfahren: Gebühr, dann Anrechnung",
      ["gkg", [{ nr: "1210", wert: aus(10_000), angaben: { mahnverfahren: { wert: aus(5_000) } } }]],
      [
        "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 10.000,00 € | 28300",
        "Nr. 1210 KV GKG | 3,0 Gebühr | 84900",
        "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 5.000,00 € | 17050",
        "Nr. 1100 KV GKG | 0,5 Gebühr | 8525",
        "Anm. Abs. 1 zu Nr. 1210 KV GKG | Anrechnung | -8525",
      ],
    ],
    [
      "Höchstwert und Ermäßigung",
      ["gkg", [{ nr: "1210", wert: aus(40_000_000), ermaessigt: "1211" }]],
      [
        "§ 39 Abs. 2 GKG | Streitwert höchstens 30.000.000,00 € | 3000000000",
        "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 30.000.000,00 € | 12803800",
        "Nr. 1211 KV GKG | 1,0 Gebühr | 12803800",
      ],
    ],
    [
      "Mindestgebühr",
      ["gkg", [{ nr: "1100", wert: aus(500) }]],
      [
        "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 500,00 € | 4000",
        "Nr. 1100 KV GKG | 0,5 Gebühr | 2000",
        "Nr. 1100 KV GKG | Mindestens 38,00 € | 3800",
      ],
    ],
    [
      "Strafbefehl nach der erkannten Strafe",
      ["gkg", [{ nr: "3118", angaben: { strafe: { art: "geldstrafe", tagessaetze: 181 } } }]],
      ["Nr. 3111 KV GKG | Festgebühr | 33800", "Nr. 3118 KV GKG | 0,5 der Gebühr Nr. 3111 | 16900"],
    ],
    [
      "Bußgeld mit Mindestbetrag",
      ["gkg", [{ nr: "4110", betrag: aus(50) }]],
      ["Nr. 4110 KV GKG | 10 % aus 50,00 € | 500", "Nr. 4110 KV GKG | Mindestens 60,00 € | 6000"],
    ],
    [
      "Mehrvergleich an der Grenze",
      [
        "gkg",
        [
          { nr: "1210", wert: aus(26_000) },
          { nr: "1900", wert: aus(4_000) },
        ],
        1,
      ],
      [
        "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 4.000,00 € | 14800",
        "Nr. 1900 KV GKG | 0,25 Gebühr | 3700",
        "§ 36 Abs. 3 GKG | Zusammen höchstens 1.428,00 € aus 30.000,00 € | 0",
      ],
    ],
    [
      "Zustellungen, zehn frei",
      [
        "gkg",
        [
          { nr: "1210", wert: aus(10_000) },
          { nr: "9002", anzahl: 13 },
        ],
        1,
      ],
      ["Nr. 9002 KV GKG | Festgebühr | 350", "Nr. 9002 KV GKG | 3 von 13, die ersten 10 sind frei | 1050"],
    ],
    [
      "Kopien und Dateien",
      ["gkg", [{ nr: "9000", angaben: { seiten: 60, dateien: 8 } }]],
      [
        "Nr. 9000 KV GKG | 50 Seiten × 0,50 € | 2500",
        "Nr. 9000 KV GKG | 10 weitere Seiten × 0,15 € | 150",
        "Nr. 9000 KV GKG | 8 Dateien × 1,50 €, höchstens 5,00 € | 500",
        "Nr. 9000 KV GKG | Zusammen | 3150",
      ],
    ],
    ["Auslagen", ["gkg", [{ nr: "9005", betrag: cent(12_345) }]], ["Nr. 9005 KV GKG | Auslagen | 12345"]],
    [
      "Verzögerungsgebühr",
      ["gkg", [{ nr: "1901", wert: aus(10_000), satz100: 30 }]],
      ["§ 34 Abs. 1 GKG | 1,0 Gebühr aus 10.000,00 € | 28300", "§ 38 GKG | 0,3 Gebühr | 8490"],
    ],
    [
      "Löschungsvormerkung nach anderer Gebühr",
      ["gnotkg", [{ nr: "14400", wert: aus(50_000), angaben: { grundlage: "14110" } }]],
      [
        "§ 34 Abs. 2 Tabelle B GNotKG | 1,0 Gebühr aus 50.000,00 € | 16500",
        "Nr. 14110 KV GNotKG | 1,0 Gebühr | 16500",
        "Nr. 14400 KV GNotKG | 50 % aus 165,00 € | 8250",
      ],
    ],
    [
      "Notar mit Pauschale und Umsatzsteuer",
      ["gnotkg", [{ nr: "21200", wert: aus(120_000) }, { nr: "32005" }, { nr: "32014" }]],
      [
        "§ 34 Abs. 2 Tabelle B GNotKG | 1,0 Gebühr aus 120.000,00 € | 30000",
        "Nr. 21200 KV GNotKG | 1,0 Gebühr | 30000",
        "Nr. 32005 KV GNotKG | 20 % der Gebühren von 300,00 € | 6000",
        "Nr. 32005 KV GNotKG | Höchstens 20,00 € | 2000",
        "§ 12 Abs. 1 UStG | 19 % aus 320,00 € | 6080",
      ],
    ],
    [
      "Gerichtsvollzieher zur Unzeit",
      [
        "gvkostg",
        [
          { nr: "205", angaben: { zurUnzeit: true } },
          { nr: "711", angaben: { kilometer: 12 } },
          { nr: "716" },
        ],
      ],
      [
        "Nr. 205 KV GvKostG | Festgebühr | 3120",
        "§ 11 GvKostG | Doppelte Gebühr zur Unzeit | 6240",
        "Nr. 711 KV GvKostG | Wegegeld für 12 Kilometer | 650",
        "Nr. 716 KV GvKostG | 20 % der Gebühren von 62,40 € | 1248",
        "Nr. 716 KV GvKostG | Höchstens 10,00 € | 1000",
      ],
    ],
  ]);
});
