import { expect, test } from "vitest";
import { wegweiserAus } from "./wegweiser.tsx";

test("Verlinkt wird nur, was ein Ziel nennt, und zwar nach Rang", () => {
  const ziele = wegweiserAus([
    { path: "/gebuehrentabelle", ziel: { ort: "kopf", rang: 50, text: "Gebührentabelle" } },
    { path: "/blog/:slug" },
    { path: "/", ziel: { ort: "kopf", rang: 10, text: "Start" } },
  ]);
  expect(ziele.map((ziel) => ziel.pfad)).toEqual(["/", "/gebuehrentabelle"]);
});
