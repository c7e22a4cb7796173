import { afterAll, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { kontoportal, type Testbrowser, testbasis, zurueckgestellt } from "../server/testing/konto.ts";

zurueckgestellt();
afterAll(pdfBeenden);

const email = "rosa@kanzlei.example";
/** Value 10,000 €, Nr. 3200 VV (Basic), as the calculator's link holds it. */
const stand =
  "1.W3t9LFtbMSwiYmVydWZ1bmciLHsidyI6IjEwLjAwMCwwMCJ9LFtbMSwiMzIwMCIse31dLFsyLCIzMjAyIix7IngiOiJqYSJ9XSxbMywiMTAwNCIseyJ4IjoiamEifV1dXV0sW10sW11d";
/** Nrn. 3100, 3104 VV: free as a calculation, not as a file. */
const freierStand =
  "1.W3t9LFtbMSwiaW5zdGFueiIseyJ3IjoiMTAuMDAwLDAwIn0sW1sxLCIzMTAwIix7fV0sWzIsIjMxMDQiLHt9XSxbMywiMTAwMyIseyJ4IjoiamEifV1dXV0sW10sW11d";
const koerper = { rechner: "/rvgrechner", stand };

async function basic(db: Parameters<typeof kontoportal>[0]) {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  await portal.setzen(email, { tarif: "basic" });
  return { portal, browser };
}

const kekse = (browser: Testbrowser) => [...browser.cookies].map((c) => c.join("=")).join("; ");

/** The file as it comes, with no other headers than these. */
const datei = (portal: ReturnType<typeof kontoportal>, art: string, headers: Record<string, string>) =>
  portal.holen(`${testbasis}/api/rechner/ausgabe/${art}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(koerper),
  });

test("Was anlegt, antwortet 201: eine Berechnung, eine Version, eine Kopie", async ({ db }) => {
  const { browser } = await basic(db);
  // The wording that holds since the portal asks for it.
  const fassung = "2026-11-23";
  expect((await browser.json("POST", "/api/konto/verschwiegenheit", { fassung })).status).toBe(200);
  const neu = await browser.json("POST", "/api/berechnungen", { ...koerper, bezeichnung: "Probe" });
  expect([neu.status, neu.koerper]).toEqual([201, { id: expect.any(String) }]);
  const pfad = `/api/berechnungen/${(neu.koerper as { id: string }).id}`;
  const version = await browser.json("POST", `${pfad}/versionen`, { stand: freierStand });
  expect([version.status, version.koerper]).toEqual([201, { version: 2 }]);
  const kopie = await browser.json("POST", `${pfad}/kopie`, {});
  expect([kopie.status, kopie.koerper]).toEqual([201, { id: expect.any(String) }]);
  expect(kopie.koerper).not.toEqual(neu.koerper);
});

describe("Die Ausgabe einer Berechnung als Datei", () => {
  test.for(["pdf", "docx", "xlsx"])("als %s verlangt Anmeldung und Tarif", async (art, { db }) => {
    const portal = kontoportal(db);
    const pfad = `/api/rechner/ausgabe/${art}`;
    const fremd = await portal.browser().json("POST", pfad, koerper);
    expect([fremd.status, fremd.koerper]).toEqual([401, { error: "Nicht angemeldet" }]);
    const browser = await portal.angemeldet(email);
    const frei = await browser.json("POST", pfad, { ...koerper, stand: freierStand });
    expect([frei.status, frei.koerper]).toEqual([403, { error: "Keine Berechtigung", code: "tarif" }]);
    await portal.setzen(email, { tarif: "basic" });
    const gut = await browser.json("POST", pfad, koerper);
    expect(gut.status).toBe(200);
    expect(gut.headers.get("content-disposition")).toBe(
      `attachment; filename="Verguetung nach dem RVG.${art}"; filename*=UTF-8''Verg%C3%BCtung%20nach%20dem%20RVG.${art}`,
    );
    expect(gut.headers.get("cache-control")).toBe("no-store");
  });

  test("nimmt auch das Zugriffsmerkmal", async ({ db }) => {
    const { portal, browser } = await basic(db);
    const antwort = await datei(portal, "xlsx", { Authorization: `Bearer ${await browser.tokenHolen()}` });
    expect(antwort.status).toBe(200);
    expect(new Uint8Array(await antwort.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  test("rechnet selbst und schreibt nichts davon ins Protokoll", async ({ db }) => {
    const { portal, browser } = await basic(db);
    uhrStellen("2026-11-21T09:00:00Z");
    const antwort = await datei(portal, "pdf", { Origin: testbasis, Cookie: kekse(browser) });
    expect(antwort.headers.get("content-type")).toBe("application/pdf");
    const { text, titel } = await pdfLesen(new Uint8Array(await antwort.arrayBuffer()));
    expect(titel).toBe("Vergütung nach dem RVG");
    // 652,00 x 1,6 = 1.043,20; + 20,00; + 19 % (202,01)
    for (const teil of ["21.11.2026", "1.043,20", "202,01", "1.265,21 €"]) expect(text).toContain(teil);
    expect(portal.protokoll()).toContain("/api/rechner/ausgabe/pdf");
    expect(portal.protokoll()).not.toContain(stand.slice(0, 20));
  });

  test.for([
    [{ ...koerper, rechner: "/nirgends" }, 400, "unbekannter-rechner"],
    [{ ...koerper, stand: "1.%%%" }, 400, "unlesbar"],
    [{ ...koerper, stand: "" }, 400, "unlesbar"],
    [{ ...koerper, summe: 1 }, 400, "unbekanntes-feld"],
    [{ ...koerper, rechner: `/${"x".repeat(80)}` }, 400, "zu-gross"],
    [{ ...koerper, stand: `1.${"A".repeat(300_000)}` }, 413, undefined],
  ] as const)("lehnt ab: %#", async ([eingabe, status, code], { db }) => {
    const { browser } = await basic(db);
    const antwort = await browser.json("POST", "/api/rechner/ausgabe/pdf", eingabe);
    expect([antwort.status, (antwort.koerper as { code?: string }).code]).toEqual([status, code]);
  });

  test("kennt keine anderen Formate", async ({ db }) => {
    const { browser } = await basic(db);
    for (const art of ["html", "constructor", "PDF"])
      expect((await browser.json("POST", `/api/rechner/ausgabe/${art}`, koerper)).status).toBe(404);
  });

  test("verlangt bei einem Cookie eine eigene Seite", async ({ db }) => {
    const { portal, browser } = await basic(db);
    const antwort = await datei(portal, "pdf", { Origin: "https://boese.example", Cookie: kekse(browser) });
    expect(antwort.status).toBe(403);
  });
});

describe("GET /api/tools/rvg/pdf", () => {
  const pfad = "/api/tools/rvg/pdf?wert=10000&vv=3100,3104";

  test("401 ohne Anmeldung, 403 im Tarif free, sonst ein Anhang mit den Angaben der Adresse", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    expect((await portal.browser().get(pfad)).status).toBe(401);
    const browser = await portal.angemeldet(email);
    const frei = await browser.get(pfad);
    expect([frei.status, frei.koerper]).toEqual([403, { error: "Keine Berechtigung", code: "tarif" }]);
    await portal.setzen(email, { tarif: "premium" });
    const antwort = await portal.holen(testbasis + pfad, { headers: { Cookie: kekse(browser) } });
    expect(antwort.headers.get("content-type")).toBe("application/pdf");
    expect(antwort.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(antwort.headers.get("cache-control")).toBe("no-store");
    const { text } = await pdfLesen(new Uint8Array(await antwort.arrayBuffer()));
    expect(text).toContain("Gesamtbetrag 1.963,50 €");
    expect(portal.protokoll()).not.toContain("10000");
  });

  test("Ohne Wert gibt es kein Dokument", async ({ db }) => {
    const { browser } = await basic(db);
    const { status, koerper: absage } = await browser.get("/api/tools/rvg/pdf?vv=3100");
    expect([status, (absage as { code?: string }).code]).toEqual([400, "unvollstaendig"]);
  });
});
