import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { tabellenQuery } from "../contract.ts";
import { tabelleRoute } from "./tabelle.ts";

const { contract } = tabelleRoute;

async function antwort(query: Record<string, string>) {
  const roh = await tabelleRoute.handler({
    query: eingabe(tabellenQuery, query, contract.errors) as never,
    body: undefined as never,
    params: {},
    request: new Request("http://localhost/api/rechner/tabelle"),
    sitzung: undefined,
    client: "",
    raten: ohneGrenzen,
    heute: tag("2026-11-21"),
    beitraege: keineBeitraege,
  });
  return contract.response.parse(roh) as { art: string; zeilen: Record<string, number | null>[] };
}

/** The row of 10,000 € before and since the KostBRÄG 2025. */
const altUndNeu = (tabelle: string) =>
  antwort({ tabelle, stichtag: "2025-05-31", vergleich: "2025-06-01", wert: "1000000" });

function abgelehnt(query: Record<string, string>) {
  try {
    eingabe(tabellenQuery, query, contract.errors);
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return fehler.koerper;
    throw fehler;
  }
  throw new Error("Die Eingabe wurde angenommen.");
}

test.each([
  ["rvg13", "2026-11-21", 65_200],
  ["rvg13", "2025-05-31", 61_400],
  ["rvg49", "2026-11-21", 37_400],
  ["gkg34", "2026-11-21", 28_300],
  ["gkg34", "2025-05-31", 26_600],
  ["famgkg28", "2026-11-21", 28_300],
  ["famgkg28", "2025-05-31", 26_600],
  ["gnotkg34a", "2026-11-21", 28_300],
  ["gnotkg34a", "2025-05-31", 26_600],
  ["gnotkg34b", "2026-11-21", 7_500],
  ["gnotkg34b", "2025-05-31", 7_500],
])("10.000 € in der Tabelle %s am %s: %i Cent", async (tabelle, stichtag, gebuehr) => {
  const { zeilen } = await antwort({ tabelle, stichtag, wert: "1000000" });
  expect(zeilen).toEqual([{ ueber: 900_000, bis: 1_000_000, gebuehr }]);
});

test("Ohne Bereich kommen alle Zeilen der Anlage bis 500.000 €", async () => {
  const { zeilen } = await antwort({ tabelle: "rvg13" });
  expect(zeilen).toHaveLength(42);
  expect(zeilen.at(-1)?.bis).toBe(50_000_000);
});

test("Zwei Stichtage stellen alt und neu gegenüber", async () => {
  const { zeilen } = await altUndNeu("rvg13");
  expect(zeilen).toEqual([{ ueber: 900_000, bis: 1_000_000, alt: 61_400, neu: 65_200, differenz: 3_800 }]);
});

test("Vor der ersten Fassung gibt es eine Antwort ohne Zeilen", async () => {
  expect((await antwort({ tabelle: "rvg13", stichtag: "2004-06-30" })).art).toBe("kein-ergebnis");
  expect((await antwort({ tabelle: "gkg34", stichtag: "2004-06-30" })).art).toBe("kein-ergebnis");
  expect((await antwort({ tabelle: "famgkg28", stichtag: "2009-08-31" })).art).toBe("kein-ergebnis");
});

test("Wert und Bereich zugleich, verkehrte Bereiche und Kommazahlen werden am Feld abgelehnt", () => {
  expect(abgelehnt({ tabelle: "rvg13", wert: "1", von: "1" })).toMatchObject({
    field: "wert",
    code: "wert-oder-bereich",
  });
  expect(abgelehnt({ tabelle: "rvg13", von: "2", bis: "1" })).toMatchObject({
    field: "bis",
    code: "bereich-verkehrt",
  });
  expect(abgelehnt({ tabelle: "rvg13", wert: "10,50" })).toMatchObject({
    field: "wert",
    code: "falsches-format",
  });
});

test("Zwei Stichtage gibt es auch für die Tabellen der Gerichte", async () => {
  // § 34 GKG, Zeile 10.000 €: 266 € bis 31.05.2025, danach 283 €
  const { zeilen } = await altUndNeu("gkg34");
  expect(zeilen).toEqual([{ ueber: 900_000, bis: 1_000_000, alt: 26_600, neu: 28_300, differenz: 1_700 }]);
});

test.each([{ von: "5" }, { bis: "5" }, { von: "5", bis: "5" }, { wert: "10000000000" }])(
  "%j ist ein Bereich",
  (bereich) => {
    expect(tabellenQuery.safeParse({ tabelle: "rvg13", ...bereich }).success).toBe(true);
  },
);

test.each([
  [{ wert: "1", bis: "1" }, "wert", "wert-oder-bereich"],
  [{ wert: "10000000001" }, "wert", "zu-gross"],
  [{ stichtag: "2026-02-30" }, "stichtag", "kein-tag"],
])("%j wird am Feld %s abgelehnt", (query, field, code) => {
  expect(abgelehnt({ tabelle: "rvg13", ...query } as Record<string, string>)).toMatchObject({ field, code });
});
