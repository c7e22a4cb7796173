import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { allein } from "./schloss.mjs";

const modul = JSON.stringify(new URL("./schloss.mjs", import.meta.url).href);
const ordner = fileURLToPath(new URL(".", import.meta.url));
const name = () => `test ${process.pid} ${Math.random()}`;

/** A process that holds the lock until it is killed; `kind` starts a command that works on for two seconds. */
async function halter(wort: string, kind: "mit Kind" | "ohne Kind") {
  const prozess = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { allein } from ${modul};
       import { spawn } from "node:child_process";
       await allein(${JSON.stringify(wort)}, () => {}, (erbe) => new Promise(() => {
         ${kind === "mit Kind" ? `spawn("sleep", ["2"], { stdio: ["ignore", "ignore", "ignore", erbe] });` : ""}
         setInterval(() => {}, 1000);
         process.stdout.write("hat es");
       }));`,
    ],
    { cwd: ordner, stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void prozess.kill("SIGKILL"));
  await once(prozess.stdout, "data");
  return prozess;
}

describe("Was nur einer zugleich darf,", () => {
  test("tun zwei nacheinander, und wer wartet, sagt es einmal", async () => {
    const wort = name();
    const ablauf: string[] = [];
    const arbeit = (wer: string) => async () => {
      ablauf.push(`${wer} beginnt`);
      await warten(50);
      ablauf.push(`${wer} endet`);
      return wer;
    };
    const ergebnisse = await Promise.all([
      allein(wort, () => ablauf.push("a wartet"), arbeit("a")),
      allein(wort, () => ablauf.push("b wartet"), arbeit("b")),
      allein(wort, () => ablauf.push("c wartet"), arbeit("c")),
    ]);
    expect(ergebnisse).toEqual(["a", "b", "c"]);
    expect(ablauf.filter((zeile) => zeile.endsWith("wartet"))).toHaveLength(2);
    const taten = ablauf.filter((zeile) => !zeile.endsWith("wartet"));
    for (let i = 0; i < taten.length; i += 2)
      expect(taten[i + 1]).toBe(taten[i]?.replace("beginnt", "endet"));
  });

  test("ist nach einem Fehler wieder frei", async () => {
    const wort = name();
    await expect(
      allein(
        wort,
        () => {},
        () => Promise.reject(new Error("misslungen")),
      ),
    ).rejects.toThrow("misslungen");
    expect(
      await allein(
        wort,
        () => {},
        () => "frei",
      ),
    ).toBe("frei");
  });

  test("gibt ein hart beendeter Prozess frei, ohne etwas zurückzulassen", async () => {
    const wort = name();
    const prozess = await halter(wort, "ohne Kind");
    let gewartet = 0;
    const dran = allein(
      wort,
      () => gewartet++,
      () => "dran",
    );
    await warten(100);
    prozess.kill("SIGKILL");
    expect(await dran).toBe("dran");
    expect(gewartet).toBe(1);
  });

  test.runIf(process.platform === "linux")(
    "bleibt vergeben, solange das Programm arbeitet, das ein hart beendeter Prozess gestartet hat",
    async () => {
      const wort = name();
      const beginn = performance.now();
      const prozess = await halter(wort, "mit Kind");
      prozess.kill("SIGKILL");
      await once(prozess, "exit");
      expect(
        await allein(
          wort,
          () => {},
          () => "dran",
        ),
      ).toBe("dran");
      expect(performance.now() - beginn).toBeGreaterThan(1900);
    },
  );
});
