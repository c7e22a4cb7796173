import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpoReform2002, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** Where a kind of matter goes whatever its value. */
export type Zuweisung = {
  readonly gericht: "amtsgericht" | "landgericht";
  readonly norm: string;
  readonly titel: string;
  readonly ausschliesslich: boolean;
};

const bisher = {
  wohnraummiete: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. a GVG",
    titel: "Wohnraummiete",
    ausschliesslich: true,
  },
  reise: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. b GVG",
    titel: "Reisende und Wirte",
    ausschliesslich: false,
  },
  wohnungseigentum: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. c GVG",
    titel: "Wohnungseigentum",
    ausschliesslich: true,
  },
  wildschaden: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. d GVG",
    titel: "Wildschaden",
    ausschliesslich: false,
  },
  altenteil: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. g GVG",
    titel: "Altenteil",
    ausschliesslich: false,
  },
  amtshaftung: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 1, 2 GVG",
    titel: "Beamte und Amtshaftung",
    ausschliesslich: true,
  },
  kapitalanleger: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 3 GVG",
    titel: "Kapitalanleger-Musterverfahren",
    ausschliesslich: true,
  },
  gesellschaftsrecht: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 4 GVG",
    titel: "Gesellschaftsrecht",
    ausschliesslich: true,
  },
  bauanordnung: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 5 GVG",
    titel: "Anordnungsrecht des Bestellers beim Bauvertrag",
    ausschliesslich: true,
  },
  restrukturierung: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 6 GVG",
    titel: "Unternehmensstabilisierung (StaRUG)",
    ausschliesslich: true,
  },
} as const satisfies Record<string, Zuweisung>;

const neu2026 = {
  nachbarrecht: {
    gericht: "amtsgericht",
    norm: "§ 23 Nr. 2 Buchst. e GVG",
    titel: "Nachbarrecht",
    ausschliesslich: false,
  },
  presse: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 7 bis 9 GVG",
    titel: "Veröffentlichungen in Presse und Internet",
    ausschliesslich: true,
  },
  vergabe: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 7 bis 9 GVG",
    titel: "Vergabe öffentlicher Aufträge",
    ausschliesslich: true,
  },
  heilbehandlung: {
    gericht: "landgericht",
    norm: "§ 71 Abs. 2 Nr. 7 bis 9 GVG",
    titel: "Heilbehandlungen",
    ausschliesslich: true,
  },
} as const satisfies Record<string, Zuweisung>;

/**
 * § 23 Nr. 2, § 71 Abs. 2 GVG: matters with a court of their own. The day on which the case became pending decides (§ 44 EGGVG). Later
 * numbers of § 71 Abs. 2 came in steps before 2026; the first version holds for all of them.
 */
export const zuweisungen = zeitreihe<Readonly<Record<string, Zuweisung>>>(
  { norm: "§ 23 Nr. 2, § 71 Abs. 2 GVG", geprueft },
  [
    {
      ab: tag("2002-01-01"),
      quelle: fuer(zpoReform2002, "gvg"),
      wert: bisher,
      abSicherheit: "mittel",
    },
    {
      ab: tag("2026-01-01"),
      quelle: fuer(zustaendigkeitsstreitwert2025, "gvg"),
      wert: { ...bisher, ...neu2026 },
    },
  ],
);
