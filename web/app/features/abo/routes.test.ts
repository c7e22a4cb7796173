import { expect, test } from "vitest";
import { routes } from "./routes.ts";

test.each([
  ["type=premium&cycle=monthly", "/login?redirect=billing&subscription=premium"],
  ["type=gold", "/login?redirect=billing"],
  ["", "/login?redirect=billing"],
])("Wer die Bestellung mit „%s“ abgemeldet öffnet, meldet sich auf dem Weg zu ihr an", (query, ziel) => {
  const seite = routes.find(({ path }) => path === "/billing-confirmation");
  expect(seite?.anmelden?.(new URLSearchParams(query))).toBe(ziel);
});
