import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { formularVon } from "#platform/http/formular.server.ts";
import { gesendetes, istGeheim, mitStoerungsseiten, stoerungsantwort } from "./stoerung.ts";

const seiten = join(import.meta.dirname, "../../app");
const anlass =
  /type="password"|autoComplete="(?:current-password|new-password|one-time-code)"|^<Passwortfeld/;

/** Names of the fields in this text that take a password or a code of the second factor; "?": it has no name there. */
function geheimeFelder(text: string): readonly string[] {
  return [...text.matchAll(/<(?:Passwortfeld|Feld|input)\b[\s\S]*?\/>/g)]
    .map(([element]) => element)
    .filter((element) => anlass.test(element))
    .map((element) => /name="([^"]+)"|anschluss\("([^"]+)"\)/.exec(element))
    .map((treffer) => treffer?.[1] ?? treffer?.[2] ?? "?");
}

describe("Was eine gestörte Seite von einem Formular zeigt", () => {
  const grund = new ApiFehler(503);
  const gesendet = (body: BodyInit) => new Request("http://localhost/x", { method: "POST", body });
  const absage = async (felder: Record<string, string> | FormData) => {
    const body = felder instanceof FormData ? felder : new URLSearchParams(felder);
    const formular = gesendetes(await formularVon(gesendet(body)));
    const antwort = stoerungsantwort(grund, { gesendet: formular, datei: false });
    return "data" in antwort && "gesendet" in antwort.data ? antwort.data.gesendet : undefined;
  };

  test("Jedes Feld für ein Passwort oder einen Code hat einen Namen, den die Störungsseite für geheim hält", () => {
    const felder = globSync("**/*.tsx", { cwd: seiten }).flatMap((datei) =>
      geheimeFelder(readFileSync(join(seiten, datei), "utf8")).map((name) => ({ datei, name })),
    );
    expect(felder.length).toBeGreaterThan(12);
    expect(felder.filter(({ name }) => !istGeheim(name))).toEqual([]);
  });

  test("Ein Passwortfeld unter einem unverdächtigen Namen fiele auf", () => {
    expect(
      geheimeFelder('<Passwortfeld label="x" name="losung" />').filter((name) => !istGeheim(name)),
    ).toEqual(["losung"]);
    expect(geheimeFelder('<Feld autoComplete="one-time-code" label="x" />')).toEqual(["?"]);
    expect(geheimeFelder('<Feld name="email" autoComplete="username" />')).toEqual([]);
  });

  test("Getipptes steht wieder da, mit einem Geheimnis darin nichts", async () => {
    expect(await absage({ email: "a@b.de", text: "Guten Tag" })).toEqual([
      ["email", "a@b.de"],
      ["text", "Guten Tag"],
    ]);
    expect(await absage({ email: "a@b.de", passwordConfirm: "geheim" })).toBe("nicht-aufgehoben");
    expect(await absage({ email: "a@b.de", totp: "123456" })).toBe("nicht-aufgehoben");
    expect(await absage({ email: "a@b.de", password: "" })).toEqual([
      ["email", "a@b.de"],
      ["password", ""],
    ]);
  });

  test("Eine Datei steht nicht wieder da, und was kein Formular war, auch nicht", async () => {
    const mitDatei = new FormData();
    mitDatei.set("text", "Guten Tag");
    mitDatei.set("datei", new Blob(["x"]), "a.csv");
    expect(await absage(mitDatei)).toBe("nicht-aufgehoben");
    expect(gesendetes(undefined)).toBe("nicht-aufgehoben");
  });

  test("Ist ein Formular erledigt und nur die Seite danach gestört, wird es nicht noch einmal gesendet", async () => {
    const arbeit = () => Promise.reject(grund);
    const build = {
      routes: { x: { id: "x", path: "x", module: { default: () => null, action: arbeit, loader: arbeit } } },
    } as unknown as ServerBuild;
    const { action, loader } = mitStoerungsseiten(build).routes.x?.module ?? {};
    const context = new RouterContextProvider();
    const formular = Promise.resolve({ texte: [["a", "1"]] as const, dateien: [] });
    context.set(anfrageContext, { ...context.get(anfrageContext), formular });
    const aufruf = (method: string) =>
      ({ request: new Request("http://localhost/x", { method }), context }) as never;
    await expect(action?.(aufruf("POST"))).rejects.toMatchObject({ data: { gesendet: [["a", "1"]] } });
    await expect(loader?.(aufruf("GET"))).rejects.not.toHaveProperty("data.gesendet");
  });
});
