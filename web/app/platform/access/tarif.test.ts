import { describe, expect, test } from "vitest";
import {
  darf,
  type Faehigkeit,
  oeffnet,
  stufenname,
  type Tarif,
  type Tarifstufe,
  tarifAus,
} from "./tarif.ts";

const tarife: readonly Tarif[] = ["free", "basic", "premium", "teams", "Teammitglied"];
const faehigkeiten: readonly Faehigkeit[] = [
  "rvg-erweitert",
  "kostennote",
  "export-pdf",
  "export-docx",
  "export-xlsx",
  "speichern-unbegrenzt",
  "schnittstelle",
];
const stufen: readonly Tarifstufe[] = ["basic", "premium", "teams"];

test.each(tarife.map((tarif) => [tarif, tarif === "free" ? [] : faehigkeiten] as const))(
  "Der Tarif %s öffnet: %j",
  (tarif, erwartet) => {
    expect(faehigkeiten.filter((faehigkeit) => darf(tarif, faehigkeit))).toEqual(erwartet);
  },
);

test.each([
  ["free", []],
  ["basic", ["basic"]],
  ["premium", ["basic", "premium"]],
  ["teams", stufen],
  ["Teammitglied", stufen],
] as const)("Der Tarif %s kommt durch die Schranken %j", (tarif, erwartet) => {
  expect(stufen.filter((stufe) => oeffnet(tarif, stufe))).toEqual(erwartet);
});

test("Schranken heißen Basic, Premium und Teams", () => {
  expect(stufen.map(stufenname)).toEqual(["Basic", "Premium", "Teams"]);
});

describe("Ein Text nennt einen Tarif", () => {
  test.each(tarife)("in jeder Schreibweise: %s", (tarif) => {
    for (const text of [tarif, tarif.toUpperCase(), tarif.toLowerCase()]) expect(tarifAus(text)).toBe(tarif);
  });

  test.each(["", "pro", "basic ", "gratis"])("oder keinen, dann gilt der freie: „%s“", (text) => {
    expect(tarifAus(text)).toBe("free");
  });
});
