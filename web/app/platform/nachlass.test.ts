import { expect, test } from "vitest";
import { type Nachlass, niemand, verteilung } from "./nachlass.ts";

const nachlass: Nachlass = {
  posten: ["1", "2", "3"].map((id) => ({ id, gruppe: "7/26", text: "Berufung", satz: "" })),
  nachfolger: [
    { id: "anna", name: "Anna" },
    { id: "bert", name: "Bert" },
  ],
};

test("Eine Übergabe zählt, was an wen geht und was an niemanden", () => {
  const einzeln = new Map([["1", "bert"]]);
  expect(verteilung(nachlass, { einzeln })).toEqual({ je: [{ name: "Bert", anzahl: 1 }], offen: 2 });
  expect(verteilung(nachlass, { alles: "anna", einzeln })).toEqual({
    je: [
      { name: "Anna", anzahl: 2 },
      { name: "Bert", anzahl: 1 },
    ],
    offen: 0,
  });
});

test("Wer niemanden nennt oder jemanden von anderswo, lässt alles ohne Person", () => {
  expect(verteilung(nachlass, niemand).offen).toBe(3);
  expect(verteilung(nachlass, { alles: "fremd", einzeln: new Map() }).offen).toBe(3);
});
