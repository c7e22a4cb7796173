import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { eRechnungspflicht, kommendePflicht } from "./rechnungspflicht.ts";

const pflicht = (leistungsende: string, ausgestelltAm: string) =>
  eRechnungspflicht(tag(leistungsende), tag(ausgestelltAm));

test("Die Pflicht zur E-Rechnung folgt § 27 Abs. 38 UStG nach Leistung und Tag der Rechnung", () => {
  // Before 2025 the old § 14 UStG.
  expect(pflicht("2024-12-31", "2028-03-01")).toEqual({ art: "keine" });
  // Nr. 1: services of 2025 and 2026, sent until 31.12.2026.
  expect(pflicht("2025-01-01", "2025-02-01")).toEqual({ art: "keine" });
  expect(pflicht("2026-12-31", "2026-12-31")).toEqual({ art: "keine" });
  expect(pflicht("2026-12-31", "2027-01-01")).toEqual({ art: "alle", verspaetet: true });
  // Nr. 2: services of 2027, up to 800.000 €, also when billed in advance.
  expect(pflicht("2027-01-01", "2026-12-15")).toEqual({ art: "ueber-umsatz", hoechstumsatz: 80_000_000 });
  expect(pflicht("2027-12-31", "2027-12-31")).toEqual({ art: "ueber-umsatz", hoechstumsatz: 80_000_000 });
  expect(pflicht("2027-12-31", "2028-01-01")).toEqual({ art: "alle", verspaetet: true });
  expect(pflicht("2028-01-01", "2027-12-01")).toEqual({ art: "alle", verspaetet: false });
});

test("Die Stufen, die kommen, heißen 2027 und 2028", () => {
  expect(kommendePflicht()).toEqual({
    hoechstumsatz: 80_000_000,
    ueberUmsatzAb: "2027-01-01",
    alleAb: "2028-01-01",
  });
});
