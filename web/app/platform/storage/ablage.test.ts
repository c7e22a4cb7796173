import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ablage, ablageAus } from "./ablage.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "gp-ablage-"));
const eimer = new Map<string, Buffer>();
let s3: Server;

/** As much of S3 as the store asks for; keys as they come in. */
function kleinesS3(): Server {
  return createServer(async (anfrage, antwort) => {
    const { pathname, searchParams } = new URL(anfrage.url ?? "/", "http://s3");
    const schluessel = decodeURIComponent(pathname.replace(/^\/eimer\/?/, ""));
    const teile: Buffer[] = [];
    for await (const teil of anfrage) teile.push(teil);
    if (!anfrage.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=zugang/"))
      return antwort.writeHead(403).end();
    if (anfrage.method === "PUT") eimer.set(schluessel, Buffer.concat(teile));
    if (anfrage.method === "DELETE") eimer.delete(schluessel);
    if (anfrage.method !== "GET" && anfrage.method !== "HEAD")
      return antwort.writeHead(anfrage.method === "DELETE" ? 204 : 200).end();
    if (schluessel === "") return antwort.end(seite(searchParams));
    const inhalt = eimer.get(schluessel);
    const fehlt = "<Error><Code>NoSuchKey</Code></Error>";
    antwort.writeHead(inhalt ? 200 : 404, {
      "Last-Modified": new Date(0).toUTCString(),
      "Content-Length": inhalt?.length ?? fehlt.length,
    });
    return antwort.end(anfrage.method === "HEAD" ? undefined : (inhalt ?? fehlt));
  });
}

/** Two keys at a time. */
function seite(suche: URLSearchParams): string {
  const alle = [...eimer.keys()].filter((name) => name.startsWith(suche.get("prefix") ?? "")).toSorted();
  const ab = Number(suche.get("continuation-token") ?? 0);
  const weiter = ab + 2 < alle.length;
  const namen = alle.slice(ab, ab + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${weiter}</IsTruncated>${namen.join("")}${weiter ? `<NextContinuationToken>${ab + 2}</NextContinuationToken>` : ""}</ListBucketResult>`;
}

beforeAll(async () => {
  s3 = kleinesS3();
  await new Promise<void>((fertig) => s3.listen(0, "127.0.0.1", fertig));
});
afterAll(async () => {
  await new Promise((fertig) => s3.close(fertig));
  rmSync(dataDir, { recursive: true, force: true });
});

const ordner = () => ablageAus({ dataDir, s3: undefined });
const bucket = (schluessel = { accessKeyId: "zugang", secretAccessKey: "geheim" }) =>
  ablageAus({
    dataDir,
    s3: {
      bucket: "eimer",
      region: "eu-central-1",
      endpoint: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
      mitPfad: true,
      schluessel,
    },
  });

async function namen(ablage: Ablage): Promise<string[]> {
  const alle: string[] = [];
  for await (const name of ablage.liste("blog")) alle.push(name);
  return alle.toSorted();
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each([
  ["im Ordner", ordner],
  ["in S3", bucket],
] as const)("Dateien %s", (_, oeffnen) => {
  test("werden geschrieben, gelesen, ersetzt, aufgezählt und gelöscht", async () => {
    const ablage = await oeffnen();
    const alle = ["blog/a/eins.png", "blog/a/zwei.png", "blog/b/drei-360.avif"];
    for (const name of [...alle, "og/vier.png"]) await ablage.schreiben(name, bytes(name));
    await ablage.schreiben("blog/a/eins.png", new Uint8Array([0, 255, 10, 13]));
    expect(await ablage.lesen("blog/a/eins.png")).toEqual(new Uint8Array([0, 255, 10, 13]));
    expect(await ablage.lesen("blog/b/drei-360.avif")).toEqual(bytes("blog/b/drei-360.avif"));
    expect(await namen(ablage)).toEqual(alle);
    expect(await ablage.zeitpunkt("blog/a/eins.png")).toBeInstanceOf(Date);
    await ablage.loeschen("blog/a/eins.png");
    expect(await ablage.lesen("blog/a/eins.png")).toBeUndefined();
    expect(await ablage.zeitpunkt("blog/a/eins.png")).toBeUndefined();
    expect(await namen(ablage)).toEqual(alle.slice(1));
    await ablage.loeschen("blog/a/eins.png");
  });

  test("kein Schlüssel führt hinaus", async () => {
    const ablage = await oeffnen();
    writeFileSync(join(dataDir, "geheim.txt"), "geheim");
    for (const weg of [
      "../geheim.txt",
      "blog/../../geheim.txt",
      "/etc/passwd",
      "blog/%2e%2e/x.png",
      "blog/a\0.png",
      "",
    ]) {
      expect(await ablage.lesen(weg), weg).toBeUndefined();
      await expect(ablage.schreiben(weg, bytes("x")), weg).rejects.toThrow("Schlüssel");
    }
  });
});

test("Was sich nicht lesen lässt, ist etwas anderes als was es nicht gibt", async () => {
  mkdirSync(join(dataDir, "dateien/blog/d/ordner.png"), { recursive: true });
  expect(await (await ordner()).lesen("blog/d/ordner.png")).toBeUndefined();
  symlinkSync("kreis.png", join(dataDir, "dateien/blog/d/kreis.png"));
  await expect((await ordner()).lesen("blog/d/kreis.png")).rejects.toThrow();
  const schluessel = { accessKeyId: "fremd", secretAccessKey: "geheim" };
  await expect((await bucket(schluessel)).lesen("blog/b/drei-360.avif")).rejects.toThrow();
  await expect((await bucket(schluessel)).zeitpunkt("blog/b/drei-360.avif")).rejects.toThrow();
});

test("Von einem Schreiben, das scheitert, bleibt nichts Halbes", async () => {
  const ablage = await ordner();
  mkdirSync(join(dataDir, "dateien/blog/c/besetzt.png/darin"), { recursive: true });
  await expect(ablage.schreiben("blog/c/besetzt.png", bytes("neu"))).rejects.toThrow();
  expect(readdirSync(join(dataDir, "dateien/.entwuerfe"))).toEqual([]);
  expect(readdirSync(join(dataDir, "dateien/blog/c"))).toEqual(["besetzt.png"]);
});
