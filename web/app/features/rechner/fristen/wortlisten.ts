import type { Fristtyp, Land, RegimeId } from "@gebuehrenportal/fristen";
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

/** Ways of counting for a free duration; the first is the default and stands as empty. */
export const verfahrensoptionen: readonly Option[] = [
  { wert: "", text: "Bürgerliches Recht (BGB)" },
  { wert: "ZPO", text: "Zivilprozess (ZPO)" },
  { wert: "FamFG", text: "Familiensachen und freiwillige Gerichtsbarkeit (FamFG)" },
  { wert: "ArbGG", text: "Arbeitsgericht (ArbGG)" },
  { wert: "VwVfG", text: "Verwaltungsbehörde (VwVfG)" },
  { wert: "VwGO", text: "Verwaltungsgericht (VwGO)" },
  { wert: "SGB X", text: "Sozialbehörde (SGB X)" },
  { wert: "SGG", text: "Sozialgericht (SGG)" },
  { wert: "AO", text: "Finanzbehörde (AO)" },
  { wert: "FGO", text: "Finanzgericht (FGO)" },
  { wert: "StPO", text: "Strafsachen (StPO)" },
  { wert: "InsO", text: "Insolvenz (InsO)" },
  { wert: "BVerfGG", text: "Verfassungsbeschwerde (BVerfGG)" },
  { wert: "EU-1182/71", text: "Unionsrecht (VO 1182/71)" },
] satisfies readonly (Option & { wert: RegimeId | "" })[];

/** Kinds of periods that end differently; the first is the default and stands as empty. */
export const typoptionen: readonly Option[] = [
  { wert: "", text: "gesetzliche Frist" },
  { wert: "notfrist", text: "Notfrist" },
  { wert: "begruendung", text: "Begründungsfrist" },
  { wert: "richterlich", text: "vom Gericht gesetzt" },
  { wert: "behoerdlich", text: "von der Behörde gesetzt" },
  { wert: "kuendigung", text: "Kündigungsfrist (verschiebt sich nicht)" },
  { wert: "wartefrist", text: "Wartefrist (verschiebt sich nicht)" },
] satisfies readonly (Option & { wert: Fristtyp | "" })[];
