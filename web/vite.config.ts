import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { ohneEntbehrliches } from "./entbehrlich.config.ts";

/**
 * Few chunks instead of many: what every page needs travels as two, the framework and our own shell. Forms bring the
 * fields, calculators those for days and amounts with the kernel; what the session needs follows later as one, and the
 * forms of the sign-in come together. The styles of text stand in the shell: pages whose text is made on the server have
 * them from there, and with them those of all our own elements. What every calculator starts with comes as one, what all
 * but the first show at once as a second. Each further chunk costs a request and compresses worse. A group also takes
 * what its modules import and no group before it has, so the order is that of who needs whom; `$initial` leaves out what
 * is loaded on use.
 */
const gruppen: Rolldown.CodeSplittingGroup[] = [
  {
    name: "rahmenwerk",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/,
  },
  {
    name: "gemeinsam",
    test: /[\\/]web[\\/]app[\\/](root\.tsx|wegweiser\.ts|ui[\\/](?!verwaltung|zugleich|felder[\\/](?:dateifeld|uebergabe))[^?]*\.module\.css|ui[\\/](?!felder|angaben|huelle[\\/]absage|lesetext|verwaltung|tabelle|kopierknopf|aufklapper|hinweis|zeit|faktor|einlesen|zugleich))|[\\/]ansicht[\\/]normverweis\.module\.css|[\\/]kontobereich\.|[\\/]platform[\\/](client[\\/](start|sitzung)|konstanten|access[\\/](?!tarif)\w+|http[\\/](vorgang|seite[\\/](seitenstand|servertext|serverinhalt)))\.tsx?|preload-helper/,
  },
  {
    name: "felder",
    test: /[\\/]web[\\/]app[\\/]ui[\\/](felder[\\/](feld|emailfeld|schalter|auswahl|options)|hinweis|aufklapper|angaben)/,
  },
  // What fields for days and amounts read with comes apart from what only results say.
  {
    name: "rechenfelder",
    test: /[\\/]packages[\\/]recht[\\/]src[\\/](betrag-aus-text|ergebnis|geld|monat|norm|tag|tag-aus-text)\./,
  },
  {
    name: "recht",
    test: /[\\/]packages[\\/]recht[\\/]|[\\/]web[\\/]app[\\/]ui[\\/](tabelle|kopierknopf)[^\\/]*$|[\\/]platform[\\/]access[\\/]tarife\./,
    tags: ["$initial"],
  },
  // What only the engines need, which come at the first touch.
  { name: "rechtskern", test: /[\\/]packages[\\/]recht[\\/]/ },
  // Small ones that every reader of the blog loads pack better together.
  { name: "bloglesen", test: /[\\/]features[\\/]blog[\\/](adressen|ui[\\/]lesen[\\/]zeitangaben)\./ },
  { name: "zahlfelder", test: /[\\/]web[\\/]app[\\/]ui[\\/]felder[\\/](betragsfeld|tagfeld)[^\\/]*$/ },
  { name: "kern", test: /[\\/]platform[\\/]client[\\/](kern|aufrufe|zuruf)\.ts/ },
  {
    name: "wunsch",
    test: /[\\/]platform[\\/]client[\\/](tarifwechsel|wunsch)\.|[\\/]rechner[\\/]ui[\\/](tarifverweis|ablegen[\\/](anmeldeadresse|speicherentwurf))\./,
  },
  // Few pages ask what a tier opens; none of the groups below may keep it to itself.
  { name: "tarif", test: /[\\/]platform[\\/]access[\\/]tarif\./ },
  {
    name: "rechner",
    test: /[\\/]dokumente[\\/]|[\\/]features[\\/]rechner[\\/](?![\w-]+[\\/]page\.tsx)/,
    minShareCount: 10,
    tags: ["$initial"],
  },
  {
    name: "blatt",
    test: /[\\/]dokumente[\\/]|[\\/]features[\\/]rechner[\\/](?![\w-]+[\\/]page\.tsx)/,
    minShareCount: 9,
    tags: ["$initial"],
  },
  // What builds the fields of a form that is not declared in `felder.ts`; no calculator may keep it to itself.
  { name: "feldbau", test: /[\\/]rechner[\\/]ui[\\/]formular[\\/]feldbau\./ },
  { name: "nummernsuche", test: /[\\/]nummernsuche\./, tags: ["$initial"] },
  {
    name: "fristen",
    test: /[\\/]dokumente[\\/]kalender[\\/]|[\\/]rechner[\\/]fristen[\\/](?!page\.tsx)/,
    tags: ["$initial"],
  },
  {
    name: "rvg",
    test: /[\\/]rechner[\\/](rvg[\\/](basic|\w+[\\/](anrechnungspaare|formular|stufe)))\./,
    tags: ["$initial"],
  },
  { name: "pruefung", test: /[\\/]konto[\\/](pruefung|saetze|ui[\\/]registrierung[\\/]staerkeanzeige)\./ },
  {
    name: "zugang",
    test: /[\\/]features[\\/]konto[\\/](registrierung[\\/]abowahl|ui[\\/](anmeldung[\\/])?(anmeldewerk-laden|bereits|blatt|erstes|formular|google-|meldungskasten|passwortfeld|sofortmeldungen|wechsellinks|zugang)[^\\/]*)\.(tsx?|css)/,
  },
  { name: "anmeldung", test: /[\\/]konto[\\/]ui[\\/]anmeldung[\\/](anmeldeformular|anmeldeablauf|versuche)/ },
  { name: "registrierung", test: /[\\/]konto[\\/]ui[\\/]registrierung[\\/]registrier/ },
];

