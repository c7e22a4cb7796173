import { expect, test } from "vitest";
import { abschluss } from "./abschluss.ts";

test("Wer nicht freigeschaltet ist, reicht ein; Autoren veröffentlichen eigene Änderungen, die Redaktion alles", () => {
  const [niemand, autorin, redaktion] = [
    { moderiert: false, aendertSelbst: false },
    { moderiert: false, aendertSelbst: true },
    { moderiert: true, aendertSelbst: true },
  ];
  expect([niemand, autorin, redaktion].map((wer) => [abschluss(wer, false), abschluss(wer, true)])).toEqual([
    ["einreichen", "einreichen"],
    ["einreichen", "aendern"],
    ["veroeffentlichen", "aendern"],
  ]);
});
