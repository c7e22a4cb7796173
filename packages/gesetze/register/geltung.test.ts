import { alsTag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { geltungen } from "./geltung.ts";
import { kern } from "./kern.ts";
import { weitere } from "./weitere.ts";

const ids = new Set([...kern.akte, ...weitere.akte].map(({ id }) => id));
const akte = geltungen.flatMap((geltung) => geltung.akte);

test("Jeder Akt mit Geltungsbeginn steht im Register, und keiner zweimal", () => {
  expect(akte.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(akte).size).toBe(akte.length);
  expect(geltungen.length).toBeGreaterThan(180);
});

test("Jeder Beginn hat eine Fundstelle, und verkündet wird davor oder am selben Tag", () => {
  const falsch = geltungen
    .flatMap(({ akte: [akt], ab, quelle, teile }) => [
      { akt, ab, quelle },
      ...teile.map((teil) => ({ akt, ...teil })),
    ])
    .filter(({ ab, quelle }) => {
      const jahr = Number(/(?:BGBl\. I |BGBl\. |RGBl\. |vom \d\d\.\d\d\.)(\d{4})/.exec(quelle)?.[1]);
      const beginn = Number(ab.slice(0, 4));
      return !(jahr <= beginn && jahr > beginn - 8);
    });
  expect(falsch).toEqual([]);
});

test("Tage sind Kalendertage, Sicherheiten bekannt", () => {
  const tage = geltungen.flatMap(({ ab, vorgaenger, teile }) => [
    ab,
    ...teile.map((teil) => teil.ab),
    ...vorgaenger.flatMap((eines) => eines.ab ?? []),
  ]);
  expect(tage.filter((tag) => alsTag(tag) === undefined)).toEqual([]);
  expect(new Set(geltungen.map(({ sicherheit }) => sicherheit))).toEqual(new Set(["hoch", "mittel"]));
});

test("Vorgänger folgen aufeinander und enden mit dem Beginn des Gesetzes", () => {
  for (const {
    akte: [akt],
    ab,
    vorgaenger,
  } of geltungen) {
    const tage = [...vorgaenger.flatMap((eines) => eines.ab ?? []), ab];
    expect([akt, tage]).toEqual([akt, tage.toSorted()]);
    expect(vorgaenger.slice(1).every((eines) => eines.ab !== undefined)).toBe(true);
  }
});
