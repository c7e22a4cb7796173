import { expect, test } from "vitest";
import { type Gemerkt, gemerktNach } from "./ergebnis.ts";

const bei = (ort: string, ergebnis?: string): Gemerkt<string> => ({ ort, ergebnis });
const nach = (...lagen: readonly Gemerkt<string>[]) =>
  lagen.reduce((bisher, jetzt) => gemerktNach(bisher, jetzt), bei("a"));

test("Was ein Formular bewirkt hat, bleibt stehen, wenn die Seite neu fragt, und geht mit dem nächsten Ort", () => {
  // The router has it before the page stands at its new place.
  const gesendet = [bei("a", "Abgelehnt."), bei("b", "Abgelehnt.")];
  expect(nach(...gesendet).ergebnis).toBe("Abgelehnt.");
  expect(nach(...gesendet, bei("b")).ergebnis).toBe("Abgelehnt.");
  expect(nach(...gesendet, bei("b"), bei("b", "Doch.")).ergebnis).toBe("Doch.");
  expect(nach(...gesendet, bei("b"), bei("c")).ergebnis).toBeUndefined();
});

test("Ändert sich nichts, bleibt es dasselbe, sonst zeichnete sich die Seite ohne Ende", () => {
  const eins = bei("a", "Gespeichert.");
  expect(gemerktNach(eins, bei("a", "Gespeichert."))).toBe(eins);
  expect(gemerktNach(eins, bei("a"))).toBe(eins);
  const leer = bei("a");
  expect(gemerktNach(leer, bei("a"))).toBe(leer);
});
