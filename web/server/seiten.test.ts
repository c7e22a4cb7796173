import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import type { PageRoute } from "#platform/access/guard.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { seitencache } from "./antwort/seitencache.ts";
import { warteschlange } from "./schutz/warteschlange.ts";
import { testportal } from "./testing/testportal.ts";
import { seitenadressen, sitemapXml } from "./verzeichnisse.ts";

const sitzung = { Cookie: "x=1; next-auth.session-token=abc" };

describe("Der Seitencache", () => {
  test("behält keine Seite, die begonnen war, als er geleert wurde", async () => {
    const cache = seitencache();
    const { holen, zaehler } = testportal({ cache });
    const unterwegs = holen("/langsam");
    await new Promise((weiter) => setTimeout(weiter, 100));
    cache.leeren();
    await unterwegs;
    await holen("/langsam");
    await holen("/langsam");
    expect(zaehler.gerendert).toBe(2);
  });

  afterEach(() => uhrStellen());

  test("rendert eine öffentliche Seite einmal und liefert danach dieselbe mit denselben Kopfzeilen", async () => {
    const { holen, zaehler } = testportal();
    const erste = await holen("/seite");
    const zweite = await holen("/seite");
    expect(zaehler.gerendert).toBe(1);
    expect(await zweite.text()).toBe(await erste.text());
    for (const name of [
      "content-security-policy",
      "etag",
      "cache-control",
      "vary",
      "x-content-type-options",
    ]) {
      expect(zweite.headers.get(name), name).toBe(erste.headers.get(name));
    }
    expect(zweite.headers.get("x-request-id")).not.toBe(erste.headers.get("x-request-id"));
  });

  test("hält Suchanfragen nur, wenn die Seite für sie einsteht", async () => {
    const { holen, zaehler } = testportal();
    for (const pfad of ["/rechner?wert=5000", "/rechner?wert=5000"]) await holen(pfad);
    expect(zaehler.gerendert).toBe(1);
    for (const pfad of ["/rechner?wert=x", "/rechner?wert=x", "/seite?a=1", "/seite?a=1"]) await holen(pfad);
    expect(zaehler.gerendert).toBe(5);
  });

  test("kennt eine Seite ohne Suchanfrage auch mit einer unter ihrer Adresse, für keinen fremden Speicher", async () => {
    const { holen, zaehler } = testportal();
    for (const pfad of ["/fest?x=1", "/fest", "/fest?x=2&akte=12", "/blog/a?x=1", "/blog/a?x=2"]) {
      const antwort = await holen(pfad);
      expect(antwort.headers.get("cache-control"), pfad).toBe(
        pfad === "/fest" ? "public, max-age=0, must-revalidate" : "private, max-age=0, must-revalidate",
      );
      expect(await antwort.text(), pfad).not.toContain("akte");
    }
    expect(zaehler.gerendert).toBe(2);
  });

  test("lässt dem Link einer Mail und den Datenabrufen ihre Suchanfrage", async () => {
    const { holen, zaehler } = testportal();
    for (const pfad of ["/fest?token=a", "/fest?token=a"])
      expect((await holen(pfad)).headers.get("cache-control")).toBe("private, no-store");
    expect(zaehler.gerendert).toBe(2);
    expect((await holen("/fest.data?_routes=/fest")).status).toBe(200);
  });

  test.each(["next-auth.session-token", "__Secure-next-auth.session-token", "next-auth.session-token.0"])(
    "bleibt aus dem Spiel, sobald ein Cookie %s da ist",
    async (name) => {
      const { holen, zaehler } = testportal();
      const headers = { Cookie: `${name}=abc` };
      await holen("/seite", { headers });
      await holen("/seite");
      const angemeldet = await holen("/seite", { headers });
      expect(zaehler.gerendert).toBe(3);
      expect(angemeldet.headers.get("cache-control")).toBe("private, no-store");
    },
  );

  test("legt nichts ab, was ein Cookie setzt, nicht gefunden wurde oder geplatzt ist", async () => {
    const { holen, zaehler } = testportal();
    for (const pfad of ["/blog/mit-cookie", "/nichts", "/fehler"]) {
      await holen(pfad);
      await holen(pfad);
    }
    expect(zaehler.gerendert).toBe(6);
  });

  test("liefert am nächsten Tag keine Seite von gestern", async () => {
    const { holen, zaehler } = testportal();
    uhrStellen("2026-05-04T21:59:59Z");
    await holen("/seite");
    await holen("/seite");
    uhrStellen("2026-05-04T22:00:00Z");
    await holen("/seite");
    expect(zaehler.gerendert).toBe(2);
  });

  test("übernimmt Schema und Rechner der Adresse nie aus der Anfrage", async () => {
    const { holen } = testportal();
    const seite = await (
      await holen("http://boese.example/seite", { headers: { Host: "boese.example" } })
    ).text();
    expect(seite).toContain('data-url="http://localhost:3000/seite"');
  });

  test("antwortet auf die bekannte Fassung mit 304, auch wenn sie verpackt war", async () => {
    const { holen } = testportal();
    await holen("/seite");
    await new Promise((weiter) => setTimeout(weiter, 100));
    for (const kodierung of ["identity", "br", "gzip"]) {
      const headers = { "Accept-Encoding": kodierung };
      const etag = (await holen("/seite", { headers })).headers.get("etag") ?? "";
      const wieder = await holen("/seite", {
        headers: { ...headers, "If-None-Match": `"fremd", W/${etag}` },
      });
      expect([wieder.status, await wieder.text()], kodierung).toEqual([304, ""]);
      expect((await holen("/seite", { headers: { ...headers, "If-None-Match": '"fremd"' } })).status).toBe(
        200,
      );
    }
  });

  test("liefert verpackt denselben Inhalt, frisch wie gehalten", async () => {
    const { holen } = testportal();
    const offen = await (await holen("/seite")).text();
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    // The kept page is packed beside its answers.
    const gepackt = async () => (await holen("/seite", { headers })).headers.get("content-encoding");
    await expect.poll(gepackt).toBe("br");
    const gehalten = await holen("/seite", { headers });
    const frisch = await holen("/seite?x=1", { headers });
    for (const antwort of [gehalten, frisch]) {
      expect(antwort.headers.get("content-encoding")).toBe("br");
      expect(brotliDecompressSync(Buffer.from(await antwort.arrayBuffer())).toString()).toContain(
        "Rechtsanwaltsvergütungsgesetz",
      );
    }
    expect(offen.length).toBeGreaterThan(1024);
  });

  test("antwortet auf HEAD mit Länge und ohne Inhalt", async () => {
    const { holen } = testportal();
    const laenge = Buffer.byteLength(await (await holen("/seite")).text());
    const kopf = await holen("/seite", { method: "HEAD" });
    expect([kopf.status, await kopf.text(), kopf.headers.get("content-length")]).toEqual([
      200,
      "",
      String(laenge),
    ]);
  });
});

