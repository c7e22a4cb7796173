import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { Leser } from "../../formular/lesen.ts";
import { gesamtauftragAus, prozentAus, reisenAus } from "./eingabe-mehrere.ts";

const gelesen = <T>(lies: (leser: Leser) => T) => {
  const leser = new Leser(tag("2026-11-21"));
  return { wert: lies(leser), fehler: Object.keys(leser.fehler) };
};

test("Reisen zu mehreren Geschäften, je Zeile eine, mit Plus oder Schrägstrich", () => {
  expect(
    gelesen((l) => reisenAus("115,00: 43,00 / 112,00; 155: 150,80 + 30 + 25,20", "a1.reisen", l)),
  ).toEqual({
    wert: [
      { kosten: 11_500, einzeln: 4_300, andere: [11_200] },
      { kosten: 15_500, einzeln: 15_080, andere: [3_000, 2_520] },
    ],
    fehler: [],
  });
  for (const text of ["115", "115: 43", "115: 43 / x", "x: 43 / 112", "0: 43 / 112"])
    expect(
      gelesen((l) => reisenAus(text, "a1.reisen", l)),
      text,
    ).toEqual({ wert: undefined, fehler: ["a1.reisen"] });
  expect(gelesen((l) => reisenAus("", "a1.reisen", l))).toEqual({ wert: undefined, fehler: [] });
});

test("Ein einziger Auftrag mit Satz, Wert oder Betrag", () => {
  expect(
    gelesen((l) => gesamtauftragAus("3100:1,3 aus 10.000; 3104; 4104 = 198,00", "a1.gesamtauftrag", l)),
  ).toEqual({
    wert: [{ nr: "3100", satz100: 130, wert: 1_000_000 }, { nr: "3104" }, { nr: "4104", betrag: 19_800 }],
    fehler: [],
  });
  for (const text of ["Verfahrensgebühr", "3100 aus x", "3100:1,333", "4104 = 0"])
    expect(gelesen((l) => gesamtauftragAus(text, "a1.gesamtauftrag", l)).fehler, text).toEqual([
      "a1.gesamtauftrag",
    ]);
});

test("Ein Teil in Prozent", () => {
  expect(gelesen((l) => prozentAus("33,33 %", "a1.bewilligtProzent", l)).wert).toBe(33.33);
  expect(gelesen((l) => prozentAus("ein Drittel", "a1.bewilligtProzent", l)).fehler).toEqual([
    "a1.bewilligtProzent",
  ]);
});
