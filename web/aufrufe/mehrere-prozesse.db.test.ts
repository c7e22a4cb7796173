import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Testdatenbank, testdatenbank } from "#platform/db/testing.ts";
import { type Testportale, testherkunft, testportale } from "../server/testing/portal.ts";

let portale: Testportale;
let datenbank: Testdatenbank | undefined;
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    portale = await testportale(undefined);
    return;
  }
  datenbank = await testdatenbank();
  const { rows } = await datenbank.pool.query("select current_database() as name");
  const eigene = new URL(url);
  eigene.pathname = `/${rows[0].name}`;
  portale = await testportale(eigene.href);
});
afterAll(async () => {
  await portale?.beenden();
  await datenbank?.schliessen();
});

const herkunft = { Origin: testherkunft };
const json = { "Content-Type": "application/json" };

function cookies(antwort: Response): string {
  return antwort.headers
    .getSetCookie()
    .map((zeile) => zeile.split(";")[0])
    .join("; ");
}

async function anmelden(url: string, name: string) {
  const erste = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await erste.json()) as { csrfToken: string };
  const felder = {
    csrfToken,
    json: "true",
    email: `${name}@demo.gebuehrenportal.test`,
    password: "Demo-Passwort-1!",
  };
  const zweite = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { ...herkunft, Cookie: cookies(erste) },
    body: new URLSearchParams(felder),
  });
  expect(zweite.status).toBe(200);
  return { cookie: `${cookies(erste)}; ${cookies(zweite)}`, csrfToken };
}

const mitCookie = (url: string, cookie: string) =>
  fetch(`${url}/api/auth/get-token`, { headers: { Cookie: cookie } });
const mitToken = (url: string, token: string) =>
  fetch(`${url}/api/backend/auth/user/profile`, { headers: { Authorization: `Bearer ${token}` } });

describe("Mehrere Prozesse an einer Datenbank", () => {
  test("ein Skript, das ändert, was Seiten zeigen (demo:reset), sagt es allen: sie verwerfen die fertigen", async () => {
    const seite = async (url: string) =>
      /data-vorgang="(\w+)"/.exec(await (await fetch(`${url}/seite`)).text())?.[1];
    const adressen = [...new Set([portale.eins.url, portale.zwei.url])];
    const erste = await Promise.all(adressen.map(seite));
    expect(await Promise.all(adressen.map(seite))).toEqual(erste);
    await portale.zuruecksetzen();
    for (const [i, url] of adressen.entries()) await expect.poll(() => seite(url)).not.toBe(erste[i]);
  });

  test("eine Sitzung, die der eine beendet, gilt beim anderen von der nächsten Anfrage an nicht mehr", async () => {
    const { eins, zwei } = portale;
    const { cookie, csrfToken } = await anmelden(eins.url, "free");
    const { token } = (await (await mitCookie(zwei.url, cookie)).json()) as { token: string };
    expect((await mitToken(zwei.url, token)).status).toBe(200);
    const abmeldung = await fetch(`${eins.url}/api/auth/signout`, {
      method: "POST",
      headers: { ...herkunft, Cookie: cookie },
      body: new URLSearchParams({ csrfToken, json: "true" }),
    });
    expect(abmeldung.status).toBe(200);
    expect((await mitCookie(zwei.url, cookie)).status).toBe(401);
    expect((await mitToken(zwei.url, token)).status).toBe(401);
  });

  test("zählen gemeinsam: wer bei einem 40-mal gefragt hat, hat beim anderen noch 20-mal", async () => {
    const { eins, zwei } = portale;
    const fragen = (url: string) => fetch(`${url}/api/rechner/tabelle?tabelle=rvg13&wert=1000000`);
    for (let i = 0; i < 40; i++) expect((await fragen(eins.url)).status).toBe(200);
    for (let i = 0; i < 20; i++) expect((await fragen(zwei.url)).status).toBe(200);
    const letzte = await fragen(zwei.url);
    expect(letzte.status).toBe(429);
    expect(Number(letzte.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

type Offen = { readonly socket: WebSocket; readonly nachrichten: unknown[]; readonly zu: Promise<number> };

const adresse = (url: string, pfad = "/api/realtime") => url.replace("http", "ws") + pfad;

async function verbunden(url: string, cookie: string): Promise<Offen> {
  const socket = new WebSocket(adresse(url), {
    headers: { Cookie: cookie, ...herkunft },
  });
  const nachrichten: unknown[] = [];
  socket.on("message", (text) => nachrichten.push(JSON.parse(String(text))));
  const zu = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  return { socket, nachrichten, zu };
}

async function abgelehnt(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(adresse(url), { headers });
  socket.on("error", () => undefined);
  const [, antwort] = await once(socket, "unexpected-response");
  return antwort.statusCode;
}

async function sperren(disabled: boolean): Promise<void> {
  const { cookie } = await anmelden(portale.eins.url, "admin");
  const headers = { ...herkunft, Cookie: cookie };
  const liste = await fetch(`${portale.eins.url}/api/admin/users?query=autor%40demo`, { headers });
  const { users } = (await liste.json()) as { users: readonly { id: string }[] };
  const antwort = await fetch(`${portale.eins.url}/api/admin/users/${users[0]?.id}`, {
    method: "PATCH",
    headers: { ...headers, ...json },
    body: JSON.stringify({ disabled }),
  });
  expect(antwort.status).toBe(200);
}

// What was kept says which render it came from.
const gerendert = async (url: string) =>
  /data-vorgang="([^"]+)"/.exec(await (await fetch(`${url}/seite`)).text())?.[1];

test("Gibt jemand bei einem Prozess einen Artikel frei, verwerfen alle, was sie an fertigen Seiten behalten", async () => {
  const { eins, zwei } = portale;
  const { cookie } = await anmelden(eins.url, "admin");
  const headers = { ...herkunft, ...json, Cookie: cookie };
  const wartende = await fetch(`${eins.url}/api/blog/pending`, { headers });
  const { posts } = (await wartende.json()) as { posts: readonly { id: string; title: string }[] };
  const vorher = [await gerendert(eins.url), await gerendert(zwei.url)];
  expect([await gerendert(eins.url), await gerendert(zwei.url)]).toEqual(vorher);
  const freigabe = await fetch(`${eins.url}/api/blog/pending`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ id: posts[0]?.id, action: "approve" }),
  });
  expect(freigabe.status).toBe(200);
  for (const [i, { url }] of [eins, zwei].entries())
    await expect.poll(() => gerendert(url)).not.toBe(vorher[i]);
  const liste = (await (await fetch(`${zwei.url}/api/blog?limit=1`)).json()) as { posts: unknown };
  expect(liste.posts).toMatchObject([{ title: posts[0]?.title }]);
});

// Embedded, nothing lies between the processes that could be cut.
if (process.env.TEST_DATABASE_URL)
  test("Werden alle Verbindungen zur Datenbank getrennt, kommen Neuigkeiten und Mails danach wieder an", async () => {
    const { eins, zwei } = portale;
    const pool = (datenbank as Testdatenbank).pool;
    const { cookie } = await anmelden(zwei.url, "autor");
    const offen = await verbunden(zwei.url, cookie);
    const lauscher = async () =>
      (
        await pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and application_name = 'gebuehrenportal-ereignisse'",
        )
      ).rows.map(({ pid }) => pid);
    const vorher = await lauscher();
    expect(vorher).toHaveLength(2);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    // Two new ones, and every open page is asked to look again, for it may have missed something.
    const neue = async () => (await lauscher()).filter((pid) => !vorher.includes(pid));
    await expect.poll(neue).toHaveLength(2);
    await expect.poll(() => offen.nachrichten.length).toBeGreaterThan(0);
    const bisher = offen.nachrichten.length;
    const registrierung = await fetch(`${eins.url}/api/auth/register`, {
      method: "POST",
      headers: { ...herkunft, ...json },
      body: JSON.stringify({
        name: "Rosa Luchs",
        email: "rosa@kanzlei.example",
        password: "Kranich-Segel-41",
        newsletterConsent: false,
      }),
    });
    expect(registrierung.status).toBe(201);
    const versandt = async () =>
      (
        await pool.query(
          "select from mail_auftrag where an = 'rosa@kanzlei.example' and zustand = 'gesendet'",
        )
      ).rowCount;
    await expect.poll(versandt).toBe(1);
    await sperren(true);
    expect(await offen.zu).toBe(1001);
    expect(offen.nachrichten.slice(bisher)).toEqual([{ type: "session.changed" }]);
    await sperren(false);
  });

