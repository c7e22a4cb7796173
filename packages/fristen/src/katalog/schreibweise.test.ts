import { stichworte } from "@gebuehrenportal/gesetze/fristenkatalog/stichworte.ts";
import texte from "@gebuehrenportal/gesetze/fristenkatalog/texte.json" with { type: "json" };
import verzeichnis from "@gebuehrenportal/gesetze/fristenkatalog/verzeichnis.json" with { type: "json" };
import { expect, test } from "vitest";

const alles = JSON.stringify(verzeichnis) + JSON.stringify(texte);

test("Normen stehen mit Absatz und Satz ausgeschrieben, nie „§ 13 I 2“", () => {
  expect(alles.match(/(§§?|Art\.) ?\d+[a-z]? [IVX]+\b(?! ZB| ZR)/g)).toBeNull();
  expect(alles.match(/Abs\. \d+ \d/g)).toBeNull();
});

test("Urkunden und Rechtsmittel stehen ausgeschrieben", () => {
  expect(alles.match(/\b(VU|VB|KfB|NZB|MB)\b/g)).toBeNull();
});

test("Stichworte gehören zu Einträgen, die es gibt, in der Schreibweise der Suche", () => {
  const ids = new Set(verzeichnis.map(({ id }) => id));
  expect(Object.keys(stichworte).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(stichworte).filter((w) => !/^[a-z ]+$/.test(w))).toEqual([]);
});
