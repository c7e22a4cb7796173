import { expect, test } from "vitest";
import { beurteilt, korrigiert, ohneKorrekturen, zurueckgenommen } from "./korrektur.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";

const [stelle] = fundstellenAuf(2, "nach § 8 BGB gilt");
const [lesart] = fundstellenAuf(9, "§ 8 ZPO");
if (!stelle || !lesart) throw new Error("Beide Texte nennen eine Norm.");

const geaendert = korrigiert(ohneKorrekturen, stelle.schluessel, { art: "geaendert", lesart }, "§ 8 BGB");

test("Eine Änderung gibt der Stelle eine andere Norm und lässt sie, wo sie steht", () => {
  expect(beurteilt([stelle], geaendert)).toMatchObject([
    { akt: "ZPO", nr: "8", text: "§ 8 BGB", orte: [{ seite: 2 }], korrektur: "geaendert" },
  ]);
});

test("Rückgängig führt Schritt für Schritt zurück bis zu dem, was gelesen wurde", () => {
  const verworfen = korrigiert(geaendert, stelle.schluessel, { art: "verworfen" }, "§ 8 ZPO");
  expect(beurteilt([stelle], verworfen)[0]?.korrektur).toBe("verworfen");
  const einen = zurueckgenommen(verworfen);
  expect(beurteilt([stelle], einen)[0]).toMatchObject({ akt: "ZPO", korrektur: "geaendert" });
  expect(beurteilt([stelle], zurueckgenommen(einen))).toEqual([stelle]);
});

test("Wo nichts korrigiert ist, nimmt Rückgängig nichts zurück", () => {
  expect(zurueckgenommen(ohneKorrekturen)).toEqual(ohneKorrekturen);
});

test("Wieder aufgenommen steht die Stelle da, wie sie gelesen wurde", () => {
  const verworfen = korrigiert(ohneKorrekturen, stelle.schluessel, { art: "verworfen" }, "§ 8 BGB");
  expect(beurteilt([stelle], korrigiert(verworfen, stelle.schluessel, undefined, "§ 8 BGB"))).toEqual([
    stelle,
  ]);
});
