import { defineConfig } from "vitest/config";
import { LangesZuerst } from "./scripts/lib/reihenfolge.ts";

const ausgeschlossen = ["**/node_modules/**", "**/build/**", "data/**"];

// No test is about time: these only end what hangs, on a machine many times slower than ours, too.
const geduld = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Without it a poll gives up after a second.
  expect: { poll: { timeout: 60_000 } },
};

// One runner for every kind of test; the kind stands in the file name.
export default defineConfig({
  test: {
    isolate: false,
    sequence: { sequencer: LangesZuerst },
    projects: [
      {
        extends: true,
        test: {
          name: "einheiten",
          include: ["{packages,gegenrechnung,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...ausgeschlossen, "**/*.db.test.ts"],
          setupFiles: ["scripts/lib/saat.ts"],
          sequence: { groupOrder: 1 },
          // Vitest leaves one core to itself, which on two cores is half of them.
          maxWorkers: "100%",
          ...geduld,
        },
      },
      {
        extends: true,
        test: {
          name: "architektur",
          include: ["architecture/**/*.test.ts"],
          exclude: ausgeschlossen,
          ...geduld,
        },
      },
      {
        extends: true,
        test: {
          name: "datenbank",
          include: ["{packages,web,scripts}/**/*.db.test.ts"],
          // What the other database has alone (`scripts/lib/datenbanken.ts`).
          exclude: [...ausgeschlossen, ...(process.env.TEST_OHNE ?? "").split(",").filter(Boolean)],
          // They wait for their databases a third of the time.
          maxWorkers: 2,
          globalSetup: ["web/app/platform/db/testing-vorher.ts"],
          ...geduld,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["web/e2e/**/*.e2e.ts"],
          exclude: ausgeschlossen,
          // Pages wait more than they compute; the files share the portal, but none changes what another reads there.
          maxWorkers: 3,
          globalSetup: ["web/e2e/lib/global-setup.ts"],
          ...geduld,
        },
      },
    ],
  },
});
