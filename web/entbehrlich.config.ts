import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

// What it is worth: 8.0 KB (brotli) on every page, of a framework of 92.9. Without it the home page would load 113.0 KB of
// scripts instead of 104.9, `/login` 114.5, `/blog` 114.0 (limit 110), `/rvgrechner` 137.4, `/fristenrechner` 138.4,
// `/prozesskostenrechner` 137.2 (limit 135); legal texts and small calculators would still fit. Measured on 30 November 2026.

/**
 * Which versions of the libraries the list below was read for, and until when it is renewed. It leans on the inside of
 * other people's code, so it must not grow old unread: an update of a library after that day takes it out
 * (`entbehrlich.config.test.ts` says how).
 */
export const gelesen = {
  bis: "2027-11-30",
  versionen: { "react-dom": "19.3.1", "react-router": "8.4.0" },
} as const;

/** Modules that ours never call, or that one of ours replaces. */
const module: Readonly<Record<string, string>> = {
  // Hooks for measuring tools: called only if the entry of the browser names such a tool.
  "react-router/router/instrumentation": `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`,
  "react-router/dom/ssr/fog-of-war": `
export * from ${JSON.stringify(fileURLToPath(new URL("./app/platform/client/seitenliste.ts", import.meta.url)))};
export const getPartialManifest = undefined;
export const getManifestPath = undefined;
export const getPathsWithAncestors = undefined;
export const handleClientVersionMismatch = undefined;
export const URL_LIMIT = undefined;
`,
};

/** Functions in modules we need, and what is left of them; an entry that ends in a dot stands for all methods. */
const funktionen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // No link of ours has its target fetched ahead (`prefetch`).
  "react-router/dom/ssr/components": {
    PrefetchPageLinks: "return null;",
    usePrefetchBehavior: "return [false, null, {}];",
  },
  // Our root has an error page of its own; this is what stands there when even that throws.
  "react-router/dom/ssr/errorBoundaries": {
    RemixRootDefaultErrorBoundary: `return React$1.createElement("html", { lang: "de" }, React$1.createElement("body", null,
      "Diese Seite lässt sich gerade nicht anzeigen. Bitte laden Sie sie neu."));`,
    BoundaryShell: "return null;",
  },
  // For routes without any error page, and for server components.
  "react-router/hooks": {
    DefaultErrorComponent: "return null;",
    RSCErrorHandler: "return children;",
  },
  // For pages that no server renders.
  "react-router/dom/ssr/single-fetch": { nonSsrStrategy: "" },
  "react-dom/client": {
    // The names of the components around an error, for tools; the error itself is reported all the same.
    describeNativeComponentFrame: 'return "";',
    // Works on `<ViewTransition>` alone, which no page of ours has.
    commitEnterViewTransitions: "",
    commitExitViewTransitions: "",
    commitDeletedPairViewTransitions: "",
    commitNestedViewTransitions: "",
    measureNestedViewTransitions: "",
    measureViewTransitionHostInstancesRecursive: "return false;",
    restoreEnterOrExitViewTransitions: "",
    restoreNestedViewTransitions: "",
    restoreViewTransitionOnHostInstances: "",
    scheduleViewTransitionEvent: "",
    startViewTransition: "",
    trackEnterViewTransitions: "",
    // Works on `<Fragment ref>` alone, the like.
    commitNewChildToFragmentInstances: "",
    deleteChildFromFragmentInstance: "",
    "FragmentInstance.": "",
    validateDocumentPositionWithFiberTree: "",
  },
};

/** What sources of ours may not use as long as the browser's code does without it. */
const verzichtet = /\bViewTransition\b|<Fragment\b[^>]*\sref=|\sprefetch=/;

/**
 * Leaves out of the browser's code what the portal does not use of its libraries. An export that a later version adds
 * or renames ends the build, and so does a function that it no longer has.
 */
export function ohneEntbehrliches(): Plugin {
  return {
    name: "ohne-entbehrliches",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => module[teil(id) ?? ""],
    transform(code, id) {
      const ersatz = funktionen[teil(id) ?? ""];
      if (ersatz) return { code: mitErsatz(code, ersatz, this.parse(code).body), map: null };
      const fund = /[\\/]web[\\/]app[\\/]/.test(id) ? verzichtet.exec(code)?.[0].trim() : undefined;
      if (fund) this.error(`${fund} fehlt dem Browser: entbehrlich.config.ts lässt es weg.`);
      return undefined;
    },
  };
}

/** Which part of a library a module is: `react-router/dom/lib`, `react-dom/client`. */
function teil(id: string): string | undefined {
  const pfad = id.replaceAll("\\", "/");
  const router = /\/react-router\/dist\/production\/lib\/(.+)\.js$/.exec(pfad)?.[1];
  if (router) return `react-router/${router}`;
  return /\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(pfad) ? "react-dom/client" : undefined;
}

type Anweisung = { readonly type: string; readonly start: number; readonly end: number };
type Funktion = Anweisung & { readonly id: { readonly name: string } | null; readonly body: Anweisung };
type Ersatz = { readonly start: number; readonly end: number; readonly neu: string };

/** Functions of a library that the list names, with the file of each below the library's folder. */
export const genannteFunktionen: readonly { readonly datei: string; readonly namen: readonly string[] }[] =
  Object.entries(funktionen).map(([wo, ersatz]) => ({
    datei:
      wo === "react-dom/client"
        ? "react-dom/cjs/react-dom-client.production.js"
        : wo.replace("react-router/", "react-router/dist/production/lib/").concat(".js"),
    namen: Object.keys(ersatz),
  }));

/** The code with what the list leaves of these functions. @throws where one of them is gone */
function mitErsatz(
  code: string,
  ersatz: Readonly<Record<string, string>>,
  anweisungen: readonly Anweisung[],
): string {
  return Object.entries(ersatz)
    .flatMap(([name, rest]) => {
      const stellen = name.endsWith(".") ? methoden(code, anweisungen, name) : rumpf(anweisungen, name, rest);
      if (stellen.length === 0)
        throw new Error(
          `${name} gibt es in der Bibliothek nicht mehr (siehe web/entbehrlich.config.test.ts).`,
        );
      return stellen;
    })
    .sort((a, b) => b.start - a.start)
    .reduce((bisher, { start, end, neu }) => bisher.slice(0, start) + neu + bisher.slice(end), code);
}

function methoden(code: string, anweisungen: readonly Anweisung[], name: string): readonly Ersatz[] {
  return anweisungen
    .filter(({ start }) => code.startsWith(`${name}prototype.`, start))
    .map(({ start, end }) => ({ start, end, neu: "" }));
}

function rumpf(anweisungen: readonly Anweisung[], name: string, rest: string): readonly Ersatz[] {
  const istFunktion = (eine: Anweisung): eine is Funktion => eine.type === "FunctionDeclaration";
  return anweisungen
    .filter(istFunktion)
    .filter(({ id }) => id?.name === name)
    .map(({ body }) => ({ start: body.start, end: body.end, neu: `{${rest}}` }));
}
