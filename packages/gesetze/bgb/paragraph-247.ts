import { type Quelle, type Tag, tag, taktreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";

/** § 247 Abs. 2 BGB: the Bundesbank announces the rate at once after each 1 January and 1 July in the Bundesanzeiger. */
const bekanntmachung = (ab: Tag): Quelle => ({
  titel: `Bekanntmachung der Deutschen Bundesbank zum Basiszinssatz ab ${ab.slice(8)}.${ab.slice(5, 7)}.${ab.slice(0, 4)}`,
  fundstelle: `Bundesanzeiger, Bekanntmachung zum ${ab.slice(8)}.${ab.slice(5, 7)}.${ab.slice(0, 4)} (§ 247 Abs. 2 BGB)`,
  link: "https://www.gesetze-im-internet.de/bgb/__247.html",
});

const halbjahr = (tagText: string, wert: number) => {
  const ab = tag(tagText);
  return { ab, wert, quelle: bekanntmachung(ab) };
};

/** Basiszinssatz in hundredths of a percentage point (1,52 % = 152), one entry per half-year. */
export const basiszinssatz = taktreihe<number>({ norm: "§ 247 BGB", geprueft, takt: "halbjahr" }, [
  halbjahr("2002-01-01", 257),
  halbjahr("2002-07-01", 247),
  halbjahr("2003-01-01", 197),
  halbjahr("2003-07-01", 122),
  halbjahr("2004-01-01", 114),
  halbjahr("2004-07-01", 113),
  halbjahr("2005-01-01", 121),
  halbjahr("2005-07-01", 117),
  halbjahr("2006-01-01", 137),
  halbjahr("2006-07-01", 195),
  halbjahr("2007-01-01", 270),
  halbjahr("2007-07-01", 319),
  halbjahr("2008-01-01", 332),
  halbjahr("2008-07-01", 319),
  halbjahr("2009-01-01", 162),
  halbjahr("2009-07-01", 12),
  halbjahr("2010-01-01", 12),
  halbjahr("2010-07-01", 12),
  halbjahr("2011-01-01", 12),
  halbjahr("2011-07-01", 37),
  halbjahr("2012-01-01", 12),
  halbjahr("2012-07-01", 12),
  halbjahr("2013-01-01", -13),
  halbjahr("2013-07-01", -38),
  halbjahr("2014-01-01", -63),
  halbjahr("2014-07-01", -73),
  halbjahr("2015-01-01", -83),
  halbjahr("2015-07-01", -83),
  halbjahr("2016-01-01", -83),
  halbjahr("2016-07-01", -88),
  halbjahr("2017-01-01", -88),
  halbjahr("2017-07-01", -88),
  halbjahr("2018-01-01", -88),
  halbjahr("2018-07-01", -88),
  halbjahr("2019-01-01", -88),
  halbjahr("2019-07-01", -88),
  halbjahr("2020-01-01", -88),
  halbjahr("2020-07-01", -88),
  halbjahr("2021-01-01", -88),
  halbjahr("2021-07-01", -88),
  halbjahr("2022-01-01", -88),
  halbjahr("2022-07-01", -88),
  halbjahr("2023-01-01", 162),
  halbjahr("2023-07-01", 312),
  halbjahr("2024-01-01", 362),
  halbjahr("2024-07-01", 337),
  halbjahr("2025-01-01", 227),
  halbjahr("2025-07-01", 127),
  halbjahr("2026-01-01", 127),
  halbjahr("2026-07-01", 152),
]);

/** Rates outside are announced as improbable when an operator enters them. */
export const basiszinsGrenzen = { unten: -200, oben: 600 } as const;
