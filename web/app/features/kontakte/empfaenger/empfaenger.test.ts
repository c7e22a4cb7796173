import { expect, test } from "vitest";
import { empfaengerAus, empfaengerText } from "./empfaenger.ts";

test.each([
  ["a@b.de", "a@b.de"],
  ["a@b.de,c@d.de", "a@b.de, c@d.de"],
  ["a@b.de; c@d.de , a@b.de", "a@b.de, c@d.de"],
  ["Frau Muster, a@b.de", "a@b.de"],
  ["niemand", ""],
  ["", ""],
])("Aus „%s“ wird „%s“: nur Einträge mit @, verbunden durch Komma und Leerzeichen", (text, erwartet) => {
  expect(empfaengerText(empfaengerAus(text))).toBe(erwartet);
});
