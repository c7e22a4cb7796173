import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrModule, qrPfad } from "./qr.ts";

// The codes below were read back, letter by letter, by an independent reader (jsQR 1.4).
test("„Gebührenportal“ ist der Code, den ein Lesegerät versteht", () => {
  const bild = qrModule("Gebührenportal")?.map((zeile) =>
    zeile.map((dunkel) => (dunkel ? "#" : ".")).join(""),
  );
  expect(bild).toEqual([
    "#######.....##..#.#######",
    "#.....#.####..###.#.....#",
    "#.###.#...##.##.#.#.###.#",
    "#.###.#......###..#.###.#",
    "#.###.#.#.#.#.#...#.###.#",
    "#.....#..#####....#.....#",
    "#######.#.#.#.#.#.#######",
    "..........#..##.#........",
    "#.#.#.#..##.#.###...#..#.",
    "..###..##..#..##..#..#.##",
    "...#.##..#...#..#.#....##",
    ".#..#...#.#.#..###..#.#..",
    "####.##..#.##..####...###",
    ".##.....#..###..###..#.##",
    "#....###.####.#..#.###.##",
    ".#####.##.#.####..#..##.#",
    "#..##.####.#..#.######.##",
    "........#.##..###...#.##.",
    "#######...#..#.##.#.#.###",
    "#.....#..#.#....#...#...#",
    "#.###.#.##..#...#####..#.",
    "#.###.#..#.###.#...#####.",
    "#.###.#.#.###.####.##.#.#",
    "#.....#..##.###.##.##..#.",
    "#######.#.##..###...##.##",
  ]);
});

test.each([
  [100, 41, "b8803492b57037ec"],
  [180, 53, "4e8fc0abdc2c283f"],
  [287, 65, "a4d75084164f0129"],
])("%i Zeichen werden ein Code von %i Modulen mit verschränkten Blöcken", (laenge, groesse, erwartet) => {
  const module = qrModule("otpauth://totp/abc?secret=JBSWY3DPEHPK3PXP&".repeat(8).slice(0, laenge));
  expect(module?.length).toBe(groesse);
  expect(createHash("sha256").update(JSON.stringify(module)).digest("hex").slice(0, 16)).toBe(erwartet);
});

test("was in keine der dreizehn Größen passt, bekommt keinen Code", () => {
  expect(qrModule("x".repeat(331))).toBeDefined();
  expect(qrModule("x".repeat(332))).toBeUndefined();
  expect(qrPfad("x".repeat(332))).toBeUndefined();
});

test("um den Code bleiben vier Module Rand", () => {
  const bild = qrPfad("Gebührenportal");
  expect(bild?.groesse).toBe(25 + 8);
  expect(bild?.pfad.startsWith("M4 4h1v1h-1z")).toBe(true);
});
