import { defineConfig } from "vitest/config";

const ausgeschlossen = ["**/node_modules/**", "**/build/**", "data/**"];

// One runner for every kind of test; the kind stands in the file name.
export default defineConfig({
  test: {
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "einheiten",
          include: ["{packages,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...ausgeschlossen, "**/*.db.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "architektur", include: ["architecture/**/*.test.ts"], exclude: ausgeschlossen },
      },
      {
        extends: true,
        test: {
          name: "datenbank",
          include: ["{packages,web,scripts}/**/*.db.test.ts"],
          exclude: ausgeschlossen,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["web/e2e/**/*.e2e.ts"],
          exclude: ausgeschlossen,
          // Pages wait more than they compute; the files share the portal, but none changes what another reads there.
          maxWorkers: 2,
          globalSetup: ["web/e2e/lib/global-setup.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 5_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
