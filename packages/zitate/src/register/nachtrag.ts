/** Forms courts write that the register does not list, with the act they mean. */
export const weitereFormen: Readonly<Record<string, string>> = {
  GRCharta: "GRCh",
  "EU-Grundrechtecharta": "GRCh",
  EuGRCh: "GRCh",
  "GR-Ch": "GRCh",
  ErbbauRVO: "ErbbauV",
  "Ärzte ZV": "ZO-Ärzte",
  "Zahnärzte ZV": "ZO-Zahnärzte",
  VV: "VV RVG",
  "VV zum RVG": "VV RVG",
  "VV-zum RVG": "VV RVG",
  "KV zum GKG": "KV GKG",
  "KV zum FamGKG": "KV FamGKG",
  "KV zum GNotKG": "KV GNotKG",
  UPCA: "EPGÜ",
  UPC: "EPGÜ",
};

/** Full names in use that the register does not list, with the act they mean. */
export const weitereNamen: Readonly<Record<string, string>> = {
  Heizkostenverordnung: "HeizkostenV",
  "Europäische Menschenrechtskonvention": "EMRK",
  Menschenrechtskonvention: "EMRK",
  "Europäische Konvention zum Schutz der Menschenrechte und Grundfreiheiten": "EMRK",
  "Weimarer Reichsverfassung": "WRV",
  "Weimarer Verfassung": "WRV",
  "Haager Kindesentführungsübereinkommen": "HKÜ",
  "UN-Kaufrecht": "CISG",
  Kriegswaffenkontrollgesetz: "KrWaffKontrG",
  "AGB-Gesetz": "AGBG",
  Miethöhegesetz: "MHG",
  Bausparkassengesetz: "BauSparkG",
  Behindertenrechtskonvention: "UN-BRK",
  "UN-Behindertenrechtskonvention": "UN-BRK",
  "UN-Kinderrechtskonvention": "KRK",
  Kinderrechtskonvention: "KRK",
  "Genfer Flüchtlingskonvention": "GFK",
  "Lugano-Übereinkommen": "LugÜ",
  "Charta der Grundrechte der EU": "GRCh",
};

/** Forms that hardly ever mean the act of this name where a paragraph stands before them: contracts do. */
export const selten: ReadonlySet<string> = new Set([
  "MV",
  "RV",
  "GK",
  "ZT",
  "LTV",
  "AHB",
  "AKB",
  "AKB 2015",
  "ARB",
  "ARB 2010",
  "ADSp",
]);

/** Names of acts of the Länder in use that the register does not list, by the act. */
export const weitereLandesnamen: Readonly<Record<string, readonly string[]>> = {
  "KAG HE": ["Gesetz über kommunale Abgaben"],
  HmbSOG: ["Sicherheits- und Ordnungsgesetz"],
  "VwVfG Bln": ["Verwaltungsverfahrensgesetz"],
  "POG RP": ["Polizei- und Ordnungsbehördengesetz"],
};

/** What an act is about, in words that its names do not hold; they decide where another act bears the same short form. */
export const sachworte: Readonly<Record<string, readonly string[]>> = {
  "SBG 2016": [
    "Vertrauensperson",
    "Bundeswehr",
    "Kompanie",
    "Truppenteil",
    "Disziplinarvorgesetzter",
    "Verteidigung",
    "Bataillon",
  ],
  SBG: ["Dienstherr", "Ruhestand", "Ernennung", "Lebenszeit", "Laufbahn", "Landesbeamte"],
  HHG: ["Gewahrsam", "Haft", "Inhaftierung", "Kriegsgefangene"],
  HessHG: ["Universität", "Studium", "Studierende", "Professor", "Fachbereich", "Prüfung"],
};

/** Short forms of federal acts that Länder give to acts of their own, and courts of the Länder apply. */
export const auchLandesrecht: ReadonlySet<string> = new Set([
  "IFG",
  "UIG",
  "VersG",
  "VwVG",
  "VwZG",
  "BGG",
  "HeimG",
  "GastG",
  "StVollzG",
]);

/** Codes that no Land has of its own: what stands behind them names a place, not a maker. */
const bundesrecht: ReadonlySet<string> = new Set(
  (
    "GG BGB EGBGB HGB ZPO EGZPO StPO StGB JGG GVG EGGVG VwGO FGO SGG ArbGG FamFG InsO ZVG GBO WEG AO EStG UStG KStG GewStG ErbStG BewG " +
    "BetrVG KSchG BUrlG TzBfG AGG AktG GmbHG UmwG UWG GWB UrhG MarkenG PatG VVG WpHG KWG StVG StVO StVZO FeV BtMG AMG OWiG AufenthG AsylG BAföG " +
    "RVG GKG GNotKG FamGKG JVEG BRAO BNotO RDG PStG StAG BImSchG BNatSchG BauGB BauNVO WHG KrWG BDSG BBG BeamtStG DRiG TVG BVerfGG"
  ).split(" "),
);

/** Whether a short form is that of a code which only the federation has. */
export const nurBund = (form: string): boolean => bundesrecht.has(form) || form.startsWith("SGB");
