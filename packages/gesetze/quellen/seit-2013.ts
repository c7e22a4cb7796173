import { type Akt, genannt } from "./akt.ts";

// Acts since 2013, by the day they were made; each once, as the gazette published it.

export const zweitesKostRmog2013: Akt = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
};

export const asyl2013: Akt = {
  titel: "Gesetz zur Umsetzung der Richtlinie 2011/95/EU vom 28.08.2013",
  fundstelle: "BGBl. I 2013 S. 3474",
};

export const prozesskostenhilfe2013: Akt = {
  titel: "Gesetz zur Änderung des Prozesskostenhilfe- und Beratungshilferechts vom 31.08.2013",
  fundstelle: "BGBl. I 2013 S. 3533",
};

export const verbraucher2014: Akt = {
  titel: "Gesetz zur Umsetzung der Verbraucherrechterichtlinie vom 20.09.2013",
  fundstelle: "BGBl. I 2013 S. 3642",
};

export const zahlungsverzug2014: Akt = {
  titel: "Gesetz zur Bekämpfung von Zahlungsverzug im Geschäftsverkehr vom 22.07.2014",
  fundstelle: "BGBl. I 2014 S. 1218",
};

export const emrkProtokoll15: Akt = {
  titel: "Gesetz zu dem Protokoll Nr. 15 zur EMRK vom 02.10.2014",
  fundstelle: "BGBl. 2014 II S. 1034",
};

export const eug2015: Akt = {
  titel: "Verfahrensordnung des Gerichts (EuG) vom 04.03.2015",
  fundstelle: "ABl. L 105 vom 23.04.2015 S. 1",
};

/** Raised the limit of the lowest step of part 5 VV from 40 to 60 €. */
export const bussgeldgrenze2015: Akt = {
  titel: "Gesetz vom 17.07.2015",
  fundstelle: "BGBl. I 2015 S. 1332",
};

export const besteuerung2016: Akt = {
  titel: "Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016",
  fundstelle: "BGBl. I 2016 S. 1679",
};

/** Brought Nrn. 441 and 442 GvKostG, and Nr. 2114 in place of Nr. 2113 KV GKG on 18 January 2017. */
export const euKontenpfaendung2016: Akt = {
  titel: "EuKoPfVO-Durchführungsgesetz (EuKoPfVODG) vom 21.11.2016",
  fundstelle: "BGBl. I 2016 S. 2591",
};

/** As the measures of enforcement name it. */
export const euKoPfVodg2016 = genannt(
  euKontenpfaendung2016,
  "Gesetz zur Durchführung der Verordnung über die Kontenpfändung (EuKoPfVODG) vom 21.11.2016",
);

/** § 28 Abs. 1 UStG: 16 % from 1 July to 31 December 2020, and with its end 19 % again. */
export const zweitesCoronaSteuerhilfegesetz2020: Akt = {
  titel: "Zweites Corona-Steuerhilfegesetz vom 29.06.2020",
  fundstelle: "BGBl. I 2020 S. 1512",
};

/** New wording of § 49 GKG for actions on resolutions of apartment owners. */
export const weMoG2020: Akt = {
  titel: "Wohnungseigentumsmodernisierungsgesetz (WEMoG) vom 16.10.2020",
  fundstelle: "BGBl. I 2020 S. 2187",
};

/** §§ 899 ff. ZPO, in force since 1 December 2021. */
export const pKontoFortentwicklung2020: Akt = {
  titel: "Pfändungsschutzkonto-Fortentwicklungsgesetz (PKoFoG) vom 22.11.2020",
  fundstelle: "BGBl. I 2020 S. 2466",
};

export const ozg2020: Akt = {
  titel: "Gesetz zur Digitalisierung von Verwaltungsverfahren bei Familienleistungen vom 03.12.2020",
  fundstelle: "BGBl. I 2020 S. 2668",
};

export const kostRaeg2021: Akt = {
  titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020",
  fundstelle: "BGBl. I 2020 S. 3229",
};

export const inkassorecht2021: Akt = {
  titel: "Gesetz zur Verbesserung des Verbraucherschutzes im Inkassorecht vom 22.12.2020",
  fundstelle: "BGBl. I 2020 S. 3320",
};

export const beratung2021: Akt = {
  titel:
    "Gesetz zur Verlängerung der Steuererklärungsfrist in beratenen Fällen vom 15.02.2021 (Art. 97 § 36 EGAO)",
  fundstelle: "BGBl. I 2021 S. 237",
};

/** Brought the sum of several rights of the BetrAVG to § 14 Abs. 2 Nr. 2 VersAusglG. */
export const vaAenderung2021: Akt = {
  titel: "Gesetz zur Änderung des Versorgungsausgleichsrechts vom 12.05.2021",
  fundstelle: "BGBl. I 2021 S. 1085",
};

