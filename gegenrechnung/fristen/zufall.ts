import { type Tag, tag } from "@gebuehrenportal/recht";
import { isoVon, type Platz, platzVon } from "./kalender.ts";

/** Numbers that look random and come again with the same seed (mulberry32). */
export class Zufall {
  #zustand: number;

  constructor(saat: number) {
    this.#zustand = saat >>> 0;
  }

  /** From 0 to below 1. */
  wert(): number {
    this.#zustand = (this.#zustand + 0x6d2b79f5) >>> 0;
    let t = this.#zustand;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whole number, both ends included. */
  zahl(von: number, bis: number): number {
    return von + Math.floor(this.wert() * (bis - von + 1));
  }

  /** True in so many of a hundred cases. */
  mit(hundertstel: number): boolean {
    return this.wert() * 100 < hundertstel;
  }

  eins<T>(aus: readonly T[]): T {
    const gewaehlt = aus[this.zahl(0, aus.length - 1)];
    if (gewaehlt === undefined) throw new RangeError("Aus nichts lässt sich nichts wählen");
    return gewaehlt;
  }
}

const von = platzVon("2000-01-01");
const bis = platzVon("2040-12-31");

/** Stretches of a year in which calendars go wrong: ends of months and years, leap days, holidays. */
const heikel = [
  "01-03",
  "01-28",
  "02-25",
  "03-29",
  "04-10",
  "04-28",
  "05-04",
  "05-20",
  "07-29",
  "08-13",
  "09-16",
  "10-28",
  "12-17",
  "12-28",
];

/** A day from 2000 to 2040; a good half lies at ends of months and years, leap days and changes of the law. */
export function zufallstag(z: Zufall): Tag {
  if (z.mit(45)) return tag(isoVon(z.zahl(von, bis)));
  if (z.mit(12)) return tagUm(z, z.eins(["2024-12-31", "2025-12-31", "2021-07-01", "2022-02-01"]), 12);
  if (z.mit(15))
    return tagUm(z, `${z.eins([2000, 2004, 2008, 2012, 2016, 2020, 2024, 2028, 2032, 2036, 2040])}-02-28`, 3);
  return tag(isoVon(innen(platzVon(`${z.zahl(2000, 2040)}-${z.eins(heikel)}`) + z.zahl(0, 8))));
}

export const tagUm = (z: Zufall, mitte: string, tage: number): Tag =>
  tag(isoVon(innen(platzVon(mitte) + z.zahl(-tage, tage))));

/** A day so many days after another one. */
export const tagNach = (z: Zufall, ab: Tag, mindestens: number, hoechstens: number): Tag =>
  tag(isoVon(platzVon(ab) + z.zahl(mindestens, hoechstens)));

const innen = (p: Platz): Platz => Math.min(Math.max(p, von), bis);
