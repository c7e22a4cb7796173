import { badenWuerttemberg } from "./baden-wuerttemberg.ts";
import { bayern } from "./bayern.ts";
import { berlin } from "./berlin.ts";
import { brandenburg } from "./brandenburg.ts";
import { bremen } from "./bremen.ts";
import { hamburg } from "./hamburg.ts";
import { hessen } from "./hessen.ts";
import { mecklenburgVorpommern } from "./mecklenburg-vorpommern.ts";
import { niedersachsen } from "./niedersachsen.ts";
import { nordrheinWestfalen } from "./nordrhein-westfalen.ts";
import { rheinlandPfalz } from "./rheinland-pfalz.ts";
import { saarland } from "./saarland.ts";
import { sachsen } from "./sachsen.ts";
import { sachsenAnhalt } from "./sachsen-anhalt.ts";
import { schleswigHolstein } from "./schleswig-holstein.ts";
import { thueringen } from "./thueringen.ts";
import type { Land, Landesfeiertage } from "./typ.ts";

/** The sixteen Länder with their holidays. */
export const laender: Readonly<Record<Land, Landesfeiertage>> = {
  BW: badenWuerttemberg,
  BY: bayern,
  BE: berlin,
  BB: brandenburg,
  HB: bremen,
  HH: hamburg,
  HE: hessen,
  MV: mecklenburgVorpommern,
  NI: niedersachsen,
  NW: nordrheinWestfalen,
  RP: rheinlandPfalz,
  SL: saarland,
  SN: sachsen,
  ST: sachsenAnhalt,
  SH: schleswigHolstein,
  TH: thueringen,
};
