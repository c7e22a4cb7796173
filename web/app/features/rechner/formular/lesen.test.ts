import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { Leser } from "./lesen.ts";

const heute = tag("2026-11-20");
function posten(text: string) {
  const leser = new Leser(heute);
  return { posten: leser.posten(text, "a1.durchlaufend"), fehler: leser.fehler["a1.durchlaufend"] };
}

test.each([
  ["Gerichtskosten 1 234,00", "Gerichtskosten", 123_400],
  ["Gerichtskosten 1\u00a0234,00 €", "Gerichtskosten", 123_400],
  ["Gerichtskosten: 1.234,00 EUR", "Gerichtskosten", 123_400],
  ["Gerichtskosten EUR 1 234 567,8", "Gerichtskosten", 123_456_780],
  ["Rechnung 2025 849,00", "Rechnung 2025", 84_900],
  ["Auskunft 12 €", "Auskunft", 1_200],
  ["Zustellung 11,-", "Zustellung", 1_100],
])("Posten „%s“ heißt %s und kostet %i Cent", (text, bezeichnung, betrag) => {
  expect(posten(text)).toEqual({ posten: [{ bezeichnung, betrag }], fehler: undefined });
});

test("Steht vor einem Betrag mit Leerzeichen noch eine Zahl, wird gefragt statt geraten", () => {
  expect(posten("Rechnung 3 1 234,00")).toEqual({
    posten: undefined,
    fehler: { art: "mehrdeutig", lesarten: [123_400, 23_400] },
  });
  expect(posten("Kosten 10.00").fehler).toEqual({ art: "mehrdeutig", lesarten: [100_000, 1_000] });
});

test.each(["849,00", "1 234,00", "Gerichtskosten", "Gerichtskosten -5"])("„%s“ ist kein Posten", (text) => {
  expect(posten(text)).toEqual({ posten: undefined, fehler: { art: "ungueltig" } });
});
