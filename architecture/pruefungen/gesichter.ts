import { posix } from "node:path";
import { aufgeloest, type Haus, istTest, type Quelldatei, type Verstoss } from "../haus.ts";

/** `web/app/features/konto/index.server.ts`: what a feature shows to others; `testing.ts` is its face for tests. */
const gesicht = /^web\/app\/features\/([^/]+)\/(index|index\.server|testing)\.ts$/;

/** The lists of the whole portal. They alone take what a feature declares (`feature.ts`). */
const liste = /^web\/app\/[^/]+$/;

/**
 * Imports into the inside of a feature from outside of it, imports of a feature's own face (which would make a circle),
 * and faces that hold code of their own.
 */
export function gesichterPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap((quelle) => [
    ...importePruefen(haus, quelle),
    ...inhaltPruefen(quelle),
  ]);
}

function importePruefen(haus: Haus, { pfad, importe }: Quelldatei): Verstoss[] {
  if (pfad.startsWith("architecture/")) return [];
  return importe.flatMap(({ ziel }): Verstoss[] => {
    const datei = aufgeloest(haus, pfad, ziel);
    const feature = datei === undefined ? undefined : featureVon(datei);
    if (datei === undefined || feature === undefined) return [];
    if (liste.test(pfad) && /^web\/app\/features\/[^/]+\/feature\.ts$/.test(datei)) return [];
    const art = gesicht.exec(datei)?.[2];
    if (feature === featureVon(pfad))
      return art === undefined
        ? []
        : [{ regel: "gesichter", pfad, was: `benutzt das eigene Gesicht ${ziel}` }];
    if (art === "testing" && !istTest(pfad))
      return [{ regel: "gesichter", pfad, was: `${ziel} ist nur für Tests da` }];
    return art === undefined
      ? [{ regel: "gesichter", pfad, was: `${ziel} gehört zum Inneren von ${feature}` }]
      : [];
  });
}

const featureVon = (pfad: string): string | undefined => /^web\/app\/features\/([^/]+)\//.exec(pfad)?.[1];

/** A face only hands on, so that it can be read as a list. */
function inhaltPruefen({ pfad, programm }: Quelldatei): Verstoss[] {
  if (!gesicht.test(pfad)) return [];
  const eigenes = programm.body.some(
    (teil) => teil.type !== "ExportNamedDeclaration" || teil.source === null || teil.source === undefined,
  );
  return eigenes
    ? [{ regel: "gesichter", pfad, was: `${posix.basename(pfad)} reicht nicht nur namentlich weiter` }]
    : [];
}
