/**
 * How many times longer something takes for four times as much: about 4 when the work grows with its size, 16 when with
 * the square of it. Counts the time of this process's processor, so that a busy or slow machine changes nothing; the better of two.
 *
 * @param n small enough to be quick, large enough to take some milliseconds
 */
export function wachstum(arbeit: (n: number) => unknown, n: number): number {
  arbeit(n);
  const bestes = (groesse: number) => Math.min(...[1, 2].map(() => rechenzeit(() => arbeit(groesse))));
  return bestes(4 * n) / Math.max(bestes(n), 1_000);
}

function rechenzeit(arbeit: () => unknown): number {
  const beginn = process.cpuUsage();
  arbeit();
  const { user, system } = process.cpuUsage(beginn);
  return user + system;
}
