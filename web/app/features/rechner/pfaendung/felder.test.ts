import { expect, test } from "vitest";
import { fehlerhaft } from "../testing-beanstandet.tsx";
import { ausQuery } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

test("Ohne weitere Angaben: ein Monat, niemand, heute, keine Erhöhung", () => {
  expect(aus("netto=1000")).toMatchObject({
    eingabe: {
      nettoeinkommen: 100_000,
      zeitraum: "monat",
      unterhaltspflichten: 0,
      stichtag: "2026-11-21",
      weitere: [],
    },
    ergebnis: { arbeitseinkommen: { pfaendbar: 0 }, pfaendungsschutzkonto: { grundbetrag: 159_000 } },
  });
});

test("Kindergeld und weitere Beträge zählen beim Konto, jedes mit seiner Norm", () => {
  expect(
    aus("netto=1000&zeitraum=woche&personen=2&kindergeld=259&weitere=Pflegegeld 1; Rente 2"),
  ).toMatchObject({
    eingabe: {
      zeitraum: "woche",
      unterhaltspflichten: 2,
      weitere: [
        { bezeichnung: "Kindergeld", betrag: 25_900, norm: "§ 902 Satz 1 Nr. 5 ZPO" },
        { bezeichnung: "Pflegegeld", betrag: 100 },
        { bezeichnung: "Rente", betrag: 200 },
      ],
    },
  });
});

fehlerhaft(
  { formular, rechnung },
  {
    fehlt: { netto: "personen=1" },
    ungueltig: {
      netto: "netto=x",
      zeitraum: "netto=1&zeitraum=jahr",
      personen: "netto=1&personen=x",
      stichtag: "netto=1&stichtag=31.2.2026",
      kindergeld: "netto=1&kindergeld=x",
      weitere: "netto=1&weitere=Pflegegeld",
    },
  },
);

// Tabelle ab 01.07.2026: alles über 4.866,30 € ist pfändbar.
test.each([
  ["netto=4866,30", false],
  ["netto=4866,31", true],
])("%s: ein Mehrbetrag steht nur da, wo es einen gibt: %s", (query, mit) => {
  const auswertung = aus(query);
  const zeilen = auswertung.art === "ergebnis" ? (auswertung.blatt.tabellen[0]?.zeilen ?? []) : [];
  expect(zeilen.some(({ zellen }) => zellen[0] === "Mehrbetrag, voll pfändbar")).toBe(mit);
});

test("Ohne Recht für den Tag steht der Grund mit seiner Norm neben dem Formular", () => {
  expect(aus("netto=1000&stichtag=30.6.2021")).toEqual({
    art: "kein-ergebnis",
    grund: expect.stringContaining("30.06.2021"),
    norm: "§ 850c ZPO",
  });
});
