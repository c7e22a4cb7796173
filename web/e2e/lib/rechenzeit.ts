import { readFileSync } from "node:fs";

/** Linux counts the time of its processes in hundredths of a second, whatever the machine. */
const mikrosekundenJeTakt = 10_000;

/**
 * CPU time a process and its threads have used so far, in the program and in the system for it, in microseconds;
 * `undefined` on systems that do not tell (only Linux does).
 */
export const rechenzeit = (pid: number): number | undefined => ausStat(`/proc/${pid}/stat`);

/**
 * CPU time of the main thread of a process alone, in microseconds: the one that answers, which everybody waits for.
 * `undefined` as in `rechenzeit`.
 */
export const hauptfadenzeit = (pid: number): number | undefined => ausStat(`/proc/${pid}/task/${pid}/stat`);

function ausStat(datei: string): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(datei, "utf8");
  } catch {
    return undefined;
  }
  // The second field is the program's name in brackets and may hold blanks; `utime` and `stime` are the 14th and 15th.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(utime) + Number(stime)) * mikrosekundenJeTakt;
}
