import { afterAll, beforeAll, describe, inject } from "vitest";
import { anmelden, demoportal, schnellster } from "./lib/demoportal.ts";
import { type Portal, portalStarten } from "./lib/portal.ts";
import { expect, test } from "./lib/test.ts";

const rvg = "/api/rechner/rvg";
const tabelle = "/api/rechner/tabelle";

/** Posts to the RVG call; a text goes out as it is. */
async function post(portal: string, inhalt: unknown, typ = "application/json", token?: string) {
  const antwort = await fetch(portal + rvg, {
    method: "POST",
    headers: { "Content-Type": typ, ...(token && { Authorization: `Bearer ${token}` }) },
    body: typeof inhalt === "string" ? inhalt : JSON.stringify(inhalt),
  });
  return { status: antwort.status, headers: antwort.headers, json: await antwort.json() };
}

const sache = (wertInEuro: number, nummern: readonly string[], mehr: object = {}) => ({
  angelegenheiten: [{ wert: wertInEuro * 100, positionen: nummern.map((nr) => ({ nr })), ...mehr }],
});

describe("Die Referenzergebnisse stimmen auf den Cent", () => {
  test.for([
    ["Klage mit Termin", sache(10_000, ["3100", "3104"]), 196_350],
    ["dieselbe vor dem 1. Juni 2025", sache(10_000, ["3100", "3104"], { auftragAm: "2025-05-31" }), 185_045],
    ["dieselbe mit Vergleich", sache(10_000, ["3100", "3104", "1003"]), 273_938],
    ["außergerichtlich aus 5.000 €", sache(5_000, ["2300"]), 57_221],
    ["außergerichtlich aus 500 €", sache(500, ["2300"]), 9_560],
  ] as const)("%s", async ([, anfrage, brutto], { portal }) => {
    const { status, json } = await post(portal, anfrage);
    expect([status, json.art, json.brutto]).toEqual([200, "ergebnis", brutto]);
  });

  test("mit Fassung, Titel und Rechenweg zu jeder Zeile", async ({ portal }) => {
    const { json } = await post(portal, sache(10_000, ["3100", "3104"], { auftragAm: "2025-06-01" }));
    expect(json.angelegenheiten[0].fassung).toMatchObject({ ab: "2025-06-01", sicherheit: "hoch" });
    expect(json.angelegenheiten[0].zeilen[0]).toMatchObject({
      nr: "3100",
      titel: expect.stringContaining("Verfahrensgebühr"),
      satz: 1.3,
      betrag: 84_760,
      rechenweg: [
        { norm: "§ 13 Abs. 1 RVG", betrag: 65_200 },
        { norm: "Nr. 3100 VV", betrag: 84_760 },
      ],
    });
  });

  test("ohne Umsatzsteuer bleiben die Nettobeträge", async ({ portal }) => {
    const { json } = await post(portal, { ...sache(10_000, ["3100", "3104"]), umsatzsteuer: false });
    expect([json.netto, json.umsatzsteuer.betrag, json.brutto]).toEqual([165_000, 0, 165_000]);
  });
});

