import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { eintragRoute, katalogRoute } from "./katalog.ts";
import { vorschlaegeRoute } from "./vorschlaege.ts";

/** Runs a call as the server does: input through the contract, answer through the contract. */
async function ruf({ contract, handler }: ApiRoute, query: object, params = {}): Promise<unknown> {
  const roh = await handler({
    query: contract.query && (eingabe(contract.query, query, contract.errors) as never),
    body: undefined as never,
    params,
    request: new Request("http://localhost"),
    sitzung: undefined as never,
    client: "",
    raten: ohneGrenzen,
    heute: tag("2026-11-21"),
    beitraege: keineBeitraege,
  });
  return contract.response.parse(JSON.parse(JSON.stringify(roh)));
}

type Liste = { gesamt: number; ab: number; zeilen: { id: string; gebiet: string; kern: boolean }[] };
const liste = async (query: object) => (await ruf(katalogRoute, query)) as Liste;

test("Die Liste hat alle Einträge auf vollen Seiten, keiner kommt zweimal", async () => {
  const { gesamt } = await liste({ anzahl: "1" });
  expect(gesamt).toBeGreaterThanOrEqual(487);
  const anfaenge = Array.from({ length: Math.ceil(gesamt / 100) }, (_, i) => String(i * 100));
  const seiten = await Promise.all(anfaenge.map((ab) => liste({ ab })));
  expect(seiten.slice(0, -1).every(({ zeilen }) => zeilen.length === 100)).toBe(true);
  expect(new Set(seiten.flatMap(({ zeilen }) => zeilen.map(({ id }) => id))).size).toBe(gesamt);
  expect((await liste({ ab: "900" })).zeilen).toEqual([]);
});

test("Wort, Gebiet und Auswahl grenzen ein", async () => {
  expect((await liste({ q: "517 zpo" })).zeilen[0]?.id).toBe("zpo-517");
  expect(
    (await liste({ gebiet: "straf", kern: "ja" })).zeilen.every((z) => z.gebiet === "straf" && z.kern),
  ).toBe(true);
  expect((await liste({ kern: "ja" })).gesamt).toBe(100);
  expect((await liste({ q: "Berufung", gebiet: "zivil", anzahl: "3" })).zeilen).toHaveLength(3);
});

test.each([
  [{ gebiet: "Zivil" }, "gebiet", "unbekannter-wert"],
  [{ anzahl: "101" }, "anzahl", "zu-gross"],
  [{ ab: "-1" }, "ab", "falsches-format"],
  [{ q: "x".repeat(101) }, "q", "zu-gross"],
  [{ seite: "2" }, "seite", "unbekanntes-feld"],
])("%j wird am Feld %s abgelehnt (%s)", async (query, field, code) => {
  await expect(ruf(katalogRoute, query)).rejects.toMatchObject({ status: 400, koerper: { field, code } });
});

// § 520 Abs. 2 ZPO
test("Ein Eintrag kommt mit allem, was eine Kanzlei braucht; einen unbekannten gibt es nicht", async () => {
  expect(await ruf(eintragRoute, {}, { id: "zpo-520" })).toMatchObject({
    adresse: "/fristenkatalog/zpo-520",
    eintrag: {
      norm: "§ 520 Abs. 2 ZPO",
      dauer: [{ wert: 2, einheit: "monat" }],
      notfrist: false,
      wiedereinsetzung: "zpo-234-begr",
      verschiebung: "vorwaerts",
      sicherheit: "hoch",
    },
  });
  for (const id of ["zpo-9999", "toString", "__proto__", ""])
    await expect(ruf(eintragRoute, {}, { id })).rejects.toMatchObject({ status: 404 });
});

// Die sechzehn Fristen, die jede Kanzlei zuerst braucht, mit Norm und Dauer aus dem Gesetz
const zuerst: readonly (readonly [string, { days?: number; weeks?: number; months?: number }, boolean])[] = [
  ["§ 517 ZPO", { months: 1 }, true],
  ["§ 520 Abs. 2 ZPO", { months: 2 }, false],
  ["§ 548 ZPO", { months: 1 }, true],
  ["§ 569", { weeks: 2 }, true],
  ["§ 339", { weeks: 2 }, true],
  ["§ 692", { weeks: 2 }, false],
  ["§ 4", { weeks: 3 }, false],
  ["§ 74", { months: 1 }, false],
  ["§ 70", { months: 1 }, false],
  ["§ 355", { months: 1 }, false],
  ["§ 410", { weeks: 2 }, false],
  ["§ 314", { weeks: 1 }, false],
  ["§ 341", { weeks: 1 }, false],
  ["§ 67", { weeks: 2 }, false],
  ["§ 321a", { weeks: 2 }, true],
  ["§ 93", { months: 1 }, false],
];

test("Die Vorschläge beginnen mit den sechzehn gebräuchlichsten, mit Dauer und Art der Frist", async () => {
  const { suggestions } = (await ruf(vorschlaegeRoute, {})) as {
    suggestions: { legalBasis: string; notfrist: boolean; days: number; years: number }[];
  };
  expect(suggestions.length).toBeGreaterThan(zuerst.length);
  for (const [i, [norm, dauer, notfrist]] of zuerst.entries()) {
    expect(suggestions[i], norm).toMatchObject({
      days: 0,
      weeks: 0,
      months: 0,
      years: 0,
      ...dauer,
      notfrist,
    });
    expect(suggestions[i]?.legalBasis).toContain(norm);
  }
  expect(vorschlaegeRoute.guard).toBe("tarif:premium");
});
