import type { Quelle } from "@gebuehrenportal/recht";

/** Value catalogues of judges' commissions: recommendations that bind no court. */
export const katalogVerwaltung2013: Quelle = {
  titel: "Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2013",
  fundstelle: "Beschlüsse vom 31.05./01.06.2012 und 18.07.2013",
};

export const katalogVerwaltung2025: Quelle = {
  titel: "Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2025",
  fundstelle: "Stand 21.02.2025, veröffentlicht 01.07.2025",
};

export const katalogArbeit2013: Quelle = {
  titel: "Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung 2013",
  fundstelle: "Streitwertkommission, erste Fassung 2013",
};

export const katalogArbeit2024: Quelle = {
  titel: "Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung 2024",
  fundstelle: "Streitwertkommission, Februar 2024",
};
