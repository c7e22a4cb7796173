import { bundesweit } from "@gebuehrenportal/gesetze/feiertage/bundesweit.ts";
import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { tagDerEinheit } from "@gebuehrenportal/gesetze/feiertage/tage.ts";
import type { Feiertagsvorschrift } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { oertlicheFeiertage } from "@gebuehrenportal/gesetze/orte/oertliche-feiertage.ts";
import { type Rechtsstandzeile, type Reihe, rechtsstandzeilen } from "@gebuehrenportal/recht";
import { imLand } from "./im-land.ts";

/**
 * The holidays for the page „Rechtsstand“: one line per Land for the days that have always stood in its statute, and a line
 * of its own for each day that came or went later, is local, or stands in federal law.
 */
export const feiertagsrechtsstand = (): readonly Rechtsstandzeile[] =>
  rechtsstandzeilen([
    { titel: tagDerEinheit.name, reihe: tagDerEinheit.reihe },
    ...Object.values(laender).flatMap(({ name, tage }) => zeilenDesLandes(name, tage)),
    ...Object.values(oertlicheFeiertage).flatMap((tage) =>
      tage.map(({ vorschrift }) => ({ titel: `${vorschrift.name} (örtlich)`, reihe: vorschrift.reihe })),
    ),
  ]);

const bundesweiteIds = new Set(bundesweit.tage.map(({ id }) => id));

function zeilenDesLandes(name: string, tage: readonly Feiertagsvorschrift[]): readonly Reihe[] {
  const eigene = tage.filter((t) => t !== tagDerEinheit);
  const beginn = eigene.find(({ id }) => bundesweiteIds.has(id));
  return [
    ...(beginn ? [{ titel: `Gesetzliche Feiertage ${imLand(name)}`, reihe: beginn.reihe }] : []),
    ...eigene
      .filter(({ reihe }) => reihe.fassungen[0]?.ab !== beginn?.reihe.fassungen[0]?.ab)
      .map((t) => ({ titel: `${t.name} ${imLand(name)}`, reihe: t.reihe })),
  ];
}
