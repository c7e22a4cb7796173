import { wertberichtigungen } from "#features/jahreswerte/index.server.ts";
import { type Berichtigung, berichtigungen } from "./berichtigungen.ts";

/** Numbers of the law packages and entered ones that had to be corrected, the latest first. */
export const alleBerichtigungen = async (): Promise<readonly Berichtigung[]> =>
  [...berichtigungen, ...(await wertberichtigungen())].toSorted((a, b) => (a.am > b.am ? -1 : 1));
