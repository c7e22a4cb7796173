import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anmeldeadresse, registrieradresse } from "../ui/ablegen/anmeldeadresse.ts";
import { entwurfMerken, entwurfVergessen, gemerkterEntwurf } from "../ui/ablegen/speicherentwurf.ts";
import { basis, basisMerken } from "../ui/ablegen/speichern-senden.ts";
import { gemerktes, merken, nichtMehrWarten, vergessen, warteSkript } from "./merken.ts";

/** The tab's storage. */
let speicher: Map<string, string>;

beforeEach(() => {
  speicher = new Map();
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "?a=1", hash: "" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => speicher.get(name) ?? null,
    setItem: (name: string, wert: string) => speicher.set(name, wert),
    removeItem: (name: string) => speicher.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ohneSpeicher = () =>
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("verboten");
    },
  });
const lesen = (text: string) => (text.startsWith("1.") ? text.slice(2) : undefined);

test("Was getippt ist, kommt an derselben Adresse wieder, an einer anderen nicht", () => {
  merken("1.stand");
  expect([...speicher]).toEqual([["eingaben/pkh-rechner", '{"ort":"?a=1","stand":"1.stand"}']]);
  expect(gemerktes(lesen)).toBe("stand");
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "?a=2", hash: "" });
  expect(gemerktes(lesen)).toBeUndefined();
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "?a=1", hash: "#x" });
  expect(gemerktes(lesen)).toBeUndefined();
});

test("Vergessen ist vergessen", () => {
  merken("1.stand");
  vergessen();
  expect(speicher.size).toBe(0);
  expect(gemerktes(lesen)).toBeUndefined();
});

test.each([
  "kein JSON",
  "null",
  "5",
  "{}",
  '{"ort":"?a=1"}',
  '{"stand":"1.x"}',
  '{"ort":"?a=1","stand":5}',
  '{"ort":"?a=1","stand":"2.x"}',
])("Ein fremder Eintrag zählt nicht: %s", (eintrag) => {
  speicher.set("eingaben/pkh-rechner", eintrag);
  expect(gemerktes(lesen)).toBeUndefined();
});

test.each([
  ["#1.link", "link"],
  ["#2.link", "beschaedigt"],
  ["#12.link", "beschaedigt"],
  ["#ergebnis", undefined],
  ["#a1.x", undefined],
  ["", undefined],
])("Die Adresse mit %s bringt %s", (hash, erwartet) => {
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "", hash });
  expect(gemerktes(lesen)).toBe(erwartet);
});

test("Was der Tab weiß, geht dem Link vor", () => {
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "", hash: "#1.link" });
  merken("1.tab");
  expect(gemerktes(lesen)).toBe("tab");
});

test("Ohne Speicher geht nichts verloren als das Gemerkte", () => {
  ohneSpeicher();
  merken("1.x");
  vergessen();
  entwurfMerken({ bezeichnung: "a", aktenzeichen: "b" });
  entwurfVergessen();
  expect([gemerktes(lesen), gemerkterEntwurf()]).toEqual([undefined, undefined]);
});

test("Ist das Formular da, wird es gezeigt", () => {
  const dataset = { wiederherstellen: "", sonst: "x" };
  vi.stubGlobal("document", { documentElement: { dataset } });
  nichtMehrWarten();
  expect(dataset).toEqual({ sonst: "x" });
});

test("Name und Aktenzeichen überstehen die Anmeldung, je Seite", () => {
  entwurfMerken({ bezeichnung: "Müller", aktenzeichen: "1/26" });
  expect([...speicher.keys()]).toEqual(["speichern/pkh-rechner"]);
  expect(gemerkterEntwurf()).toEqual({ bezeichnung: "Müller", aktenzeichen: "1/26" });
  entwurfVergessen();
  expect(gemerkterEntwurf()).toBeUndefined();
  speicher.set("speichern/pkh-rechner", "5");
  expect(gemerkterEntwurf()).toBeUndefined();
  speicher.set("speichern/pkh-rechner", "{}");
  expect(gemerkterEntwurf()).toEqual({ bezeichnung: "", aktenzeichen: "" });
});

test("Die Anmeldung führt hierher zurück, die Eingaben stehen hinter der Raute", () => {
  expect(anmeldeadresse(() => "1.x")).toBe("/login?redirect=%2Fpkh-rechner%3Fa%3D1#1.x");
  expect(registrieradresse(() => "1.x")).toBe("/register?redirect=%2Fpkh-rechner%3Fa%3D1#1.x");
});

test("Die Fassung, von der eine Änderung ausgeht, ist die höhere aus Adresse und Tab", () => {
  expect(basis("b1")).toBeUndefined();
  basisMerken("b1", 3);
  expect([basis("b1"), basis("b2")]).toEqual([3, undefined]);
  vi.stubGlobal("location", { pathname: "/", search: "?basis=5", hash: "" });
  expect([basis("b1"), basis("b2")]).toEqual([5, 5]);
  basisMerken("b1", 7);
  expect(basis("b1")).toBe(7);
});

test.each([
  ["", undefined, false],
  ["#1.link", undefined, true],
  ["#12.link", undefined, true],
  ["#ergebnis", undefined, false],
  ["#x1.", undefined, false],
  ["", '{"ort":"?a=1","stand":"1.x"}', true],
  ["#y", '{"ort":"?a=1#y","stand":"1.x"}', true],
  ["", '{"ort":"?a=2","stand":"1.x"}', false],
  ["#y", '{"ort":"?a=1","stand":"1.x"}', false],
  ["", "kein JSON", false],
])(
  "Vor dem ersten Bild: mit der Raute „%s“ und dem Eintrag %s wartet das Formular: %s",
  (hash, eintrag, wartet) => {
    vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "?a=1", hash });
    const dataset = {};
    vi.stubGlobal("document", { documentElement: { dataset } });
    if (eintrag !== undefined) speicher.set("eingaben/pkh-rechner", eintrag);
    new Function(warteSkript)();
    expect(dataset).toEqual(wartet ? { wiederherstellen: "" } : {});
  },
);
