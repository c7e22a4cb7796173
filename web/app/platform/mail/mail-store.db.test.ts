import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import type { DB } from "../db/schema.ts";
import { test } from "../db/testing.ts";
import {
  liegengebliebeneMails,
  mailBeanspruchen,
  mailEinreihen,
  mailGescheitert,
  mailGesendet,
  mailsAn,
  mailstaende,
} from "./mail-store.server.ts";
import { mail } from "./testing.ts";

const zeile = (db: Kysely<DB>, id: string) =>
  db.selectFrom("mail_auftrag").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const setzen = (db: Kysely<DB>, id: string, werte: { erstellt?: Date; beansprucht_bis?: Date | null }) =>
  db.updateTable("mail_auftrag").set(werte).where("id", "=", id).execute();
/** So many seconds ago. */
const vor = (sekunden: number) => new Date(Date.now() - sekunden * 1_000);

/** Two mails; what happens to the first must not touch the second. */
async function zwei(db: Kysely<DB>) {
  const id = await mailEinreihen(db, mail);
  const andere = await mailEinreihen(db, { ...mail, art: "zuruecksetzen" });
  const vorher = await zeile(db, andere);
  return { id, andereUnberuehrt: async () => expect(await zeile(db, andere)).toEqual(vorher) };
}

describe("Eine Mail", () => {
  test("wartet mit allem, was sie sagt, und gehört dann dem, der sie beansprucht", async ({ db }) => {
    const { id, andereUnberuehrt } = await zwei(db);
    const anfangs = await zeile(db, id);
    expect(anfangs).toMatchObject({ ...mail, zustand: "wartet", versuche: 0, beansprucht_bis: null });
    const { erstellt } = anfangs;
    expect(await mailBeanspruchen(db, id, 60)).toEqual({ ...mail, id, erstellt, versuche: 1, anhaenge: [] });
    const bis = (await zeile(db, id)).beansprucht_bis?.getTime() ?? 0;
    expect(bis - Date.now()).toBeGreaterThan(30_000);
    expect(bis - Date.now()).toBeLessThan(61_000);
    expect(await mailBeanspruchen(db, id, 60)).toBeUndefined();
    await setzen(db, id, { beansprucht_bis: vor(1) });
    expect(await mailBeanspruchen(db, id, 60)).toMatchObject({ versuche: 2 });
    await andereUnberuehrt();
  });

  test("ist nach dem Versand gesendet, und ihr Text ist fort", async ({ db }) => {
    const { id, andereUnberuehrt } = await zwei(db);
    await mailBeanspruchen(db, id, 60);
    await mailGescheitert(db, id, { fehler: "fort", pauseSekunden: 10 });
    await mailGesendet(db, id, false);
    expect(await zeile(db, id)).toMatchObject({
      zustand: "gesendet",
      gesendet_am: expect.any(Date),
      beansprucht_bis: null,
      fehler: null,
      text: null,
      html: null,
      versuche: 1,
    });
    expect(await mailBeanspruchen(db, id, 60)).toBeUndefined();
    await andereUnberuehrt();
  });

  test("behält für die Demo auch danach Text und HTML", async ({ db }) => {
    const id = await mailEinreihen(db, mail);
    await mailGesendet(db, id, true);
    expect(await zeile(db, id)).toMatchObject({ zustand: "gesendet", text: mail.text, html: mail.html });
  });

  test("wartet nach einem Fehler ihre Pause ab; der Fehler steht da, höchstens 500 Zeichen lang", async ({
    db,
  }) => {
    const { id, andereUnberuehrt } = await zwei(db);
    await mailGescheitert(db, id, { fehler: `${"x".repeat(500)}y`, pauseSekunden: 100 });
    const nachher = await zeile(db, id);
    expect(nachher).toMatchObject({ ...mail, zustand: "wartet", fehler: "x".repeat(500) });
    const pauseMs = (nachher.beansprucht_bis?.getTime() ?? 0) - Date.now();
    expect(pauseMs).toBeGreaterThan(70_000);
    expect(pauseMs).toBeLessThan(101_000);
    await andereUnberuehrt();
  });

  test("ist ohne Pause gescheitert und verliert ihren Text", async ({ db }) => {
    const { id, andereUnberuehrt } = await zwei(db);
    await mailBeanspruchen(db, id, 60);
    await mailGescheitert(db, id, { fehler: "550", pauseSekunden: undefined });
    expect(await zeile(db, id)).toMatchObject({
      zustand: "gescheitert",
      fehler: "550",
      beansprucht_bis: null,
      text: null,
      html: null,
    });
    await andereUnberuehrt();
  });

  test("deren Text fehlt, geht leer hinaus statt gar nicht", async ({ db }) => {
    const id = await mailEinreihen(db, mail);
    await db.updateTable("mail_auftrag").set({ text: null, html: null }).where("id", "=", id).execute();
    expect(await mailBeanspruchen(db, id, 60)).toMatchObject({ text: "", html: "" });
  });
});

