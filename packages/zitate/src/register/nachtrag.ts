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

/** Short forms of federal acts that Länder give to acts of their own; the register lacks most of those. */
export const auchLandesrecht: ReadonlySet<string> = new Set([
  "BGG",
  "HeimG",
  "KHG",
  "StVollzG",
  "SÜG",
  "UIG",
  "VwVfG",
  "VwVG",
  "VwZG",
]);
