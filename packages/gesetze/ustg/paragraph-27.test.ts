import { fassungAm, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { eRechnungUebergang } from "./paragraph-27.ts";

const am = (tagText: string) => fassungAm(eRechnungUebergang, tag(tagText))?.wert;

test("Der Weg um die E-Rechnung endet für Leistungen ab 2027 über 800.000 €, ab 2028 für alle", () => {
  expect(am("2024-12-31")).toBeUndefined();
  expect(am("2025-01-01")).toEqual({ bis: "2026-12-31", hoechstumsatz: null });
  expect(am("2026-12-31")).toEqual({ bis: "2026-12-31", hoechstumsatz: null });
  expect(am("2027-01-01")).toEqual({ bis: "2027-12-31", hoechstumsatz: 80_000_000 });
  expect(am("2028-01-01")).toEqual({ bis: null, hoechstumsatz: null });
});
