import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "../clock/clock.server.ts";
import type { DB } from "../db/schema.ts";
import { test } from "../db/testing.ts";
import { kontoMitKanzlei } from "../db/testing-konten.ts";
import { umgebungAus, umgebungStellen } from "../env/env.server.ts";
import { markenhash, neueMarke } from "./marke.server.ts";
import { sitzungAusCookie, sitzungAusToken } from "./sitzung.server.ts";
import { neuesKonto } from "./testing.ts";

const morgens = "2026-11-21T08:00:00.000Z";

beforeEach(() => {
  umgebungStellen(umgebungAus({ BASE_URL: "http://localhost:3000" }));
  uhrStellen(morgens);
});
afterEach(() => {
  umgebungStellen();
  uhrStellen();
});

/** An account with its Kanzlei and one session; what it was signed in with. */
async function angemeldet(
  db: Kysely<DB>,
  { bleiben = false, bis = "2026-11-21T20:00:00Z", kanzleirolle = true } = {},
) {
  const marke = neueMarke();
  const {
    kanzleiId,
    nutzer: { id },
  } = await kontoMitKanzlei(db, {
    name: "Anna Muster",
    email: `konto-${marke.toLowerCase()}@kanzlei.example`,
  });
  if (kanzleirolle)
    await db.insertInto("mitgliedschaft").values({ kanzlei_id: kanzleiId, konto_id: id }).execute();
  const sitzung = await db
    .insertInto("sitzung")
    .values({
      konto_id: id,
      token_hash: markenhash(marke),
      weg: "kennwort",
      geraet: "Firefox auf Windows",
      angemeldet_bleiben: bleiben,
      erstellt: new Date(morgens),
      zuletzt: new Date(morgens),
      laeuft_ab: new Date(bis),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lesen = () =>
    sitzungAusCookie(
      new Request("http://localhost/", { headers: { Cookie: `next-auth.session-token=${marke}` } }),
    );
  const stand = async () => {
    const { zuletzt, laeuft_ab } = await db
      .selectFrom("sitzung")
      .select(["zuletzt", "laeuft_ab"])
      .where("id", "=", sitzung.id)
      .executeTakeFirstOrThrow();
    return [zuletzt.toISOString(), laeuft_ab.toISOString()];
  };
  return { id, kanzleiId, sitzungId: sitzung.id, lesen, stand };
}

const durchToken = (token: string) =>
  sitzungAusToken(new Request("http://localhost/", { headers: { Authorization: `Bearer ${token}` } }));

describe("Eine Sitzung", () => {
  test("sagt alles, was das Portal von ihrem Konto weiß", async ({ db }) => {
    const { id, kanzleiId, sitzungId, lesen } = await angemeldet(db);
    expect(await lesen()).toEqual({
      sitzungId,
      kanzleiId,
      kanzleirolle: "rechtsanwalt",
      anzeigename: "Anna Muster",
      expires: "2026-11-21T20:00:00.000Z",
      nutzer: {
        id,
        name: "Anna Muster",
        email: expect.stringContaining("@kanzlei.example"),
        ...neuesKonto,
      },
    });
    await db
      .updateTable("konto")
      .set({
        titel: "Dr. jur.",
        titel_nach: "LL.M.",
        bild: "/media/a.png",
        rolle: "moderator",
        tarif: "teams",
        team_id: kanzleiId,
        team_admin: true,
        testphase_bis: new Date("2026-12-01T10:00:00Z"),
        ist_autor: true,
        ist_gastautor: true,
        email_bestaetigt_am: new Date(morgens),
        download_freigabe: true,
        newsletter_gewuenscht_am: new Date(morgens),
      })
      .where("id", "=", id)
      .execute();
    expect(await lesen()).toMatchObject({
      anzeigename: "Dr. jur. Anna Muster, LL.M.",
      nutzer: {
        title: "Dr. jur., LL.M.",
        image: "/media/a.png",
        role: "moderator",
        subscriptionStatus: "teams",
        teamId: kanzleiId,
        isTeamAdmin: true,
        trialEndsAt: "2026-12-01T10:00:00.000Z",
        isAuthor: true,
        isGuestAuthor: true,
        emailVerified: true,
        downloadAccessGranted: true,
        newsletterConsent: true,
      },
    });
  });

  test("hat den Tarif bis zu dem Augenblick, in dem er endet", async ({ db }) => {
    const { id, kanzleiId, lesen } = await angemeldet(db);
    await db
      .updateTable("konto")
      .set({
        tarif: "teams",
        tarif_bis: new Date("2026-11-21T09:00:00Z"),
        team_id: kanzleiId,
        team_admin: true,
      })
      .where("id", "=", id)
      .execute();
    uhrStellen("2026-11-21T08:59:59.999Z");
    expect(await lesen()).toMatchObject({
      nutzer: { subscriptionStatus: "teams", teamId: kanzleiId, isTeamAdmin: true },
    });
    uhrStellen("2026-11-21T09:00:00Z");
    expect(await lesen()).toMatchObject({
      kanzleiId,
      nutzer: { subscriptionStatus: "free", teamId: null, isTeamAdmin: false },
    });
  });

  test("hat als Mitglied Tarif und Kanzlei des Teams, solange dessen Tarif gilt, und danach wieder die eigene", async ({
    db,
  }) => {
    const leitung = await kontoMitKanzlei(db, {
      name: "Leitung",
      email: "leitung@kanzlei.example",
      tarif: "teams",
    });
    const { id, kanzleiId, lesen } = await angemeldet(db);
    await db
      .insertInto("mitgliedschaft")
      .values({ kanzlei_id: leitung.kanzleiId, konto_id: id, kanzleirolle: "fachangestellte" })
      .execute();
    await db
      .updateTable("konto")
      .set({ tarif: "Teammitglied", team_id: leitung.kanzleiId })
      .where("id", "=", id)
      .execute();
    const imTeam = {
      kanzleiId: leitung.kanzleiId,
      kanzleirolle: "fachangestellte",
      nutzer: { subscriptionStatus: "Teammitglied", teamId: leitung.kanzleiId },
    };
    const allein = {
      kanzleiId,
      kanzleirolle: "rechtsanwalt",
      nutzer: { subscriptionStatus: "free", teamId: null },
    };
    const leitungHat = (werte: { tarif: string; tarif_bis: Date | null }) =>
      db.updateTable("konto").set(werte).where("id", "=", leitung.nutzer.id).execute();
    expect(await lesen()).toMatchObject(imTeam);
    await leitungHat({ tarif: "teams", tarif_bis: new Date("2026-11-21T08:00:00Z") });
    expect(await lesen()).toMatchObject(allein);
    await leitungHat({ tarif: "premium", tarif_bis: null });
    expect(await lesen()).toMatchObject(allein);
    // Paid again: everybody is back where he was.
    await leitungHat({ tarif: "teams", tarif_bis: null });
    expect(await lesen()).toMatchObject(imTeam);
  });

  test("lässt in der Kanzlei nur lesen, wenn niemand eine Rolle vergeben hat", async ({ db }) => {
    const { lesen } = await angemeldet(db, { kanzleirolle: false });
    expect(await lesen()).toMatchObject({ kanzleirolle: "nur-lesen" });
  });

  // Twelve hours from the last use; written down at most every five minutes.
  test("lebt zwölf Stunden nach dem letzten Gebrauch, vermerkt wird er alle fünf Minuten", async ({ db }) => {
    const { lesen, stand } = await angemeldet(db);
    const anfangs = [morgens, "2026-11-21T20:00:00.000Z"];
    uhrStellen("2026-11-21T08:04:59.999Z");
    expect(await lesen()).toMatchObject({ expires: "2026-11-21T20:04:59.999Z" });
    expect(await stand()).toEqual(anfangs);
    uhrStellen("2026-11-21T08:05:00Z");
    expect(await lesen()).toMatchObject({ expires: "2026-11-21T20:05:00.000Z" });
    expect(await stand()).toEqual(["2026-11-21T08:05:00.000Z", "2026-11-21T20:05:00.000Z"]);
    uhrStellen("2026-11-21T20:05:00Z");
    expect(await lesen()).toBeUndefined();
  });

  test("mit „Angemeldet bleiben“ endet an ihrem Tag, vermerkt wird ihr Gebrauch alle fünf Minuten", async ({
    db,
  }) => {
    const bis = "2026-12-21T08:00:00.000Z";
    const { lesen, stand } = await angemeldet(db, { bleiben: true, bis });
    uhrStellen("2026-11-21T08:00:01Z");
    expect(await lesen()).toMatchObject({ expires: bis });
    expect(await stand()).toEqual(["2026-11-21T08:00:01.000Z", bis]);
    uhrStellen("2026-11-21T08:05:00.999Z");
    await lesen();
    expect(await stand()).toEqual(["2026-11-21T08:00:01.000Z", bis]);
    uhrStellen("2026-11-21T08:05:01Z");
    expect(await lesen()).toMatchObject({ expires: bis });
    expect(await stand()).toEqual(["2026-11-21T08:05:01.000Z", bis]);
    uhrStellen("2026-12-21T07:59:59.999Z");
    expect(await lesen()).toBeDefined();
    uhrStellen(bis);
    expect(await lesen()).toBeUndefined();
  });

  test("vermerkt ihren Gebrauch, nicht den einer anderen", async ({ db }) => {
    const [eine, andere] = [await angemeldet(db), await angemeldet(db)];
    uhrStellen("2026-11-21T09:00:00Z");
    await eine.lesen();
    expect(await andere.stand()).toEqual([morgens, "2026-11-21T20:00:00.000Z"]);
  });
});

test("Ein Zugriffsmerkmal weist nur als Merkmal aus, ein Cookie nur als Cookie, und beide nicht länger als ihre Sitzung", async ({
  db,
}) => {
  const { id, sitzungId, lesen } = await angemeldet(db);
  const token = neueMarke();
  await db
    .insertInto("zugriffsmarke")
    .values({
      token_hash: markenhash(token),
      sitzung_id: sitzungId,
      laeuft_ab: new Date("2026-11-21T09:00:00Z"),
    })
    .execute();
  expect(await durchToken(token)).toMatchObject({ sitzungId, nutzer: { id } });
  const alsCookie = new Request("http://localhost/", {
    headers: { Cookie: `next-auth.session-token=${token}` },
  });
  expect(await sitzungAusCookie(alsCookie)).toBeUndefined();
  expect(await durchToken(neueMarke())).toBeUndefined();
  uhrStellen("2026-11-21T09:00:00Z");
  expect(await durchToken(token)).toBeUndefined();
  expect(await lesen()).toMatchObject({ sitzungId });
  await db
    .updateTable("konto")
    .set({ gesperrt_am: new Date(morgens) })
    .where("id", "=", id)
    .execute();
  expect(await lesen()).toBeUndefined();
});
