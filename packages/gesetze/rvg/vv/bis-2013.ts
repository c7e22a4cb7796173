import { type Tag, tag } from "@gebuehrenportal/recht";
import type { VvNummer } from "./typen.ts";

/** Day of the 2. KostRMoG: until the day before it some numbers were something else. */
export const umgestelltAm = tag("2013-08-01");

type Eigenschaften = Partial<Omit<VvNummer, "nr" | "werte">>;

/** What differs from the present nature of a number; values stand in the series. */
const damals: Readonly<Record<string, Eigenschaften>> = {
  "2302": { aendert: ["2300"] },
  "3330": { terminsgebuehr: "3332" },
  "4303": { spalte: "beide" },
  "6400": { terminsgebuehr: "6402" },
  "6401": { gebuehrenart: "verfahren", aendert: ["6400"], terminsgebuehr: "6402" },
  "6402": { gebuehrenart: "termin" },
  "6403": { gebuehrenart: "verfahren", terminsgebuehr: "6405" },
  "6404": { terminsgebuehr: "6405" },
};

/** The number as it was on a day: the 2. KostRMoG gave some numbers a new meaning. */
export function nummerAm(nummer: VvNummer, stichtag: Tag): VvNummer {
  const anders = stichtag < umgestelltAm ? damals[nummer.nr] : undefined;
  if (!anders) return nummer;
  const { terminsgebuehr: _t, ...rest } = nummer;
  return "terminsgebuehr" in anders || anders.gebuehrenart === undefined
    ? { ...nummer, ...anders }
    : { ...rest, ...anders };
}
