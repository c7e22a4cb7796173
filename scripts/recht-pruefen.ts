// `npm run recht:pruefen`: everything that an amendment of the law can break and that needs neither build nor database:
// evidence, second calculations, all tests of the law packages, and the page that lists the versions.
import { wurzel } from "./lib/bootstrap.mjs";
import { befehl } from "./schritte/befehl.ts";

const projekte = ["architektur", "einheiten"].map((name) => `--project=${name}`);
process.exitCode = await befehl(
  "node",
  [
    ["node_modules/vitest/vitest.mjs", "run", ...projekte, "--reporter=dot"],
    ["architecture", "packages", "web/app/features/seiten"],
  ].flat(),
  { cwd: wurzel, wurzel },
);
