import { type Kysely, sql } from "kysely";
import { describe, expect, vi } from "vitest";
import type { DB } from "../db/schema.ts";
import { test } from "../db/testing.ts";
import { ApiFehler } from "../fehler/api-fehler.ts";
import type { Ratengrenze } from "./raten.server.ts";
import { ohneGrenzen, ratengrenze } from "./raten.server.ts";
import { alteZaehlerLoeschen } from "./raten-store.server.ts";

const limit = { name: "rechner", anzahl: 60, sekunden: 60 };
const geheimnis = "g".repeat(32);

/** The limit of one process, as wide as its settings say. */
const grenze = (db: Kysely<DB>, weite = 1) => ratengrenze(() => db, geheimnis, weite);

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
    const { erlaubt, abgelehnt } = await anfragen(grenze(db), 63);
    expect(erlaubt).toBe(60);
    expect(abgelehnt?.status).toBe(429);
    const warten = Number(abgelehnt?.headers["Retry-After"]);
    expect(warten).toBeGreaterThan(50);
    expect(warten).toBeLessThanOrEqual(60);
  });

  test("gilt über Prozesse hinweg: ein zweiter Prozess zählt weiter", async ({ db }) => {
    await anfragen(grenze(db), 40);
    expect((await anfragen(grenze(db), 30)).erlaubt).toBe(20);
  });

  test("zählt jede Adresse für sich", async ({ db }) => {
    const raten = grenze(db);
    await anfragen(raten, 61);
    expect((await anfragen(raten, 5, "203.0.113.8")).erlaubt).toBe(5);
  });

  test("ist auf Testsystemen zwanzigmal so weit", async ({ db }) => {
    expect((await anfragen(grenze(db, 20), 1203)).erlaubt).toBe(1200);
  });

  test("beginnt nach Ablauf des Fensters neu", async ({ db }) => {
    await anfragen(grenze(db), 61);
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'`.execute(db);
    expect((await anfragen(grenze(db), 3)).erlaubt).toBe(3);
  });

  test("beginnt neu, wenn das Fenster weiter weg endet, als es lang ist: die Uhr ging vor", async ({
    db,
  }) => {
    const raten = grenze(db);
    await anfragen(raten, 50);
    await sql`update ratenzaehler set ende = clock_timestamp() + interval '3 days'`.execute(db);
    const { abgelehnt, erlaubt } = await anfragen(raten, 62);
    expect(erlaubt).toBe(60);
    expect(Number(abgelehnt?.headers["Retry-After"])).toBeLessThanOrEqual(60);
  });

  test("verlängert sich nicht durch weitere Aufrufe", async ({ db }) => {
    const raten = grenze(db);
    await anfragen(raten, 1);
    const ende = () => db.selectFrom("ratenzaehler").select("ende").executeTakeFirstOrThrow();
    const zuerst = await ende();
    await anfragen(raten, 2);
    expect(await ende()).toEqual(zuerst);
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'`.execute(db);
    await anfragen(raten, 1);
    expect((await ende()).ende.getTime()).toBeGreaterThan(zuerst.ende.getTime() - 1000);
  });

  test("nimmt nie mehr zurück, als gezählt war", async ({ db }) => {
    const raten = grenze(db);
    await anfragen(raten, 1);
    for (let i = 0; i < 3; i += 1) await raten.zuruecknehmen(limit, "203.0.113.7");
    expect((await anfragen(raten, 62)).erlaubt).toBe(60);
  });

  test("zählt weiter, wenn ein Aufruf eher begann, als das Fenster es tat", async ({ eigene: { db } }) => {
    await anfragen(grenze(db), 1);
    const bisJetzt = await db.selectFrom("ratenzaehler").selectAll().executeTakeFirstOrThrow();
    let spaeter: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("ratenzaehler").execute();
      await tx.insertInto("ratenzaehler").values(bisJetzt).execute();
      spaeter = anfragen(grenze(db), 1);
      // Meanwhile it stands before the row that it is to count in.
      await sql`select pg_sleep(0.2)`.execute(tx);
      await sql`update ratenzaehler set ende = clock_timestamp() + interval '60 seconds'`.execute(tx);
    });
    await spaeter;
    expect(await db.selectFrom("ratenzaehler").select("anzahl").executeTakeFirst()).toEqual({ anzahl: 2 });
  });

  test("hält eine Sperre nicht länger, weil die Uhr zurückgestellt wird", async ({ db }) => {
    const uhr = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 86_400_000);
    const raten = grenze(db);
    await anfragen(raten, 62);
    uhr.mockRestore();
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'`.execute(db);
    const { abgelehnt } = await anfragen(raten, 1);
    expect(Number(abgelehnt?.headers["Retry-After"])).toBeLessThanOrEqual(60);
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
    await anfragen(grenze(db), 1);
    await anfragen(
      ratengrenze(() => db, "h".repeat(32), 1),
      1,
    );
    const zeilen = await db.selectFrom("ratenzaehler").select("schluessel").execute();
    expect(new Set(zeilen.map(({ schluessel }) => schluessel)).size).toBe(2);
    for (const { schluessel } of zeilen) expect(schluessel).toMatch(/^rechner:[\w-]{22}$/);
  });

  test("sagt, wie lange noch; wer gesperrt ist, hört von Mal zu Mal weniger", async ({ db }) => {
    const uhr = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
    const raten = grenze(db);
    const rest = 60;
    await anfragen(raten, 60);
    // However long that took, the window is whole again for the first call that is refused.
    await sql`update ratenzaehler set ende = clock_timestamp() + make_interval(secs => ${rest})`.execute(db);
    await anfragen(raten, 1);
    // The rest of the window by the database's clock, then by one that nobody can set back.
    for (const [nachMs, sekunden] of [
      [0, rest],
      [500, rest],
      [1_000, rest - 1],
      [59_001, 1],
    ] as const) {
      uhr.mockReturnValue(1_000_000 + nachMs);
      const { abgelehnt } = await anfragen(raten, 1);
      expect(abgelehnt?.koerper).toEqual({
        error: `Zu viele Anfragen. Bitte versuchen Sie es in ${sekunden} s wieder.`,
        code: "zu-viele-anfragen",
      });
      expect(abgelehnt?.headers).toEqual({ "Retry-After": String(sekunden) });
    }
    // The window of this process is over; whether the database's is, it alone knows.
    uhr.mockReturnValue(1_000_000 + rest * 1_000);
    await sql`delete from ratenzaehler`.execute(db);
    expect((await anfragen(raten, 1)).erlaubt).toBe(1);
    uhr.mockRestore();
  });

  test("räumt abgelaufene Zähler weg, laufende nicht", async ({ db }) => {
    await anfragen(grenze(db), 1);
    await anfragen(grenze(db), 1, "203.0.113.8");
    const schluessel = () =>
      db.selectFrom("ratenzaehler").select("schluessel").orderBy("schluessel").execute();
    const [abgelaufen, laufend] = await schluessel();
    await sql`update ratenzaehler set ende = clock_timestamp() - interval '1 second'
      where schluessel = ${abgelaufen?.schluessel}`.execute(db);
    await alteZaehlerLoeschen(db);
    expect(await schluessel()).toEqual([laufend]);
  });
});

