import { randomUUID } from "node:crypto";
import { tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { describe, expect } from "vitest";
import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import type { Kanzleirolle, Sitzung } from "#platform/access/konto.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { busStellen } from "#platform/realtime/bus.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import { vorlagenrouten } from "../api/vorlagen.ts";
import { buchausfuhr } from "../beitraege/ausfuhr-store.server.ts";
import { vorlagenverbleib } from "../beitraege/verbleib-store.server.ts";
import { vorlagenAnlegen } from "../beitraege/vorlagendemo-store.server.ts";
import { neueVorlage, vorlagenaenderung } from "./contract.ts";
import { texte } from "./texte.ts";
import type { Vorlage } from "./vorlage.ts";
import {
  type Vorlagennutzer,
  vorlageBearbeiten,
  vorlageLoeschen,
  vorlagenVon,
  vorlageSpeichern,
} from "./vorlagen.server.ts";

const heute = tag("2026-11-23");

type Angaben = { readonly team?: Vorlagennutzer; readonly rolle?: Kanzleirolle };

/** A lawyer with a Kanzlei of his own, or a member in that of another. */
async function anwalt(db: Kysely<DB>, name: string, { team, rolle = "rechtsanwalt" }: Angaben = {}) {
  const konto = { name, email: `${name}@kanzlei.example`, tarif: "premium" };
  const { kanzleiId, nutzer } = await kontoMitKanzlei(db, konto);
  return {
    kanzleiId: team?.kanzleiId ?? kanzleiId,
    kanzleirolle: rolle,
    nutzer: { ...nutzer, teamId: team?.kanzleiId ?? null, isTeamAdmin: false, emailVerified: true },
  } satisfies Vorlagennutzer;
}

/** A lawyer who leads a team, and a member of it. */
async function team(db: Kysely<DB>) {
  const allein = await anwalt(db, "leitung");
  const leitung: Vorlagennutzer = {
    ...allein,
    nutzer: { ...allein.nutzer, teamId: allein.kanzleiId, isTeamAdmin: true },
  };
  return { leitung, mitglied: await anwalt(db, "mitglied", { team: leitung }) };
}

const speichern = (wer: Vorlagennutzer, angaben: object) =>
  vorlageSpeichern(wer, neueVorlage.parse({ templateName: "Stellungnahme", weeks: 2, ...angaben }), heute);
const aendern = (wer: Vorlagennutzer, { id }: Vorlage, angaben: object) =>
  vorlageBearbeiten(wer, id, vorlagenaenderung.parse(angaben), heute);
const namen = async (wer: Vorlagennutzer) => (await vorlagenVon(wer)).map((v) => v.templateName);

const unbekannt = { status: 404, koerper: { error: texte.nichtGefunden } };

describe("Eine Vorlage", () => {
  test("mit Vorfristen, die niemand lesen kann, sagt es in der Liste und lässt sich nicht ändern; die anderen bleiben", async ({
    db,
  }) => {
    const wer = await anwalt(db, "meier");
    const kaputt = await speichern(wer, { templateName: "Kaputt" });
    await speichern(wer, { templateName: "Heil" });
    await sql`update fristvorlage set vorfristen = '[["Woche"]]' where id = ${kaputt.id}`.execute(db);
    expect((await namen(wer)).toSorted()).toEqual(["Heil", "Kaputt (Vorfristen nicht lesbar)"]);
    await expect(aendern(wer, kaputt, { days: 5 })).rejects.toMatchObject({
      status: 409,
      koerper: { code: "unlesbar", error: expect.stringContaining("nicht lesen kann") },
    });
  });

  test("steht mit allem in der Liste, die neueste zuerst, und lässt sich in Teilen ändern", async ({
    db,
  }) => {
    const wer = await anwalt(db, "meier");
    const angaben = {
      days: "3",
      description: "  Schriftsatz  ",
      metadata: '{"aktenzeichen":" 12/26 ","title":"Meier ./. Schulz","timezone":"UTC"}',
      begin: "tagesanfang",
      direction: "rueckwaerts",
      shift: "keine",
      norm: "§ 132 ZPO",
      vorfristen: [[{ wert: 1, einheit: "woche" }]],
    };
    // It names a mandate; one that names none asks for nothing.
    await expect(speichern(wer, angaben)).rejects.toMatchObject({
      status: 403,
      koerper: { code: "verschwiegenheit" },
    });
    const ohne = await speichern(wer, { metadata: '{"art":"Frist","timezone":"UTC"}' });
    await expect(aendern(wer, ohne, { metadata: angaben.metadata })).rejects.toMatchObject({ status: 403 });
    await vorlageLoeschen(wer, ohne.id);
    await verschwiegenheitZustimmen(wer, geltendeFassung);
    const erste = await speichern(wer, angaben);
    expect(erste).toMatchObject({
      ...angaben,
      days: 3,
      weeks: 2,
      months: 0,
      years: 0,
      description: "Schriftsatz",
      metadata: '{"title":"Meier ./. Schulz","aktenzeichen":"12/26","timezone":"UTC"}',
      shared: false,
      rule: null,
      own: true,
      editable: true,
    });
    await speichern(wer, { templateName: "Zweite" });
    await db
      .updateTable("fristvorlage")
      .set({ erstellt: new Date(0) })
      .where("id", "=", erste.id)
      .execute();
    expect(await namen(wer)).toEqual(["Zweite", "Stellungnahme"]);

    const geaendert = await aendern(wer, erste, { templateName: " Replik ", weeks: 0 });
    expect(geaendert).toMatchObject({ templateName: "Replik", days: 3, weeks: 0, norm: "§ 132 ZPO" });
    expect(geaendert.metadata).toBe(erste.metadata);
    expect((await aendern(wer, erste, { metadata: null })).metadata).toBeNull();
    await expect(aendern(wer, erste, { days: 0 })).rejects.toMatchObject({
      status: 400,
      koerper: { error: texte.dauerFehlt, field: "days", code: "dauer-fehlt" },
    });
    await expect(aendern(wer, erste, { shift: "vorwaerts" })).rejects.toMatchObject({
      status: 400,
      koerper: { field: "shift", code: "verschiebung-ohne-wirkung" },
    });
    await vorlageLoeschen(wer, erste.id);
    expect(await namen(wer)).toEqual(["Zweite"]);
    await expect(vorlageLoeschen(wer, erste.id)).rejects.toMatchObject(unbekannt);
  });

  test("des Katalogs bekommt Dauer und Zählweise von dort und keine andere daneben", async ({ db }) => {
    const wer = await anwalt(db, "meier");
    const berufung = await speichern(wer, { weeks: 0, rule: "zpo-517" });
    expect(berufung).toMatchObject({
      months: 1,
      days: 0,
      rule: "zpo-517",
      norm: "§ 517 ZPO",
      begin: "ereignis",
      direction: "vorwaerts",
      shift: "vorwaerts",
      vorfristen: [[{ wert: 1, einheit: "woche" }]],
    });
    // What counts stays the catalogue's, and another entry brings its own Vorfristen along.
    expect(
      await aendern(wer, berufung, { begin: "tagesanfang", shift: "keine", norm: "frei" }),
    ).toMatchObject({
      begin: "ereignis",
      shift: "vorwaerts",
      norm: "§ 517 ZPO",
    });
    const begruendung = [[{ wert: 2, einheit: "woche" }], [{ wert: 1, einheit: "woche" }]];
    expect(await aendern(wer, berufung, { rule: "zpo-520" })).toMatchObject({ vorfristen: begruendung });
    const eigeneVorfrist = [[{ wert: 5, einheit: "tag" }]];
    expect(await aendern(wer, berufung, { rule: "zpo-517", vorfristen: eigeneVorfrist })).toMatchObject({
      months: 1,
      vorfristen: eigeneVorfrist,
    });
    expect(await aendern(wer, berufung, { rule: "zpo-520" })).toMatchObject({ vorfristen: eigeneVorfrist });
    const absage = (code: string, field: string) => ({ status: 400, koerper: { code, field } });
    await expect(speichern(wer, { rule: "zpo-517" })).rejects.toMatchObject(
      absage("katalog-andere-dauer", "days"),
    );
    await expect(speichern(wer, { weeks: 0, rule: "gibt-es-nicht" })).rejects.toMatchObject(
      absage("katalog-unbekannt", "rule"),
    );
    await expect(speichern(wer, { weeks: 0, rule: "zpo-521" })).rejects.toMatchObject(
      absage("katalog-ohne-dauer", "rule"),
    );
    // Chosen later, it takes the place of the length that stood there before.
    const eigene = await speichern(wer, {});
    expect(await aendern(wer, eigene, { rule: "zpo-520" })).toMatchObject({ weeks: 0, months: 2 });
    const geloest = { rule: null, days: 5, months: 0 };
    expect(await aendern(wer, eigene, { ...geloest, norm: "§ 520 Abs. 2 ZPO" })).toMatchObject({
      ...geloest,
      norm: null,
    });
  });

  test("gehört ihrem Konto allein: andere sehen, ändern und löschen sie nicht", async ({ db }) => {
    const { leitung, mitglied } = await team(db);
    const fremd = await anwalt(db, "fremd");
    const vorlage = await speichern(mitglied, {});
    for (const wer of [leitung, fremd]) {
      expect(await namen(wer)).toEqual([]);
      await expect(aendern(wer, vorlage, { days: 9 })).rejects.toMatchObject(unbekannt);
      await expect(vorlageLoeschen(wer, vorlage.id)).rejects.toMatchObject(unbekannt);
    }
    // It goes along when its owner leaves the team.
    const gegangen = { ...mitglied, kanzleiId: randomUUID() };
    expect(await namen(gegangen)).toEqual(["Stellungnahme"]);
  });

  test("wird im Team geteilt: alle nutzen sie, Urheber und Leitung ändern sie", async ({ db }) => {
    const { leitung, mitglied } = await team(db);
    const zweites = await anwalt(db, "zweites", { team: leitung });
    const fremd = await anwalt(db, "fremd");
    const vorlage = await speichern(mitglied, { shared: true });
    const bild = async (wer: Vorlagennutzer) => (await vorlagenVon(wer))[0];
    expect(await bild(mitglied)).toMatchObject({ shared: true, own: true, editable: true });
    expect(await bild(leitung)).toMatchObject({ shared: true, own: false, editable: true });
    expect(await bild(zweites)).toMatchObject({ shared: true, own: false, editable: false });
    expect(await bild(fremd)).toBeUndefined();

    await expect(aendern(zweites, vorlage, { days: 9 })).rejects.toMatchObject({ status: 403 });
    await expect(vorlageLoeschen(zweites, vorlage.id)).rejects.toMatchObject({ status: 403 });
    await expect(aendern(fremd, vorlage, { days: 9 })).rejects.toMatchObject(unbekannt);
    expect(await aendern(leitung, vorlage, { days: 9 })).toMatchObject({ days: 9, shared: true });
    // Nobody takes another's template out of the team, where it would be gone for everybody but its creator.
    await expect(aendern(leitung, vorlage, { shared: false })).rejects.toMatchObject({ status: 403 });
    expect(await aendern(mitglied, vorlage, { shared: false })).toMatchObject({ shared: false, days: 9 });
    expect(await bild(leitung)).toBeUndefined();
    await vorlageLoeschen(leitung, (await speichern(mitglied, { shared: true })).id);
  });

  test("entsteht und vergeht nicht durch die Hand von jemandem, der nur liest", async ({ db }) => {
    const { leitung, mitglied } = await team(db);
    await speichern(leitung, { shared: true });
    const leser = { ...mitglied, kanzleirolle: "nur-lesen" } as const;
    const [vorlage] = await vorlagenVon(leser);
    expect(vorlage).toMatchObject({ editable: false });
    const verboten = { status: 403, koerper: { code: "nur-lesen" } };
    await expect(speichern(leser, {})).rejects.toMatchObject(verboten);
    await expect(aendern(leser, vorlage as Vorlage, { days: 1 })).rejects.toMatchObject(verboten);
    await expect(vorlageLoeschen(leser, (vorlage as Vorlage).id)).rejects.toMatchObject(verboten);
  });

  test("zeigt sich und lässt sich machen allein mit dem zweiten Faktor, den das Team verlangt", async ({
    db,
  }) => {
    const { leitung, mitglied } = await team(db);
    await speichern(leitung, { shared: true });
    await db
      .updateTable("kanzlei")
      .set({ zweiter_faktor_noetig: true })
      .where("id", "=", leitung.kanzleiId)
      .execute();
    const verboten = { status: 403, koerper: { code: "zweiter-faktor" } };
    await expect(vorlagenVon(mitglied)).rejects.toMatchObject(verboten);
    await expect(speichern(mitglied, {})).rejects.toMatchObject(verboten);
  });

  test("sagt offenen Seiten Bescheid, geteilt auch denen des Teams", async ({ db }) => {
    const { leitung, mitglied } = await team(db);
    const gemeldet: Ereignis[] = [];
    busStellen({
      melden: async (ereignis) => void gemeldet.push(ereignis),
      beenden: async () => undefined,
    });
    await speichern(mitglied, {});
    const vorlage = await speichern(mitglied, { shared: true });
    await aendern(mitglied, vorlage, { shared: false });
    busStellen();
    const konto = { konto: mitglied.nutzer.id };
    const kanzlei = { kanzlei: leitung.kanzleiId };
    expect(gemeldet.map(({ an }) => an)).toEqual([konto, konto, kanzlei, konto, kanzlei]);
    expect(new Set(gemeldet.map(({ type }) => type))).toEqual(new Set(["templates.changed"]));
  });
});

test("Die Datenbank selbst hält fremde Vorlagen fern, auch wenn keine Abfrage danach fragt", async ({
  db,
}) => {
  const { leitung, mitglied } = await team(db);
  const fremd = await anwalt(db, "fremd");
  await speichern(mitglied, { templateName: "Persönlich" });
  await speichern(leitung, { templateName: "Geteilt", shared: true });
  const alle = (wer: Vorlagennutzer) =>
    mandant(wer, async (tx) => (await sql<{ name: string }>`select name from fristvorlage`.execute(tx)).rows);
  expect(await alle(fremd)).toEqual([]);
  expect(await alle(leitung)).toEqual([{ name: "Geteilt" }]);
  expect((await alle(mitglied)).map(({ name }) => name).toSorted()).toEqual(["Geteilt", "Persönlich"]);
  const zaehlen = (wer: Vorlagennutzer, anweisung: string) =>
    mandant(wer, async (tx) => (await sql.raw(anweisung).execute(tx)).numAffectedRows);
  expect(await zaehlen(fremd, "update fristvorlage set name = 'weg'")).toBe(0n);
  expect(await zaehlen(fremd, "delete from fristvorlage")).toBe(0n);
});

test("Mit dem Konto geht das Persönliche, das Geteilte bleibt im Team ohne den Namen", async ({ db }) => {
  const { leitung, mitglied } = await team(db);
  const ausfuhr = async (wer: Vorlagennutzer) => {
    const { deadlineTemplates } = (await mandant(wer, (tx) => buchausfuhr(tx, wer.nutzer.id))) as {
      deadlineTemplates: { templateName: string; shared: boolean }[];
    };
    return deadlineTemplates.map((v) => [v.templateName, v.shared]).toSorted();
  };
  const betrifft = (wer: Vorlagennutzer) => vorlagenverbleib.betrifft?.(wer as Sitzung);
  await speichern(mitglied, { templateName: "Persönlich" });
  expect(await betrifft(mitglied)).toBe(false);
  await speichern(mitglied, { templateName: "Geteilt", shared: true });
  await speichern(leitung, { templateName: "Der Leitung", shared: true });
  expect(await betrifft(mitglied)).toBe(true);
  expect(await betrifft({ ...mitglied, kanzleiId: randomUUID() })).toBe(true);
  expect(await betrifft(leitung)).toBe(false);
  expect(await ausfuhr(mitglied)).toEqual([
    ["Geteilt", true],
    ["Persönlich", false],
  ]);

  await db.deleteFrom("konto").where("id", "=", mitglied.nutzer.id).execute();
  // What goes with the Kanzlei, its lead takes along, whoever made it.
  expect(await ausfuhr(leitung)).toEqual([
    ["Der Leitung", true],
    ["Geteilt", true],
  ]);
  const geblieben = await vorlagenVon(leitung);
  expect(geblieben.map((v) => [v.templateName, v.own, v.editable]).toSorted()).toEqual([
    ["Der Leitung", true, true],
    ["Geteilt", false, true],
  ]);
});

test("Die Demo hat Vorlagen: eigene bei premium, eine geteilte im Team", async ({ db }) => {
  const premium = await anwalt(db, "premium");
  const { leitung, mitglied } = await team(db);
  await vorlagenAnlegen(
    db as never,
    new Map([
      ["premium", premium.nutzer.id],
      ["teams", leitung.nutzer.id],
    ]),
  );
  expect((await namen(premium)).toSorted()).toEqual([
    "Berufung (ZPO) – Einlegung",
    "Rückmeldung des Mandanten",
  ]);
  expect(await namen(mitglied)).toEqual(["Entwurf zur Durchsicht"]);
});

test("Jeder Aufruf verlangt Premium und lehnt mit demselben Satz ab", () => {
  const satz = "User not authenticated or lacks permission";
  expect(vorlagenrouten).toHaveLength(4);
  for (const { guard, absagen } of vorlagenrouten) {
    expect(guard).toBe("tarif:premium");
    expect(absagen).toEqual({ 401: satz, 403: satz });
  }
});
