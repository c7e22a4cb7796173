import type { Kanzleirolle } from "#platform/access/konto.ts";

/** Office roles in the order in which they are offered. */
export const kanzleirollen = [
  "rechtsanwalt",
  "fachangestellte",
  "vertretung",
  "nur-lesen",
] as const satisfies readonly Kanzleirolle[];

const namen: Readonly<Record<Kanzleirolle, string>> = {
  rechtsanwalt: "Anwältin/Anwalt",
  fachangestellte: "Fachangestellte/r",
  vertretung: "Vertretung",
  "nur-lesen": "Nur lesen",
};

/** An office role as people read it. */
export const rollenname = (rolle: Kanzleirolle): string => namen[rolle];

/** The office role that a text names. */
export const kanzleirolleAus = (text: string | null | undefined): Kanzleirolle | undefined =>
  kanzleirollen.find((rolle) => rolle === text);
