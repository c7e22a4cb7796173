import { expect, test } from "vitest";
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { apiRoutes } from "../web/app/api.ts";
import { pages } from "../web/app/routes.ts";
import { berechtigungenLesen, type Zeile } from "./berechtigungen.ts";
import { berechtigungenPruefen } from "./pruefungen/berechtigungen.ts";

test("Jede Seite und jeder Aufruf hat in docs/berechtigungen.md eine Zeile, die sagt, was der Wächter tut", () => {
  const { zeilen, fremdes } = berechtigungenLesen(wurzel);
  expect(zeilen.length).toBeGreaterThan(70);
  expect(fremdes.length).toBeGreaterThan(14);
  const verstoesse = berechtigungenPruefen(zeilen, { seiten: pages, aufrufe: apiRoutes });
  expect(verstoesse.map(({ pfad, was }) => `${pfad}: ${was}`)).toEqual([]);
});

const zeile = (ziel: string, zellen: string, seit: string | undefined = "2026-01-01"): Zeile => ({
  id: "PERM-X-01",
  ziele: [ziel],
  zusatz: "",
  zellen: Object.fromEntries(
    ["AN", "FR", "BA", "PR", "TA", "TM", "AU", "GA", "MO", "AD"].map((art, i) => [
      art,
      zellen.split(" ")[i] ?? "✓",
    ]),
  ) as Zeile["zellen"],
  seit,
});
const aufruf = { method: "GET", path: "/api/x", guard: "konto" };
const pruefen = (zeilen: readonly Zeile[], aufrufe = [aufruf]) =>
  berechtigungenPruefen(zeilen, { seiten: [], aufrufe }).map(({ was }) => was);

test.each([
  ["eine passende Zeile", [zeile("GET /api/x", "401")], []],
  ["keine Zeile", [], ["hat keine Zeile, die gilt"]],
  [
    "eine Zeile, die noch nicht gilt",
    [zeile("GET /api/x", "401", "")].map((z) => ({ ...z, seit: undefined })),
    ["hat keine Zeile, die gilt"],
  ],
  [
    "eine Zeile, die jeden einlässt",
    [zeile("GET /api/x", "✓")],
    ["PERM-X-01 sagt etwas anderes als der Wächter „konto“"],
  ],
  [
    "eine Zeile für etwas anderes dazu",
    [zeile("GET /api/x", "401"), { ...zeile("GET /api/y", "401"), id: "PERM-X-02" }],
    ["gibt es nicht, die Zeile gilt aber schon"],
  ],
])("Ein Aufruf für Angemeldete und %s", (_titel, zeilen, erwartet) => {
  expect(pruefen(zeilen)).toEqual(erwartet);
});
