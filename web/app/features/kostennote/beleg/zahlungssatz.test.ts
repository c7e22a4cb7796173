import { expect, test } from "vitest";
import type { Absender } from "#dokumente/e-rechnung/beleg.ts";
import { beleg } from "../testing-beleg.ts";
import { zahlungssatz } from "./briefsatz.ts";

// 2,5 × 652,00 + 20,00 = 1.650,00, mit 19 % (313,50) 1.963,50.
const satz = (von: Partial<Absender>) =>
  zahlungssatz(beleg("wert=10000&vv=3100,3104", {}, von)).replaceAll("\u00a0", " ");

test("Der Zahlungssatz nennt Konto, Empfänger und Verwendungszweck", () => {
  expect(satz({})).toMatch(
    /^Bitte zahlen Sie 1\.963,50 € bis \d\d\.\d\d\.2026 auf das Konto IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001, Empfänger Kanzlei Möller & Partner, Verwendungszweck 2026-0007\.$/,
  );
});

test("Solange Konto oder Kanzlei fehlen, steht im Zahlungssatz keine Lücke", () => {
  expect(satz({ iban: "", bic: "", kanzlei: "" })).toMatch(
    /^Bitte zahlen Sie 1\.963,50 € bis \d\d\.\d\d\.2026, Verwendungszweck 2026-0007\.$/,
  );
  expect(satz({ iban: "", bic: "BYLADEM1001" })).toMatch(
    /2026, Empfänger Kanzlei Möller & Partner, Verwendungszweck 2026-0007\.$/,
  );
});
