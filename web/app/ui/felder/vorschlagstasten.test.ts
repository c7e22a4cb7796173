import { expect, test } from "vitest";
import { type Listenstand, tastenwirkung } from "./vorschlagstasten.ts";

const drei: Listenstand = { anzahl: 3, stelle: -1, nurListe: false, sichtbar: true };

/** Places reached by a key pressed again and again. */
function weg(taste: string, stand: Listenstand, wieOft: number): readonly number[] {
  const stellen: number[] = [];
  for (let i = 0; i < wieOft; i++) {
    const wirkung = tastenwirkung(taste, { ...stand, stelle: stellen.at(-1) ?? stand.stelle });
    if (wirkung?.art === "schritt") stellen.push(wirkung.stelle);
  }
  return stellen;
}

test("Die Pfeiltasten gehen im Kreis, zwischen Ende und Anfang steht das Getippte", () => {
  expect(weg("ArrowDown", drei, 5)).toEqual([0, 1, 2, -1, 0]);
  expect(weg("ArrowUp", drei, 5)).toEqual([2, 1, 0, -1, 2]);
});

test("Gilt nur, was in der Liste steht, führt das Ende gleich zum Anfang", () => {
  const stand = { ...drei, nurListe: true, stelle: 0 };
  expect(weg("ArrowDown", stand, 4)).toEqual([1, 2, 0, 1]);
  expect(weg("ArrowUp", stand, 4)).toEqual([2, 1, 0, 2]);
});

test("Ohne Vorschläge öffnen die Pfeiltasten, alle anderen Tasten gehören dem Feld", () => {
  const leer = { ...drei, anzahl: 0, sichtbar: false };
  expect(tastenwirkung("ArrowDown", leer)).toEqual({ art: "oeffnen" });
  expect(tastenwirkung("ArrowUp", { ...leer, nurListe: true, stelle: 0 })).toEqual({ art: "oeffnen" });
  for (const taste of ["Enter", "Escape", "a", ",", "Tab", "Home"])
    expect(tastenwirkung(taste, { ...leer, nurListe: true, stelle: 0 }), taste).toBeUndefined();
});

test("Enter nimmt nur, was erreicht und zu sehen ist", () => {
  expect(tastenwirkung("Enter", { ...drei, stelle: 2 })).toEqual({ art: "wahl" });
  expect(tastenwirkung("Enter", drei)).toBeUndefined();
  expect(tastenwirkung("Enter", { ...drei, stelle: 2, sichtbar: false })).toBeUndefined();
  // The list has grown shorter meanwhile.
  expect(tastenwirkung("Enter", { ...drei, stelle: 3 })).toBeUndefined();
});

test("Escape schließt, was zu sehen ist, auch einen Satz ohne Vorschläge", () => {
  expect(tastenwirkung("Escape", { ...drei, anzahl: 0 })).toEqual({ art: "schliessen" });
  expect(tastenwirkung("Escape", { ...drei, sichtbar: false })).toBeUndefined();
});
