import { setTimeout as warten } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiRoutes } from "../../app/api.ts";
import { pages } from "../../app/routes.ts";
import { datenbankportal } from "../../e2e/lib/datenbankportal.ts";
import { anmelden } from "../../e2e/lib/demoportal.ts";
import { hauptfadenzeit } from "../../e2e/lib/rechenzeit.ts";
import { gelesen } from "../lesen.ts";
import { type Hochladung, hochladungen } from "./hochladungen.ts";

// What others wait for while somebody sends a file that was made to take long.

let portal: Awaited<ReturnType<typeof datenbankportal>>;
beforeAll(async () => {
  portal = await datenbankportal({ RATE_LIMITS: "relaxed" });
  // From now on it is kept; making a process's first page costs more than any file.
  await wartezeit();
});
afterAll(() => portal?.beenden());

test("Jede Seite und jeder Aufruf, der Dateien nimmt, steht auf der Liste", () => {
  const wege = [
    ...pages.filter(({ eingabeBytes }) => eingabeBytes !== undefined).map(({ path }) => path),
    ...apiRoutes.filter(({ contract }) => contract?.formular !== undefined).map(({ path }) => path),
  ];
  expect(hochladungen.map(({ weg }) => weg).toSorted()).toEqual(wege.toSorted());
});

/** So long at most another waits, in milliseconds that the thread of the answers computes, and so long the sender. */
const andereHoechstensMs = 100;
const senderHoechstensMs = 60_000;

test.each(
  hochladungen.flatMap((weg) =>
    weg.dateien.map(({ was, inhalt, satz }) => [weg.weg, was, weg, inhalt, satz] as const),
  ),
)("%s: %s hält niemanden auf und wird auf Deutsch beantwortet", async (_weg, _was, weg, inhalt, satz) => {
  const { cookie } = await anmelden(portal.url, weg.wer);
  const { status, text, ms, laengste } = await gemessen(weg, cookie, inhalt());
  expect(ms).toBeLessThan(senderHoechstensMs);
  expect(status).toBeLessThan(500);
  expect(text).toMatch(satz);
  expect(laengste).toBeLessThan(andereHoechstensMs);
});

/** Sends a file and asks for a page all the while. */
async function gemessen(weg: Hochladung, cookie: string, datei: Uint8Array<ArrayBuffer>) {
  let fertig = false;
  const beginn = performance.now();
  const antwort = gesendet(weg, cookie, datei).finally(() => {
    fertig = true;
  });
  let laengste = 0;
  while (!fertig) {
    laengste = Math.max(laengste, await wartezeit());
    await warten(5);
  }
  return { ...(await antwort), ms: performance.now() - beginn, laengste };
}

/** How long the portal computes between somebody's question for a kept page and the answer. */
async function wartezeit(): Promise<number> {
  const [vorher, uhr] = [hauptfadenzeit(portal.pid), performance.now()];
  await (await fetch(`${portal.url}/impressum`)).arrayBuffer();
  const nachher = hauptfadenzeit(portal.pid);
  return vorher === undefined || nachher === undefined ? performance.now() - uhr : (nachher - vorher) / 1_000;
}

async function gesendet(
  { adresse, feld, felder }: Hochladung,
  cookie: string,
  inhalt: Uint8Array<ArrayBuffer>,
) {
  const formular = new FormData();
  for (const [name, wert] of Object.entries(felder)) formular.set(name, wert);
  formular.set(feld, new Blob([inhalt]), "datei");
  const antwort = await fetch(portal.url + adresse, {
    method: "POST",
    body: formular,
    headers: { Cookie: cookie, Origin: portal.url },
    redirect: "manual",
  });
  return { status: antwort.status, text: gelesen(await antwort.text()) };
}