describe("Wer viel verlangt", () => {
  const jeClient = (client: string) => ({ headers: { "x-client": client } });
  const umgebung = { baseUrl: "http://localhost:3000", trustedProxy: "x-client" };

  test("wartet auf sich selbst, niemand anderes auf ihn", async () => {
    const schlange = warteschlange({ jeClient: 1 });
    const { holen } = testportal({ umgebung, schlange });
    const fertig: string[] = [];
    const ruf = async (client: string, pfad: string) => {
      await holen(pfad, jeClient(client));
      fertig.push(client + pfad);
    };
    const viele = [ruf("192.0.2.1", "/langsam?1"), ruf("192.0.2.1", "/rechner?x=1")];
    await Promise.all([...viele, ruf("192.0.2.2", "/rechner?x=1")]);
    expect(fertig).toEqual(["192.0.2.2/rechner?x=1", "192.0.2.1/langsam?1", "192.0.2.1/rechner?x=1"]);
  });

  test("wird mit Satz und Wartezeit abgewiesen, wenn übermäßig viele seiner Anfragen warten", async () => {
    const schlange = warteschlange({ jeClient: 1, wartendHoechstens: 1 });
    const { holen, protokoll, zaehler } = testportal({ umgebung, schlange });
    const alle = await Promise.all([1, 2, 3].map((i) => holen(`/langsam?${i}`, jeClient("192.0.2.1"))));
    expect(alle.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(alle[2]?.headers.get("retry-after")).toBe("10");
    expect(alle[2]?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const text = (await alle[2]?.text()) ?? "";
    expect(text).toContain("<!DOCTYPE html>");
    // It stands under an address that is not its own, and is made but once.
    expect(text).not.toMatch(/<script src=|langsam|\bnonce=/);
    expect(zaehler.gerendert).toBe(3);
    const weitere = await Promise.all([4, 5, 6, 7].map((i) => holen(`/langsam?${i}`, jeClient("192.0.2.1"))));
    expect(weitere.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(zaehler.gerendert).toBe(5);
    expect(protokoll()).not.toContain("stack");
  });

  test("bekommt die Absage als Daten, wo ein Skript sie liest", async () => {
    const schlange = warteschlange({ jeClient: 1, wartendHoechstens: 0 });
    const { holen } = testportal({ umgebung, schlange });
    const [, daten] = await Promise.all(
      ["/langsam?1", "/langsam.data"].map((pfad) => holen(pfad, jeClient("192.0.2.1"))),
    );
    expect(daten?.headers.get("content-type")).toContain("application/json");
    expect(await daten?.json()).toMatchObject({ code: "zu-viele-anfragen" });
  });
});

describe("Eine Seite", () => {
  test("erlaubt genau ihre eigenen Skripte, durch deren Hash", async () => {
    const { holen } = testportal();
    const policy = (await holen("/seite")).headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update("let a = 1 < 2;").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain(createHash("sha256").update("eingeschleust()").digest("base64"));
    expect(await (await holen("/seite")).text()).not.toContain("nonce");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("übersetzt WebAssembly und startet eigene Arbeiter nur, wo ihre Liste es sagt, auch aus dem Seitencache", async () => {
    const { holen } = testportal();
    const policies = [];
    for (const pfad of ["/seite", "/werk", "/werk"])
      policies.push((await holen(pfad)).headers.get("content-security-policy") ?? "");
    expect(policies.map((eine) => /script-src[^;]*'wasm-unsafe-eval';/.test(eine))).toEqual([
      false,
      true,
      true,
    ]);
    expect(policies.map((eine) => eine.includes("worker-src blob:;"))).toEqual([false, true, true]);
  });

  test("trägt Schutzkopfzeilen, verrät keine Software und bleibt im Vor-und-zurück-Speicher", async () => {
    const { headers } = await testportal().holen("/seite");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  test("darf nur dann in fremden Zwischenspeichern liegen, wenn ihre Anfrage nichts Getipptes enthält", async () => {
    const { holen } = testportal();
    const wert = async (pfad: string) => (await holen(pfad)).headers.get("cache-control");
    expect(await wert("/rechner")).toBe("public, max-age=0, must-revalidate");
    expect(await wert("/rechner?wert=5")).toBe("public, max-age=0, must-revalidate");
    expect(await wert("/rechner?wert=5&akte=12/25")).toBe("private, max-age=0, must-revalidate");
  });

  test("mit dem Link einer Mail wird nirgends aufbewahrt, und ihre Adresse geht nirgendwohin", async () => {
    const { holen, zaehler } = testportal();
    for (const pfad of ["/seite?token=abc", "/seite?token=abc", "/seite?a=1&token=abc"]) {
      const { headers } = await holen(pfad);
      expect(headers.get("cache-control"), pfad).toBe("private, no-store");
      expect(headers.get("referrer-policy"), pfad).toBe("no-referrer");
    }
    expect(zaehler.gerendert).toBe(3);
  });

  test("wird nirgends aufbewahrt, wenn sie auf ein Formular antwortet, auch ohne Anmeldung", async () => {
    const { holen } = testportal();
    const headers = { Origin: "http://localhost:3000", "Content-Type": "text/plain" };
    const antwort = await holen("/rechner", { method: "POST", headers, body: "x" });
    expect([antwort.status, antwort.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(antwort.headers.get("content-type")).toContain("text/html");
  });

  test("ohne Referrer nimmt ihr eigenes Formular an, ein fremdes nicht", async () => {
    const { holen } = testportal();
    const senden = async (herkunft: string) => {
      const headers = { Origin: "null", "Sec-Fetch-Site": herkunft, "Content-Type": "text/plain" };
      return (await holen("/rechner?token=a", { method: "POST", headers, body: "x" })).status;
    };
    expect(await senden("same-origin")).toBe(200);
    expect(await senden("cross-site")).toBe(403);
  });

  test("nimmt kein Formular einer fremden Seite an und sagt es in unseren Worten, ohne Fehler im Protokoll", async () => {
    const { holen, protokoll } = testportal();
    for (const Origin of ["https://boese.example", "http://localhost:3001", "null"]) {
      const antwort = await holen("/rechner", { method: "POST", headers: { Origin }, body: "x" });
      expect(antwort.status, Origin).toBe(403);
      expect(await antwort.text(), Origin).toContain(`{"art":"herkunft"}`);
    }
    expect((await holen("/rechner", { method: "POST", body: "x" })).status).toBe(200);
    expect(protokoll()).not.toContain('"level":50');
  });

  test("gehört in keine fremde Seite", async () => {
    for (const pfad of ["/seite", "/seite", "/nichts", "/api/nichts", "/api/health", "/robots.txt"])
      expect((await testportal().holen(pfad)).headers.get("cross-origin-resource-policy"), pfad).toBe(
        "same-origin",
      );
  });

  test("verlangt unter https, dass es dabei bleibt", async () => {
    const umgebung = { baseUrl: "https://portal.example", trustedProxy: undefined };
    const { headers } = await testportal({ umgebung }).holen("/seite");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  test("mit Zugangsregel „konto“ führt zur Anmeldung, ihre Daten gibt es nicht", async () => {
    const { holen, zaehler } = testportal();
    const antwort = await holen("/konto");
    expect([antwort.status, antwort.headers.get("location")]).toEqual([302, "/login?redirect=%2Fkonto"]);
    const daten = await holen("/konto.data");
    expect([daten.status, await daten.text()]).toEqual([
      202,
      expect.stringContaining("/login?redirect=%2Fkonto"),
    ]);
    expect((await holen("/konto/", { headers: sitzung })).status).toBe(302);
    expect(zaehler.gerendert).toBe(0);
  });

  test("die platzt, nennt eine Vorgangsnummer, die auch im Protokoll steht", async () => {
    const { holen, protokoll } = testportal();
    const antwort = await holen("/fehler");
    const nummer = antwort.headers.get("x-request-id") ?? "";
    expect(antwort.status).toBe(500);
    expect(nummer).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await antwort.text()).toContain(`data-vorgang="${nummer}"`);
    const zeile = protokoll()
      .split("\n")
      .find((text) => text.includes("geplatzt"));
    expect(zeile).toContain(`"vorgang":"${nummer}"`);
  });

  test("die es nicht gibt, füllt das Protokoll nicht mit Fehlern", async () => {
    const { holen, protokoll } = testportal();
    expect((await holen("/gibt/es/nicht")).status).toBe(404);
    expect(protokoll()).not.toContain("stack");
  });

  test("nimmt keine Eingabe über einem Megabyte an", async () => {
    const { holen } = testportal();
    const antwort = await holen("/seite", { method: "POST", body: "x".repeat(1024 * 1024 + 1) });
    expect(antwort.status).toBe(413);
  });
});

test("Das Protokoll kennt Pfade, aber weder Suchanfragen noch Adressen noch Cookies", async () => {
  const { holen, protokoll } = testportal();
  await holen("/rechner?wert=4711&mandant=Meier", {
    headers: { ...sitzung, "X-Forwarded-For": "203.0.113.9" },
  });
  await holen("/api/nichts?mandant=Meier");
  expect(protokoll()).toContain('"pfad":"/rechner"');
  expect(protokoll()).not.toMatch(/4711|Meier|203\.0\.113|session-token/);
});

test("robots.txt sperrt die inneren Bereiche, sitemap.xml nennt nur öffentliche Seiten ohne Platzhalter", async () => {
  const { holen } = testportal();
  const robots = await (await holen("/robots.txt")).text();
  expect(robots.split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /konto",
    "Disallow: /moderation",
    "Disallow: /admin",
    "",
    "Sitemap: http://localhost:3000/sitemap.xml",
    "",
  ]);
  const sitemap = await (await holen("/sitemap.xml")).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    "http://localhost:3000/seite",
    "http://localhost:3000/werk",
    "http://localhost:3000/rechner",
    "http://localhost:3000/fehler",
  ]);
});

test("sitemap.xml nennt jede Frist des Katalogs, sobald es ihre Seite gibt", () => {
  const seite = (path: string): PageRoute => ({ path, file: "x.tsx", guard: "oeffentlich: Test" });
  const adressen = sitemapXml(
    "https://portal.example",
    seitenadressen([seite("/"), seite("/fristenkatalog/:id"), seite("/x/:id")]),
  );
  const eintraege = adressen.match(/\/fristenkatalog\/[a-z0-9-]+<\/loc>/g) ?? [];
  expect(eintraege.length).toBeGreaterThanOrEqual(487);
  expect(adressen.match(/<loc>/g)).toHaveLength(1 + eintraege.length);
  expect(adressen).toContain("<loc>https://portal.example/</loc>");
  expect(adressen).toContain("<loc>https://portal.example/fristenkatalog/zpo-517</loc>");
});

test("Seiten antworten auf GET, HEAD und POST; auf anderes, auch auf TRACE, mit 405", async () => {
  const { holen, zaehler } = testportal();
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const antwort = await holen("/seite", { method });
    expect(antwort.status, method).toBe(405);
    expect(antwort.headers.get("allow")).toBe("GET, HEAD, POST");
  }
  expect(zaehler.gerendert).toBe(0);
});

test("Eine Seite ohne Formular nennt bei einem POST, was sie annimmt", async () => {
  const { holen } = testportal();
  const antwort = await holen("/seite", { method: "POST", body: "x" });
  expect([antwort.status, antwort.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
