import type { Gerichtsart } from "./typ.ts";

/** The branches of the courts (Art. 95 Abs. 1 GG). */
export type Gerichtszweig = "ordentlich" | "arbeit" | "verwaltung" | "finanz" | "sozial";

type Zweig = {
  readonly name: string;
  /** Norm that opens the way to its courts. */
  readonly norm: string;
  /** Courts before which a case begins, in words, with the norm that says so. */
  readonly erste: { readonly arten: readonly Gerichtsart[]; readonly name: string; readonly norm: string };
  /** The courts above them, each with the number of the KV GKG for a case that begins there all the same. */
  readonly hoehere: Readonly<Partial<Record<Gerichtsart, string | undefined>>>;
};

/** Which courts belong to a branch, and before which of them a case begins. */
export const gerichtszweige: Readonly<Record<Gerichtszweig, Zweig>> = {
  ordentlich: {
    name: "ordentliche Gerichtsbarkeit",
    norm: "§ 13 GVG",
    erste: { arten: ["AG", "LG"], name: "ein Amts- oder Landgericht", norm: "§§ 23, 71 GVG" },
    hoehere: { OLG: "1212", KG: "1212", BayObLG: undefined, BGH: "1214" },
  },
  arbeit: {
    name: "Arbeitsgerichtsbarkeit",
    norm: "§ 2 ArbGG",
    erste: { arten: ["ArbG"], name: "ein Arbeitsgericht", norm: "§ 8 Abs. 1 ArbGG" },
    hoehere: { LAG: undefined, BAG: undefined },
  },
  verwaltung: {
    name: "Verwaltungsgerichtsbarkeit",
    norm: "§ 40 Abs. 1 VwGO",
    erste: { arten: ["VG"], name: "ein Verwaltungsgericht", norm: "§ 45 VwGO" },
    hoehere: { OVG: "5112", VGH: "5112", BVerwG: "5114" },
  },
  finanz: {
    name: "Finanzgerichtsbarkeit",
    norm: "§ 33 Abs. 1 FGO",
    erste: { arten: ["FG"], name: "ein Finanzgericht", norm: "§ 35 FGO" },
    hoehere: { BFH: undefined },
  },
  sozial: {
    name: "Sozialgerichtsbarkeit",
    norm: "§ 51 SGG",
    erste: { arten: ["SG"], name: "ein Sozialgericht", norm: "§ 8 SGG" },
    hoehere: { LSG: "7112", BSG: "7114" },
  },
};

/** The branch of a kind of court; `undefined` for the dunning departments and for courts outside of the five branches. */
export const zweigDes = (art: Gerichtsart): Gerichtszweig | undefined =>
  (Object.keys(gerichtszweige) as Gerichtszweig[]).find((zweig) => {
    const { erste, hoehere } = gerichtszweige[zweig];
    return erste.arten.includes(art) || art in hoehere;
  });