describe("Funktionen des Tarifs Basic", () => {
  let mitDemo: Portal;
  let token = "";
  beforeAll(async () => {
    mitDemo = await demoportal(schnellster());
    ({ token } = await anmelden(mitDemo.url, "basic"));
  }, 60_000);
  afterAll(() => mitDemo?.beenden());
  const mitKonto = (inhalt: unknown) => post(mitDemo.url, inhalt, "application/json", token);
  const dreiAuftraggeber = sache(10_000, ["3100", "3104"], { auftraggeber: 3 });
  const berufung = sache(10_000, ["3200", "3202"]);

  test("rechnen ohne Konto nicht, sondern nennen den Tarif", async ({ portal }) => {
    for (const anfrage of [dreiAuftraggeber, berufung]) {
      const { status, json } = await post(portal, anfrage);
      expect([status, json.code, json.brutto]).toEqual([403, "tarif", undefined]);
    }
  });

  test("rechnen mit dem Token eines Kontos auf den Cent", async () => {
    expect((await mitKonto(dreiAuftraggeber)).json.brutto).toBe(242_903);
    expect((await mitKonto(berufung)).json.brutto).toBe(219_626);
  });

  test("Zwei Angelegenheiten mit Anrechnung der Geschäftsgebühr ergeben eine Rechnung", async () => {
    const { json } = await mitKonto({
      angelegenheiten: [
        { id: "vor", wert: 1_000_000, positionen: [{ id: "gg", nr: "2300" }] },
        { id: "klage", wert: 1_000_000, positionen: [{ id: "vg", nr: "3100" }, { nr: "3104" }] },
      ],
      anrechnungen: [
        { von: { angelegenheit: "vor", position: "gg" }, auf: { angelegenheit: "klage", position: "vg" } },
      ],
    });
    // 1,3 aus 652,00 € = 847,60 €; Vorbem. 3 Abs. 4 VV: die Hälfte, 0,65 = 423,80 €.
    const [vor, klage] = json.angelegenheiten;
    expect(klage.zeilen.find((zeile: { art: string }) => zeile.art === "anrechnung").betrag).toBe(-42_380);
    expect([vor.netto, klage.netto]).toEqual([86_760, 122_620]);
    expect([json.netto, json.brutto]).toEqual([209_380, 249_162]);
  });
});

describe("Die Tabelle", () => {
  const zeilen = async (portal: string, query: string) => {
    const antwort = await fetch(`${portal}${tabelle}?${query}`);
    return { status: antwort.status, json: await antwort.json() };
  };

  test.for([
    ["tabelle=rvg13&stichtag=2025-06-01&wert=1000000", 65_200],
    ["tabelle=rvg13&stichtag=2025-05-31&wert=1000000", 61_400],
    ["tabelle=gkg34&stichtag=2025-06-01&wert=1000000", 28_300],
  ] as const)("nennt die 1,0-Gebühr zu %s", async ([query, gebuehr], { portal }) => {
    const { status, json } = await zeilen(portal, query);
    expect(status).toBe(200);
    expect(json.zeilen).toEqual([{ ueber: 900_000, bis: 1_000_000, gebuehr }]);
  });

  test("lehnt Wert und Bereich zugleich ab und nennt das Feld", async ({ portal }) => {
    const { status, json } = await zeilen(portal, "tabelle=rvg13&wert=1000&von=1");
    expect([status, json.code, json.field]).toEqual([400, "wert-oder-bereich", "wert"]);
  });

  test("nennt eine fehlende Angabe beim Namen", async ({ portal }) => {
    const { status, json } = await zeilen(portal, "wert=1000000");
    expect([status, json.field]).toEqual([400, "tabelle"]);
  });
});

describe("Was nicht geht, wird mit Status, Code und Feldpfad gesagt", () => {
  test("eine unbekannte Nummer", async ({ portal }) => {
    const { status, json } = await post(portal, sache(10_000, ["3100", "3999"]));
    expect([status, json.code, json.field]).toEqual([
      400,
      "unbekannte-nummer",
      "angelegenheiten[0].positionen[1].nr",
    ]);
  });

  test("zwei Fehler stehen beide da, der erste auch oben", async ({ portal }) => {
    const { status, json } = await post(portal, {
      angelegenheiten: [{ wert: -1, auftragAm: "2025-02-30", positionen: [] }],
    });
    expect(status).toBe(400);
    expect(json.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ["angelegenheiten[0].auftragAm", "kein-tag"],
      ["angelegenheiten[0].wert", "zu-klein"],
    ]);
    expect(json).toMatchObject(json.errors[0]);
  });

  test("ein Feld, das es nicht gibt", async ({ portal }) => {
    const { status, json } = await post(portal, { ...sache(10_000, ["3100"]), stichtag: "2025-06-01" });
    expect([status, json.code, json.field]).toEqual([400, "unbekanntes-feld", "stichtag"]);
  });

  test("ein Tag vor der ersten Fassung ist eine Antwort des Rechts und kein Fehler", async ({ portal }) => {
    const { status, json } = await post(portal, sache(10_000, ["3100"], { auftragAm: "1990-01-02" }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      art: "kein-ergebnis",
      grund: expect.stringContaining("BRAGO"),
      norm: "§ 61 RVG",
    });
  });

  test("verstümmeltes JSON", async ({ portal }) => {
    const { status, json } = await post(portal, '{"angelegenheiten":[');
    expect([status, json.code]).toEqual([400, "kein-json"]);
  });

  test("ein anderer Inhaltstyp", async ({ portal }) => {
    const { status, json } = await post(portal, "wert=10000", "application/x-www-form-urlencoded");
    expect([status, json.error]).toEqual([415, expect.any(String)]);
  });

  test("mehr als 256 KB", async ({ portal }) => {
    const zuGross = sache(10_000, ["3100"], { bezeichnung: "x".repeat(257 * 1024) });
    expect((await post(portal, zuGross)).status).toBe(413);
  });

  test("eine andere Methode und ein unbekannter Aufruf", async ({ portal }) => {
    const falsch = await fetch(portal + rvg);
    expect([falsch.status, falsch.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await falsch.json()).toMatchObject({ error: expect.any(String) });
    const unbekannt = await fetch(`${portal}/api/rechner/gibtesnicht`, { method: "POST" });
    expect([unbekannt.status, await unbekannt.json()]).toEqual([404, { error: "Nicht gefunden" }]);
  });
});

