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
          exclude: [...ausgeschlossen, "**/*.db.test.ts", "web/e2e/**"],
        },
      },
      {
        extends: true,
        test: { name: "architektur", include: ["architecture/**/*.test.ts"], exclude: ausgeschlossen },
      },
    ],
  },
});
