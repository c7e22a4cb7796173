import { type Akt, genannt } from "./akt.ts";

// Acts until 2012, by the day they were made; each once, as the gazette published it.

export const zpo1877: Akt = {
  titel: "Civilprozeßordnung (ZPO) vom 30.01.1877",
  fundstelle: "RGBl. 1877 S. 83",
};

export const stpo1877: Akt = {
  titel: "Strafprozeßordnung (StPO) vom 01.02.1877",
  fundstelle: "RGBl. 1877 S. 253",
};

export const gmbhg1892: Akt = {
  titel: "Gesetz betreffend die GmbH (GmbHG) vom 20.04.1892",
  fundstelle: "RGBl. 1892 S. 477",
};

export const buergerlichesGesetzbuch: Akt = {
  titel: "Bürgerliches Gesetzbuch (BGB) vom 18.08.1896",
  fundstelle: "RGBl. 1896 S. 195",
};

export const handelsgesetzbuch: Akt = {
  titel: "Handelsgesetzbuch (HGB) vom 10.05.1897",
  fundstelle: "RGBl. 1897 S. 219",
};

export const bverfgg1951: Akt = {
  titel: "Bundesverfassungsgerichtsgesetz (BVerfGG) vom 12.03.1951",
  fundstelle: "BGBl. I 1951 S. 243",
};

export const emrk1952: Akt = {
  titel: "Gesetz über die EMRK vom 07.08.1952",
  fundstelle: "BGBl. II 1952 S. 685",
};

export const arbgg1953: Akt = {
  titel: "Arbeitsgerichtsgesetz (ArbGG) vom 03.09.1953",
  fundstelle: "BGBl. I 1953 S. 1267",
};

export const sgg1953: Akt = {
  titel: "Sozialgerichtsgesetz (SGG) vom 03.09.1953",
  fundstelle: "BGBl. I 1953 S. 1239",
};

export const vwgo1960: Akt = {
  titel: "Verwaltungsgerichtsordnung (VwGO) vom 21.01.1960",
  fundstelle: "BGBl. I 1960 S. 17",
};

export const sonnabend1965: Akt = {
  titel: "Gesetz über den Fristablauf am Sonnabend vom 10.08.1965",
  fundstelle: "BGBl. I 1965 S. 753",
};

export const fgo1965: Akt = {
  titel: "Finanzgerichtsordnung (FGO) vom 06.10.1965",
  fundstelle: "BGBl. I 1965 S. 1477",
};

export const owig1968: Akt = {
  titel: "Gesetz über Ordnungswidrigkeiten (OWiG) vom 24.05.1968",
  fundstelle: "BGBl. I 1968 S. 481",
};

export const egstgb1974: Akt = {
  titel: "Einführungsgesetz zum Strafgesetzbuch (EGStGB) vom 02.03.1974",
  fundstelle: "BGBl. I 1974 S. 469",
};

export const owigAendG1998: Akt = {
  titel: "Gesetz zur Änderung des Gesetzes über Ordnungswidrigkeiten (OWiGÄndG) vom 26.01.1998",
  fundstelle: "BGBl. I 1998 S. 156",
};

export const egowig1968: Akt = {
  titel: "Einführungsgesetz zum Gesetz über Ordnungswidrigkeiten (EGOWiG) vom 24.05.1968",
  fundstelle: "BGBl. I 1968 S. 503",
};

export const vo1182: Akt = {
  titel: "Verordnung (EWG, Euratom) Nr. 1182/71 vom 03.06.1971",
  fundstelle: "ABl. L 124 vom 08.06.1971 S. 1",
};

export const epue1973: Akt = {
  titel: "Europäisches Patentübereinkommen (EPÜ) vom 05.10.1973",
  fundstelle: "BGBl. II 1976 S. 649, 826",
};

export const kschg1969: Akt = {
  titel: "Kündigungsschutzgesetz (KSchG) vom 25.08.1969",
  fundstelle: "BGBl. I 1969 S. 1317",
};

export const ao1976: Akt = {
  titel: "Abgabenordnung (AO) vom 16.03.1976",
  fundstelle: "BGBl. I 1976 S. 613",
};

export const vwvfg1976: Akt = {
  titel: "Verwaltungsverfahrensgesetz (VwVfG) vom 25.05.1976",
  fundstelle: "BGBl. I 1976 S. 1253",
};

export const sgbx1980: Akt = {
  titel: "Sozialgesetzbuch Zehntes Buch (SGB X) vom 18.08.1980",
  fundstelle: "BGBl. I 1980 S. 1469",
};

export const patg1980: Akt = {
  titel: "Patentgesetz (PatG) vom 16.12.1980",
  fundstelle: "BGBl. I 1981 S. 1",
};

export const grestg1982: Akt = {
  titel: "Grunderwerbsteuergesetz (GrEStG) vom 17.12.1982",
  fundstelle: "BGBl. I 1982 S. 1777",
};

export const prodhaftg1989: Akt = {
  titel: "Produkthaftungsgesetz (ProdHaftG) vom 15.12.1989",
  fundstelle: "BGBl. I 1989 S. 2198",
};

