import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The content security policy allows no data: URL in styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: "es2023",
  },
  // The Hono server is the entry of the server build, so that pages and server share one graph of modules.
  environments: { ssr: { build: { rollupOptions: { input: "./server/index.ts" } } } },
});
