import { alsTag, type Tag } from "@gebuehrenportal/recht";

/** Whether a day exists and lies where days can be added without leaving the calendar of the kernel. */
export const rechenbar = (tag: Tag): boolean =>
  alsTag(tag) !== undefined && tag >= "1900-01-01" && tag < "2200-01-01";

/** What a day that cannot be computed with is told. */
export const tagGrund = "Der Tag muss ein Kalendertag von 1900 bis 2199 sein.";

/** Ten thousand million euros in cents: beyond it centuries of interest leave the exact integers. */
export const hoechstbetrag = 10 ** 12;

/** A hundred percent in hundredths of a percentage point. */
export const hoechstsatz100 = 10_000;
