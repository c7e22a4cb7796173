import { expect, test } from "vitest";
import { kopfGelesen, kopfVerglichen } from "./kopfangabe.ts";

const hash = "3f0a91c2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f";
const angabe = (nr: number, anfang = hash) => ({ art: "angabe", angabe: { nr, anfang } });

test.each([
  ["812", hash],
  [" Nr. 812 ", hash.toUpperCase()],
  ["Nr. 812", hash.replace(/(.{8})/g, "$1 ")],
  ["Nr. 812,", `${hash.slice(0, 32)}-\n${hash.slice(32)}`],
  [`Nr. 812, ${hash}`, ""],
  ["", `Nr. 812, ${hash}`],
  ["", `Letzte Zeile Nr. 812, ${hash}`.replace("Letzte ", "")],
])("Nummer und Prüfsumme werden gelesen, wie sie gedruckt sind: %s / %s", (nr, kopf) => {
  expect(kopfGelesen(nr, kopf)).toEqual(angabe(812));
});

test("Eine Nummer mit Tausenderpunkt und eine gekürzte Prüfsumme genügen", () => {
  expect(kopfGelesen("1.812", `${hash.slice(0, 16)}…`)).toEqual(angabe(1812, hash.slice(0, 16)));
});

test.each([
  ["", hash, "nr"],
  ["0", hash, "nr"],
  ["zwölf", hash, "nr"],
  ["12", "", "kopf"],
  ["12", "3f0a", "kopf"],
  ["12", hash.replace("3", "x"), "kopf"],
  ["12", `${hash}0`, "kopf"],
])("Was fehlt oder nicht stimmen kann, steht an seinem Feld: %s / %s", (nr, kopf, feld) => {
  expect(kopfGelesen(nr, kopf)).toMatchObject({ art: "fehler", feld });
});

test("Zwei leere Felder sind keine Angabe", () => {
  expect(kopfGelesen(" ", "")).toEqual({ art: "leer" });
});

test("Ein notierter Stand stimmt, stimmt nicht, oder seine Nummer gibt es nicht", () => {
  const kurz = { nr: 812, anfang: hash.slice(0, 20) };
  expect(kopfVerglichen(kurz, hash)).toBe("stimmt");
  expect(kopfVerglichen(kurz, hash.replace("3", "4"))).toBe("stimmt-nicht");
  expect(kopfVerglichen(kurz, undefined)).toBe("fehlt");
});
