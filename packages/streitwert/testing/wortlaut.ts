import { expect, test } from "vitest";
import { type Angaben, rechenweg } from "../src/testing.ts";

/** For tests: one a row, each line of a rule's way as it is printed. The value is the amount of the last line, and nothing is noted. */
export function wortlaut(
  regel: string,
  faelle: readonly (readonly [titel: string, angaben: Angaben, weg: readonly string[]])[],
  vermerke: readonly string[] = [],
): void {
  test.each(faelle)(`%s: ${regel}`, (_titel, angaben, weg) => {
    const wert = weg.at(-1)?.split(" | ").at(-1);
    expect(rechenweg(regel, angaben)).toEqual({ wert, weg, vermerke });
  });
}
