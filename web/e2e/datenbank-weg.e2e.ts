import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";
import { ziele } from "../aufrufe/feindlich/ziele.ts";
import { anmelden, type Demoportal, demoportalStarten } from "./lib/demoportal.ts";
import { proben } from "./lib/proben.ts";

/** The portal runs, its database does not: it was stopped after somebody had signed in. */
let portal: Demoportal;
let cookie = "";
beforeAll(async () => {
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Es wurde kein PostgreSQL gefunden.");
  portal = await demoportalStarten(inject("bau"), { databaseUrl: postgres.url });
  cookie = (await anmelden(portal.url, "admin")).cookie;
  await postgres.beenden();
});
afterAll(() => portal?.beenden());

const unbekannt = "00000000-0000-4000-8000-000000000000";
const alle = ziele(unbekannt);
const liste = proben(unbekannt);
const mitWerten = (pfad: string) => pfad.replace(/:[a-z]+/gi, unbekannt).replace("*", "x");

/** What is wrong with an answer of a portal without database; undefined: nothing. */
async function mangel(antwort: Response): Promise<string | undefined> {
  const text = (await antwort.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  if (/Unexpected Server Error|Internal Server Error|Application Error/i.test(text)) return "englisch";
  if (antwort.status >= 500 && antwort.status !== 503) return `Status ${antwort.status}`;
  if (antwort.status !== 503) return undefined;
  if (!antwort.headers.has("retry-after")) return "503 ohne Retry-After";
  return /nicht verfügbar|nicht erreichbar|nicht initialisiert|vorübergehend|gerade nicht|später/i.test(text)
    ? undefined
    : `503 ohne deutschen Satz: ${text.slice(0, 200)}`;
}

describe("Ist die Datenbank weg, antwortet das Portal in Deutsch mit 503 und sagt, wann es wieder geht,", () => {
  test.each([
    ["einem Besucher", () => ({})],
    ["einem Angemeldeten", () => ({ Cookie: cookie })],
  ] as const)("auf jeder Seite, jedem Aufruf und jedem Formular: %s", async (_, kopf) => {
    const maengel: string[] = [];
    const gestoert: string[] = [];
    for (const { name, method, pfad, art, koerper: felder } of alle) {
      const probe = art === "aufruf" ? liste[name]?.() : undefined;
      const koerper = probe?.koerper ?? felder;
      const mitKoerper = method !== "GET";
      const formular = art === "formular";
      const antwort = await fetch(portal.url + mitWerten(pfad), {
        method,
        redirect: "manual",
        headers: {
          ...kopf(),
          Accept: art === "aufruf" ? "application/json" : "text/html",
          Origin: portal.url,
          ...(mitKoerper && !formular ? { "Content-Type": "application/json" } : {}),
        },
        ...(mitKoerper
          ? {
              body: formular
                ? new URLSearchParams(koerper as Record<string, string>)
                : JSON.stringify(koerper),
            }
          : {}),
      });
      if (antwort.status === 503) gestoert.push(name);
      const einer = await mangel(antwort);
      if (einer) maengel.push(`${name}: ${einer}`);
    }
    expect(maengel).toEqual([]);
    // Most of what the portal keeps is in the database: a walk that meets few refusals has walked past it.
    expect(gestoert.length).toBeGreaterThan(20);
  });

  test.each([
    [
      "/kuendigen",
      {
        art: "ordentlich",
        name: "Petra Muster",
        email: "petra@beispiel.example",
        vertrag: "Tarif Basic",
        bestaetigung: "petra@beispiel.example",
      },
    ],
    [
      "/widerrufen",
      { name: "Petra Muster", vertrag: "petra@beispiel.example", email: "petra@beispiel.example" },
    ],
  ] as const)("und hebt auf, was in %s stand", async (pfad, felder) => {
    const antwort = await fetch(portal.url + pfad, {
      method: "POST",
      headers: { Origin: portal.url, Accept: "text/html" },
      body: new URLSearchParams(felder),
    });
    expect(antwort.status).toBe(503);
    expect(antwort.headers.get("retry-after")).toBe("10");
    const text = await antwort.text();
    for (const [name, wert] of Object.entries(felder))
      expect(text).toContain(`name="${name}" value="${wert}"`);
    expect(text).toContain("Noch einmal senden");
  });

  test("und stellt ein Passwort in keine Seite", async () => {
    const antwort = await fetch(`${portal.url}/register`, {
      method: "POST",
      headers: { Origin: portal.url, Accept: "text/html" },
      body: new URLSearchParams({
        name: "Petra Muster",
        email: "petra@beispiel.example",
        password: "Geheim-12345",
      }),
    });
    expect(await antwort.text()).not.toContain("Geheim-12345");
  });
});
