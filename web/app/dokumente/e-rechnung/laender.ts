/** Codes of ISO 3166-1, as a record of EN 16931 takes them. */
const kuerzel: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** Member states besides Germany. */
export const euStaaten: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

const bekannt: ReadonlySet<string> = new Set(kuerzel);
export const istLand = (code: string): boolean => bekannt.has(code);

const namen = new Intl.DisplayNames("de", { type: "region" });

/** „AT“ → „Österreich“ */
export const landname = (code: string): string => namen.of(code) ?? code;

export type Land = readonly [code: string, name: string];

/**
 * Every country by its German name, those of the EU apart. Made on the server: browsers know other names for some.
 */
export function laender(): { readonly eu: readonly Land[]; readonly uebrige: readonly Land[] } {
  const alle = kuerzel
    .filter((code) => code !== "DE")
    .map((code): Land => [code, landname(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, "de"));
  return {
    eu: alle.filter(([code]) => euStaaten.has(code)),
    uebrige: alle.filter(([code]) => !euStaaten.has(code)),
  };
}
