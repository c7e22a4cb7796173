import { expect, test } from "vitest";
import { aendernd, eigeneHerkunft } from "./herkunft.server.ts";

const basis = "https://portal.example";

test.for([
  [true, { Origin: basis }],
  [true, { Referer: `${basis}/konto?x=1` }],
  [true, { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  [false, {}],
  [false, { Origin: "null" }],
  [false, { Origin: "null", Referer: `${basis}/konto` }],
  [false, { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "same-site" }],
  [false, { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "https://evil.example", Referer: `${basis}/konto` }],
  [false, { "Sec-Fetch-Site": "same-origin" }],
] as const)("Von einer eigenen Seite (%s): %j", ([eigen, kopfzeilen]) => {
  expect(eigeneHerkunft(new Headers(Object.entries(kopfzeilen)), basis)).toBe(eigen);
});

test.each([
  ["GET", false],
  ["HEAD", false],
  ["OPTIONS", false],
  ["POST", true],
  ["PUT", true],
  ["PATCH", true],
  ["DELETE", true],
  ["PROPFIND", true],
] as const)("%s kann etwas ändern: %s", (methode, kann) => expect(aendernd(methode)).toBe(kann));

test("Die Herkunft ist das Portal selbst, gleich welche Seite seiner Adresse BASE_URL nennt", () => {
  expect(eigeneHerkunft(new Headers({ Origin: basis }), `${basis}/unterordner`)).toBe(true);
  expect(eigeneHerkunft(new Headers({ Origin: `${basis}:8443` }), basis)).toBe(false);
  expect(eigeneHerkunft(new Headers({ Referer: "kein Ort" }), basis)).toBe(false);
});
