import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { bild, bilderordner, konto, pfadVon, portal } from "../../server/testing/bilder.ts";
import { eigeneSeite, sitzungscookie } from "../../server/testing/sitzung.ts";

const { dateien, anlegen, abbauen } = bilderordner();
beforeAll(anlegen);
afterAll(abbauen);

describe("Ein Bild hochladen", () => {
  test("macht es neu: aufrecht, ohne Metadaten, in kleineren Fassungen, die alle ausgeliefert werden", async ({
    db,
  }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    const datei = await (await bild(800, 400))
      .withExif({ IFD0: { Copyright: "GEHEIM" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(datei).metadata()).orientation).toBe(6);
    expect(datei.includes("GEHEIM")).toBe(true);
    const { status, koerper } = await autor.hochladen(datei, "blog/fotos-2026");
    expect(status).toBe(200);
    expect(koerper.url).toMatch(/^\/media\/blog\/fotos-2026\/[0-9a-f-]{36}\.jpg$/);
    expect([koerper.width, koerper.height]).toEqual([400, 800]);
    const ausgeliefert = await autor.holen(koerper.url ?? "");
    expect(ausgeliefert.status).toBe(200);
    expect(Object.fromEntries(ausgeliefert.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
    });
    const neu = Buffer.from(await ausgeliefert.arrayBuffer());
    const { width, height, exif, orientation } = await sharp(neu).metadata();
    expect([width, height, exif, orientation]).toEqual([400, 800, undefined, undefined]);
    expect(neu.includes("GEHEIM")).toBe(false);
    // What was on top is right after turning by 90°.
    const { data } = await sharp(neu).raw().toBuffer({ resolveWithObject: true });
    expect([Number(data[0]) > 150, Number(data[399 * 3]) < 80]).toEqual([true, true]);
    const zeile = await db.selectFrom("blog_bild").selectAll().executeTakeFirstOrThrow();
    expect(zeile).toMatchObject({ pfad: pfadVon(koerper.url), art: "jpg", breite: 400, hoehe: 800 });
    expect(zeile.platzhalter).toMatch(/^data:image\/webp;base64,.{30,300}$/);
    const fassungen = zeile.fassungen as { art: string; breite: number; pfad: string }[];
    expect(fassungen.map(({ art, breite }) => `${art} ${breite}`)).toEqual([
      "avif 360",
      "webp 360",
      "avif 400",
      "webp 400",
    ]);
    for (const { art, pfad } of fassungen) {
      const fassung = await autor.holen(`/media/${pfad}`);
      expect([fassung.status, fassung.headers.get("content-type")]).toEqual([200, `image/${art}`]);
      const anfang = Buffer.from(await fassung.arrayBuffer())
        .subarray(0, 12)
        .toString("latin1");
      expect(anfang).toMatch(art === "avif" ? /ftypavif/ : /^RIFF.{4}WEBP/s);
    }
  });

  test("nimmt PNG, WebP und GIF an und lässt Durchsichtiges ohne Platzhalter", async ({ db }) => {
    const autor = await konto(db, "anna", { isGuestAuthor: true });
    const durchsichtig = { create: { width: 20, height: 10, channels: 4, background: "#ff000000" } } as const;
    for (const art of ["png", "webp", "gif"] as const) {
      const { status, koerper } = await autor.hochladen(await sharp(durchsichtig).toFormat(art).toBuffer());
      expect([status, koerper.url?.split(".").at(-1)], art).toEqual([200, art]);
      expect(koerper.url).toMatch(/^\/media\/blog\/images\//);
      const { headers } = await autor.holen(koerper.url ?? "");
      expect(headers.get("content-type")).toBe(`image/${art}`);
    }
    const zeilen = await db.selectFrom("blog_bild").select(["art", "platzhalter", "fassungen"]).execute();
    expect(zeilen.map(({ platzhalter }) => platzhalter)).toEqual(["", "", ""]);
    expect(zeilen.map(({ fassungen }) => (fassungen as unknown[]).length)).toEqual([2, 2, 2]);
  });

  test("von einem bewegten GIF bleibt das erste Bild, von einem Anhang nichts", async ({ db }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    const einzeln = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bewegt = await sharp(einzeln, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    expect((await sharp(bewegt, { animated: true }).metadata()).pages).toBe(2);
    const polyglott = Buffer.concat([bewegt, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    const { koerper } = await autor.hochladen(polyglott);
    const neu = Buffer.from(await (await autor.holen(koerper.url ?? "")).arrayBuffer());
    expect((await sharp(neu, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(neu.includes("script")).toBe(false);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.for([
    ["SVG", svg],
    ["HTML mit Bildnamen", "<html><script>alert(1)</script></html>"],
    ["ein GIF, das keins ist", "GIF89a/*<svg onload=alert(1)>*/=1;alert(1)"],
    ["ein PNG-Anfang ohne Bild", "\x89PNG\r\n\x1a\n<script>alert(1)</script>"],
    ["ein JPEG-Anfang mit SVG", `\xff\xd8\xff${svg}`],
    ["PDF", "%PDF-1.7\n1 0 obj"],
    ["TIFF", "II*\0\x08\0\0\0"],
    ["nichts als Leerzeichen", " "],
  ] as const)("weist ab: %s", async ([, inhalt], { db }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    const { status, koerper } = await autor.hochladen(Buffer.from(inhalt, "latin1"), undefined, "foto.png");
    expect([status, koerper.error]).toEqual([415, "Nur Bilddateien (JPG, PNG, WebP, GIF) sind erlaubt."]);
  });

  test("weist abgeschnittene Bilder ab und solche mit zu vielen Bildpunkten", async ({ db }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    const ganzes = await (await bild(300, 300)).jpeg().toBuffer();
    expect((await autor.hochladen(ganzes.subarray(0, ganzes.length / 2))).status).toBe(415);
    const bombe = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "red" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bombe.length).toBeLessThan(5_000_000);
    const { status, koerper } = await autor.hochladen(bombe);
    expect([status, koerper.code]).toEqual([413, "zu-viele-bildpunkte"]);
  });

  test("kennt Größe, Feld und Pfad", async ({ db }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    const klein = await (await bild(10, 10)).png().toBuffer();
    const grenze = 5 * 1024 * 1024;
    const gefuellt = Buffer.concat([klein, Buffer.alloc(grenze - klein.length)]);
    expect((await autor.hochladen(gefuellt)).status).toBe(200);
    for (const zuGross of [grenze + 1, 6_000_000, 30_000_000])
      expect(await autor.hochladen(Buffer.alloc(zuGross))).toMatchObject({
        status: 413,
        koerper: { error: "Die Datei ist zu groß (maximal 5 MB)." },
      });
    for (const fehlend of [undefined, new Blob([])])
      expect(await autor.hochladen(fehlend)).toMatchObject({
        status: 400,
        koerper: { error: "Keine Datei ausgewählt." },
      });
    for (const path of [
      "bilder",
      "blog/../x",
      "blog/Ä",
      "/blog/x",
      "blog",
      "blog\\x",
      "blog/x.y",
      `blog/${"a".repeat(200)}`,
    ])
      expect((await autor.hochladen(klein, path)).koerper, path).toMatchObject({
        code: "bild-pfad",
        field: "path",
      });
    expect((await autor.hochladen(klein, "blog//a///b/")).koerper.url).toMatch(
      /^\/media\/blog\/a\/b\/[^/]+\.png$/,
    );
    expect((await autor.hochladen(klein, "")).koerper.url).toMatch(/^\/media\/blog\/images\//);
  });

  test("dürfen Autoren, Gastautoren und wer moderiert, sonst niemand", async ({ db }) => {
    const klein = await (await bild(10, 10)).png().toBuffer();
    expect((await portal().hochladen(klein)).status).toBe(401);
    for (const [name, rechte, erwartet] of [
      ["ohne", {}, 403],
      ["teams", { subscriptionStatus: "teams", isTeamAdmin: true }, 403],
      ["gast", { isGuestAuthor: true }, 200],
      ["moderator", { role: "moderator" }, 200],
      ["admin", { role: "admin" }, 200],
    ] as const)
      expect((await (await konto(db, name, rechte)).hochladen(klein)).status, name).toBe(erwartet);
  });

  test("über das Netz: zu große Dateien bekommen ihre Antwort, auch ohne Angabe der Länge", async ({
    db,
  }) => {
    const { holen } = await konto(db, "anna", { isAuthor: true });
    const server = createAdaptorServer({ fetch: (anfrage) => holen(anfrage as never), createServer });
    await new Promise<void>((fertig) => server.listen(0, "127.0.0.1", () => fertig()));
    const adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/blog/image`;
    const grenze = "----grenze";
    const kopf = `--${grenze}\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n`;
    async function* endlos() {
      yield new TextEncoder().encode(kopf);
      for (let stueck = 0; stueck < 400; stueck += 1) yield new Uint8Array(64 * 1024);
    }
    const antwort = await fetch(adresse, {
      method: "POST",
      headers: {
        ...sitzungscookie,
        ...eigeneSeite,
        "Content-Type": `multipart/form-data; boundary=${grenze}`,
      },
      body: Readable.toWeb(Readable.from(endlos())),
      duplex: "half",
    } as RequestInit);
    expect(antwort.status).toBe(413);
    await new Promise((fertig) => server.close(fertig));
  });
});

describe("Ein Bild löschen", () => {
  test("dürfen seine Besitzerin und wer moderiert; danach ist nichts mehr da", async ({ db }) => {
    const anna = await konto(db, "anna", { isAuthor: true });
    const bert = await konto(db, "bert", { isAuthor: true });
    const ohne = await konto(db, "ohne", {});
    const moderation = await konto(db, "mona", { role: "moderator" });
    const klein = await (await bild(400, 40)).png().toBuffer();
    const vorher = dateien();
    const eins = pfadVon((await anna.hochladen(klein)).koerper.url);
    const zwei = pfadVon((await anna.hochladen(klein)).koerper.url);
    expect(dateien().length - vorher.length).toBe(10);
    expect((await portal().loeschen(eins)).status).toBe(401);
    expect((await ohne.loeschen(eins)).status).toBe(403);
    expect((await bert.loeschen(eins)).status).toBe(403);
    expect((await anna.holen(`/media/${eins}`)).status).toBe(200);
    expect(await anna.loeschen(eins)).toMatchObject({ status: 200, koerper: { success: true } });
    expect((await moderation.loeschen(zwei)).status).toBe(200);
    expect((await anna.loeschen(eins)).status).toBe(404);
    expect((await anna.holen(`/media/${eins}`)).status).toBe(404);
    expect(dateien()).toEqual(vorher);
  });

  test.for([undefined, "", " ", "..", "blog/../x.png", 7, null, ["blog/x.png"]])(
    "%j ist keine Adresse eines Bildes",
    async (filePath, { db }) => {
      const autor = await konto(db, "anna", { isAuthor: true });
      expect(await autor.loeschen(filePath)).toMatchObject({
        status: 400,
        koerper: { error: "Invalid image URL" },
      });
    },
  );

  test("ein unbekanntes gibt es nicht", async ({ db }) => {
    const autor = await konto(db, "anna", { isAuthor: true });
    for (const filePath of ["blog/images/x.png", "og/x.png", "x", "/etc/passwd"])
      expect((await autor.loeschen(filePath)).status, filePath).toBe(404);
  });
});
