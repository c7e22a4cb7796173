import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { describe, expect } from "vitest";
import { protokolliere } from "../audit/protokoll-store.server.ts";
import { jobsStarten } from "../jobs/jobs.server.ts";
import { mailEinreihen } from "../mail/mail-store.server.ts";
import type { Datenbankrolle } from "./rollen.server.ts";
import type { DB } from "./schema.ts";
import { type Testdatenbank, test } from "./testing.ts";
import { db, dbAls } from "./zugang.server.ts";

/** What every page or call may reach. Whoever adds a table here opens it to every feature. */
const offeneTabellen = [
  // What is published, and name and picture of who has written it.
  "blog_artikel",
  "blog_artikel_kategorie",
  "blog_artikel_tag",
  "blog_aufruf",
  "blog_autor",
  "blog_bild",
  "blog_kategorie",
  "blog_tag",
  "blog_wort",
  "jahreswert",
  "mail_auftrag",
  "portalmerkmal",
  "protokoll",
  "ratenzaehler",
  "werbekampagne",
  "werbezaehler",
];

/** Tables on which a role has any right at all, taken from the catalogue. */
async function erreichbar(
  { pool }: Testdatenbank,
  rolle:
    | Datenbankrolle
    | "portal_abo"
    | "portal_fristsuche"
    | "portal_loeschung"
    | "portal_redaktion"
    | "portal_team",
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and (has_any_column_privilege($1, oid, 'select, insert, update, references')
         or has_table_privilege($1, oid, 'delete, truncate, trigger'))
     order by 1`,
    [rolle],
  );
  return rows.map(({ name }) => name);
}

async function alleTabellen({ pool }: Testdatenbank): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return rows.map(({ name }) => name);
}

const lesen = (wer: Kysely<DB>, tabelle: string) => sql`select * from ${sql.table(tabelle)}`.execute(wer);
const verweigert = { code: "42501" };
const mail = {
  an: "a@kanzlei.example",
  betreff: "B",
  text: "Link",
  html: "<p>Link</p>",
  art: "bestaetigung",
};

describe("Unter der Rolle, unter der Seiten und Aufrufe fragen,", () => {
  test("ist keine Tabelle erreichbar, die nicht ausdrücklich offensteht", async ({ eigene }) => {
    const geschlossen = (await alleTabellen(eigene)).filter((name) => !offeneTabellen.includes(name));
    expect(geschlossen).toEqual(
      expect.arrayContaining([
        "konto",
        "kennwort",
        "fremdkonto",
        "sitzung",
        "zugriffsmarke",
        "einmalmarke",
        "passkey",
        "zweiter_faktor",
        "wiederherstellungscode",
        "passkey_aufgabe",
      ]),
    );
    for (const tabelle of geschlossen)
      await expect(lesen(db(), tabelle), tabelle).rejects.toMatchObject(verweigert);
    expect(await erreichbar(eigene, "portal_anwendung")).toEqual(offeneTabellen);
  });

  test("verrät auch eine neue Tabelle der Identität nichts", async ({ eigene }) => {
    await eigene.pool.query("create table geraeteschluessel (geheimnis text)");
    await eigene.pool.query("grant select on geraeteschluessel to portal_identitaet");
    await expect(lesen(db(), "geraeteschluessel")).rejects.toMatchObject(verweigert);
    expect((await lesen(dbAls("portal_identitaet"), "geraeteschluessel")).rows).toEqual([]);
  });

  test("stehen der Stand einer Mail, aber nicht ihr Text, und das Protokoll nur zum Anhängen offen", async ({
    eigene,
  }) => {
    await eigene.db.transaction().execute((tx) => mailEinreihen(tx, mail));
    expect(await db().selectFrom("mail_auftrag").select("zustand").execute()).toHaveLength(1);
    for (const spalte of ["text", "html"] as const) {
      const lesend = db().selectFrom("mail_auftrag").select(spalte).execute();
      await expect(lesend, spalte).rejects.toMatchObject(verweigert);
    }
    await protokolliere(db(), { akt: "anmeldung" });
    await expect(sql`delete from protokoll`.execute(db())).rejects.toMatchObject(verweigert);
  });

  test("bleibt es dabei, auch wenn eine Anweisung oder Transaktion scheitert", async ({ eigene }) => {
    await expect(sql`select 1 / 0`.execute(db())).rejects.toMatchObject({ code: "22012" });
    const geplatzt = db()
      .transaction()
      .execute(() => Promise.reject(new Error("geplatzt")));
    await expect(geplatzt).rejects.toThrow("geplatzt");
    const wer = sql<{ wer: string }>`select current_user::text as wer`;
    expect((await wer.execute(db())).rows).toEqual([{ wer: "portal_anwendung" }]);
    const { rows } = await eigene.pool.query("select current_user = session_user as eigene");
    expect(rows).toEqual([{ eigene: true }]);
  });
});

describe("Unter der Rolle der Identität", () => {
  test("sind weder Daten einer Kanzlei noch Entwürfe erreichbar, noch was in Mails steht", async ({
    eigene,
  }) => {
    await eigene.pool.query(`
      create table akte (kanzlei_id uuid not null, text text);
      select mandant_schuetzen('akte');
      create table entwurf (konto_id uuid not null, text text);
      select mandant_schuetzen('entwurf', 'konto_id', 'app.konto')`);
    for (const tabelle of ["akte", "entwurf"])
      await expect(lesen(dbAls("portal_identitaet"), tabelle), tabelle).rejects.toMatchObject(verweigert);
    const texte = dbAls("portal_identitaet").selectFrom("mail_auftrag").select("text").execute();
    await expect(texte).rejects.toMatchObject(verweigert);
  });

  test("ist von dem, was für eine Kanzlei geschützt ist, nur deren Bestand selbst erreichbar", async ({
    eigene,
  }) => {
    const { rows } = await eigene.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
    );
    const geschuetzt = new Set(rows.map(({ name }) => name));
    const davon = (await erreichbar(eigene, "portal_identitaet")).filter((name) => geschuetzt.has(name));
    expect(davon).toEqual(["kanzlei", "mitgliedschaft"]);
  });

  test("lassen sich Konto, Protokoll, Mail und ihr Auftrag in einer Transaktion schreiben", async ({
    eigene,
  }) => {
    const { pool } = eigene;
    const jobs = await jobsStarten(
      { pool, art: eigene.art === "pglite" ? "eingebettet" : "postgresql" },
      pino({ level: "silent" }),
      [{ name: "mail", ausfuehren: async () => undefined }],
    );
    try {
      const id = await dbAls("portal_identitaet")
        .transaction()
        .execute(async (tx) => {
          await tx.insertInto("konto").values({ name: "Meier", email: "m@kanzlei.example" }).execute();
          await protokolliere(tx, { akt: "registrierung" });
          return mailEinreihen(tx, mail);
        });
      const { rows } = await pool.query("select data from jobs.job where name = 'mail'");
      expect(rows).toEqual([{ data: { id } }]);
    } finally {
      await jobs.beenden();
    }
  });
});

test("Wer veröffentlicht, erreicht den Blog und sonst nur, was er anstößt; von Konten nur Namen", async ({
  eigene,
}) => {
  expect(await erreichbar(eigene, "portal_redaktion")).toEqual([
    "blog_artikel",
    "blog_artikel_kategorie",
    "blog_artikel_tag",
    "blog_aufruf",
    "blog_autor",
    "blog_bild",
    "blog_kategorie",
    "blog_manuskript",
    "blog_mitteilung",
    "blog_tag",
    "blog_verfasser",
    "blog_version",
    "blog_wort",
    "mail_auftrag",
    "protokoll",
  ]);
  const { rows } = await eigene.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name in ('blog_autor', 'blog_verfasser') order by 1`,
  );
  expect([...new Set(rows.map(({ name }) => name))]).toEqual(["bild", "id", "ist_gastautor", "name"]);
});

