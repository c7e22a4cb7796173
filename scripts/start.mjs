// `npm start`: installs and builds what is missing, then runs the portal. Plain JavaScript, because this file is
// started by whatever Node the machine has.
import { abbrechen, bereitstellen } from "./lib/bootstrap.mjs";
import { mitStarterEnden } from "./lib/starter.mjs";

try {
  await bereitstellen({ skript: import.meta.url });
  const { enableCompileCache } = await import("node:module");
  enableCompileCache();
  const { bauenWennNoetig } = await import("./lib/bau.mjs");
  process.stdout.write("Das Gebührenportal wird gestartet …\n");
  if (await bauenWennNoetig()) process.stdout.write("Die Seiten wurden neu gebaut.\n");
  process.env.NODE_ENV = "production";
  mitStarterEnden(() => process.kill(process.pid, "SIGTERM"));
  const { starten } = await import("../web/build/server/index.js");
  await starten();
} catch (fehler) {
  abbrechen(fehler);
}
