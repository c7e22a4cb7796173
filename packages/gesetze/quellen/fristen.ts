import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

const gii = (pfad: string): string => `https://www.gesetze-im-internet.de/${pfad}`;
const q = (titel: string, fundstelle: string, link?: string): Quelle =>
  link === undefined ? { titel, fundstelle } : { titel, fundstelle, link };

export const bgb1896 = akte.fuer(akte.buergerlichesGesetzbuch, "bgb");
export const sonnabend1965 = q(
  "Gesetz über den Fristablauf am Sonnabend vom 10.08.1965",
  "BGBl. I 1965 S. 753",
  gii("bgb/__193.html"),
);
export const schuldrecht2001 = akte.fuer(akte.schuldrecht2001, "bgb/__199.html");
export const mietrecht2001 = q(
  "Mietrechtsreformgesetz vom 19.06.2001",
  "BGBl. I 2001 S. 1149",
  gii("bgb/__573c.html"),
);
export const kuendFg1993 = q(
  "Kündigungsfristengesetz (KündFG) vom 07.10.1993",
  "BGBl. I 1993 S. 1668",
  gii("bgb/__622.html"),
);
export const zpo1877 = q(
  "Civilprozeßordnung (ZPO) vom 30.01.1877",
  "RGBl. 1877 S. 83",
  gii("zpo/__222.html"),
);
export const zpoReform2001 = akte.fuer(akte.zivilprozessreform2001, "zpo/__517.html");
export const zustellung2001 = q(
  "Zustellungsreformgesetz (ZustRG) vom 25.06.2001",
  "BGBl. I 2001 S. 1206",
  gii("zpo/__180.html"),
);
export const erv2021 = q(
  "Gesetz zum Ausbau des elektronischen Rechtsverkehrs mit den Gerichten vom 05.10.2021",
  "BGBl. I 2021 S. 4607",
  gii("zpo/__173.html"),
);
export const anhoerungsruege2004 = q(
  "Anhörungsrügengesetz vom 09.12.2004",
  "BGBl. I 2004 S. 3220",
  gii("zpo/__321a.html"),
);
export const postModG2024 = q(
  "Postrechtsmodernisierungsgesetz (PostModG) vom 15.07.2024",
  "BGBl. 2024 I Nr. 236",
  gii("vwvfg/__41.html"),
);
export const famfg2008 = q(
  "FGG-Reformgesetz (FGG-RG) vom 17.12.2008",
  "BGBl. I 2008 S. 2586",
  gii("famfg/__16.html"),
);
export const vwgo1960 = q(
  "Verwaltungsgerichtsordnung (VwGO) vom 21.01.1960",
  "BGBl. I 1960 S. 17",
  gii("vwgo/__57.html"),
);
export const fgo1965 = q(
  "Finanzgerichtsordnung (FGO) vom 06.10.1965",
  "BGBl. I 1965 S. 1477",
  gii("fgo/__54.html"),
);
export const sgg1953 = q(
  "Sozialgerichtsgesetz (SGG) vom 03.09.1953",
  "BGBl. I 1953 S. 1239",
  gii("sgg/__64.html"),
);
export const arbgg1953 = q(
  "Arbeitsgerichtsgesetz (ArbGG) vom 03.09.1953",
  "BGBl. I 1953 S. 1267",
  gii("arbgg/__46.html"),
);
export const stpo1877 = q(
  "Strafprozeßordnung (StPO) vom 01.02.1877",
  "RGBl. 1877 S. 253",
  gii("stpo/__43.html"),
);
export const stpo2021 = q(
  "Gesetz zur Fortentwicklung der Strafprozeßordnung vom 25.06.2021",
  "BGBl. I 2021 S. 2099",
  gii("stpo/__345.html"),
);
export const owig1968 = q(
  "Gesetz über Ordnungswidrigkeiten (OWiG) vom 24.05.1968",
  "BGBl. I 1968 S. 481",
  gii("owig_1968/__31.html"),
);
export const bverfgg1951 = q(
  "Bundesverfassungsgerichtsgesetz (BVerfGG) vom 12.03.1951",
  "BGBl. I 1951 S. 243",
  gii("bverfgg/__93.html"),
);
export const inso1994 = q(
  "Insolvenzordnung (InsO) vom 05.10.1994",
  "BGBl. I 1994 S. 2866",
  gii("inso/__139.html"),
);
export const ao1976 = q(
  "Abgabenordnung (AO) vom 16.03.1976",
  "BGBl. I 1976 S. 613",
  gii("ao_1977/__108.html"),
);
export const vwvfg1976 = q(
  "Verwaltungsverfahrensgesetz (VwVfG) vom 25.05.1976",
  "BGBl. I 1976 S. 1253",
  gii("vwvfg/__31.html"),
);
export const vwvfg2008 = q(
  "Viertes Gesetz zur Änderung verwaltungsverfahrensrechtlicher Vorschriften vom 11.12.2008",
  "BGBl. I 2008 S. 2418",
  gii("vwvfg/__71b.html"),
);
export const sgbx1980 = q(
  "Sozialgesetzbuch Zehntes Buch (SGB X) vom 18.08.1980",
  "BGBl. I 1980 S. 1469",
  gii("sgb_10/__26.html"),
);
export const vwzg2005 = q(
  "Gesetz zur Novellierung des Verwaltungszustellungsrechts vom 12.08.2005",
  "BGBl. I 2005 S. 2354",
  gii("vwzg_2005/__4.html"),
);
export const besteuerung2016 = q(
  "Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016",
  "BGBl. I 2016 S. 1679",
  gii("ao_1977/__122a.html"),
);
export const beg4 = q(
  "Viertes Bürokratieentlastungsgesetz (BEG IV) vom 23.10.2024",
  "BGBl. 2024 I Nr. 323",
  gii("ao_1977/__122a.html"),
);
export const ozg2020 = q(
  "Gesetz zur Digitalisierung von Verwaltungsverfahren bei Familienleistungen vom 03.12.2020",
  "BGBl. I 2020 S. 2668",
  gii("ozg/__9.html"),
);
export const asyl2026 = q(
  "Asylgesetz (AsylG) in der Fassung des Textstandes vom 19.08.2026",
  "konsolidierter Bundesbestand, Stand 19.08.2026",
  gii("asylvfg_1992/__74.html"),
);
export const arug2009 = q(
  "Gesetz zur Umsetzung der Aktionärsrechterichtlinie (ARUG) vom 30.07.2009",
  "BGBl. I 2009 S. 2479",
  gii("aktg/__121.html"),
);
export const gmbhg1892 = q(
  "Gesetz betreffend die GmbH (GmbHG) vom 20.04.1892",
  "RGBl. 1892 S. 477",
  gii("gmbhg/__51.html"),
);
export const patg1980 = q("Patentgesetz (PatG) vom 16.12.1980", "BGBl. I 1981 S. 1", gii("patg/__123.html"));
export const emrkProtokoll15 = q(
  "Gesetz zu dem Protokoll Nr. 15 zur EMRK vom 02.10.2014",
  "BGBl. 2014 II S. 1034",
);
export const emrk1952 = q("Gesetz über die EMRK vom 07.08.1952", "BGBl. II 1952 S. 685");
export const epue1973 = q(
  "Europäisches Patentübereinkommen (EPÜ) vom 05.10.1973",
  "BGBl. II 1976 S. 649, 826",
);
export const eug2015 = q(
  "Verfahrensordnung des Gerichts (EuG) vom 04.03.2015",
  "ABl. L 105 vom 23.04.2015 S. 1",
);
export const vo1182 = q(
  "Verordnung (EWG, Euratom) Nr. 1182/71 vom 03.06.1971",
  "ABl. L 124 vom 08.06.1971 S. 1",
);
export const bghVorfrist = q("BGH, Beschluss vom 23.08.2022, VI ZB 17/22", "VI ZB 17/22 (Textstand 2026-11)");