export const stpo2021: Akt = {
  titel: "Gesetz zur Fortentwicklung der Strafprozeßordnung vom 25.06.2021",
  fundstelle: "BGBl. I 2021 S. 2099",
};

/** As the register of the GKG spells it. */
export const strafprozess2021 = genannt(
  stpo2021,
  "Gesetz zur Fortentwicklung der Strafprozessordnung vom 25.06.2021",
);

export const atad2021: Akt = {
  titel: "ATAD-Umsetzungsgesetz vom 25.06.2021 (Art. 97 § 36 EGAO)",
  fundstelle: "BGBl. I 2021 S. 2035",
};

export const diRug2021: Akt = {
  titel: "Gesetz zur Umsetzung der Digitalisierungsrichtlinie (DiRUG) vom 05.07.2021",
  fundstelle: "BGBl. I 2021 S. 3338",
};

export const erv2021: Akt = {
  titel: "Gesetz zum Ausbau des elektronischen Rechtsverkehrs mit den Gerichten vom 05.10.2021",
  fundstelle: "BGBl. I 2021 S. 4607",
};

export const corona2022: Akt = {
  titel: "Viertes Corona-Steuerhilfegesetz vom 19.06.2022 (Art. 97 § 36 EGAO)",
  fundstelle: "BGBl. I 2022 S. 911",
};

/** Brought § 77 Abs. 4 AsylG, to which § 30 Abs. 1 RVG refers. */
export const asylverfahren2023: Akt = {
  titel: "Gesetz zur Beschleunigung der Asylgerichtsverfahren und Asylverfahren vom 21.12.2022",
  fundstelle: "BGBl. I 2022 S. 2817",
};

/** Brought the Abhilfeklage with its cap to § 48 Abs. 1 GKG, and the cap of § 51 Abs. 2 Satz 2 GKG. */
export const vrug2023: Akt = {
  titel: "Verbandsklagenrichtlinienumsetzungsgesetz (VRUG) vom 08.10.2023",
  fundstelle: "BGBl. 2023 I Nr. 272",
};

export const wachstumschancen2024: Akt = {
  titel: "Wachstumschancengesetz vom 27.03.2024",
  fundstelle: "BGBl. 2024 I Nr. 108",
};

export const postModG2024: Akt = {
  titel: "Postrechtsmodernisierungsgesetz (PostModG) vom 15.07.2024",
  fundstelle: "BGBl. 2024 I Nr. 236",
};

export const beg4: Akt = {
  titel: "Viertes Bürokratieentlastungsgesetz (BEG IV) vom 23.10.2024",
  fundstelle: "BGBl. 2024 I Nr. 323",
};

export const produkthaftung2024: Akt = {
  titel: "Richtlinie (EU) 2024/2853 über die Haftung für fehlerhafte Produkte vom 23.10.2024",
  fundstelle: "ABl. L, 2024/2853, 18.11.2024",
};

/** Raised the limits of jurisdiction and appeal on 1 January 2026. */
export const zustaendigkeitsstreitwert2025: Akt = {
  titel:
    "Gesetz zur Änderung des Zuständigkeitsstreitwerts der Amtsgerichte, zum Ausbau der Spezialisierung der Justiz in Zivilsachen sowie zur Änderung weiterer prozessualer Regelungen (Gesetz zum Zuständigkeitsstreitwert)",
  fundstelle: "in Kraft seit 01.01.2026; § 44 EGGVG, § 47 EGZPO",
};

export const kostBraeg2025: Akt = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
};

export const verbraucher2026: Akt = {
  titel: "Gesetz zur Änderung des Verbrauchervertrags- und des Versicherungsvertragsrechts vom 03.02.2026",
  fundstelle: "BGBl. 2026 I Nr. 28",
};

export const verbraucherkredit2026: Akt = {
  titel: "Gesetz zur Umsetzung der Richtlinie (EU) 2023/2225 über Verbraucherkreditverträge vom 12.05.2026",
  fundstelle: "BGBl. 2026 I Nr. 139",
};

export const vollstreckung2026: Akt = {
  titel: "Gesetz zur Digitalisierung der Zwangsvollstreckung vom 20.05.2026",
  fundstelle: "BGBl. 2026 I Nr. 152",
};

export const vaterschaft2026: Akt = {
  titel: "Gesetz zur Änderung der Vaterschaftsanfechtung vom 29.03.2026",
  fundstelle: "BGBl. 2026 I Nr. 83",
};

/** Transposes Directive (EU) 2024/1799 on the right to repair. */
export const reparatur2026: Akt = {
  titel: "Gesetz zur Umsetzung der Richtlinie (EU) 2024/1799 (Recht auf Reparatur) vom 16.07.2026",
  fundstelle: "BGBl. 2026 I Nr. 212",
};
