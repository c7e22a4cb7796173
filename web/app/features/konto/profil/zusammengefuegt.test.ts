import { expect, test } from "vitest";
import { zusammengefuegt } from "./zusammengefuegt.ts";

test("Teile der Datei stehen nebeneinander, in ihrer Folge", () => {
  const datei = zusammengefuegt([{ account: 1, mails: [] }, {}, { contracts: [2] }]);
  expect(JSON.stringify(datei)).toBe('{"account":1,"mails":[],"contracts":[2]}');
});

test("Zwei Teile gleichen Namens überschreiben sich nicht still", () => {
  expect(() => zusammengefuegt([{ mails: [1] }, { mails: [] }])).toThrow(
    "Zwei Teile der Datei heißen „mails“.",
  );
});
