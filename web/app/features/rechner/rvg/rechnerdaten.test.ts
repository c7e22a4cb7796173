import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Tarif } from "#platform/access/tarif.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { rechnerdaten } from "./rechnerdaten.server.ts";

beforeAll(() => umgebungStellen(umgebungAus({})));
afterAll(() => umgebungStellen());

function daten(query: string, tarif?: Tarif) {
  const context = new RouterContextProvider();
  const anfrage = {
    id: "",
    log: undefined,
    sitzung: tarif && ({ nutzer: { subscriptionStatus: tarif } } as Sitzung),
    client: "",
    raten: ohneGrenzen,
    queryBekannt: false,
  };
  context.set(anfrageContext, anfrage);
  const ergebnis = rechnerdaten(new URL(`http://localhost/rvgrechner?${query}`), context);
  return { ...ergebnis, gemerkt: context.get(anfrageContext).queryBekannt };
}

test("Nur eine kurz geschriebene Adresse wird aufgehoben", () => {
  expect(daten("wert=10000&vv=3100").gemerkt).toBe(true);
  expect(daten("wert=10.000&vv=3100").gemerkt).toBe(false);
});

test.each([
  [undefined, false],
  ["free", false],
  ["basic", true],
] as const)("Der Tarif %s rechnet Nr. 3200 VV: %s", (tarif, erweitert) => {
  const gelesen = daten("wert=10000&vv=3200", tarif);
  expect(gelesen.erweitert).toBe(erweitert);
  expect(gelesen.auswertung.art).toBe(erweitert ? "ergebnis" : "basic");
});

// § 22 Abs. 2 RVG: höchstens 30 Millionen € in einer Angelegenheit
test("Die Wertgrenze führt zur selben Rechnung mit dem höchsten Wert", () => {
  const { wertgrenze } = daten("wert=50000000&vv=3100&stichtag=2026-03-01");
  expect(wertgrenze.betrag).toBe(3_000_000_000);
  expect(wertgrenze.adresse).toBe("/rvgrechner?wert=30000000&vv=3100&stichtag=2026-03-01");
});

test("Jede Gebühr trägt, was für den Tag ihres Auftrags über sie zu wissen ist", () => {
  const max = (stichtag: string) => daten(`vv=4104&stichtag=${stichtag}`).angaben["4104"]?.wert;
  // Nr. 4104 VV: bis 31.12.2020 40 bis 290 €, danach 44 bis 319 €
  expect(max("2020-06-01")).toMatchObject({ min: 4_000, max: 29_000 });
  expect(max("2024-06-01")).toMatchObject({ min: 4_400, max: 31_900 });
  expect(daten("vv=3100&stichtag=x").angaben["3100"]?.wert).toEqual({ art: "satz", satz100: 130 });
});
