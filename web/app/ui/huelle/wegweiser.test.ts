import { expect, test } from "vitest";
import { wegweiserAus } from "./wegweiser.tsx";

test("Verlinkt wird nur, was ein Ziel nennt, und zwar nach Rang", () => {
  const ziele = wegweiserAus([
    { path: "/gebuehrentabelle", ziel: { ort: "kopf", rang: 50, text: "Gebührentabelle" } },
    { path: "/blog/:slug" },
    {
      path: "/zinsrechner",
      ziel: [
        { ort: "kopf", rang: 30, text: "Zinsen" },
        { ort: "rechner", rang: 20, text: "Zinsrechner" },
      ],
    },
    { path: "/", ziel: { ort: "kopf", rang: 10, text: "Start" } },
  ]);
  expect(ziele.map(({ pfad, ort }) => [pfad, ort])).toEqual([
    ["/", "kopf"],
    ["/zinsrechner", "rechner"],
    ["/zinsrechner", "kopf"],
    ["/gebuehrentabelle", "kopf"],
  ]);
});
