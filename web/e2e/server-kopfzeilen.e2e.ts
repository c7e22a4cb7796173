import { createHash } from "node:crypto";
import { expect, inject, test } from "vitest";
import { adressen } from "./lib/adressen.ts";

const portal = inject("portal");

test.each(adressen)("$pfad erlaubt genau die Skripte, die auf der Seite stehen", async ({ pfad, status }) => {
  const antwort = await fetch(portal + pfad);
  expect(antwort.status).toBe(status);
  const html = await antwort.text();
  const policy = antwort.headers.get("content-security-policy") ?? "";
  // Data for search engines are no script: no policy asks for them.
  const eigene = [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, inhalt = ""]) => `'sha256-${createHash("sha256").update(inhalt).digest("base64")}'`);
  expect(eigene.length).toBeGreaterThan(0);
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(eigene));
  expect(policy).toContain("frame-ancestors 'none'");
  const rechnet = pfad === "/paragraphen-profi";
  expect([policy.includes("'wasm-unsafe-eval'"), policy.includes("worker-src blob:;")]).toEqual([
    rechnet,
    rechnet,
  ]);
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*unsafe-inline/);
  expect(antwort.headers.get("cache-control")).not.toContain("no-store");
  expect(antwort.headers.get("x-powered-by")).toBeNull();
});

test("Jede Seite bringt die Regeln ihrer Klassen mit, auch die Absagen, bevor ein Skript läuft", async () => {
  const regeln = new Map<string, Promise<string>>();
  const regelnVon = (pfad: string) => {
    const gelesen = regeln.get(pfad) ?? fetch(portal + pfad).then((antwort) => antwort.text());
    regeln.set(pfad, gelesen);
    return gelesen;
  };
  for (const pfad of [...adressen.map((a) => a.pfad), "/fristenmanager", "/team"]) {
    const html = await (await fetch(portal + pfad)).text();
    const verweise = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)];
    const css = (await Promise.all(verweise.map(([, ziel = ""]) => regelnVon(ziel)))).join("\n");
    const klassen = new Set(html.match(/(?<=class="[^"]*)\b_[\w-]+_[a-z0-9]{5}_\d+\b/g));
    expect(verweise.length, pfad).toBeGreaterThan(0);
    expect(
      [...klassen].filter((klasse) => !css.includes(`.${klasse}`)),
      pfad,
    ).toEqual([]);
  }
});

test("Dateien mit Hash im Namen bleiben ein Jahr gültig und liegen verpackt bereit", async () => {
  const html = await (await fetch(portal)).text();
  const [, pfad] = /href="(\/assets\/rahmenwerk-[^"]+\.js)"/.exec(html) ?? [];
  const antwort = await fetch(portal + pfad, { headers: { "Accept-Encoding": "br" } });
  expect(antwort.headers.get("content-encoding")).toBe("br");
  expect(antwort.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(antwort.headers.get("content-type")).toContain("text/javascript");
  expect((await fetch(`${portal}/assets/gibt-es-nicht.js`)).status).toBe(404);
  expect((await fetch(`${portal}/assets/%2e%2e/.vite/manifest.json`)).status).toBe(404);
  expect((await fetch(`${portal}/.vite/manifest.json`)).status).toBe(404);
});

test("Eine gehaltene Seite ist Byte für Byte die gerenderte, auch verpackt", async () => {
  const headers = { "Accept-Encoding": "br", Cookie: "next-auth.session-token=fremd" };
  const gerendert = await (await fetch(`${portal}/impressum`, { headers })).text();
  await fetch(`${portal}/impressum`);
  const gehalten = await fetch(`${portal}/impressum`, { headers: { "Accept-Encoding": "identity" } });
  expect(await gehalten.text()).toBe(gerendert);
  const etag = gehalten.headers.get("etag") ?? "";
  expect(
    (
      await fetch(`${portal}/impressum`, {
        headers: { "If-None-Match": etag, "Accept-Encoding": "identity" },
      })
    ).status,
  ).toBe(304);
});

test("Unbekannte Aufrufe, falsche Methoden und kaputte Eingaben antworten mit JSON", async () => {
  const unbekannt = await fetch(`${portal}/api/gibt/es/nicht`);
  expect([unbekannt.status, await unbekannt.json()]).toEqual([404, { error: "Nicht gefunden" }]);
  expect((await fetch(`${portal}/api/rechner/tabelle`, { method: "DELETE" })).status).toBe(405);
  const kaputt = { method: "POST", body: "{", headers: { "Content-Type": "application/json" } };
  expect((await fetch(`${portal}/api/rechner/rvg`, kaputt)).status).toBe(400);
});
