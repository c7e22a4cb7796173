import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";
import { vomBauErsetzt } from "../rules.ts";

const serverdatei = /\.server\.tsx?$/;

/** Files whose server exports (loader, action …) the build cuts off before they reach the browser. */
function istSeite(pfad: string): boolean {
  return pfad === "web/app/root.tsx" || /^web\/app\/features\/.+\/(pages\/.+|page)\.tsx$/.test(pfad);
}

/**
 * Code that reaches the browser and leads to a `.server.ts`. Only a page itself may import one, for its loader and
 * action; types are gone when the code runs.
 */
export function serverClientPruefen(haus: Haus): Verstoss[] {
  const anfaenge = [...haus.quellen.keys()].filter(
    (pfad) => istSeite(pfad) || /^web\/app\/entry\.client\.tsx$/.test(pfad),
  );
  const erreicht = new Set(anfaenge);
  const verstoesse: Verstoss[] = [];
  for (const pfad of erreicht) {
    if (Object.hasOwn(vomBauErsetzt, pfad)) continue;
    for (const { ziel, nurTyp } of haus.quellen.get(pfad)?.importe ?? []) {
      const datei = aufgeloest(haus, pfad, ziel);
      if (nurTyp || datei === undefined) continue;
      if (!serverdatei.test(datei)) erreicht.add(datei);
      else if (!istSeite(pfad))
        verstoesse.push({ regel: "server-client", pfad, was: `führt den Browser zu ${datei}` });
    }
  }
  return verstoesse;
}

/** Modules of Node outside of server code. */
export function nodeModulePruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const imBrowser = pfad.startsWith("web/app/") && !serverdatei.test(pfad) && !istTest(pfad);
    if (!imBrowser || pfad === "web/app/entry.server.tsx") return [];
    return importe
      .filter(({ ziel, nurTyp }) => ziel.startsWith("node:") && !nurTyp)
      .map(({ ziel }) => ({ regel: "node-module", pfad, was: `${ziel} gehört in eine Datei .server.ts` }));
  });
}

/** Database access outside of the stores. */
export function sqlPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const store =
      /-store\.server\.ts$/.test(pfad) || pfad.startsWith("web/app/platform/db/") || istTest(pfad);
    if (store || !pfad.startsWith("web/app/")) return [];
    return importe
      .filter(({ ziel, nurTyp }) => !nurTyp && (ziel === "kysely" || ziel === "pg"))
      .map(({ ziel }) => ({ regel: "sql", pfad, was: `${ziel} gehört in eine Datei …-store.server.ts` }));
  });
}
