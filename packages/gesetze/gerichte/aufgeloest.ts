import type { Land } from "@gebuehrenportal/recht";
import roh from "./aufgeloest.json" with { type: "json" };
import { gerichteNachId } from "./daten.ts";
import { namensschluessel, zerlegt } from "./namen.ts";
import type { AufgeloestesGericht } from "./typ.ts";

type Zeile = {
  readonly id: string;
  readonly name: string;
  readonly land: Land;
  readonly ort: string;
  readonly bis?: AufgeloestesGericht["bis"];
  readonly nachfolger?: string;
};

const zeilen = roh as readonly Zeile[];

const nachName: ReadonlyMap<string, Zeile> = new Map(
  zeilen.flatMap((zeile) => {
    const { art, ort } = zerlegt(namensschluessel(zeile.name));
    return [
      [namensschluessel(zeile.name), zeile],
      [art + ort, zeile],
    ];
  }),
);

/** The closed court with a name, by its key (`namensschluessel`). */
export function aufgeloesteNach(schluessel: string): AufgeloestesGericht | undefined {
  const z = nachName.get(schluessel);
  if (!z) return undefined;
  const nachfolger = z.nachfolger === undefined ? undefined : gerichteNachId.get(z.nachfolger);
  return {
    id: z.id,
    name: z.name,
    land: z.land,
    ort: z.ort,
    ...(z.bis !== undefined && { bis: z.bis }),
    ...(nachfolger && { nachfolger }),
  };
}
