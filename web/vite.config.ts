import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * Few chunks instead of many: what every page needs travels as two, the framework and our own shell with fields and
 * kernel; what the session needs follows later as one, and the forms of the sign-in come together.
 * Each further chunk costs a request and compresses worse.
 */
const gruppen = [
  {
    name: "rahmenwerk",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: "gemeinsam",
    test: /[\\/]web[\\/]app[\\/]ui[\\/](?!huelle[\\/]absage)|[\\/]packages[\\/]recht[\\/]|[\\/]rechner[\\/]katalog\.ts|[\\/]platform[\\/](client[\\/](start|sitzung)|konstanten|http[\\/](seitenstand|vorgang))\.ts|preload-helper/,
  },
  { name: "kern", test: /[\\/]platform[\\/]client[\\/](kern|aufrufe|zuruf)\.ts/ },
  {
    name: "zugang",
    test: /[\\/]features[\\/]konto[\\/](texts|pruefung|abowahl|ui[\\/](anmelde|beginn|bereits|blatt|erstes|formular|google|kontorueckkehr|meldungskasten|passwortfeld|registrier|staerke|versuche|wechsellinks|zugang|zweiter)[^\\/]*)\.(tsx?|css)/,
  },
];

/**
 * What a dynamic import waits for: the styles of what it loads, and nothing else. Vite's own helper also preloads
 * scripts and knows old browsers, which would be most of a kilobyte on every page.
 */
const vorlader = `
const styles = new Map();
const laden = (datei) => {
  const href = new URL(datei, location.origin + "/").href;
  if (!styles.has(href)) styles.set(href, [...document.styleSheets].some((eines) => eines.href === href) || new Promise((fertig, gescheitert) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: fertig, onerror: gescheitert }));
  }));
  return styles.get(href);
};
export const __vitePreload = async (modul, dateien = []) => {
  await Promise.all(dateien.filter((datei) => datei.endsWith(".css")).map(laden));
  return modul();
};
`;

export default defineConfig({
  plugins: [
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
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: gruppen } } } } },
    // The Hono server is the entry of the server build, so that pages and server share one graph of modules.
    ssr: { build: { rollupOptions: { input: "./server/index.ts" } } },
  },
});
