import { expect, test } from "vitest";
import { kernregister } from "./register/kernregister.ts";
import { zitate, zitateSchrittweise } from "./zitate.ts";

function pausen(text: string): number {
  const lauf = zitateSchrittweise(text, kernregister);
  let anzahl = 0;
  while (!lauf.next().done) anzahl++;
  return anzahl;
}

const nach = "Der Kläger hat § 823 Abs. 1 BGB genannt.";
const ort = ({ start, ende, text }: { start: number; ende: number; text: string }) => [start, ende, text];

// 20,000 citations are answered with 100 pauses; the others are those of reading.
test("Eine Fortsetzung ohne Ende („§§ 1 BGB, 2 BGB, …“) wird mit Pausen gelesen", () => {
  expect(pausen(`§§ ${"1 BGB, ".repeat(20_000)}`)).toBeGreaterThan(120);
});

test("Wo vom Text das meiste schon losgelassen ist, stehen die Fundstellen noch richtig", () => {
  const davor = "Ein Satz ohne Norm, der nur Platz braucht. ".repeat(8_000);
  expect(zitate(davor + nach, kernregister).map(ort)).toEqual([[344_015, 344_031, "§ 823 Abs. 1 BGB"]]);
});

test("Ein offener Paragraph findet den Akt, der erst nach vielen Worten desselben Satzes steht", () => {
  const lang = "und was sonst noch zu sagen ist ".repeat(6_000);
  expect(zitate(`Nach § 823 ${lang} gilt § 826 BGB.`, kernregister).map(ort)).toEqual([
    [5, 10, "§ 823"],
    [192_017, 192_026, "§ 826 BGB"],
  ]);
});

test("Mehr Zeichen, als in ein Fenster gehen, stehen vor einer Zahl", () => {
  expect(zitate(`${"§".repeat(100_000)} 823, 826 BGB`, kernregister).map(({ ende }) => ende)).toEqual([
    100_013,
  ]);
});