test("Fremde Seiten dürfen vorab fragen und die Antwort lesen; Cookies gibt es keine", async ({ portal }) => {
  const vorab = await fetch(portal + rvg, {
    method: "OPTIONS",
    headers: {
      Origin: "https://kanzlei.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
  });
  expect([vorab.status, vorab.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(vorab.headers.get("access-control-allow-methods")).toContain("POST");
  expect(vorab.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("content-type");
  for (const anfrage of [sache(10_000, ["3100"]), "kaputt"]) {
    const { headers } = await post(portal, anfrage);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  }
});

test("/api ist eine Seite, /openapi.json dieselbe Beschreibung für Programme", async ({ portal }) => {
  const seite = await fetch(`${portal}/api`);
  expect([seite.status, seite.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await seite.text();
  expect(html).toContain(`${portal}${rvg}`);
  expect(html).toContain("&quot;brutto&quot;: 196350");
  const fuerProgramme = await fetch(`${portal}/openapi.json`);
  const { openapi, paths } = await fuerProgramme.json();
  expect([openapi, Object.keys(paths)]).toEqual(["3.1.0", expect.arrayContaining([rvg, tabelle])]);
  expect(fuerProgramme.headers.get("access-control-allow-origin")).toBe("*");
  expect((await fetch(`${portal}/api`, { method: "HEAD" })).status).toBe(200);
  const falsch = await fetch(`${portal}/api`, { method: "POST" });
  expect([falsch.status, falsch.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("Wer auf der Seite einem Link zur Schnittstelle folgt, bekommt die ganze Beschreibung", async ({
  page,
}) => {
  await page.goto("/impressum");
  await page.getByRole("link", { name: "Schnittstelle" }).click();
  await page.getByRole("heading", { name: "Fehler und rechtliche Nichtergebnisse" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/api");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Impressum" }).waitFor();
});

describe("Die Grenze von 60 Aufrufen je Minute", () => {
  let eigenes: Portal;
  beforeAll(async () => {
    eigenes = await portalStarten(inject("bau"));
  });
  afterAll(() => eigenes.beenden());

  test("lässt 60 durch, auch über zwei Aufrufe verteilt, und nennt danach die Wartezeit", async () => {
    const rechnen = () => post(eigenes.url, sache(10_000, ["3100"])).then(({ status }) => status);
    const nachsehen = () =>
      fetch(`${eigenes.url}${tabelle}?tabelle=rvg13&wert=1000000`).then(({ status }) => status);
    const stati = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? rechnen() : nachsehen())));
    expect(stati.filter((status) => status !== 200)).toEqual([]);
    const { status, headers, json } = await post(eigenes.url, sache(10_000, ["3100"]));
    expect([status, json.code]).toEqual([429, "zu-viele-anfragen"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(headers.get("access-control-expose-headers")).toContain("Retry-After");
    expect(await nachsehen()).toBe(429);
    expect((await fetch(`${eigenes.url}/api`)).status).toBe(200);
  });
});
