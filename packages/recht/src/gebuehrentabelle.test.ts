import { describe, expect, test } from "vitest";
import { tabelleAm, tabellenvergleich } from "./gebuehrentabelle.ts";
import { cent } from "./geld.ts";
import type { Stufentabelle } from "./stufentabelle.ts";
import { tag } from "./tag.ts";
import { zeitreihe } from "./zeitreihe.ts";

const quelle = { titel: "Testgesetz", fundstelle: "BGBl. I S. 1" };
const tabelle = (gebuehr: number): Stufentabelle => ({
  bis: cent(100),
  gebuehr: cent(gebuehr),
  stufen: [{ bis: null, jeAngefangene: cent(100), plus: cent(1) }],
});
const reihe = zeitreihe({ norm: "§ 1 TestG", geprueft: tag("2026-01-01") }, [
  { ab: tag("2021-01-01"), quelle, wert: tabelle(5) },
  { ab: tag("2025-06-01"), quelle, wert: tabelle(6) },
]);
const anfrage = (stichtag: string) => ({ stichtag: tag(stichtag), von: cent(0), bis: cent(250) });

test("vor der ersten Fassung gibt es keine Tabelle, sondern den Grund", () => {
  expect(tabelleAm(reihe, anfrage("2020-12-31"), cent(1_000))).toEqual({
    art: "kein-ergebnis",
    grund: "Für den 31.12.2020 ist keine Fassung erfasst.",
    norm: "§ 1 TestG",
    feld: "stichtag",
  });
});

describe("Ein Ausschnitt nennt seine Fassung", () => {
  test("Norm, Beginn und Quelle stehen dabei, der Wert der Fassung nicht", () => {
    expect(tabelleAm(reihe, anfrage("2025-06-01"), cent(1_000))).toEqual({
      art: "ergebnis",
      norm: "§ 1 TestG",
      fassung: { ab: "2025-06-01", quelle },
      zeilen: [
        { ueber: 0, bis: 100, gebuehr: 6 },
        { ueber: 100, bis: 200, gebuehr: 7 },
        { ueber: 200, bis: 300, gebuehr: 8 },
      ],
    });
  });

  test("die Grenze hält die endlose letzte Stufe an", () => {
    const ohneEnde = { ...anfrage("2025-06-01"), bis: cent(1e15) };
    expect(tabelleAm(reihe, ohneEnde, cent(1_000))).toMatchObject({ zeilen: { length: 10 } });
  });

  test("der Vergleich zweier Tage nennt beide Fassungen", () => {
    const alt = tabelleAm(reihe, anfrage("2025-05-31"), cent(1_000));
    const neu = tabelleAm(reihe, anfrage("2025-06-01"), cent(1_000));
    expect(tabellenvergleich(alt, neu)).toMatchObject({
      fassungAlt: { ab: "2021-01-01" },
      fassungNeu: { ab: "2025-06-01" },
      zeilen: [{ alt: 5, neu: 6, differenz: 1 }, { alt: 6 }, { alt: 7 }],
    });
    const keine = tabelleAm(reihe, anfrage("2020-12-31"), cent(1_000));
    expect(tabellenvergleich(keine, neu)).toBe(keine);
    expect(tabellenvergleich(alt, keine)).toBe(keine);
  });
});
