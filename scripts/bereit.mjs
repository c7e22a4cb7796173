// `node scripts/bereit.mjs NAME …`: installs what is missing, then runs `scripts/NAME.ts` on the pinned Node. Plain
// JavaScript, because this file is started by whatever Node the machine has.
import { abbrechen, bereitstellen } from "./lib/bootstrap.mjs";

try {
  await bereitstellen({ skript: import.meta.url });
  const [name] = process.argv.splice(2, 1);
  await import(new URL(`./${name}.ts`, import.meta.url));
} catch (fehler) {
  abbrechen(fehler);
}
