import { expect, test } from "vitest";
import { marken } from "./marken.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";

const texte = (text: string) => marken(fundstellenAuf(1, text)).map((marke) => marke.text);

test.each([
  ["§ 823 BGB", []],
  ["§ 280 BGB gilt; auch § 281 gilt.", ["abgeleitet"]],
  ["§ 280 BGB gilt. Auch § 281 gilt.", []],
  ["§ 5 KAG Bremen", ["Landesrecht (Bremen), kein Verweisziel bekannt"]],
  ["§ 9999 BGB", ["in aktueller Fassung nicht vorhanden"]],
  ["§ 8 KAG", ["mehrdeutig: welches Land?"]],
  ["§ 5 AGBG", ["außer Kraft → BGB"]],
])("%s trägt die Marken %j", (text, erwartet) => {
  expect(texte(text)).toEqual(erwartet);
});

test("Mehrere Stellen einer Zeile tragen jede Marke einmal; was aus einem Bild kommt, gilt als unsicher", () => {
  const stellen = fundstellenAuf(1, "§ 9999 BGB, § 9998 BGB").map((stelle) => ({
    ...stelle,
    ausBild: true as const,
  }));
  expect(marken(stellen)).toEqual([
    { text: "in aktueller Fassung nicht vorhanden", ernst: true },
    { text: "unsicher gelesen", ernst: true },
  ]);
});
