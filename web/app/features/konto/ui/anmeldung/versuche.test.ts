import { expect, test } from "vitest";
import { abgesendet, ausBis, fehlgeschlagen, keineVersuche, type Versuche } from "./versuche.ts";

/** Submits every second from 0 on, each of which fails if it is sent; says which were sent. */
function folge(anzahl: number): { gesendet: boolean[]; versuche: Versuche } {
  let versuche = keineVersuche;
  const gesendet: boolean[] = [];
  for (let i = 0; i < anzahl; i += 1) {
    const ergebnis = abgesendet(versuche, i * 1000);
    versuche = ergebnis.erlaubt ? fehlgeschlagen(ergebnis.versuche, i * 1000 + 100) : ergebnis.versuche;
    gesendet.push(ergebnis.erlaubt);
  }
  return { gesendet, versuche };
}

test("drei Versuche gehen hinaus, der vierte bis sechste werden angehalten", () => {
  expect(folge(6).gesendet).toEqual([true, true, true, false, false, false]);
});

test("nach dem fünften Versuch lässt sich der Knopf noch drücken, nach dem sechsten nicht mehr", () => {
  expect(ausBis(folge(5).versuche, 5000)).toBeUndefined();
  expect(ausBis(folge(6).versuche, 6000)).toBe(61_000);
});

test("ist das Fenster vorbei, geht der nächste Versuch wieder hinaus", () => {
  const { versuche } = folge(6);
  expect(abgesendet(versuche, 60_099).erlaubt).toBe(false);
  expect(abgesendet(versuche, 60_100).erlaubt).toBe(true);
  expect(ausBis(versuche, 60_999)).toBe(61_000);
  expect(ausBis(versuche, 61_000)).toBeUndefined();
});

test("ohne Fehler davor ist ein Versuch keine Wiederholung", () => {
  expect(abgesendet(keineVersuche, 0).versuche.wiederholungen).toEqual([]);
  expect(abgesendet({ fehler: [0], wiederholungen: [] }, 60_000).versuche.wiederholungen).toEqual([]);
});
