// `npm test`: the whole pipeline. Plain JavaScript, because this file is started by whatever Node the machine has.
// `npm test -- einheiten browser` runs only the named steps.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const wurzel = fileURLToPath(new URL("..", import.meta.url));
const node = `${wurzel}node_modules/.bin/node`;
if (!existsSync(node)) {
  const { status } = spawnSync("npm", ["ci"], { cwd: wurzel, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
const { status } = spawnSync(node, [`${wurzel}scripts/schritte/lauf.ts`, ...process.argv.slice(2)], {
  cwd: wurzel,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
