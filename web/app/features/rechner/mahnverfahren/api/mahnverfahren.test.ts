import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { mahnverfahrenRoute } from "./mahnverfahren.ts";

// Referenzwerte der Anforderungen
test.each([
  [{ wert: 500_000 }, 8_525, 44_566, 53_091],
  [{ wert: 500_000, vollstreckungsbescheid: true }, 8_525, 65_658, 74_183],
  [{ wert: 50_000 }, 3_800, 7_354, 11_154],
])("%j: Gericht %i, Anwalt %i, zusammen %i Cent", async (koerper, gericht, anwalt, gesamt) => {
  expect(await ruf(mahnverfahrenRoute, koerper)).toMatchObject({
    art: "ergebnis",
    gerichtskosten: { summe: gericht },
    anwaltskosten: { summe: anwalt },
    gesamt,
  });
});

test("Jeder Posten nennt Satz und Rechenweg", async () => {
  const { anwaltskosten } = (await ruf(mahnverfahrenRoute, { wert: 500_000 })) as {
    anwaltskosten: { zeilen: { titel: string; satz?: number; rechenweg: unknown[] }[] };
  };
  expect(anwaltskosten.zeilen[0]?.satz).toBe(1);
  expect(anwaltskosten.zeilen.every(({ rechenweg }) => rechenweg.length > 0)).toBe(true);
});

test("Gericht, Fristen, Prozess und Inkasso kommen auf Wunsch dazu", async () => {
  expect(
    await ruf(mahnverfahrenRoute, {
      wert: 500_000,
      antragsteller: { land: "HE" },
      fristen: { zustellungMb: "2018-03-01" },
      streit: { wert: 500_000 },
      inkasso: { art: "regel" },
    }),
  ).toMatchObject({
    gericht: { gericht: { id: "huenfeld" } },
    fristen: expect.arrayContaining([expect.objectContaining({ art: "widerspruch", tag: "2018-03-15" })]),
    streit: { gerichtskosten: { summe: 42_625 } },
    inkasso: { satz: 0.9, hoechstbetrag: 40_347 },
  });
});

test.each([
  [{}, "wert", "fehlt"],
  [{ wert: 0 }, "wert", "zu-klein"],
  [{ wert: 1, antragAm: "2026-02-30" }, "antragAm", "kein-tag"],
  [{ wert: 1, antragsteller: { land: "XX" } }, "antragsteller.land", "unbekannter-wert"],
  [
    { wert: 1, fristen: { zustellungMb: "2025-08-08", gericht: "nirgends" } },
    "fristen.gericht",
    "unbekannter-ort",
  ],
  [
    { wert: 1, fristen: { zustellungMb: "2025-08-08", gericht: "arbg-bautzen", gerichtsland: "BY" } },
    "fristen.gericht",
    "ort-widerspruch",
  ],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(mahnverfahrenRoute, koerper)).rejects.toMatchObject({
    status: 400,
    koerper: { field, code },
  });
});

// 08.08.2025 + 1 Woche (§ 46a Abs. 3 ArbGG) = Fr 15.08.2025, Mariä Himmelfahrt: Feiertag in München, nicht in Nürnberg.
test.each([
  ["arbg-muenchen", "2025-08-18"],
  ["arbg-nuernberg", "2025-08-15"],
])("Beim %s endet die Widerspruchsfrist am %s", async (gericht, ende) => {
  const fristen = { zustellungMb: "2025-08-08", gericht };
  expect(
    await ruf(mahnverfahrenRoute, { wert: 500_000, verfahren: "arbeitsgericht", fristen }),
  ).toMatchObject({
    fristen: expect.arrayContaining([
      expect.objectContaining({ art: "widerspruch", tag: ende, anderswo: [] }),
    ]),
  });
});

test("Nordrhein-Westfalen ohne Bezirk: Kosten und Fristen stehen da, nach dem Gericht wird gefragt", async () => {
  const frage = { wert: 500_000, fristen: { zustellungMb: "2026-05-21" } };
  const antwort = async (antragsteller: object) =>
    (await ruf(mahnverfahrenRoute, { ...frage, antragsteller })) as Record<string, unknown>;
  const ohne = await antwort({ land: "NW" });
  const mit = await antwort({ land: "NW", olgBezirk: "hamm" });
  // 21.05.2026 + 2 Wochen = 04.06.2026, Fronleichnam: Feiertag an beiden Mahngerichten.
  expect(ohne.gesamt).toBe(53_091);
  expect(ohne.fristen).toContainEqual(expect.objectContaining({ art: "widerspruch", tag: "2026-06-05" }));
  for (const teil of ["gerichtskosten", "anwaltskosten", "gesamt", "fristen"])
    expect(ohne[teil]).toEqual(mit[teil]);
  expect(ohne).not.toHaveProperty("gericht");
  expect(ohne.vermerke).toContainEqual({
    art: "warnung",
    text: expect.stringContaining(
      "Oberlandesgerichtsbezirk des Antragstellers: Hamm und Düsseldorf oder Köln",
    ),
    norm: "§ 689 Abs. 3 ZPO",
    feld: "antragsteller.olgBezirk",
  });
});
