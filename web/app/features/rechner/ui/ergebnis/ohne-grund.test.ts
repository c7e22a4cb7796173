import { expect, test } from "vitest";
import { ohneGrund } from "./ohne-grund.ts";

test.each([
  ["?datei=tarif&wert=1", "?wert=1"],
  ["?wert=1&datei=zu-oft", "?wert=1"],
  ["?wert=1&datei=zu-oft&vv=3100%2C3104", "?wert=1&vv=3100%2C3104"],
  ["?datei=tarif", ""],
  ["?datei=tarif&datei=anmelden", ""],
  // What names no reason stays to the letter.
  ["?vv=3100,3104&umlaut=ü", "?vv=3100,3104&umlaut=ü"],
  ["", ""],
])("Aus %s wird %s", (search, erwartet) => {
  expect(ohneGrund(search)).toBe(erwartet);
});
