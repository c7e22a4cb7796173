import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testbau } from "../../e2e/lib/bau.ts";
import { anmelden, type Demoportal, demoportalStarten } from "../../e2e/lib/demoportal.ts";
import { type Portal, portalStarten } from "../../e2e/lib/portal.ts";

// Two servers of one portal, which share a PostgreSQL and nothing else. Embedded, there is one server only.

let eins: Demoportal;
let zwei: Portal;
let leitung: Awaited<ReturnType<typeof leitungZu>> | undefined;
const bau = testbau();

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    eins = await demoportalStarten(bau.ordner, { vorlage: process.env.TEST_DEMOVORLAGE });
    zwei = eins;
    return;
  }
  eins = await demoportalStarten(bau.ordner, { server, vorlage: process.env.TEST_DEMOVORLAGE });
  leitung = await leitungZu(new URL(eins.ablage.databaseUrl ?? server));
  zwei = await portalStarten(bau.ordner, {
    DEMO_MODE: "1",
    RATE_LIMITS: "relaxed",
    APP_SECRET: "nur-fuer-tests-nur-fuer-tests-nur-fuer-tests",
    DATABASE_URL: leitung.url,
  });
});
afterAll(async () => {
  if (zwei !== eins) await zwei?.beenden();
  await eins?.beenden();
  leitung?.trennen();
  bau.entfernen();
});

/** The way to a database, which can be cut. */
async function leitungZu(ziel: URL): Promise<{ readonly url: string; trennen(): void; verbinden(): void }> {
  const offene = new Set<Socket>();
  let getrennt = false;
  const server = createServer((hin) => {
    if (getrennt) {
      hin.destroy();
      return;
    }
    const weiter = connect(Number(ziel.port || 5432), ziel.hostname);
    for (const [a, b] of [
      [hin, weiter],
      [weiter, hin],
    ] as const) {
      offene.add(a);
      a.on("error", () => b.destroy()).on("close", () => {
        offene.delete(a);
        b.destroy();
      });
      a.pipe(b);
    }
  });
  await new Promise<void>((fertig) => server.listen(0, "127.0.0.1", fertig));
  server.unref();
  const url = new URL(ziel);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    trennen: () => {
      getrennt = true;
      for (const eine of offene) eine.destroy();
    },
    verbinden: () => {
      getrennt = false;
    },
  };
}

const text = async (portal: Portal, pfad: string) => (await fetch(portal.url + pfad)).text();
const anzahl = async (portal: Portal, art: "categories" | "tags", name: string) => {
  const antwort = (await (await fetch(`${portal.url}/api/blog/${art}`)).json()) as Record<
    string,
    readonly { name: string; postCount: number }[]
  >;
  return antwort[art]?.find((eine) => eine.name === name)?.postCount ?? 0;
};

async function senden(portal: Portal, methode: string, pfad: string, koerper?: object): Promise<Response> {
  const { cookie } = await anmelden(portal.url, "moderator");
  return fetch(portal.url + pfad, {
    method: methode,
    headers: { Cookie: cookie, Origin: portal.url, "Content-Type": "application/json" },
    ...(koerper && { body: JSON.stringify(koerper) }),
  });
}

describe("Der Blog zweier Server an einer Datenbank", () => {
  test("Was der eine veröffentlicht und löscht, sagen Feeds, Sitemap und Zähler des anderen sofort, seine Seiten gleich danach", async () => {
    const seiten = ["/blog", "/blog/category/fristen", "/"];
    const feeds = ["/feed.xml", "/feed.xml?format=atom", "/feed/category/fristen.xml", "/sitemap.xml"];
    const vorher = [await anzahl(zwei, "categories", "Fristen"), await anzahl(zwei, "tags", "Notfrist")];
    // Both keep these pages from now on.
    for (const pfad of seiten) for (let mal = 0; mal < 2; mal++) await text(zwei, pfad);

    const veroeffentlicht = await senden(eins, "POST", "/api/blog", {
      title: "Notfrist am Rosenmontag",
      excerpt: "Ein Tag, der überall ein Werktag ist.",
      content: "<p>Rosenmontag ist kein gesetzlicher Feiertag.</p>",
      categories: ["Fristen"],
      tags: ["Notfrist"],
    });
    expect(veroeffentlicht.status).toBe(201);
    const { id } = (await veroeffentlicht.json()) as { id: string };
    for (const pfad of feeds) expect(await text(zwei, pfad), pfad).toContain("/blog/notfrist-am-rosenmontag");
    expect([await anzahl(zwei, "categories", "Fristen"), await anzahl(zwei, "tags", "Notfrist")]).toEqual(
      vorher.map((zahl) => zahl + 1),
    );
    for (const pfad of seiten)
      await expect.poll(() => text(zwei, pfad), { message: pfad }).toContain("Notfrist am Rosenmontag");

    const aufrufe = async () =>
      ((await (await fetch(`${eins.url}/api/blog/${id}`)).json()) as { viewCount: number }).viewCount;
    const gezaehlt = await aufrufe();
    for (const portal of [eins, zwei, zwei]) await text(portal, "/blog/notfrist-am-rosenmontag");
    await expect.poll(aufrufe).toBe(gezaehlt + 3);

    expect((await senden(zwei, "DELETE", `/api/blog/${id}`)).status).toBeLessThan(300);
    for (const pfad of feeds) expect(await text(eins, pfad), pfad).not.toContain("notfrist-am-rosenmontag");
    expect([await anzahl(eins, "categories", "Fristen"), await anzahl(eins, "tags", "Notfrist")]).toEqual(
      vorher,
    );
    for (const pfad of seiten)
      await expect.poll(() => text(eins, pfad), { message: pfad }).not.toContain("Notfrist am Rosenmontag");
  });

  if (process.env.TEST_DATABASE_URL)
    test("Ist die Datenbank fort, sagen es Aufruf und Seiten mit 503, und danach geht es weiter", async () => {
      leitung?.trennen();
      const aufruf = await fetch(`${zwei.url}/api/blog?limit=7`);
      expect(aufruf.status).toBe(503);
      expect(await aufruf.json()).toEqual({
        error: "Datenbank nicht initialisiert",
        code: "store-not-initialized",
      });
      for (const pfad of ["/blog?author=00000000-0000-4000-8000-000000000001", "/blog/search?q=Rose"]) {
        const antwort = await fetch(zwei.url + pfad);
        const html = await antwort.text();
        expect(antwort.status, pfad).toBe(503);
        expect(html, pfad).toMatch(/data-testid="post-list-error"/);
        expect(html, pfad).toMatch(/role="alert"/);
        expect(html, pfad).toContain("Datenbank nicht initialisiert");
        expect(html, pfad).not.toMatch(/ECONNREFUSED|node_modules|\bat \w+ \(|\.server\.ts/);
      }
      for (const pfad of ["/blog/gibt-es-vielleicht", "/feed.xml", "/"]) {
        const antwort = await fetch(zwei.url + pfad);
        expect(antwort.status, pfad).toBe(pfad === "/" ? 200 : 503);
        expect(await antwort.text(), pfad).not.toMatch(/ECONNREFUSED|node_modules|\.server\.ts/);
      }
      leitung?.verbinden();
      await expect.poll(async () => (await fetch(`${zwei.url}/blog/search?q=Rose`)).status).toBe(200);
    });
});
