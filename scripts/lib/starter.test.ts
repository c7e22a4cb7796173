import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("ein Befehl, an den übergeben wurde, gibt den Übergebenden nicht an seine eigenen Prozesse weiter", () => {
  const gelesen = execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import ${JSON.stringify(join(import.meta.dirname, "starter.mjs"))};
       import { execFileSync } from "node:child_process";
       process.stdout.write(execFileSync(process.execPath, ["-p", "process.env.GEBUEHRENPORTAL_STARTER"]));`,
    ],
    { env: { ...process.env, GEBUEHRENPORTAL_STARTER: String(process.pid) }, encoding: "utf8" },
  );
  expect(gelesen.trim()).toBe("undefined");
});
