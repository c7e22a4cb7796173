import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

// The acts with the text that a rule of counting was read in.

export const bgb1896: Quelle = akte.fuer(akte.buergerlichesGesetzbuch, "bgb");
export const sonnabend1965: Quelle = akte.fuer(akte.sonnabend1965, "bgb/__193.html");
export const schuldrecht2001: Quelle = akte.fuer(akte.schuldrecht2001, "bgb/__199.html");
export const mietrecht2001: Quelle = akte.fuer(akte.mietrecht2001, "bgb/__573c.html");
export const kuendFg1993: Quelle = akte.fuer(akte.kuendFg1993, "bgb/__622.html");
export const zpo1877: Quelle = akte.fuer(akte.zpo1877, "zpo/__222.html");
export const zpoReform2001: Quelle = akte.fuer(akte.zivilprozessreform2001, "zpo/__517.html");
export const zustellung2001: Quelle = akte.fuer(akte.zustellung2001, "zpo/__180.html");
export const erv2021: Quelle = akte.fuer(akte.erv2021, "zpo/__173.html");
export const anhoerungsruege2004: Quelle = akte.fuer(akte.anhoerungsruege2004, "zpo/__321a.html");
export const famfg2008: Quelle = akte.fuer(akte.fggReform2008, "famfg/__16.html");
export const vwgo1960: Quelle = akte.fuer(akte.vwgo1960, "vwgo/__57.html");
export const fgo1965: Quelle = akte.fuer(akte.fgo1965, "fgo/__54.html");
export const sgg1953: Quelle = akte.fuer(akte.sgg1953, "sgg/__64.html");
export const kschg1969: Quelle = akte.fuer(akte.kschg1969, "kschg/__5.html");
export const arbgg1953: Quelle = akte.fuer(akte.arbgg1953, "arbgg/__46.html");
export const stpo1877: Quelle = akte.fuer(akte.stpo1877, "stpo/__43.html");
export const stpo2021: Quelle = akte.fuer(akte.stpo2021, "stpo/__345.html");
export const owig1968: Quelle = akte.fuer(akte.owig1968, "owig_1968/__31.html");
export const egowig1968: Quelle = akte.fuer(akte.egowig1968, "stvg/__26.html");
export const egstgb1974: Quelle = akte.fuer(akte.egstgb1974, "owig_1968/__33.html");
export const owigAendG1998: Quelle = akte.fuer(akte.owigAendG1998, "owig_1968/__33.html");
export const bverfgg1951: Quelle = akte.fuer(akte.bverfgg1951, "bverfgg/__93.html");
export const inso1994: Quelle = akte.fuer(akte.inso1994, "inso/__139.html");
export const ao1976: Quelle = akte.fuer(akte.ao1976, "ao_1977/__108.html");
export const vwvfg1976: Quelle = akte.fuer(akte.vwvfg1976, "vwvfg/__31.html");
export const vwvfg2008: Quelle = akte.fuer(akte.vwvfg2008, "vwvfg/__71b.html");
export const sgbx1980: Quelle = akte.fuer(akte.sgbx1980, "sgb_10/__26.html");
export const vwzg2005: Quelle = akte.fuer(akte.vwzg2005, "vwzg_2005/__4.html");
export const beg4: Quelle = akte.fuer(akte.beg4, "ao_1977/__122a.html");
export const ozg2020: Quelle = akte.fuer(akte.ozg2020, "ozg/__9.html");
export const asyl2026: Quelle = {
  titel: "Asylgesetz (AsylG) in der Fassung des Textstandes vom 19.08.2026",
  fundstelle: "konsolidierter Bundesbestand, Stand 19.08.2026",
  link: akte.gii("asylvfg_1992/__74.html"),
};
export const vwvfgNrw: Quelle = {
  titel: "Verwaltungsverfahrensgesetz für das Land Nordrhein-Westfalen (VwVfG NRW) vom 12.11.1999",
  fundstelle: "GV. NRW. 1999 S. 602; Landesbestand, Stand November 2026",
  link: "https://recht.nrw.de",
};
export const lzgNrw: Quelle = {
  titel: "Landeszustellungsgesetz (LZG NRW) vom 07.03.2006",
  fundstelle: "GV. NRW. 2006 S. 94; Landesbestand, Stand November 2026",
  link: "https://recht.nrw.de",
};
export const arug2009: Quelle = akte.fuer(akte.arug2009, "aktg/__121.html");
export const gmbhg1892: Quelle = akte.fuer(akte.gmbhg1892, "gmbhg/__51.html");
export const patg1980: Quelle = akte.fuer(akte.patg1980, "patg/__123.html");
export const emrkProtokoll15: Quelle = akte.emrkProtokoll15;
export const emrk1952: Quelle = akte.emrk1952;
export const epue1973: Quelle = akte.epue1973;
export const eug2015: Quelle = akte.eug2015;
export const vo1182: Quelle = akte.vo1182;
export const bghVorfrist: Quelle = {
  titel: "BGH, Beschluss vom 23.08.2022, VI ZB 17/22",
  fundstelle: "VI ZB 17/22 (Textstand 2026-11)",
};
