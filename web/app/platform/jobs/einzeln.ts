/**
 * Does something for each of some, one after the other; one that fails holds none of the others up.
 *
 * @returns what went wrong
 */
export async function einzeln<T>(
  alle: readonly T[],
  tun: (einer: T) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const fehler: unknown[] = [];
  for (const einer of alle)
    try {
      await tun(einer);
    } catch (grund) {
      fehler.push(...(grund instanceof AggregateError ? grund.errors : [grund]));
    }
  return fehler;
}

/** @throws {AggregateError} something went wrong */
export function fehlerMelden(fehler: readonly unknown[], was: string): void {
  if (fehler.length > 0) throw new AggregateError(fehler, `${fehler.length} ${was}`);
}
