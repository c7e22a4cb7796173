import { aufgeloest, type Haus, istTest, type PackageJson, paketOrdner, type Verstoss } from "../haus.ts";
import { ohneImport, werkzeugeDerWurzel } from "../rules.ts";

/** Imports of packages that the nearest package.json does not declare; running code may not lean on test tools. */
export function deklariertPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const paket = haus.pakete.get(paketOrdner(haus, pfad));
    const erlaubt = new Set([
      ...Object.keys({ ...paket?.dependencies, ...paket?.optionalDependencies }),
      ...(laeuftBeimBetrieb(pfad)
        ? []
        : [...Object.keys(paket?.devDependencies ?? {}), ...werkzeugeDerWurzel]),
    ]);
    return [...new Set(importe.map(({ ziel }) => paketname(ziel)))].flatMap((name): Verstoss[] =>
      name === undefined || erlaubt.has(name)
        ? []
        : [{ regel: "deklariert", pfad, was: `${name} steht nicht in der package.json` }],
    );
  });
}

/**
 * Running code that leads to what only serves tests, which is free of the rules of running code. Worked cases may be shown
 * as examples.
 */
export function testcodePruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) =>
    importe.flatMap(({ ziel }): Verstoss[] => {
      const datei = laeuftBeimBetrieb(pfad) ? aufgeloest(haus, pfad, ziel) : undefined;
      return datei === undefined || !istTest(datei) || datei.includes("/faelle/")
        ? []
        : [{ regel: "testcode", pfad, was: `${datei} dient nur Tests` }];
    }),
  );
}

/** Dependencies that are declared and not used by any file of the package. */
export function unbenutztPruefen(haus: Haus): Verstoss[] {
  return [...haus.pakete].flatMap(([ordner, paket]) => {
    const benutzt = new Set(
      [...haus.quellen.values()]
        .filter(({ pfad }) => paketOrdner(haus, pfad) === ordner)
        .flatMap(({ importe }) => importe.map(({ ziel }) => paketname(ziel))),
    );
    const stile = [...haus.texte].filter(
      ([pfad]) => pfad.endsWith(".css") && paketOrdner(haus, pfad) === ordner,
    );
    // Test tools stand at the root for all packages.
    const fuerAlle = (name: string) => ordner === "" && werkzeugeDerWurzel.has(name);
    return alle(paket).flatMap((name): Verstoss[] =>
      benutzt.has(name) ||
      name in ohneImport ||
      fuerAlle(name) ||
      stile.some(([, text]) => text.includes(name))
        ? []
        : [{ regel: "unbenutzt", pfad: `${ordner}/package.json`, was: `${name} wird nirgends benutzt` }],
    );
  });
}

function alle(paket: PackageJson): string[] {
  return Object.keys({ ...paket.dependencies, ...paket.devDependencies, ...paket.optionalDependencies });
}

/** Name of the package an import leads to; undefined for files, Node's own modules and generated ones. */
function paketname(ziel: string): string | undefined {
  if (/^([.#/]|node:|virtual:)/.test(ziel)) return undefined;
  return ziel.startsWith("@") ? ziel.split("/").slice(0, 2).join("/") : ziel.split("/")[0];
}

/** The code a running portal executes. */
function laeuftBeimBetrieb(pfad: string): boolean {
  return /^(web\/(app|server)\/|packages\/)/.test(pfad) && !istTest(pfad);
}