describe("Die Verbindung für Neuigkeiten", () => {
  test("weist ab, wer nicht angemeldet ist (401), aus fremder Herkunft kommt (403) oder etwas anderes sucht (404)", async () => {
    const { url } = portale.eins;
    const { cookie } = await anmelden(url, "basic");
    expect(await abgelehnt(url, herkunft)).toBe(401);
    expect(await abgelehnt(url, { Origin: "https://boese.example" })).toBe(401);
    expect(await abgelehnt(url, { Cookie: cookie, Origin: "https://boese.example" })).toBe(403);
    expect(await abgelehnt(url, { Cookie: cookie })).toBe(403);
    const woanders = new WebSocket(adresse(url, "/api/anderswo"), {
      headers: { Cookie: cookie, ...herkunft },
    });
    woanders.on("error", () => undefined);
    const [, antwort] = await once(woanders, "unexpected-response");
    expect(antwort.statusCode).toBe(404);
  });

  test("meldet eine Änderung des Kontos auch beim anderen Prozess und endet mit der Sitzung (1001)", async () => {
    const { zwei } = portale;
    const [autor, basic] = [await anmelden(zwei.url, "autor"), await anmelden(zwei.url, "basic")];
    const [offen, fremd] = [await verbunden(zwei.url, autor.cookie), await verbunden(zwei.url, basic.cookie)];
    await sperren(true);
    expect(await offen.zu).toBe(1001);
    expect(offen.nachrichten).toEqual([{ type: "session.changed" }]);
    expect(fremd.nachrichten).toEqual([]);
    expect(fremd.socket.readyState).toBe(WebSocket.OPEN);
    fremd.socket.close();
    await sperren(false);
  });

  test("nimmt 4001 als das 1001 der Browser und duldet keine Nachrichten der Seite", async () => {
    const { url } = portale.eins;
    const { cookie } = await anmelden(url, "premium");
    const geht = await verbunden(url, cookie);
    geht.socket.close(4001, "1001 going away");
    expect(await geht.zu).toBe(4001);
    const redet = await verbunden(url, cookie);
    redet.socket.send("hallo");
    expect(await redet.zu).toBe(1008);
  });

  test("schließt beim Beenden des Portals mit 1001, und das Portal endet mit 0", async () => {
    const { zwei } = portale;
    const { cookie } = await anmelden(zwei.url, "premium2");
    const offen = await verbunden(zwei.url, cookie);
    const ende = zwei.beenden();
    expect(await offen.zu).toBe(1001);
    expect(await ende).toBe(0);
  });
});