export const asylvfg1992: Akt = {
  titel: "Asylverfahrensgesetz (AsylVfG) vom 26.06.1992",
  fundstelle: "BGBl. I 1992 S. 1126",
};

export const asylvfg1993: Akt = {
  titel: "Gesetz zur Änderung asylverfahrensrechtlicher Vorschriften vom 30.06.1993",
  fundstelle: "BGBl. I 1993 S. 1062",
};

export const kuendFg1993: Akt = {
  titel: "Kündigungsfristengesetz (KündFG) vom 07.10.1993",
  fundstelle: "BGBl. I 1993 S. 1668",
};

export const inso1994: Akt = {
  titel: "Insolvenzordnung (InsO) vom 05.10.1994",
  fundstelle: "BGBl. I 1994 S. 2866",
};

/** General rate of 16 % since 1 April 1998. */
export const kindschaft1997: Akt = {
  titel: "Kindschaftsrechtsreformgesetz (KindRG) vom 16.12.1997",
  fundstelle: "BGBl. I 1997 S. 2942",
};

export const rentenfinanzierung1997: Akt = {
  titel: "Gesetz zur Finanzierung eines zusätzlichen Bundeszuschusses zur Rentenversicherung vom 19.12.1997",
  fundstelle: "BGBl. I 1997 S. 3121",
};

export const mietrecht2001: Akt = {
  titel: "Mietrechtsreformgesetz vom 19.06.2001",
  fundstelle: "BGBl. I 2001 S. 1149",
};

export const zustellung2001: Akt = {
  titel: "Zustellungsreformgesetz (ZustRG) vom 25.06.2001",
  fundstelle: "BGBl. I 2001 S. 1206",
};

export const zivilprozessreform2001: Akt = {
  titel: "Gesetz zur Reform des Zivilprozesses (ZPO-RG) vom 27.07.2001",
  fundstelle: "BGBl. I 2001 S. 1887",
};

/** As the limits of jurisdiction and appeal name it; no stored text dates the older ones. */
export const zpoReform2002 = genannt(zivilprozessreform2001, "Zivilprozessreformgesetz vom 27.07.2001");

export const schuldrecht2001: Akt = {
  titel: "Gesetz zur Modernisierung des Schuldrechts vom 26.11.2001",
  fundstelle: "BGBl. I 2001 S. 3138",
};

export const kostRmog2004: Akt = {
  titel: "Kostenrechtsmodernisierungsgesetz (KostRMoG) vom 05.05.2004",
  fundstelle: "BGBl. I 2004 S. 718",
};

export const anhoerungsruege2004: Akt = {
  titel: "Anhörungsrügengesetz vom 09.12.2004",
  fundstelle: "BGBl. I 2004 S. 3220",
};

export const vwzg2005: Akt = {
  titel: "Gesetz zur Novellierung des Verwaltungszustellungsrechts vom 12.08.2005",
  fundstelle: "BGBl. I 2005 S. 2354",
};

/** Text of the ZPO as announced; §§ 3 to 9 have stood in it unchanged since. */
export const zpo2005: Akt = {
  titel: "Zivilprozessordnung in der Fassung der Bekanntmachung vom 05.12.2005",
  fundstelle: "BGBl. I 2005 S. 3202",
};

export const haushaltsbegleitgesetz2006: Akt = {
  titel: "Haushaltsbegleitgesetz 2006 vom 29.06.2006",
  fundstelle: "BGBl. I 2006 S. 1402",
};

export const vwvfg2008: Akt = {
  titel: "Viertes Gesetz zur Änderung verwaltungsverfahrensrechtlicher Vorschriften vom 11.12.2008",
  fundstelle: "BGBl. I 2008 S. 2418",
};

export const fggReform2008: Akt = {
  titel: "FGG-Reformgesetz (FGG-RG) vom 17.12.2008",
  fundstelle: "BGBl. I 2008 S. 2586",
};

/** As the values of complaints in family matters name it. */
export const fggReform2009 = genannt(fggReform2008, "FGG-Reformgesetz vom 17.12.2008");

/** Created VersAusglG, § 50 FamGKG in its present shape and § 225 FamFG. */
export const vaStrRefG2009: Akt = {
  titel: "Gesetz zur Strukturreform des Versorgungsausgleichs (VAStrRefG) vom 03.04.2009",
  fundstelle: "BGBl. I 2009 S. 700",
};

/** § 850k ZPO, in force from 1 July 2010 to 30 November 2021. */
export const kontopfaendungsschutz2009: Akt = {
  titel: "Gesetz zur Reform des Kontopfändungsschutzes vom 07.07.2009",
  fundstelle: "BGBl. I 2009 S. 1707",
};

export const arug2009: Akt = {
  titel: "Gesetz zur Umsetzung der Aktionärsrechterichtlinie (ARUG) vom 30.07.2009",
  fundstelle: "BGBl. I 2009 S. 2479",
};

/** Brought Nr. 3338 VV. */
export const kapMuG2012: Akt = {
  titel: "Gesetz zur Reform des Kapitalanleger-Musterverfahrensgesetzes vom 19.10.2012",
  fundstelle: "BGBl. I 2012 S. 2182",
};