describe("Die Grenze je Konto oder E-Mail-Adresse", () => {
  const fest = { name: "anmeldung", anzahl: 3, sekunden: 900, fest: true } as const;
  const versuche = async (raten: Ratengrenze, anzahl: number, kennung = "meier@kanzlei.example") => {
    const ergebnisse: (number | string)[] = [];
    for (let i = 0; i < anzahl; i++)
      ergebnisse.push(
        await raten.pruefen(fest, kennung).then(
          () => "erlaubt",
          ({ status }: ApiFehler) => status,
        ),
      );
    return ergebnisse;
  };

  test("wird auf Testsystemen nicht weiter", async ({ db }) => {
    expect(
      await versuche(
        ratengrenze(() => db, geheimnis, 20),
        4,
      ),
    ).toEqual(["erlaubt", "erlaubt", "erlaubt", 429]);
  });

  test("beginnt nach einem Erfolg neu, auch in einem anderen Prozess, und nur für den, der ihn hatte", async ({
    db,
  }) => {
    const [einer, anderer] = [1, 2].map(() => grenze(db));
    if (!einer || !anderer) throw new Error("Kein Prozess");
    await versuche(einer, 4);
    await versuche(einer, 4, "schulz@kanzlei.example");
    await anderer.zuruecksetzen(fest, "meier@kanzlei.example");
    expect(await versuche(einer, 4)).toEqual(["erlaubt", "erlaubt", "erlaubt", 429]);
    expect(await versuche(einer, 1, "schulz@kanzlei.example")).toEqual([429]);
  });

  test("nimmt einen Versuch zurück, der keiner war, und nur dem, der ihn gemacht hat", async ({ db }) => {
    const raten = grenze(db);
    await versuche(raten, 3);
    await versuche(raten, 3, "schulz@kanzlei.example");
    await raten.zuruecknehmen(fest, "meier@kanzlei.example");
    expect(await versuche(raten, 2)).toEqual(["erlaubt", 429]);
    expect(await versuche(raten, 1, "schulz@kanzlei.example")).toEqual([429]);
  });
});

test("Ohne Grenzen geht alles, wofür das Portal sich selbst fragt", async () => {
  for (const name of ["pruefen", "zuruecknehmen", "zuruecksetzen"] as const)
    expect(await ohneGrenzen[name](limit, "203.0.113.7")).toBeUndefined();
});
