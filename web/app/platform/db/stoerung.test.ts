import { expect, test } from "vitest";
import { ApiFehler } from "../fehler/api-fehler.ts";
import { stoerungAus } from "./stoerung.server.ts";

const mit = (code: string, message = "x") => Object.assign(new Error(message), { code });

test.for([
  ["nicht-verfuegbar", mit("ECONNREFUSED")],
  ["nicht-verfuegbar", mit("57P01")],
  ["nicht-verfuegbar", mit("53300")],
  ["nicht-verfuegbar", new Error("Connection terminated unexpectedly")],
  ["nicht-verfuegbar", new Error("timeout exceeded when trying to connect")],
  ["zu-langsam", mit("57014")],
  ["zu-langsam", new Error("Query read timeout")],
  ["speicher-voll", mit("53100")],
  ["speicher-voll", mit("25006")],
  ["speicher-voll", mit("ENOSPC")],
  ["speicher-voll", new Error("Cannot write", { cause: mit("EROFS") })],
] as const)("Als %s gilt: %s", ([code, fehler]) => {
  const { status, koerper, headers } = stoerungAus(fehler) ?? {};
  expect([status, koerper?.code, headers]).toEqual([503, code, { "Retry-After": "10" }]);
});

test.for([new Error("geplatzt"), mit("23505"), mit("ENOENT"), new ApiFehler(404), "text", undefined])(
  "Keine Störung ist: %s",
  (fehler) => expect(stoerungAus(fehler)).toBeUndefined(),
);