test("Wer einen Vertrag abwickelt, erreicht Verträge, von Konten das eigene, und sonst nur, was er anstößt", async ({
  eigene,
}) => {
  expect(await erreichbar(eigene, "portal_abo")).toEqual([
    "aboanschrift",
    "aboauftrag",
    "aboereignis",
    "aboerklaerung",
    "abokonto",
    "abosendung",
    "abovertrag",
    "kanzlei",
    "leitungsangebot",
    "mail_anhang",
    "mail_auftrag",
    "mitgliedschaft",
    "protokoll",
    "rechnung",
    "rechnungsdatei",
    "rechnungsmahnung",
    "rechnungszahlung",
    "zahlkunde",
    "zahlungseinzug",
    "zahlungserstattung",
    "zahlungssitzung",
  ]);
});

test("Wer in einem Team arbeitet, erreicht Teams, von Konten Namen, Adressen und Tarife, und sonst nur, was er anstößt", async ({
  eigene,
}) => {
  expect(await erreichbar(eigene, "portal_team")).toEqual([
    "abovertrag",
    "kanzlei",
    "mail_auftrag",
    "mitgliedschaft",
    "protokoll",
    "teameinladung",
    "teameinladung_angenommen",
    "teamkonto",
    "teamstand",
    "teamuebergabe",
    "teamvorgang",
  ]);
});

test("Wer eine Kanzlei löscht, erreicht nur das Konto, mit dem sie als Ganzes geht; die Identität löscht keines", async ({
  eigene,
}) => {
  expect(await erreichbar(eigene, "portal_loeschung")).toEqual(["konto"]);
  for (const tabelle of ["konto", "kanzlei"]) {
    const loeschen = sql`delete from ${sql.table(tabelle)}`.execute(dbAls("portal_identitaet"));
    await expect(loeschen, tabelle).rejects.toMatchObject(verweigert);
  }
});

test("Wer Worte im Fristenbuch sucht, erreicht von dessen Einträgen nur die Kennung", async ({ eigene }) => {
  expect(await erreichbar(eigene, "portal_fristsuche")).toEqual(["frist"]);
  const { rows } = await eigene.pool.query<{ spalte: string }>(
    `select attname as spalte from pg_attribute where attrelid = 'frist'::regclass and attnum > 0
       and has_column_privilege('portal_fristsuche', attrelid, attnum, 'select, insert, update, references')`,
  );
  expect(rows).toEqual([{ spalte: "id" }]);
});

test("Wer Mails versendet, liest sie und sonst nichts", async ({ eigene }) => {
  expect(await erreichbar(eigene, "portal_post")).toEqual(["mail_anhang", "mail_auftrag"]);
});
