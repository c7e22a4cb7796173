import { posix } from "node:path";
import {
  aufgeloest,
  type Haus,
  istKnoten,
  istTest,
  type Knoten,
  knoten,
  type Quelldatei,
  type Verstoss,
} from "../haus.ts";

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

/** Names in a face that nobody outside uses. A dynamic import uses all of them. */
export function gesichtsnamenPruefen(haus: Haus): Verstoss[] {
  const benutzt = new Set<string>();
  for (const { pfad, programm } of haus.quellen.values()) {
    if (pfad.startsWith("architecture/")) continue;
    for (const einer of knoten(programm)) {
      const { source } = einer as { source?: { value?: unknown } | null };
      if (typeof source?.value !== "string") continue;
      const datei = aufgeloest(haus, pfad, source.value);
      if (datei !== undefined && gesicht.test(datei))
        for (const name of namenAus(einer)) benutzt.add(`${datei} ${name}`);
    }
  }
  return [...haus.quellen.values()].flatMap(({ pfad, programm }) => {
    if (!gesicht.test(pfad)) return [];
    return knoten(programm)
      .filter(({ type }) => type === "ExportSpecifier")
      .map(({ exported }) => nameVon(exported))
      .filter((name) => !benutzt.has(`${pfad} ${name}`) && !benutzt.has(`${pfad} *`))
      .map((name) => ({ regel: "gesichter", pfad, was: `${name} benutzt niemand` }));
  });
}

/** What an import or a re-export takes from its source, by the name it has there. */
function namenAus({ type, specifiers }: Knoten): string[] {
  if (type !== "ImportDeclaration" && type !== "ExportNamedDeclaration") return ["*"];
  return (specifiers as Knoten[]).map((einer) =>
    einer.type === "ImportSpecifier" ? nameVon(einer.imported) : nameVon(einer.local),
  );
}

const nameVon = (wert: unknown): string => (istKnoten(wert) ? String(wert.name ?? wert.value) : "");
