import { expect, test } from "vitest";
import { probieren } from "./probieren.ts";

const post = { methode: "POST", pfad: "/api/rechner/rvg", inhalt: '{"a":1}', merkmal: "" };

/** A server that answers so, and what it was sent. */
function server(antwort: () => Response) {
  const gesendet: { ziel: string; init: RequestInit }[] = [];
  const senden = async (ziel: string | URL | Request, init: RequestInit = {}) => {
    gesendet.push({ ziel: String(ziel), init });
    return antwort();
  };
  return { senden, gesendet };
}

test("Der Inhalt geht unverändert hinaus, ohne Cookie, mit dem Merkmal nur, wenn eines da ist", async () => {
  const { senden, gesendet } = server(() => Response.json({ art: "ergebnis", brutto: 196_350 }));
  expect(await probieren(post, senden)).toEqual({
    stand: "Status 200",
    antwort: '{ "art": "ergebnis", "brutto": 196350 }',
  });
  await probieren({ ...post, merkmal: " abc " }, senden);
  expect(gesendet.map(({ ziel, init }) => [ziel, init.body, init.credentials, init.headers])).toEqual([
    ["/api/rechner/rvg", '{"a":1}', "omit", { "Content-Type": "application/json" }],
    [
      "/api/rechner/rvg",
      '{"a":1}',
      "omit",
      { "Content-Type": "application/json", Authorization: "Bearer abc" },
    ],
  ]);
});

test("Angaben in der Adresse stehen hinter dem Fragezeichen, und ohne sie steht keines", async () => {
  const { senden, gesendet } = server(() => Response.json({}));
  const get = { methode: "GET", pfad: "/api/rechner/tabelle", merkmal: "" };
  await probieren({ ...get, inhalt: "tabelle=rvg13&wert=1" }, senden);
  await probieren({ ...get, inhalt: "?tabelle=rvg13" }, senden);
  await probieren({ ...get, inhalt: " " }, senden);
  expect(gesendet.map(({ ziel, init }) => [ziel, init.body])).toEqual([
    ["/api/rechner/tabelle?tabelle=rvg13&wert=1", undefined],
    ["/api/rechner/tabelle?tabelle=rvg13", undefined],
    ["/api/rechner/tabelle", undefined],
  ]);
});

test("Was kein JSON ist, wird nicht gesendet", async () => {
  const { senden, gesendet } = server(() => Response.json({}));
  expect(await probieren({ ...post, inhalt: "{wert: 1}" }, senden)).toEqual({
    stand: "Nicht gesendet: Die Anfrage ist kein gültiges JSON.",
  });
  expect(gesendet).toEqual([]);
});

test("Ablehnungen sind erklärt und stehen im Wortlaut da; die Grenze nennt die Wartezeit", async () => {
  const grenze = () =>
    Response.json({ error: "Zu viele" }, { status: 429, headers: { "Retry-After": "34" } });
  expect(await probieren(post, server(grenze).senden)).toEqual({
    stand: "Status 429: Die Grenze je Minute ist erreicht. Retry-After: 34 s.",
    antwort: '{ "error": "Zu viele" }',
  });
  const tarif = () => Response.json({ code: "tarif" }, { status: 403 });
  expect((await probieren(post, server(tarif).senden)).stand).toBe("Status 403: Das gehört zum Tarif Basic.");
});

test("Eine Antwort, die kein JSON ist, steht da, wie sie kam; keine Antwort wird gesagt", async () => {
  const seite = () => new Response("<h1>502</h1>", { status: 502 });
  expect(await probieren(post, server(seite).senden)).toEqual({
    stand: "Status 502: Der Aufruf ist nicht gelungen.",
    antwort: "<h1>502</h1>",
  });
  const tot = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await probieren(post, tot)).toEqual({
    stand: "Keine Antwort: Der Server ist nicht zu erreichen.",
  });
});

test("Was im Pfad steht, kommt aus den Angaben und nicht hinter das Fragezeichen", async () => {
  const { senden, gesendet } = server(() => Response.json({}));
  const get = { ...post, methode: "GET", pfad: "/api/fristenkatalog/:id" };
  await probieren({ ...get, inhalt: "?id=zpo-517" }, senden);
  await probieren({ ...get, inhalt: "id=a/b&x=1" }, senden);
  expect(gesendet.map(({ ziel }) => ziel)).toEqual([
    "/api/fristenkatalog/zpo-517",
    "/api/fristenkatalog/a%2Fb?x=1",
  ]);
});
