import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "../env/env.server.ts";
import { bearer, sitzungAusCookie, sitzungAusToken } from "./sitzung.server.ts";
import { cookieWert, sitzungscookieName, traegtSitzung } from "./sitzung.ts";

const name = "next-auth.session-token";
const marke = "m".repeat(43);
const anfrage = (headers: Record<string, string>) => new Request("http://localhost:3000/", { headers });

describe("Eine Sitzung trägt", () => {
  test.each([
    `${name}=x`,
    `${name}=`,
    `__Secure-${name}=x`,
    `${name}.0=x`,
    `${name}.12=x`,
    `a=1; ${name}=x`,
    `a=1;${name}=x`,
    `a=1;  ${name}=x`,
  ])("der Kopf „%s“", (cookie) => expect(traegtSitzung(cookie)).toBe(true));

  test.each([
    undefined,
    null,
    "",
    "a=1",
    name,
    `x${name}=1`,
    `a=1 ${name}=x`,
    `__Host-${name}=x`,
    `${name}.=x`,
    `${name}.a=x`,
    `${name}.1a=x`,
    "next-authxsession-token=x",
    `${name} =x`,
  ])("der Kopf „%s“ nicht", (cookie) => expect(traegtSitzung(cookie)).toBe(false));
});

test.each([
  ["http://localhost:3000", name],
  ["https://portal.example", `__Secure-${name}`],
  ["http://https:", name],
])("Das Cookie von %s heißt %s", (basis, erwartet) => expect(sitzungscookieName(basis)).toBe(erwartet));

test.each([
  ["a=1; b=2", "b", "2"],
  [" a = 1 ;b=2", "a", "1"],
  ["a=1; a=2", "a", "1"],
  ["a=", "a", ""],
  ["a=b=c", "a", "b=c"],
  ["a; =x; b=2", "b", "2"],
  ["=x", "", undefined],
  ["ab=1", "a", undefined],
  ["a", "a", undefined],
  ["", "a", undefined],
  [null, "a", undefined],
  [undefined, "a", undefined],
] as const)("Im Kopf „%s“ hat das Cookie „%s“ den Wert %s", (cookie, gesucht, wert) => {
  expect(cookieWert(cookie, gesucht)).toBe(wert);
});

test.each([
  ["Bearer abc", "abc"],
  ["bearer   abc", "abc"],
  ["BEARER abc", "abc"],
  ["Bearerabc", undefined],
  ["Bearer abc def", undefined],
  ["x Bearer abc", undefined],
  ["Basic abc", undefined],
])("„Authorization: %s“ bringt das Zugriffsmerkmal %s", (kopf, erwartet) => {
  expect(bearer(anfrage({ Authorization: kopf }))).toBe(erwartet);
});

test("Ohne Authorization gibt es kein Zugriffsmerkmal", () => {
  expect(bearer(anfrage({}))).toBeUndefined();
});

// No database is open here: whoever is asked answers 503, whoever is sorted out before is nobody.
describe("Die Datenbank wird", () => {
  beforeEach(() => umgebungStellen(umgebungAus({ BASE_URL: "http://localhost:3000" })));
  afterEach(() => umgebungStellen());

  test.each([marke, "aA0_-".repeat(9).slice(0, 43)])("nach der Marke %s gefragt", async (wert) => {
    const gefragt = { status: 503 };
    await expect(sitzungAusCookie(anfrage({ Cookie: `${name}=${wert}` }))).rejects.toMatchObject(gefragt);
    await expect(sitzungAusToken(anfrage({ Authorization: `Bearer ${wert}` }))).rejects.toMatchObject(
      gefragt,
    );
  });

  test.each([
    "",
    "x",
    marke.slice(1),
    `${marke}m`,
    `${marke.slice(1)}+`,
    `${marke.slice(1)}=`,
    `+${marke}`,
    `${marke}+`,
  ])("nicht gefragt, was „%s“ wert ist: So sieht keine Marke aus", async (wert) => {
    expect(await sitzungAusCookie(anfrage({ Cookie: `${name}=${wert}` }))).toBeUndefined();
    expect(await sitzungAusToken(anfrage({ Authorization: `Bearer ${wert}` }))).toBeUndefined();
  });

  test.each([
    {},
    { Cookie: `a=${marke}` },
    { Cookie: `${name} =${marke}` },
    { Cookie: `${name}.0=${marke}` },
  ])("ohne lesbares Sitzungscookie nicht gefragt: %j", async (headers) =>
    expect(await sitzungAusCookie(anfrage(headers))).toBeUndefined(),
  );

  test("über https nur nach dem Cookie mit Vorsatz gefragt", async () => {
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example" }));
    expect(await sitzungAusCookie(anfrage({ Cookie: `${name}=${marke}` }))).toBeUndefined();
    const mitVorsatz = sitzungAusCookie(anfrage({ Cookie: `__Secure-${name}=${marke}` }));
    await expect(mitVorsatz).rejects.toMatchObject({ status: 503 });
  });
});
