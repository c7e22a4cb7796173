import { expect, test } from "vitest";
import { ereignisAus } from "./bus-store.server.ts";

test.for([
  { type: "session.changed", an: { konto: "1" } },
  { type: "team.changed", an: { kanzlei: "2" } },
  { type: "pending.changed", an: { moderation: true } },
  { type: "pages.changed", an: { server: true } },
])("Ein Ereignis kommt an, wie es gesendet wurde: %j", (ereignis) => {
  expect(ereignisAus(JSON.stringify(ereignis))).toEqual(ereignis);
});

test.for([
  "",
  "kein JSON",
  "null",
  "{}",
  '{"type":"session.changed"}',
  '{"type":"session.changed","an":null}',
  '{"type":"session.changed","an":{"konto":7}}',
  '{"type":"unbekannt","an":{"konto":"1"}}',
])("Was keines ist, ist nichts und wirft nicht: %s", (text) => {
  expect(ereignisAus(text)).toBeUndefined();
});
