// `npm run recht:pruefen`: everything that an amendment of the law can break and that needs neither build nor database:
// evidence, second calculations, all tests of the law packages, and the page that lists the versions.
import { wurzel } from "./lib/bootstrap.mjs";
import { befehl } from "./schritte/befehl.ts";

process.exitCode = await befehl(
  "vitest",
  [
    ["run", "--project=architektur", "--project=einheiten"],
    ["architecture", "packages", "gegenrechnung", "web/app/features/seiten"],
  ].flat(),
  { cwd: wurzel, wurzel },
);
