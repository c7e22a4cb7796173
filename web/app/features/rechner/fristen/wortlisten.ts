import type { Land } from "@gebuehrenportal/fristen";
import type { Option } from "#ui/felder/auswahl.tsx";

/** Names of the sixteen Länder in the order of the list; the engine is not needed to show them. */
export const laendernamen: Readonly<Record<Land, string>> = {
  BW: "Baden-Württemberg",
  BY: "Bayern",
  BE: "Berlin",
  BB: "Brandenburg",
  HB: "Bremen",
  HH: "Hamburg",
  HE: "Hessen",
  MV: "Mecklenburg-Vorpommern",
  NI: "Niedersachsen",
  NW: "Nordrhein-Westfalen",
  RP: "Rheinland-Pfalz",
  SL: "Saarland",
  SN: "Sachsen",
  ST: "Sachsen-Anhalt",
  SH: "Schleswig-Holstein",
  TH: "Thüringen",
};

export const landoptionen: readonly Option[] = [
  { wert: "", text: "nicht bestimmt (nur bundesweite Feiertage)" },
  ...Object.entries(laendernamen).map(([wert, text]) => ({ wert, text })),
];
