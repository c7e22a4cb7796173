import { type Zinseingabe, zinsrechnung } from "@gebuehrenportal/forderung";
import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { einJahr } from "./testing-eingabe.ts";
import { schuldverlauf } from "./verlauf.ts";

const eingabe: Zinseingabe = {
  ...einJahr,
  zahlungen: [{ am: tag("2025-12-31"), betrag: cent(60_000) }],
};

test("Die Schuld wächst um die Zinsen und springt mit der Zahlung", () => {
  const ergebnis = zinsrechnung(eingabe);
  if (ergebnis.art !== "ergebnis") throw new Error(ergebnis.grund);
  // 10 % aus 1.000 € für ein ganzes Jahr sind 100 €; von 600 € bleiben 500 € für die Hauptforderung.
  expect(schuldverlauf(ergebnis)).toEqual([
    { tag: "2025-01-01", hauptforderung: 0, kosten: 0, zinsen: 27 },
    { tag: "2025-01-01", hauptforderung: 100_000, kosten: 0, zinsen: 27 },
    { tag: "2025-12-31", hauptforderung: 100_000, kosten: 0, zinsen: 10_000 },
    { tag: "2025-12-31", hauptforderung: 50_000, kosten: 0, zinsen: 0 },
  ]);
});
