import { expect, test } from "vitest";

/** For tests: one a row, all that the reader of a result gets for these inputs, line by line. */
export function wege<A extends readonly unknown[]>(
  gelesen: (...angaben: A) => readonly string[],
  faelle: readonly (readonly [titel: string, angaben: NoInfer<A>, weg: readonly string[]])[],
): void {
  test.each(faelle)("%s", (_titel, angaben, weg) => {
    expect(gelesen(...angaben)).toEqual(weg);
  });
}
