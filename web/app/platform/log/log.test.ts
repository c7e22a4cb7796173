import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as warten } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { logErstellen } from "./log.server.ts";

let laufender: ChildProcess | undefined;
afterEach(() => laufender?.kill("SIGKILL"));

/** Runs lines of code with a log on standard output in a process of their own; `ausgabe` grows while it runs. */
function imProzess(zeilen: string) {
  const modul = JSON.stringify(`${import.meta.dirname}/log.server.ts`);
  const code = `import { logErstellen } from ${modul}; const log = logErstellen({ logLevel: "info" }); ${zeilen}`;
  const prozess = spawn(process.execPath, ["--input-type=module", "-e", code]);
  laufender = prozess;
  const lauf = {
    prozess,
    ausgabe: "",
    ende: new Promise((fertig) => prozess.once("close", fertig)),
    zeigt: async (text: string, hoechstensMs: number) => {
      for (let ms = 0; ms < hoechstensMs && !lauf.ausgabe.includes(text); ms += 20) await warten(20);
      return lauf.ausgabe.includes(text);
    },
  };
  prozess.stdout.setEncoding("utf8").on("data", (stueck) => {
    lauf.ausgabe += stueck;
  });
  return lauf;
}

test.each([
  ["process.exit(0)", "process.exit(0);"],
  ["eine Ausnahme, die niemand fängt", "throw new Error('geplatzt');"],
  ["das Ende des Programms", ""],
])("Durch %s geht keine Zeile verloren", async (_name, ende) => {
  const lauf = imProzess(`for (let i = 0; i < 500; i++) log.info({ i }, "Zeile"); ${ende}`);
  await lauf.ende;
  expect(lauf.ausgabe.trimEnd().split("\n").length).toBe(500);
});

test("Ein Fehler steht sofort da, eine Auskunft spätestens nach gut einer Sekunde", async () => {
  const lauf = imProzess(`
    process.stdin.on("data", (art) => { log[String(art)]("Zeile " + art); process.stderr.write("-"); });
    process.stderr.write("-");
  `);
  const geschrieben = () => new Promise((fertig) => lauf.prozess.stderr.once("data", fertig));
  await geschrieben();
  for (const [art, ms] of [
    ["error", 500],
    ["info", 3000],
  ] as const) {
    const danach = geschrieben();
    lauf.prozess.stdin.write(art);
    await danach;
    expect(await lauf.zeigt(`Zeile ${art}`, ms), art).toBe(true);
  }
  lauf.prozess.stdin.end();
  await lauf.ende;
});

test("Ein Fehler der Datenbank nennt Code und Tabelle, aber nicht die Zeile, die sie ablehnt", () => {
  const zeilen: string[] = [];
  const log = logErstellen({ logLevel: "info" }, { write: (zeile) => zeilen.push(zeile) });
  const err = Object.assign(new Error("abgelehnt"), {
    code: "23514",
    table: "kostennote",
    detail: "Failing row contains (Meier ./. Schulz, 123/26).",
    where: 'JSON data, line 1: {"name":"Meier',
  });
  log.error({ err }, "Unerwarteter Fehler");
  log.error({ err: new Error("außen", { cause: err }) }, "Unerwarteter Fehler");
  expect(JSON.parse(zeilen[0] ?? "").err).toMatchObject({
    type: "Error",
    message: "abgelehnt",
    code: "23514",
    table: "kostennote",
  });
  expect(zeilen.join("")).not.toContain("Meier");
});