test("Liegengeblieben ist, was lange genug wartet und niemand in der Hand hat; das Älteste zuerst", async ({
  db,
}) => {
  const angelegt = async (art: string, alterSekunden: number, beansprucht_bis: Date | null = null) => {
    const id = await mailEinreihen(db, { ...mail, art });
    await setzen(db, id, { erstellt: vor(alterSekunden), beansprucht_bis });
    return id;
  };
  const verlassen = await angelegt("verlassen", 90, vor(1));
  const aelteste = await angelegt("aelteste", 900);
  const eben = await angelegt("eben", 10);
  await angelegt("in der Hand", 90, vor(-60));
  await mailGesendet(db, await angelegt("gesendet", 90), false);
  await mailGescheitert(db, await angelegt("gescheitert", 90), { fehler: "550", pauseSekunden: undefined });
  expect(await liegengebliebeneMails(db, 60)).toEqual([aelteste, verlassen]);
  expect(await liegengebliebeneMails(db, 0)).toEqual([aelteste, verlassen, eben]);
});

test("Die Verwaltung sieht den Stand der Mails, neueste zuerst, nie ihren Text; die Demo liest ihre eigenen", async ({
  db,
}) => {
  const ids: string[] = [];
  for (const [an, alter] of [
    ["meier@kanzlei.example", 30],
    ["schulz@kanzlei.example", 20],
    ["meier@kanzlei.example", 10],
  ] as const) {
    const id = await mailEinreihen(db, { ...mail, an, text: `vor ${alter}` });
    await setzen(db, id, { erstellt: vor(alter) });
    ids.push(id);
  }
  const [erste = "", zweite = "", dritte = ""] = ids;
  await mailGesendet(db, erste, false);
  const gefunden = async (frage: Parameters<typeof mailstaende>[1]) =>
    (await mailstaende(db, frage)).map(({ id }) => id);
  expect(await gefunden({})).toEqual([dritte, zweite, erste]);
  expect(await gefunden({ limit: 2 })).toEqual([dritte, zweite]);
  expect(await gefunden({ an: "meier@kanzlei.example" })).toEqual([dritte, erste]);
  expect(await gefunden({ zustand: "wartet" })).toEqual([dritte, zweite]);
  expect(await gefunden({ an: "meier@kanzlei.example", zustand: "gesendet" })).toEqual([erste]);
  const [stand] = await mailstaende(db, { zustand: "gesendet" });
  expect(stand).toEqual({
    id: erste,
    an: "meier@kanzlei.example",
    betreff: mail.betreff,
    art: mail.art,
    erstellt: expect.any(Date),
    zustand: "gesendet",
    versuche: 0,
    gesendet_am: expect.any(Date),
    fehler: null,
  });
  const { an, betreff } = mail;
  const erstellt = expect.any(Date);
  expect(await mailsAn(db, an)).toEqual([
    { an, betreff, text: "vor 10", erstellt },
    { an, betreff, text: "", erstellt },
  ]);
});
