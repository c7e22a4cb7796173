import { expect, test } from "vitest";
import { verweise } from "./demo-mails.ts";

test("Verweise einer Mail stehen je einmal da, ohne das Satzzeichen danach", () => {
  const text =
    "Bitte bestätigen: https://portal.example/verify-email?token=a-b_c.\nOder (http://portal.example/konto)! Noch einmal: https://portal.example/verify-email?token=a-b_c";
  expect(verweise(text)).toEqual([
    "https://portal.example/verify-email?token=a-b_c",
    "http://portal.example/konto",
  ]);
  expect(verweise("Kein Verweis: www.portal.example")).toEqual([]);
});
