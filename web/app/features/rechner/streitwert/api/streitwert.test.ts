import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { streitwertRoute, wertregelnRoute } from "./streitwert.ts";

// AGS 12/2012, Wert- und Kostenberechnung bei hilfsweiser Aufrechnung, Beispiel 1
test("7.000 € Klage und 2.000 € Hilfsaufrechnung sind 9.000 € wert", async () => {
  expect(
    await ruf(streitwertRoute, {
      regel: "hilfsaufrechnung",
      antragAm: "2013-08-01",
      angaben: { klageforderung: 700_000, gegenforderungen: [200_000] },
    }),
  ).toMatchObject({ art: "ergebnis", wert: 900_000, sicherheit: "hoch", regel: { norm: "§ 45 Abs. 3 GKG" } });
});

// § 23 Nr. 1 GVG in der Fassung ab 01.01.2026
test("Zuständigkeit kommt auf Wunsch dazu, mit Grenze und Rechenweg", async () => {
  const koerper = { regel: "geldforderung", angaben: { hauptforderung: 1_000_000 } };
  expect(await ruf(streitwertRoute, koerper)).not.toHaveProperty("zustaendigkeit");
  expect(await ruf(streitwertRoute, { ...koerper, zustaendigkeit: { sache: "zivil" } })).toMatchObject({
    wert: 1_000_000,
    zustaendigkeit: {
      gericht: "amtsgericht",
      zeilen: expect.arrayContaining([
        expect.objectContaining({ id: "zustaendigkeit", grenze: 1_000_000, trifftZu: true }),
      ]),
    },
  });
});

test("Die Liste der Regeln lässt sich auf ein Gebiet beschränken", async () => {
  const { regeln } = (await ruf(wertregelnRoute, undefined, { gebiet: "miete" })) as {
    regeln: { id: string }[];
  };
  expect(regeln.map(({ id }) => id)).toEqual([
    "mietverhaeltnis",
    "raeumung",
    "miethoehe",
    "miete-zustaendigkeit",
  ]);
});

test("Die Liste der Regeln nennt ihre Felder", async () => {
  const { regeln } = (await ruf(wertregelnRoute, undefined)) as {
    regeln: { id: string; felder: object[] }[];
  };
  expect(regeln.find(({ id }) => id === "raeumung")?.felder).toContainEqual(
    expect.objectContaining({ name: "monatsentgelt", art: "geld", pflicht: true }),
  );
});

test.each([
  [{}, "regel", "fehlt"],
  [{ regel: "gibt-es-nicht" }, "regel", "unbekannter-wert"],
  [{ regel: "auffangwert", antragAm: "2026-02-30" }, "antragAm", "kein-tag"],
  [{ regel: "auffangwert", zustaendigkeit: { sache: "x" } }, "zustaendigkeit.sache", "unbekannter-wert"],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(streitwertRoute, koerper)).rejects.toMatchObject({
    status: 400,
    koerper: { field, code },
  });
});

test.each([
  [{ regel: "raeumung" }, "angaben.monatsentgelt"],
  [{ regel: "raeumung", angaben: { monatsentgelt: 1, miete: 1 } }, "angaben.miete"],
  [
    {
      regel: "auffangwert",
      antragAm: "2026-01-02",
      zustaendigkeit: { sache: "zivil", entscheidungAm: "2026-01-01" },
    },
    "zustaendigkeit.entscheidungAm",
  ],
])("%j: kein Ergebnis wegen %s", async (koerper, feld) => {
  expect(await ruf(streitwertRoute, koerper)).toMatchObject({ art: "kein-ergebnis", feld });
});
