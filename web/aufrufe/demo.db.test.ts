import { describe, expect } from "vitest";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { test } from "#platform/db/testing.ts";
import { lagerImSpeicher } from "#platform/storage/testing.ts";
import { demoEntfernen, demoErlauben, demoVerbieten, demoZuruecksetzen } from "../app/demo.ts";

const lager = lagerImSpeicher();

describe("Die Demo", () => {
  test("hat ihre Konten mit Tarif, Rolle, Merkmalen und Team, und nach dem zweiten Mal dieselben", async ({
    eigene,
  }) => {
    const { db, pool } = eigene;
    for (let i = 0; i < 2; i++) expect(await demoZuruecksetzen(db, lager)).toBe(13);
    const { rows } = await pool.query(`
      select split_part(k.email, '@', 1) as name, k.tarif, k.rolle, k.ist_autor, k.ist_gastautor, k.team_admin,
        k.gesperrt_am is not null as gesperrt, k.email_bestaetigt_am is not null as bestaetigt, t.name as team
      from konto k left join kanzlei t on t.id = k.team_id order by name`);
    const zeile = (name: string) => rows.find((reihe) => reihe.name === name);
    expect(zeile("free")).toMatchObject({
      tarif: "free",
      rolle: "user",
      bestaetigt: true,
      gesperrt: false,
      team: null,
    });
    expect(zeile("teams")).toMatchObject({ tarif: "teams", team_admin: true, team: "Kanzlei Demo" });
    expect(zeile("teams2")).toMatchObject({ tarif: "teams", team_admin: true, team: "Kanzlei Zwei" });
    expect(zeile("mitglied")).toMatchObject({
      tarif: "Teammitglied",
      team_admin: false,
      team: "Kanzlei Demo",
    });
    expect(zeile("autor")).toMatchObject({ ist_autor: true, ist_gastautor: false });
    expect(zeile("gast")).toMatchObject({ ist_autor: false, ist_gastautor: true });
    expect([zeile("moderator")?.rolle, zeile("admin")?.rolle]).toEqual(["moderator", "admin"]);
    expect([zeile("gesperrt")?.gesperrt, zeile("unbestaetigt")?.bestaetigt]).toEqual([true, false]);
  });

  test("nimmt beim Zurücksetzen eingetragene Jahreswerte heraus, ihr Verlauf bleibt", async ({
    eigene: { db, pool },
  }) => {
    await demoZuruecksetzen(db, lager);
    await pool.query(`insert into jahreswert values
      ('basiszinssatz', '2027-01-01', 1, '{"satz": 177}', 'Bundesbank', false, null, now()),
      ('basiszinssatz', '2027-07-01', 1, '{"satz": 150}', 'Bundesbank', false, null, now()),
      ('basiszinssatz', '2027-07-01', 2, null, null, false, null, now())`);
    await demoZuruecksetzen(db, lager);
    await demoZuruecksetzen(db, lager);
    const { rows } = await pool.query(
      "select ab::text, version, (zahlen ->> 'satz')::integer as satz from jahreswert order by ab, version",
    );
    expect(rows.map(({ ab, version, satz }) => [ab, version, satz])).toEqual([
      ["2027-01-01", 1, 177],
      ["2027-01-01", 2, null],
      ["2027-07-01", 1, 150],
      ["2027-07-01", 2, null],
    ]);
  });

  test("räumt beim Zurücksetzen weg, was inzwischen dazugekommen ist", async ({ eigene: { db } }) => {
    await demoZuruecksetzen(db, lager);
    await db.insertInto("konto").values({ name: "Neu", email: "neu@kanzlei.example" }).execute();
    await demoZuruecksetzen(db, lager);
    const neue = await db
      .selectFrom("konto")
      .select("id")
      .where("email", "=", "neu@kanzlei.example")
      .execute();
    expect(neue).toEqual([]);
  });

  test("hält ein Portal ohne Demo ab, bis sie entfernt ist; was anderen gehört, bleibt", async ({
    eigene: { db },
  }) => {
    await demoVerbieten(db);
    await expect(demoEntfernen(db)).rejects.toThrow("nicht als Demo gekennzeichnet");
    await demoZuruecksetzen(db, lager);
    await expect(demoVerbieten(db)).rejects.toThrow("npm run demo:entfernen");
    await db.insertInto("konto").values({ name: "Echt", email: "echt@kanzlei.example" }).execute();
    // Whoever tries a demo account may give it another address; its password stays known to everybody.
    await db
      .updateTable("konto")
      .set({ email: "umbenannt@kanzlei.example" })
      .where("email", "like", "admin@%")
      .execute();
    expect(await demoEntfernen(db)).toEqual({ konten: 13, rechte: [] });
    expect(await db.selectFrom("konto").select("name").execute()).toEqual([{ name: "Echt" }]);
    for (const tabelle of [
      "blog_artikel",
      "blog_manuskript",
      "blog_bild",
      "blog_kategorie",
      "blog_tag",
    ] as const)
      expect(await db.selectFrom(tabelle).selectAll().execute(), tabelle).toEqual([]);
    await demoVerbieten(db);
    await expect(demoErlauben(db)).rejects.toThrow("enthält Konten");
  });

  test("nimmt mit, was Demokonten anderen gegeben haben, auch über diese weiter; was andere entschieden haben, bleibt", async ({
    eigene: { db },
  }) => {
    await demoZuruecksetzen(db, lager);
    const konto = async (name: string, rest = {}) => {
      const werte = { name, email: `${name}@kanzlei.example`, ...rest };
      return (await db.insertInto("konto").values(werte).returning("id").executeTakeFirstOrThrow()).id;
    };
    const { id: demo } = await db
      .selectFrom("konto")
      .select("id")
      .where("email", "like", "admin@%")
      .executeTakeFirstOrThrow();
    const echt = await konto("echt", { rolle: "admin" });
    const geben = async (
      von: string | undefined,
      an: string,
      alt: string | boolean,
      neu: string | boolean,
    ) => {
      const akt = typeof neu === "string" ? "rolle-geaendert" : "autor-geaendert";
      await db
        .updateTable("konto")
        .set(typeof neu === "string" ? { rolle: neu } : { ist_autor: neu })
        .where("id", "=", an)
        .execute();
      await protokolliere(db, { akt, konto: an, von, einzelheiten: { alt, neu } });
    };
    const zweiter = await konto("zweiter");
    const dritter = await konto("dritter");
    const bestaetigt = await konto("bestaetigt");
    const autor = await konto("autor");
    const verwaist = await konto("verwaist");
    await geben(demo, zweiter, "user", "moderator");
    await geben(demo, zweiter, "moderator", "admin");
    // An administrator by the grace of the demo, and whom he has made one.
    await geben(zweiter, dritter, "user", "moderator");
    await geben(zweiter, autor, false, true);
    await geben(demo, bestaetigt, "user", "moderator");
    await geben(echt, bestaetigt, "moderator", "admin");
    await geben("00000000-0000-4000-8000-00000000dead", verwaist, "user", "moderator");
    const { konten, rechte } = await demoEntfernen(db);
    expect(konten).toBe(13);
    expect(rechte).toEqual([
      "autor@kanzlei.example: Autor gesetzt von einem Demokonto, zurückgenommen; wieder so setzen: in der Verwaltung unter /admin",
      "dritter@kanzlei.example: Rolle „moderator“ von einem Demokonto, zurückgenommen; wieder so setzen: in der Verwaltung unter /admin",
      "verwaist@kanzlei.example: Rolle „moderator“ von einem Konto, das es nicht mehr gibt; bitte prüfen und gegebenenfalls zurücknehmen: in der Verwaltung unter /admin",
      "zweiter@kanzlei.example: Rolle „admin“ von einem Demokonto, zurückgenommen; wieder so setzen: npm run administrator -- zweiter@kanzlei.example",
    ]);
    const rest = await db
      .selectFrom("konto")
      .select(["name", "rolle", "ist_autor"])
      .orderBy("name")
      .execute();
    expect(rest.map(({ name, rolle, ist_autor }) => `${name} ${rolle}${ist_autor ? " Autor" : ""}`)).toEqual([
      "autor user",
      "bestaetigt admin",
      "dritter user",
      "echt admin",
      "verwaist moderator",
      "zweiter user",
    ]);
  });

  test("rührt keine Datenbank an, die Konten hat und keine Demo ist", async ({ eigene: { db } }) => {
    await db.insertInto("konto").values({ name: "Echt", email: "echt@kanzlei.example" }).execute();
    await expect(demoZuruecksetzen(db, lager)).rejects.toThrow("enthält Konten");
    await expect(demoErlauben(db)).rejects.toThrow("enthält Konten");
    expect(await db.selectFrom("konto").select("name").execute()).toEqual([{ name: "Echt" }]);
  });
});
