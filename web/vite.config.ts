import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * Few chunks instead of many: what every page needs travels as two, the framework and our own shell with fields and
 * kernel; what the session needs follows later as one. Each further chunk costs a request and compresses worse.
 */
const gruppen = [
  {
    name: "rahmenwerk",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: "gemeinsam",
    test: /[\\/]web[\\/]app[\\/]ui[\\/]|[\\/]packages[\\/]recht[\\/]|[\\/]rechner[\\/]katalog\.ts|[\\/]platform[\\/](client[\\/](start|sitzung)|konstanten|http[\\/](seitenstand|vorgang))\.ts|preload-helper/,
  },
  { name: "kern", test: /[\\/]platform[\\/]client[\\/](kern|aufrufe|zuruf)\.ts/ },
];

export default defineConfig({
  plugins: [reactRouter()],
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
