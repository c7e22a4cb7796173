import type { Reihe } from "@gebuehrenportal/recht";
import { laender } from "../feiertage/index.ts";
import { oertlicheFeiertage } from "../orte/oertliche-feiertage.ts";

/** Every holiday of every Land as a dated series, and the local ones. */
export const feiertagsreihen: readonly Reihe[] = [
  ...Object.values(laender).flatMap(({ name, tage }) =>
    tage.map((tag) => ({ titel: `${tag.name} in ${name}`, reihe: tag.reihe })),
  ),
  ...Object.entries(oertlicheFeiertage).flatMap(([land, tage]) =>
    tage.map(({ vorschrift }) => ({
      titel: `${vorschrift.name}, örtlich in ${laender[land as keyof typeof laender].name}`,
      reihe: vorschrift.reihe,
    })),
  ),
];
