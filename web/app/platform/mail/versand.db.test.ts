import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect } from "vitest";
import type { DB } from "../db/schema.ts";
import { type Testdatenbank, test } from "../db/testing.ts";
import { jobsStarten } from "../jobs/jobs.server.ts";
import { mailEinreihen, mailsAn, mailstaende } from "./mail-store.server.ts";
import { outbox } from "./outbox.server.ts";
import { absender, mail } from "./testing.ts";
import { mailjobs, mailsNachholen, mailVersenden, type Versand } from "./versand.server.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gp-mail-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const log = pino({ level: "silent" });
const versand = (teile: Partial<Versand> = {}): Versand => ({
  postweg: outbox(dataDir, absender),
  textBehalten: false,
  log,
  ...teile,
});
const dateien = () => {
  try {
    return readdirSync(join(dataDir, "outbox")).filter((datei) => datei.endsWith(".eml"));
  } catch {
    return [];
  }
};
const stand = async (db: Kysely<DB>) => (await mailstaende(db, {}))[0];
const anspruchVorbei = (db: Kysely<DB>) =>
  db
    .updateTable("mail_auftrag")
    .set({ beansprucht_bis: new Date(0) })
    .execute();

describe("Eine Mail", () => {
  test("gibt es erst mit dem Abschluss der Transaktion, ohne ihn nie", async ({ eigene: { db } }) => {
    const gescheitert = db.transaction().execute(async (tx) => {
      await mailEinreihen(tx, mail);
      throw new Error("geplatzt");
    });
    await expect(gescheitert).rejects.toThrow("geplatzt");
    expect(await mailstaende(db, {})).toEqual([]);
    await db.transaction().execute((tx) => mailEinreihen(tx, mail));
    expect(await stand(db)).toMatchObject({ an: mail.an, zustand: "wartet", versuche: 0 });
  });

  test("wird eine Datei, und nur eine, so oft es auch versucht wird", async ({ db }) => {
    const id = await mailEinreihen(db, { ...mail, antwortAn: "rosa@kanzlei.example" });
    // What an attempt left that was killed in the middle.
    mkdirSync(join(dataDir, "outbox"));
    writeFileSync(join(dataDir, "outbox", `.${id}.unfertig`), "halb");
    await mailVersenden(id, versand());
    await mailVersenden(id, versand());
    expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(1);
    expect(dateien()).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-.*Z-bestaetigung-${id}\\.eml$`))]);
    expect(await stand(db)).toMatchObject({ zustand: "gesendet", versuche: 1 });
    const eml = readFileSync(join(dataDir, "outbox", dateien()[0] ?? ""), "utf8");
    expect(eml).toContain("Reply-To: rosa@kanzlei.example\r\n");
    // The address stays no longer than the text.
    expect(await db.selectFrom("mail_auftrag").select(["text", "antwort_an"]).execute()).toEqual([
      { text: null, antwort_an: null },
    ]);
  });

  test("wird auch dann nur eine Datei, wenn der Prozess zwischen Datei und Vermerk stirbt", async ({
    db,
  }) => {
    const id = await mailEinreihen(db, mail);
    const postweg = outbox(dataDir, absender);
    const stirbt = {
      ...postweg,
      senden: async (auftrag: Parameters<typeof postweg.senden>[0]) => {
        await postweg.senden(auftrag);
        throw new Error("getötet");
      },
    };
    await expect(mailVersenden(id, versand({ postweg: stirbt }))).rejects.toThrow("getötet");
    const [name = ""] = dateien();
    const zuvor = readFileSync(join(dataDir, "outbox", name), "utf8");
    await anspruchVorbei(db);
    await mailsNachholen(versand(), 0);
    expect(readdirSync(join(dataDir, "outbox"))).toEqual([name]);
    expect(readFileSync(join(dataDir, "outbox", name), "utf8")).toBe(zuvor);
    expect(await stand(db)).toMatchObject({ zustand: "gesendet", versuche: 2 });
  });

  test("beansprucht nur einer; erst nach einer Weile darf ein anderer", async ({ db }) => {
    const id = await mailEinreihen(db, mail);
    let gesendet = 0;
    let weiter = () => {};
    const haengt = new Promise<void>((fertig) => {
      weiter = fertig;
    });
    const postweg = {
      anspruchSekunden: 60,
      schliessen: () => undefined,
      senden: async () => {
        gesendet += 1;
        await haengt;
      },
    };
    const erster = mailVersenden(id, versand({ postweg }));
    await warten(50);
    await mailVersenden(id, versand({ postweg }));
    await mailsNachholen(versand({ postweg }), 0);
    expect(gesendet).toBe(1);
    weiter();
    await erster;
  });

  test("verliert mit dem Versand ihren Text, denn er öffnet Konten; nur die Demo behält ihn", async ({
    db,
  }) => {
    await mailVersenden(await mailEinreihen(db, mail), versand());
    expect((await mailsAn(db, mail.an)).map(({ text }) => text)).toEqual([""]);
    await mailVersenden(
      await mailEinreihen(db, { ...mail, an: "demo@kanzlei.example" }),
      versand({ textBehalten: true }),
    );
    expect((await mailsAn(db, "demo@kanzlei.example")).map(({ text }) => text)).toEqual([mail.text]);
  });
});

describe("Ein Fehler beim Versand", () => {
  const postweg = (fehler: object) => ({
    anspruchSekunden: 60,
    schliessen: () => undefined,
    senden: () =>
      Promise.reject(Object.assign(new Error("Mailbox <meier@kanzlei.example> unbekannt"), fehler)),
  });

  test("wird vermerkt, ohne die Adresse zu wiederholen, und später noch einmal versucht", async ({ db }) => {
    const id = await mailEinreihen(db, mail);
    await expect(mailVersenden(id, versand({ postweg: postweg({ code: "ECONNECTION" }) }))).rejects.toThrow(
      "Mailbox",
    );
    expect(await stand(db)).toMatchObject({
      zustand: "wartet",
      fehler: "Mailbox <…> unbekannt",
      versuche: 1,
    });
    await mailVersenden(id, versand());
    await mailsNachholen(versand(), 0);
    expect(await stand(db)).toMatchObject({ zustand: "wartet", versuche: 1 });
    await anspruchVorbei(db);
    await mailVersenden(id, versand());
    expect(await stand(db)).toMatchObject({ zustand: "gesendet", fehler: null });
  });

  test("führt zu immer längeren Pausen und nach dreißig Versuchen, etwa einem Tag, zum Ende", async ({
    db,
  }) => {
    const id = await mailEinreihen(db, mail);
    const pausen: number[] = [];
    for (let i = 0; i < 29; i++) {
      await mailVersenden(id, versand({ postweg: postweg({ responseCode: 451 }) })).catch(() => undefined);
      const { pause } = await db
        .selectFrom("mail_auftrag")
        .select(sql<number>`extract(epoch from beansprucht_bis - clock_timestamp())::float8`.as("pause"))
        .executeTakeFirstOrThrow();
      pausen.push(Math.round(pause));
      await anspruchVorbei(db);
    }
    expect(pausen.slice(0, 10)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    expect(pausen.reduce((summe, pause) => summe + pause, 0) / 3600).toBeCloseTo(21.4, 1);
    expect(await stand(db)).toMatchObject({ zustand: "wartet", versuche: 29 });
    await mailVersenden(id, versand({ postweg: postweg({ responseCode: 451 }) }));
    expect(await stand(db)).toMatchObject({
      zustand: "gescheitert",
      versuche: 30,
      fehler: expect.any(String),
    });
  });

  test("ist endgültig, wenn der Server die Mail ablehnt, und bleibt für die Verwaltung sichtbar", async ({
    db,
  }) => {
    const id = await mailEinreihen(db, mail);
    await mailVersenden(id, versand({ postweg: postweg({ code: "EENVELOPE", responseCode: 550 }) }));
    expect(await mailstaende(db, { zustand: "gescheitert" })).toHaveLength(1);
    expect((await mailsAn(db, mail.an)).map(({ text }) => text)).toEqual([""]);
    await mailVersenden(id, versand());
    expect(dateien()).toEqual([]);
  });

  test("der Zugangsdaten ist keiner der Mail: sie wartet", async ({ db }) => {
    const id = await mailEinreihen(db, mail);
    const ruf = mailVersenden(id, versand({ postweg: postweg({ code: "EAUTH", responseCode: 535 }) }));
    await expect(ruf).rejects.toThrow();
    expect(await stand(db)).toMatchObject({ zustand: "wartet" });
  });
});

/** Lines of the log, as far as they are no one's business. */
function protokoll() {
  const zeilen: Record<string, unknown>[] = [];
  return {
    zeilen,
    log: pino({ base: null }, { write: (zeile: string) => zeilen.push(JSON.parse(zeile)) }),
  };
}
const scheitert = (fehler: unknown) => ({
  anspruchSekunden: 60,
  schliessen: () => undefined,
  senden: () => Promise.reject(fehler),
});

describe("Vom Scheitern", () => {
  test.for([
    [new Error("<a.b@c.example> und d@e.example voll"), "<…> und <…> voll"],
    [new Error("an: x@y.example"), "an: <…>"],
    [new Error("@ allein und ohne a@"), "@ allein und ohne a@"],
    ["nur ein Satz an x@y.example", "nur ein Satz an <…>"],
    [undefined, "undefined"],
  ] as const)("%s bleibt im Vermerk und im Fehler: %s", async ([fehler, satz], { db }) => {
    const id = await mailEinreihen(db, mail);
    const mitCode =
      fehler instanceof Error ? Object.assign(fehler, { code: "ECONN", responseCode: 421 }) : fehler;
    const ruf = mailVersenden(id, versand({ postweg: scheitert(mitCode) }));
    const geworfen = await ruf.catch((err: unknown) => err);
    expect(geworfen).toBeInstanceOf(Error);
    expect(geworfen).toMatchObject({
      message: satz,
      ...(fehler instanceof Error ? { code: "ECONN", responseCode: 421 } : { code: undefined }),
    });
    expect(await stand(db)).toMatchObject({ zustand: "wartet", fehler: satz });
  });

  test("hört das Protokoll: Nummer und Art der Mail, wenn sie aufgegeben ist", async ({ db }) => {
    const { log: mitschrift, zeilen } = protokoll();
    const id = await mailEinreihen(db, mail);
    const postweg = scheitert(Object.assign(new Error("550"), { code: "EENVELOPE", responseCode: 550 }));
    await mailVersenden(id, versand({ postweg, log: mitschrift }));
    expect(zeilen).toMatchObject([
      { level: 50, mail: id, art: "bestaetigung", msg: "Eine Mail ließ sich nicht zustellen" },
    ]);
  });

  test("einer Mail erfahren die anderen nichts: Sie gehen beim Nachholen hinaus", async ({ db }) => {
    const { log: mitschrift, zeilen } = protokoll();
    const id = await mailEinreihen(db, { ...mail, art: "kaputt" });
    await mailEinreihen(db, mail);
    const wege: string[] = [];
    const postweg = {
      ...scheitert(undefined),
      senden: async ({ art }: { readonly art: string }) => {
        wege.push(art);
        if (art === "kaputt") throw new Error("fort");
      },
    };
    await mailsNachholen(versand({ postweg, log: mitschrift }), 0);
    expect(wege.toSorted()).toEqual(["bestaetigung", "kaputt"]);
    expect(zeilen).toMatchObject([
      { level: 40, mail: id, err: { message: "fort" }, msg: "Eine Mail wartet weiter" },
    ]);
  });
});

test("Drei Aufträge kümmern sich um Mails: eine senden, jede Minute Liegengebliebenes, nachts aufräumen", async ({
  db,
}) => {
  const jobs = mailjobs(versand());
  expect(jobs.map(({ ausfuehren: _, ...rest }) => rest)).toEqual([
    { name: "mail", wiederholungen: 0 },
    { name: "mails-nachholen", takt: "* * * * *" },
    { name: "mails-aufraeumen", takt: "17 3 * * *" },
  ]);
  const [senden, nachholen] = jobs;
  const [eine, frische, alte] = [
    await mailEinreihen(db, mail),
    await mailEinreihen(db, mail),
    await mailEinreihen(db, mail),
  ];
  const vor = (sekunden: number) => new Date(Date.now() - sekunden * 1_000);
  for (const [id, sekunden] of [
    [frische, 20],
    [alte, 40],
  ] as const)
    await db
      .updateTable("mail_auftrag")
      .set({ erstellt: vor(sekunden) })
      .where("id", "=", id)
      .execute();
  await senden?.ausfuehren({ id: eine });
  const gesendete = async () =>
    (await mailstaende(db, { zustand: "gesendet" })).map(({ id }) => id).toSorted();
  expect(await gesendete()).toEqual([eine]);
  await nachholen?.ausfuehren({});
  expect(await gesendete()).toEqual([eine, alte].toSorted());
});

test("Aufgeräumt wird nach neunzig Tagen, was gesendet oder aufgegeben ist; was noch wartet, nie", async ({
  db,
}) => {
  const alle = [
    ["wartet", 100],
    ["gesendet", 100],
    ["gescheitert", 91],
    ["gesendet", 89],
    ["wartet", 1],
  ] as const;
  for (const [zustand, tage] of alle) {
    const id = await mailEinreihen(db, { ...mail, art: `${zustand}-${tage}` });
    const erstellt = new Date(Date.now() - tage * 86_400_000);
    await db.updateTable("mail_auftrag").set({ zustand, erstellt }).where("id", "=", id).execute();
  }
  await mailjobs(versand())
    .find(({ name }) => name === "mails-aufraeumen")
    ?.ausfuehren({});
  const uebrig = (await mailstaende(db, {})).map(({ art }) => art);
  expect(uebrig.toSorted()).toEqual(["gesendet-89", "wartet-1", "wartet-100"]);
});

describe("Als Auftrag im Hintergrund", () => {
  const laufend = ({ pool, art }: Testdatenbank) =>
    jobsStarten({ pool, art: art === "pglite" ? "eingebettet" : art }, log, mailjobs(versand()));

  test("geht eine Mail nach dem Abschluss von selbst hinaus; ohne Abschluss nicht", async ({ eigene }) => {
    const jobs = await laufend(eigene);
    try {
      const verworfen = eigene.db.transaction().execute(async (tx) => {
        await mailEinreihen(tx, { ...mail, art: "verworfen" });
        throw new Error("geplatzt");
      });
      await expect(verworfen).rejects.toThrow("geplatzt");
      await eigene.db.transaction().execute((tx) => mailEinreihen(tx, mail));
      for (let i = 0; dateien().length === 0 && i < 100; i++) await warten(100);
      expect(dateien()).toEqual([expect.stringContaining("-bestaetigung-")]);
      expect((await eigene.pool.query("select name from jobs.job where name = 'mail'")).rowCount).toBe(1);
    } finally {
      await jobs.beenden();
    }
  });

  test("hinterlässt ein Neustart keine doppelten Zeitpläne", async ({ eigene }) => {
    for (let i = 0; i < 2; i++) await (await laufend(eigene)).beenden();
    const { rows } = await eigene.pool.query("select name from jobs.schedule order by name");
    expect(rows.map(({ name }) => name)).toEqual(["mails-aufraeumen", "mails-nachholen"]);
  });
});
