import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { prozesskostenRoute } from "./prozesskosten.ts";

// 10.000 €: Anwalt je Seite 1.963,50 €, Gericht 849,00 €
test("Ein Wert genügt: eine Instanz von heute, durch Urteil beendet", async () => {
  expect(await ruf(prozesskostenRoute, { wert: 1_000_000 })).toMatchObject({
    art: "ergebnis",
    summen: { eigene: 196_350, gegner: 196_350, gericht: 84_900, zusammen: 477_600 },
    gewinnschwelle: { prozent: 32.33 },
    ausgaenge: [
      { art: "unterliegen", eigene: 477_600 },
      { art: "obsiegen", eigene: 0 },
    ],
  });
});

test("Eine Instanz ohne Tag beginnt mit der davor, und ihr Rechenweg nennt die Normen", async () => {
  const antwort = (await ruf(prozesskostenRoute, {
    wert: 1_000_000,
    instanzen: [{ am: "2025-05-31" }, {}],
    kostenquote: 33.33,
  })) as {
    abschnitte: { gericht: { fassung: { ab: string }; zeilen: { rechenweg: { norm: string }[] }[] } }[];
  };
  expect(antwort.abschnitte.map((a) => a.gericht.fassung.ab)).toEqual(["2021-01-01", "2021-01-01"]);
  expect(antwort.abschnitte[1]?.gericht.zeilen[0]?.rechenweg.map(({ norm }) => norm)).toEqual([
    "§ 34 Abs. 1 GKG",
    "Nr. 1220 KV GKG",
  ]);
  expect(antwort).toMatchObject({ ausgleich: { schuldner: "gegner" } });
});

test("Aus dem Gericht folgt der Rechtsweg, und die Instanzen nennen ihre Gerichte; ein Widerspruch ist ein Grund an seinem Feld", async () => {
  const gericht = "arbg-bautzen";
  expect(await ruf(prozesskostenRoute, { wert: 1_000_000, instanzen: [{}, {}], gericht })).toMatchObject({
    gericht: { id: gericht, name: "Arbeitsgericht Bautzen" },
    abschnitte: [
      { titel: "1. Instanz (ArbG Bautzen)", instanzgericht: { id: gericht }, summen: { gericht: 56_600 } },
      { instanzgericht: { id: "lag-sachsen", name: "Sächsisches Landesarbeitsgericht" } },
    ],
  });
  expect(await ruf(prozesskostenRoute, { wert: 1_000_000, rechtsweg: "sozial", gericht })).toMatchObject({
    art: "kein-ergebnis",
    feld: "gericht",
    norm: "§ 2 ArbGG",
  });
});

// 707,00 und 313,50 aus 13.000 €, 473,50 und 215,50 aus 7.000 €: 2.127,13 und 627,00 weniger 1.432,46 und 431,00
test("Eine Scheidung nennt die Mehrkosten jeder Folgesache und keine Gewinnschwelle", async () => {
  const antwort = (await ruf(prozesskostenRoute, {
    wert: 700_000,
    rechtsweg: "scheidung",
    instanzen: [{ am: "2026-01-15" }],
    folgesachen: [{ art: "gueterrecht", wert: 600_000 }],
  })) as { readonly mehrkosten: readonly { readonly rechenweg: readonly unknown[] }[] };
  expect(antwort).toMatchObject({
    ausgaenge: [
      { art: "kostenaufhebung", titel: "Ehe geschieden", eigene: 244_063 },
      { art: "unterliegen", titel: "Scheidungsantrag abgewiesen", eigene: 488_126 },
    ],
    mehrkosten: [
      {
        folgesache: "gueterrecht",
        wert: 600_000,
        mit: { zusammen: 488_126 },
        ohne: { zusammen: 329_592 },
        mehr: { eigene: 69_467, gegner: 69_467, gericht: 19_600, zusammen: 158_534 },
      },
    ],
  });
  expect(antwort.mehrkosten[0]?.rechenweg.at(-1)).toEqual({
    text: "Mehrkosten der Folgesache",
    norm: "§ 150 Abs. 4 FamFG",
    betrag: 158_534,
  });
  expect(antwort).not.toHaveProperty("gewinnschwelle");
});

test.each([
  [{}, "wert", "fehlt"],
  [{ wert: 1, rechtsweg: "scheidung", folgesachen: [] }, "folgesachen", "zu-klein"],
  [
    { wert: 1, rechtsweg: "scheidung", folgesachen: [{ art: "hof" }] },
    "folgesachen[0].art",
    "unbekannter-wert",
  ],
  [{ wert: 0 }, "wert", "zu-klein"],
  [{ wert: 1, instanzen: [{}, {}, {}, {}] }, "instanzen", "zu-gross"],
  [{ wert: 1, instanzen: [{ am: "2026-02-30" }] }, "instanzen[0].am", "kein-tag"],
  [{ wert: 1, gericht: "nirgends" }, "gericht", "unbekannter-ort"],
  [{ wert: 1, gericht: "AG Dortmund" }, "gericht", "falsches-format"],
  [{ wert: 1, kostenquote: 33.333 }, "kostenquote", "zwei-nachkommastellen"],
  [{ wert: 1, streitwert: 1 }, "streitwert", "unbekanntes-feld"],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(prozesskostenRoute, koerper)).rejects.toMatchObject({
    status: 400,
    koerper: { field, code },
  });
});

test("Vor der ersten Fassung ist die Antwort ein Grund mit Norm", async () => {
  expect(await ruf(prozesskostenRoute, { wert: 1, instanzen: [{ am: "2010-01-01" }] })).toMatchObject({
    art: "kein-ergebnis",
    feld: "instanzen[0].am",
  });
});
