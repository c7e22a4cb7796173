/** Units of § 188, § 189 BGB; `werktag` counts working days of the place, `stunde` needs the hour of the event. */
export const einheiten = [
  "stunde",
  "tag",
  "werktag",
  "woche",
  "halbermonat",
  "monat",
  "vierteljahr",
  "halbjahr",
  "jahr",
] as const;

/** What kind of period it is; some rules hold for some of them only. */
export const fristtypen = [
  "gesetzlich",
  "notfrist",
  "begruendung",
  "richterlich",
  "behoerdlich",
  "behoerdlicher-endtag",
  "leistungszeitraum",
  "verjaehrung",
  "kuendigung",
  "wartefrist",
] as const;
