import { posix } from "node:path";
import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";

type Seite = { readonly path: string; readonly file: string; readonly guard: string };
type Aufruf = { readonly method: string; readonly path: string; readonly guard: string };

/**
 * Pages and calls that everybody may use although their guard does not say why, guarded pages the browser could show
 * without asking the server, and page files that stand on no list.
 */
export function zugangPruefen(
  haus: Haus,
  { seiten, aufrufe }: { readonly seiten: readonly Seite[]; readonly aufrufe: readonly Aufruf[] },
): Verstoss[] {
  const offen = [
    ...seiten.map((seite) => ({ ...seite, name: seite.path })),
    ...aufrufe.map((aufruf) => ({ ...aufruf, name: `${aufruf.method} ${aufruf.path}` })),
  ].filter(({ guard }) => guard.startsWith("oeffentlich"));
  const bekannt = new Set(seiten.map(({ file }) => posix.join("web/app", file)));
  const unbegruendet = offen.filter(({ guard }) => !/^oeffentlich: \S+ \S/.test(guard));
  const herrenlos = [...haus.quellen.keys()].filter(
    (pfad) =>
      /^web\/app\/features\/.+\/(pages\/[^/]+|page)\.tsx$/.test(pfad) && !istTest(pfad) && !bekannt.has(pfad),
  );
  // Without a loader the browser shows a page it has been to without asking the server.
  const ohneLoader = seiten.filter(({ guard, file }) => {
    const text = haus.texte.get(posix.join("web/app", file)) ?? "";
    return !guard.startsWith("oeffentlich") && !/\bexport (async )?(const|function) loader\b/.test(text);
  });
  return [
    ...ohneLoader.map(({ path }) => ({
      regel: "zugang",
      pfad: path,
      was: "hat einen Wächter, aber keinen loader, der den Browser beim Server fragen lässt",
    })),
    ...unbegruendet.map(({ name }) => ({
      regel: "zugang",
      pfad: name,
      was: "ist offen, aber der Wächter sagt nicht, warum",
    })),
    ...herrenlos.map((pfad) => ({
      regel: "zugang",
      pfad,
      was: "steht auf keiner Liste von Seiten, also prüft niemand den Zugang",
    })),
  ];
}

/** Calls that a feature declares and `web/app/api.ts` does not reach: the server would not know them. */
export function aufrufePruefen(haus: Haus): Verstoss[] {
  const erreicht = new Set(["web/app/api.ts", "web/app/routes.ts"]);
  for (const pfad of erreicht) {
    for (const { ziel } of haus.quellen.get(pfad)?.importe ?? []) {
      const datei = aufgeloest(haus, pfad, ziel);
      if (datei !== undefined) erreicht.add(datei);
    }
  }
  return [...haus.quellen.keys()]
    .filter(
      (pfad) =>
        /^web\/app\/features\/.+\/api\/[^/]+\.ts$/.test(pfad) && !istTest(pfad) && !erreicht.has(pfad),
    )
    .map((pfad) => ({ regel: "zugang", pfad, was: "wird von web/app/api.ts nicht erreicht" }));
}
