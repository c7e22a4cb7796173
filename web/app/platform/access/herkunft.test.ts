import { expect, test } from "vitest";
import { eigeneHerkunft } from "./herkunft.server.ts";

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
