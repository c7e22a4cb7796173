import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { girotext } from "./girocode.server.ts";

test("Ein GiroCode nennt Konto, Betrag und Zweck in der Ordnung des EPC", () => {
  const text = girotext({
    empfaenger: "Gebührenportal GmbH",
    iban: "DE02 1203 0000 0000 2020 51",
    bic: "",
    betrag: cent(1205),
    zweck: "GP-2026-00042",
  });
  expect(text.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    "Gebührenportal GmbH",
    "DE02120300000000202051",
    "EUR12.05",
    "",
    "",
    "GP-2026-00042",
  ]);
});
