import { sql } from "kysely";
import { describe, expect } from "vitest";
import { test } from "../db/testing.ts";
import { ApiFehler } from "./api-fehler.ts";
import type { Ratengrenze } from "./raten.server.ts";
import { ratengrenze } from "./raten.server.ts";
import { alteZaehlerLoeschen } from "./raten-store.server.ts";

const limit = { name: "rechner", anzahl: 60, sekunden: 60 };
const geheimnis = "g".repeat(32);

/** How many of `anzahl` calls in a row are let through, and what the last refusal was. */
async function anfragen(raten: Ratengrenze, anzahl: number, kennung = "203.0.113.7") {
  let erlaubt = 0;
  let abgelehnt: ApiFehler | undefined;
  for (let i = 0; i < anzahl; i++) {
    await raten.pruefen(limit, kennung).then(
      () => {
        erlaubt += 1;
      },
      (fehler) => {
        if (!(fehler instanceof ApiFehler)) throw fehler;
        abgelehnt = fehler;
      },
    );
  }
  return { erlaubt, abgelehnt };
}

describe("Die Grenze je Adresse", () => {
  test("lässt 60 Aufrufe durch und lehnt den 61. mit Wartezeit ab", async ({ db }) => {
    const { erlaubt, abgelehnt } = await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      63,
    );
    expect(erlaubt).toBe(60);
    expect(abgelehnt?.status).toBe(429);
    const warten = Number(abgelehnt?.headers["Retry-After"]);
    expect(warten).toBeGreaterThan(50);
    expect(warten).toBeLessThanOrEqual(60);
  });

  test("gilt über Prozesse hinweg: ein zweiter Prozess zählt weiter", async ({ db }) => {
    await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      40,
    );
    expect(
      (
        await anfragen(
          ratengrenze(() => db, geheimnis, 1),
          30,
        )
      ).erlaubt,
    ).toBe(20);
  });

  test("zählt jede Adresse für sich", async ({ db }) => {
    const raten = ratengrenze(() => db, geheimnis, 1);
    await anfragen(raten, 61);
    expect((await anfragen(raten, 5, "203.0.113.8")).erlaubt).toBe(5);
  });

  test("ist auf Testsystemen zwanzigmal so weit", async ({ db }) => {
    expect(
      (
        await anfragen(
          ratengrenze(() => db, geheimnis, 20),
          1203,
        )
      ).erlaubt,
    ).toBe(1200);
  });

  test("beginnt nach Ablauf des Fensters neu", async ({ db }) => {
    await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      61,
    );
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'`.execute(db);
    expect(
      (
        await anfragen(
          ratengrenze(() => db, geheimnis, 1),
          3,
        )
      ).erlaubt,
    ).toBe(3);
  });

  test("fragt die Datenbank für eine gesperrte Adresse nicht mehr", async ({ db }) => {
    let anweisungen = 0;
    const raten = ratengrenze(
      () => {
        anweisungen += 1;
        return db;
      },
      geheimnis,
      1,
    );
    await anfragen(raten, 80);
    expect(anweisungen).toBe(61);
  });

  test("speichert keine Adresse, auch nicht als Hash ohne Geheimnis", async ({ db }) => {
    await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      1,
    );
    await anfragen(
      ratengrenze(() => db, "h".repeat(32), 1),
      1,
    );
    const zeilen = await db.selectFrom("ratenzaehler").select("schluessel").execute();
    expect(new Set(zeilen.map(({ schluessel }) => schluessel)).size).toBe(2);
    for (const { schluessel } of zeilen) expect(schluessel).toMatch(/^rechner:[\w-]{22}$/);
  });

  test("räumt abgelaufene Zähler weg, laufende nicht", async ({ db }) => {
    await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      1,
    );
    await anfragen(
      ratengrenze(() => db, geheimnis, 1),
      1,
      "203.0.113.8",
    );
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'
      where schluessel = (select min(schluessel) from ratenzaehler)`.execute(db);
    await alteZaehlerLoeschen(db);
    expect(await db.selectFrom("ratenzaehler").select("anzahl").execute()).toEqual([{ anzahl: 1 }]);
  });
});
