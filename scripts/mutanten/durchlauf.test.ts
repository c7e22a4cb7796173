import { describe, expect, test } from "vitest";
import { ausgelesen, wieWeiter } from "./durchlauf.ts";
import { mitGedaechtnis } from "./instrumentieren.ts";
import { alsZeile, type Ereignis } from "./plan.ts";

const verlauf = (...ereignisse: Ereignis[]) => ereignisse.map(alsZeile).join("");
const beginnt = (mutant: string): Ereignis => ({ was: "beginnt", mutant });
const bemerkt = (mutant: string): Ereignis => ({ was: "bemerkt", mutant });
const durch = (id: string): Ereignis => ({ was: "durch", test: id });

describe("Nach einem Durchlauf", () => {
  const leer = ausgelesen("");
  const einer = ausgelesen(verlauf(durch("a")));

  test("ist alles getan, wenn er grün endet", () => expect(wieWeiter(einer, 0, 0)).toBe("fertig"));
  test("geht es weiter, wo er in einer Änderung stehen blieb", () =>
    expect(wieWeiter(ausgelesen(verlauf(beginnt("1"))), 1, 0)).toBe("weiter"));
  test("geht es weiter, wenn er rot endet und Tests geschafft hat", () =>
    expect(wieWeiter(einer, 1, 0)).toBe("weiter"));
  test("ist alles getan, wenn er rot endet und nichts mehr zu beginnen war", () =>
    expect(wieWeiter(leer, 1, 1)).toBe("fertig"));
  test("ist der erste gescheitert, der nichts beginnen konnte", () =>
    expect(wieWeiter(leer, 1, 0)).toBe("gescheitert"));
});

describe("Aus dem Verlauf eines Durchlaufs", () => {
  test("zählt, was ein Test bemerkt hat, der danach wieder besteht", () => {
    const text = verlauf(
      beginnt("1"),
      bemerkt("1"),
      beginnt("2"),
      { was: "unbemerkt", mutant: "2" },
      durch("a"),
    );
    expect(ausgelesen(text)).toEqual({
      bemerkt: ["1"],
      tests: ["a"],
      unbrauchbar: [],
      stehengeblieben: undefined,
      verdorben: false,
    });
  });

  test("zählt nicht, was ein Test bemerkt hat, der danach nicht mehr besteht", () => {
    const text = verlauf(beginnt("1"), bemerkt("1"), { was: "verdorben", test: "a" });
    expect(ausgelesen(text)).toMatchObject({
      bemerkt: [],
      tests: ["a"],
      unbrauchbar: ["a"],
      verdorben: true,
    });
  });

  test("nennt die Änderung, in der er stehen blieb; ihr Test ist noch nicht durch", () => {
    const text = verlauf(durch("a"), beginnt("1"), bemerkt("1"), beginnt("2"));
    expect(ausgelesen(text)).toMatchObject({ bemerkt: [], tests: ["a"], stehengeblieben: "2" });
  });

  test("liest eine halb geschriebene letzte Zeile nicht", () => {
    expect(ausgelesen(`${verlauf(beginnt("1"), bemerkt("1"))}dur`)).toMatchObject({ tests: [] });
  });
});

test("Was ein Modul sich merkt, wird angemeldet, alles andere bleibt", () => {
  expect(
    mitGedaechtnis("const bekannt = new Map<Tag, readonly A[]>();\nconst b = new Map([[1, 2]]);\n"),
  ).toBe(
    "const bekannt = ((m) => (((globalThis as any).__gedaechtnis__ ??= []).push(m), m))(new Map<Tag, readonly A[]>());\nconst b = new Map([[1, 2]]);\n",
  );
});
