import { describe, expect, test } from "vitest";
import { betragAusText } from "./betrag-aus-text.ts";

describe("Eindeutig getippte Beträge", () => {
  test.each([
    ["1234", 123400],
    ["1234,5", 123450],
    ["1234,56", 123456],
    ["1.234,56", 123456],
    ["1 234,56", 123456],
    ["1\u00a0234,56\u00a0€", 123456],
    ["1\u202f234\u202f567,00 €", 123456700],
    ["  1.234.567 ", 123456700],
    ["EUR 1.234", 123400],
    ["eur 5", 500],
    ["Euro 5", 500],
    ["5 Euro", 500],
    ["€ 5,00", 500],
    ["10.000,-", 1000000],
    ["10.000,--", 1000000],
    ["10.000,– €", 1000000],
    [",50", 50],
    ["0", 0],
    ["007", 700],
    ["9999999999999,99", 999999999999999],
  ])("„%s“", (text, betrag) => {
    expect(betragAusText(text)).toEqual({ art: "betrag", betrag });
  });
});

describe("Mehrdeutiges wird zurückgefragt, nie geraten", () => {
  test.each([
    ["10.00", [100000, 1000]],
    ["1.5", [1500, 150]],
    ["1,234.56", [123456]],
    ["1.234.5", [1234500, 123450]],
    ["10.000.00", [100000000, 1000000]],
    ["1.23.456", [12345600]],
  ])("„%s“", (text, lesarten) => {
    expect(betragAusText(text)).toEqual({ art: "mehrdeutig", lesarten });
  });
});

describe("Was kein Betrag ist", () => {
  test.each(["", "   ", "€", "EUR"])("„%s“ ist leer", (text) => {
    expect(betragAusText(text)).toEqual({ art: "leer" });
  });

  test.each([
    "-5",
    "−5",
    "abc",
    "12a",
    "1,234",
    "1,2,3",
    "1.234,567",
    "1 2345",
    ".",
    ",",
    "12345678901234",
    "1e5",
    "1.234 567",
  ])("„%s“ ist ungültig", (text) => {
    expect(betragAusText(text)).toEqual({ art: "ungueltig" });
  });
});
