import type { Fristtyp, RegimeId } from "@gebuehrenportal/fristen";
import { laendernamen } from "@gebuehrenportal/recht";
import type { Option } from "#ui/felder/auswahl.tsx";

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
  { wert: "OWIG-VERJ", text: "Verfolgungsverjährung (OWiG, StGB)" },
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
  { wert: "verjaehrung", text: "Verjährung (auf den Tag)" },
  { wert: "wartefrist", text: "Wartefrist (verschiebt sich nicht)" },
] satisfies readonly (Option & { wert: Fristtyp | "" })[];
