/** A processor's time is counted in steps of some milliseconds: what takes less than two of them is quick, however often. */
const schrittUs = 8_000;

/**
 * How many times longer something takes at once than in sixteen parts: about 1 when the work grows with its size, 16 when
 * with the square of it. Counts the time this thread works, so that neither a busy machine nor what the engine does beside it
 * (collecting, compiling) changes much; the best of three.
 *
 * @param n size of one part; the square of the whole is to take many milliseconds
 */
export function wachstum(arbeit: (n: number) => unknown, n: number): number {
  const bestes = (lauf: () => unknown) => Math.min(...[1, 2, 3].map(() => rechenzeit(lauf)));
  const inTeilen = bestes(() => Array.from({ length: 16 }, () => arbeit(n)));
  return bestes(() => arbeit(16 * n)) / Math.max(inTeilen, schrittUs);
}

/** What is less than this grows with its size, in the units of {@link wachstum}. */
export const linear = 4;

function rechenzeit(lauf: () => unknown): number {
  const beginn = process.threadCpuUsage();
  lauf();
  const { user, system } = process.threadCpuUsage(beginn);
  return user + system;
}
