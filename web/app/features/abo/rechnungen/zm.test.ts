import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { empfaengerAus } from "./absender.ts";
import { anschrift, beleg, konto, monat } from "./testing.ts";
import { zmZeilen } from "./zm.ts";

const steuerfall = "eu-reverse-charge" as const;
const anWien = (von: string, bis: string) => ({
  steuerfall,
  beleg: beleg([monat(2100, von, bis)], {
    steuerfall,
    empfaenger: empfaengerAus(konto, { ...anschrift, land: "AT", ustId: "ATU12345678" }),
  }),
});
const storniert = ({ beleg: b }: ReturnType<typeof anWien>, am: string) => ({
  steuerfall,
  beleg: storno(b, { nummer: "GP-2026-00050", datum: tag(am), freigegebenVon: "" }),
});

test("Gemeldet wird für den Monat, in dem die Leistung endet, und nur was der Empfänger versteuert", () => {
  const april = anWien("2026-03-10", "2026-04-09");
  const inland = { steuerfall: "inland" as const, beleg: beleg([monat(2499)]) };
  expect(zmZeilen([april, inland, anWien("2026-04-10", "2026-05-09")]).slice(1)).toEqual([
    ["2026-04", "ATU12345678", "21,00", "Sonstige Leistung"],
    ["2026-05", "ATU12345678", "21,00", "Sonstige Leistung"],
  ]);
});

test.each([
  ["vor dem Ende der Leistung", "2026-03-12", [["2026-04", cent(0)]]],
  [
    "danach",
    "2026-06-02",
    [
      ["2026-04", cent(2100)],
      ["2026-06", cent(-2100)],
    ],
  ],
])("Ein Storno %s mindert seinen Monat", (_, am, erwartet) => {
  const april = anWien("2026-03-10", "2026-04-09");
  const zeilen = zmZeilen([april, storniert(april, am)]).slice(1);
  expect(zeilen.map(([m]) => m)).toEqual(erwartet.map(([m]) => m));
  expect(zeilen.map(([, , betrag]) => betrag)).toEqual(
    erwartet.map(([, betrag]) => ({ 0: "0,00", 2100: "21,00", [-2100]: "−21,00" })[betrag as number]),
  );
});
