import { posix } from "node:path";
import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";
import { groessterOrdner, stockwerke } from "../stockwerke.ts";

type Stockwerke = typeof stockwerke;

const gesichter = new Set(["index.ts", "index.server.ts", "feature.ts", "testing.ts"]);

/** Every import that goes to a room on the same floor or above, and every room that stands on no floor. */
export function stockwerkePruefen(haus: Haus, alle: Stockwerke = stockwerke): Verstoss[] {
  return Object.entries(alle).flatMap(([ort, reihe]) => {
    const hoehe = new Map(reihe.flatMap((raeume, i) => [raeume].flat().map((raum) => [raum, i] as const)));
    const hier = [...haus.quellen.values()].filter(
      ({ pfad }) => pfad.startsWith(`${ort}/`) && !istTest(pfad),
    );
    // A statute may be nothing but data.
    const bewohnt = new Set(
      [...haus.texte.keys()]
        .filter((pfad) => pfad.startsWith(`${ort}/`) && !istTest(pfad))
        .map((pfad) => raumVon(pfad, ort, hoehe)),
    );
    const leer = [...hoehe.keys()]
      .filter((raum) => !bewohnt.has(raum))
      .map((raum) => ({ regel: "stockwerke", pfad: ort, was: `hat keinen Raum „${raum}“` }));
    return [...leer, ...hier.flatMap((quelle) => aufstiege(haus, quelle, ort, hoehe))];
  });
}

/** Every feature with rooms of which nobody has said who stands above whom. */
export function ohneStockwerkePruefen(haus: Haus, alle: Stockwerke = stockwerke): Verstoss[] {
  const orte = [...haus.quellen.keys()].flatMap((pfad) =>
    istTest(pfad) ? [] : (/^web\/app\/features\/[^/]+(?=\/[^/]+\/)/.exec(pfad) ?? []),
  );
  return [...new Set(orte)]
    .filter((ort) => !(ort in alle))
    .map((pfad) => ({ regel: "stockwerke", pfad, was: "hat Räume, aber keine Stockwerke" }));
}

type Hoehe = ReadonlyMap<string, number>;

function aufstiege(
  haus: Haus,
  { pfad, importe }: { pfad: string; importe: readonly { ziel: string }[] },
  ort: string,
  hoehe: Hoehe,
): Verstoss[] {
  const raum = raumVon(pfad, ort, hoehe);
  if (raum === undefined) return [];
  const stockwerk = hoehe.get(raum);
  if (stockwerk === undefined)
    return [{ regel: "stockwerke", pfad, was: `„${raum}“ steht auf keinem Stockwerk` }];
  return importe.flatMap(({ ziel }): Verstoss[] => {
    const datei = aufgeloest(haus, pfad, ziel);
    if (!datei?.startsWith(`${ort}/`)) return [];
    const anderer = raumVon(datei, ort, hoehe);
    if (anderer === raum) return [];
    const darunter = anderer !== undefined && (hoehe.get(anderer) ?? Number.POSITIVE_INFINITY) < stockwerk;
    return darunter ? [] : [{ regel: "stockwerke", pfad, was: `steigt hinauf zu ${datei}` }];
  });
}

/** The room of a file; undefined: a face, which looks down from the roof. */
function raumVon(pfad: string, ort: string, hoehe: Hoehe): string | undefined {
  const [erstes = "", ...rest] = posix.relative(ort, pfad).split("/");
  if (rest.length > 0) return erstes;
  if (gesichter.has(erstes)) return undefined;
  return hoehe.has(erstes) ? erstes : ".";
}

/** Every folder of the product whose loose files have become too many for one story. */
export function ordnergroessePruefen(haus: Haus): Verstoss[] {
  const jeOrdner = new Map<string, number>();
  for (const pfad of haus.quellen.keys()) {
    if (istTest(pfad) || !/^(web\/(app|server)|packages)\//.test(pfad)) continue;
    const ordner = posix.dirname(pfad);
    jeOrdner.set(ordner, (jeOrdner.get(ordner) ?? 0) + 1);
  }
  return [...jeOrdner]
    .filter(([, anzahl]) => anzahl > groessterOrdner)
    .map(([pfad, anzahl]) => ({ regel: "ordnergroesse", pfad, was: `${anzahl} lose Dateien` }));
}
