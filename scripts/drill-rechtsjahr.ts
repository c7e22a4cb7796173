// `npm run drill:rechtsjahr`: the yearly amendments of 2027 with invented figures, entered into a copy of the checkout as
// docs/recht-aendern.md says; then every test of the law and of the pages that show it runs there. None may turn red.
import { rmSync } from "node:fs";
import { wurzel } from "./lib/bootstrap.mjs";
import { abzugMitEintraegen } from "./rechtsjahr/abzug.ts";
import { befehl } from "./schritte/befehl.ts";

const abzug = abzugMitEintraegen(wurzel, ["."]);
try {
  const laeufe = [["--project=einheiten", "packages", "gegenrechnung", "web/app"], ["--project=architektur"]];
  for (const lauf of laeufe)
    if ((await befehl("vitest", ["run", ...lauf], { cwd: abzug, wurzel })) !== 0) process.exitCode = 1;
} finally {
  rmSync(abzug, { recursive: true, force: true });
}
