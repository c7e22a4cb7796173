// `npm run recht:pruefen`: everything that an amendment of the law can break and that needs neither build nor database:
// evidence, second calculations, all tests of the law packages, and the page that lists the versions. With paths behind it
// only the tests there.
import { wurzel } from "./lib/bootstrap.mjs";
import { befehl } from "./schritte/befehl.ts";

const pfade = process.argv.slice(2);
const recht = ["architecture", "packages", "gegenrechnung", "web/app/features/seiten"];

process.exitCode = await befehl(
  "vitest",
  ["run", "--project=architektur", "--project=einheiten", ...(pfade.length > 0 ? pfade : recht)],
  { cwd: wurzel, wurzel },
);
