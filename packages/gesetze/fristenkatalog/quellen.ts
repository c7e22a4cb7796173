import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";
import { katalogquelle } from "./stand.ts";

const q = (titel: string, fundstelle: string, pfad: string): Quelle => ({
  titel,
  fundstelle,
  link: pfad.startsWith("http") ? pfad : `https://www.gesetze-im-internet.de/${pfad}`,
});
const gelesen = "Textstand 19.08.2026";

/**
 * Sources of dated lengths and limits, by the key the lines of `fristen.json` name. Where only the consolidated text was
 * read, the title says so: act and gazette were not compared.
 */
export const katalogquellen = {
  bestand: katalogquelle,
  schuldrecht2001: akte.fuer(akte.schuldrecht2001, "bgb/__199.html"),
  vwgo1960: akte.fuer(akte.vwgo1960, "vwgo/__58.html"),
  vwvfg1976: akte.fuer(akte.vwvfg1976, "vwvfg/__73.html"),
  vwvfgText2026: q("§ 73 VwVfG, konsolidierter Text vom 19.08.2026", gelesen, "vwvfg/__73.html"),
  grestg1982: akte.fuer(akte.grestg1982, "grestg_1983/__19.html"),
  grestgText2026: q("§ 19 GrEStG, konsolidierter Text vom 19.08.2026", gelesen, "grestg_1983/__19.html"),
  prodhaftg1989: akte.fuer(akte.prodhaftg1989, "prodhaftg/__12.html"),
  produkthaftung2024: {
    ...akte.produkthaftung2024,
    link: "https://eur-lex.europa.eu/eli/dir/2024/2853/oj/deu",
  },
  asylvfg1992: akte.fuer(akte.asylvfg1992, "asylvfg_1992/__74.html"),
  asylvfg1993: akte.fuer(akte.asylvfg1993, "asylvfg_1992/__36.html"),
  asyl2013: akte.fuer(akte.asyl2013, "asylvfg_1992/__34a.html"),
  asylgText2026: q("AsylG, konsolidierter Text vom 19.08.2026", gelesen, "asylvfg_1992/"),
  stvgText: q("§ 26 Abs. 3 StVG, bis Juni 2026 geltender Text", "Textstand 09.06.2026", "stvg/__26.html"),
  stvgText2026: q("§ 26 Abs. 3 StVG, konsolidierter Text vom 19.08.2026", gelesen, "stvg/__26.html"),
  reparatur2026: akte.fuer(akte.reparatur2026, "bgb/__475e.html"),
  kindschaft1997: akte.fuer(akte.kindschaft1997, "bgb/__1600b.html"),
  vaterschaft2026: akte.fuer(akte.vaterschaft2026, "bgb/__1600b.html"),
  verbraucher2014: akte.fuer(akte.verbraucher2014, "bgb/__356.html"),
  verbraucherkredit2026: akte.fuer(akte.verbraucherkredit2026, "bgb/__356b.html"),
  verbraucher2026: akte.fuer(akte.verbraucher2026, "vvg_2008/__8.html"),
  modernisierung2016: akte.fuer(akte.besteuerung2016, "ao_1977/__149.html"),
  ao1976: akte.fuer(akte.ao1976, "ao_1977/__149.html"),
  beratung2021: akte.fuer(akte.beratung2021, "aoeg_1977/art_97__36.html"),
  atad2021: akte.fuer(akte.atad2021, "aoeg_1977/art_97__36.html"),
  corona2022: akte.fuer(akte.corona2022, "aoeg_1977/art_97__36.html"),
} satisfies Readonly<Record<string, Quelle>>;

/** Key of a source of the catalogue. */
export type Quellenschluessel = keyof typeof katalogquellen;
