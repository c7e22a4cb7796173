/** Length of a period, with the norm that fixes it. */
export type Dauer = {
  readonly wochen?: number;
  readonly monate?: number;
  readonly tage?: number;
  readonly norm: string;
};

/** How the order reaches the debtor, or which court issues it. */
export type Mahnvariante = "inland" | "ausland" | "arbeitsgericht" | "europaeisch";

/** Objection to the order (Widerspruch; European order: Einspruch), from its service. No Notfrist. */
export const widerspruchsfrist: Readonly<Record<Mahnvariante, Dauer>> = {
  inland: { wochen: 2, norm: "§ 692 Abs. 1 Nr. 3 ZPO" },
  ausland: { monate: 1, norm: "§ 32 Abs. 3 AVAG" },
  arbeitsgericht: { wochen: 1, norm: "§ 46a Abs. 3 ArbGG" },
  europaeisch: { tage: 30, norm: "Art. 16 Abs. 2 VO (EG) Nr. 1896/2006" },
};

/** Objection to the enforcement order (Einspruch), from its service. Notfrist. */
export const einspruchsfrist: Readonly<Record<Exclude<Mahnvariante, "europaeisch">, Dauer>> = {
  inland: { wochen: 2, norm: "§ 700 Abs. 1, § 339 Abs. 1 ZPO" },
  ausland: { monate: 1, norm: "§ 700 Abs. 1, § 339 Abs. 2 ZPO" },
  arbeitsgericht: { wochen: 1, norm: "§ 59 Satz 1 ArbGG" },
};

/** After it the order loses its effect, unless the enforcement order has been applied for. */
export const wegfallDesMahnbescheids: Dauer = { monate: 6, norm: "§ 701 Satz 1 ZPO" };

/** Statement of claim, from the request of the court; no preclusive period. */
export const begruendungsfrist: Readonly<Record<Mahnvariante, Dauer>> = {
  inland: { wochen: 2, norm: "§ 697 Abs. 1 Satz 1 ZPO" },
  ausland: { wochen: 2, norm: "§ 697 Abs. 1 Satz 1 ZPO" },
  arbeitsgericht: { wochen: 2, norm: "§ 46a Abs. 4 Satz 3 ArbGG" },
  europaeisch: { wochen: 2, norm: "§§ 1091, 697 Abs. 1 Satz 1 ZPO" },
};