/** Names of files; Tesseract asks for its letters by a name of its own, so there the folder carries the hash. */
const dateinamen = ({ names }: { readonly names: readonly string[] }) =>
  names.includes("deu.traineddata.gz") ? "assets/[hash]/[name][extname]" : "assets/[name]-[hash][extname]";

/**
 * The face of a feature is a list: a page gets what it names there, and none of the styles beside it. The words of the
 * law are functions alone: whoever reads an amount needs nothing of what results say.
 */
const ohneGesichter: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [
    { test: /[\\/]features[\\/][\w-]+[\\/]index\.ts$/, sideEffects: false },
    { test: /[\\/]packages[\\/]recht[\\/]/, sideEffects: false },
  ],
};

/**
 * What a dynamic import waits for: the styles of what it loads, and nothing else. Vite's own helper also preloads
 * scripts and knows old browsers, which would be most of a kilobyte on every page.
 */
const vorlader = `
const styles = new Map();
const laden = (datei) => {
  const href = new URL(datei, location.origin + "/").href;
  if (!styles.has(href)) styles.set(href, [...document.styleSheets].some((eines) => eines.href?.split("#")[0] === href) || new Promise((fertig, gescheitert) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: fertig, onerror: gescheitert }));
  }));
  return styles.get(href);
};
export const __vitePreload = async (modul, dateien = []) => {
  await Promise.all(dateien.filter((datei) => datei.endsWith(".css")).map(laden));
  return modul();
};
`;

const wegweiser = fileURLToPath(new URL("./app/wegweiser.ts", import.meta.url));

/**
 * The one list of features is the server's: it holds their calls and what answers them. What browsers need of it, where
 * header and footer lead, is read from it here and written into their build.
 */
const wegweiserFertig: Plugin = {
  name: "wegweiser",
  enforce: "pre",
  async load(id) {
    if (this.environment.name !== "client" || id !== wegweiser) return undefined;
    const { verlinkt } = (await import(wegweiser)) as typeof import("./app/wegweiser.ts");
    return `export const verlinkt = ${JSON.stringify(verlinkt)};`;
  },
};

export default defineConfig({
  plugins: [
    ohneEntbehrliches(),
    wegweiserFertig,
    {
      name: "vorlader",
      enforce: "pre",
      load: (id) => (id === "\0vite/preload-helper.js" ? vorlader : undefined),
    },
    reactRouter(),
  ],
  build: {
    // The content security policy allows no data: URL in styles.
    assetsInlineLimit: 0,
    // The router itself names what a page needs; the helper for it would be a kilobyte on each of them.
    modulePreload: false,
    sourcemap: false,
    target: "es2023",
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { assetFileNames: dateinamen, codeSplitting: { groups: gruppen } },
          treeshake: ohneGesichter,
        },
      },
    },
    // The Hono server is the entry of the server build, so that pages and server share one graph of modules.
    ssr: {
      build: { rollupOptions: { input: "./server/index.ts", output: { assetFileNames: dateinamen } } },
    },
  },
});
