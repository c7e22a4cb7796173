import { tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import {
  abendkontrolleAbzeichnen,
  abendkontrolleAnmahnen,
  abendlisteVon,
} from "./abend/abendkontrolle.server.ts";
import { marken } from "./ansichten/zeile.ts";
import type { Buchnutzer } from "./einstellung/buchzugang.server.ts";
import { buerozeitVon, gemeindeGelesen } from "./einstellung/bueroort.server.ts";
import { abwesenheitskoerper, einstellungskoerper } from "./einstellung/contract.ts";
import { einstellungLesen } from "./einstellung/einstellung-store.server.ts";
import {
  abwesenheitEintragen,
  abwesenheitZuruecknehmen,
  einstellungenSetzen,
} from "./einstellung/einstellungen.server.ts";
import { erledigen, freigeben, genehmigen, streichen } from "./eintrag/aendern.server.ts";
import { planlage } from "./eintrag/buchen.server.ts";
import { fristEintragen } from "./eintrag/verbuchen.server.ts";
import { kalenderAnlegen, kalenderdatei, kalenderVon, kalenderWiderrufen } from "./erinnerung/feed.server.ts";
import { ausfallkopieSenden } from "./papiere/ausfallkopie.server.ts";
import { protokollAbzeichnen, tagesbildVon, tagespapier } from "./papiere/tagesprotokoll.server.ts";
import { fristplan } from "./plan/fristplan.ts";
import {
  kanzleibuchPruefen,
  kanzleienMitBuch,
  kanzleiMitKopf,
} from "./pruefung/alle-pruefen-store.server.ts";
import { buchPruefen } from "./pruefung/pruefen.server.ts";
import { musterfrist } from "./testing-buch.ts";
import { inhaber, kollegin } from "./testing-nutzer.ts";
import type { Frist, Fristfelder } from "./worte/frist.ts";

// Monday, 17:30 in Berlin
const abends = "2026-11-16T16:30:00Z";
beforeEach(() => uhrStellen(abends));
afterEach(() => uhrStellen());

const eintragen = ({ kanzleiId, nutzer }: Buchnutzer, anders: Partial<Fristfelder> = {}): Promise<Frist> =>
  mandant({ kanzleiId, nutzer }, (tx) =>
    fristEintragen(tx, kanzleiId, musterfrist({ erstelltVon: nutzer.id, ...anders }), {
      art: "gebucht",
      von: nutzer.id,
      am: new Date("2026-11-16T08:00:00Z"),
    }),
  );
const titel = (fristen: readonly Frist[]) => fristen.map((f) => f.titel);
const anmahnen = () => abendkontrolleAnmahnen("https://portal.example");
const mails = (db: Kysely<DB>) => db.selectFrom("mail_auftrag").select(["id", "an", "art", "text"]).execute();
const fehler = (status: number, code?: string) => ({
  status,
  ...(code !== undefined && { koerper: expect.objectContaining({ code }) }),
});
const einstellung = (anders: object = {}) =>
  einstellungskoerper.parse({
    eveningCheckAt: "17:00",
    eveningAlarmAt: "18:30",
    workingDays: ["1", "2", "3", "4", "5"],
    reminderContent: "frist",
    state: "",
    gemeinde: "",
    ...anders,
  });

describe("Die Abendkontrolle", () => {
  test("zeigt Offenes, heute Erledigtes und fehlende Nachweise und wird von einer Person abgezeichnet", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    const leser = await kollegin(db, chef, "Leo", "nur-lesen");
    await eintragen(chef, { titel: "offen" });
    const ohneTag = { zustand: "ausloeser-offen", ende: null, sichererTag: null, vorfristen: [] } as const;
    await eintragen(chef, { ...ohneTag, titel: "letzter Tag", hoechstensBis: tag("2026-11-16") });
    await eintragen(chef, { ...ohneTag, titel: "noch Zeit", hoechstensBis: tag("2026-11-17") });
    await eintragen(chef, { titel: "später", ende: tag("2026-11-17"), sichererTag: tag("2026-11-17") });
    await erledigen(renate, { id: (await eintragen(chef, { titel: "ohne Nachweis" })).id }, null);
    const nachweis = { at: "2026-11-16", channel: "beA", reference: "4711" };
    await erledigen(renate, { id: (await eintragen(chef, { titel: "mit Nachweis" })).id }, nachweis);
    const liste = await abendlisteVon(renate);
    expect(liste).toMatchObject({ tag: "2026-11-16", begonnen: true, buerotag: true, kontrolle: undefined });
    expect([liste.offen, liste.erledigt, liste.ohneNachweis].map(({ fristen }) => titel(fristen))).toEqual([
      ["offen", "letzter Tag"],
      expect.arrayContaining(["ohne Nachweis", "mit Nachweis"]),
      ["ohne Nachweis"],
    ]);
    await expect(abendkontrolleAbzeichnen(leser, "")).rejects.toMatchObject(fehler(403, "rolle"));
    await expect(abendkontrolleAbzeichnen(renate, "")).rejects.toMatchObject(fehler(400, "bemerkung"));
    await abendkontrolleAbzeichnen(renate, "geht noch heute hinaus");
    expect((await abendlisteVon(chef)).kontrolle).toMatchObject({
      geprueftVon: renate.nutzer.id,
      geprueftAm: new Date(abends),
      befund: { offen: liste.offen.ids, bemerkung: "geht noch heute hinaus" },
    });
    uhrStellen("2026-11-16T18:00:00Z");
    expect(await anmahnen()).toBe(0);
    uhrStellen("2026-11-17T15:59:00Z");
    await expect(abendkontrolleAbzeichnen(renate, "x")).rejects.toMatchObject(fehler(409, "zu-frueh"));
    expect(await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId))).toMatchObject({ fehler: [] });
  });

  // BGH II ZB 9/15: die Kontrolle gilt auch dem, was schon erledigt ist
  test("zeigt Erledigtes, das niemand kontrolliert oder freigegeben hat, an jedem Abend, bis es geschieht", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    const nachweis = { at: "2026-11-16", channel: "beA", reference: "4711" };
    const zwei = { erstelltVon: renate.nutzer.id, titel: "zu kontrollieren", genehmigungNoetig: true };
    const kontrolle = await eintragen(chef, { ...zwei, zustand: "zu-genehmigen" });
    const freigabe = await eintragen(chef, { titel: "freizugeben", freigabeGruende: ["streit"] });
    const gestrichen = await eintragen(chef, { titel: "gestrichen", freigabeGruende: ["streit"] });
    for (const { id } of [kontrolle, freigabe, gestrichen]) await erledigen(renate, { id }, nachweis);
    await streichen(chef, { id: gestrichen.id }, "Irrtum");
    await erledigen(renate, { id: (await eintragen(chef, { titel: "ohne Nachweis" })).id }, null);
    // Two months later
    uhrStellen("2027-01-18T16:30:00Z");
    const spaeter = await abendlisteVon(renate);
    expect(titel(spaeter.unkontrolliert.fristen)).toEqual(
      expect.arrayContaining(["zu kontrollieren", "freizugeben"]),
    );
    expect(spaeter.unkontrolliert.ids).toHaveLength(2);
    expect(titel(spaeter.ohneNachweis.fristen)).toEqual(["ohne Nachweis"]);
    expect(
      spaeter.unkontrolliert.fristen.flatMap((f) => marken(f, tag("2027-01-18")).map(({ text }) => text)),
    ).toEqual(expect.arrayContaining(["Erledigt", "Zu kontrollieren", "Freigabe fehlt"]));
    await expect(genehmigen(renate, { id: kontrolle.id })).rejects.toMatchObject(
      fehler(409, "eigene-buchung"),
    );
    await genehmigen(chef, { id: kontrolle.id });
    expect(await freigeben(chef, { id: freigabe.id })).toMatchObject({ zustand: "erledigt" });
    expect((await abendlisteVon(renate)).unkontrolliert.ids).toEqual([]);
    expect(await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("wird bei der Leitung ein Mal angemahnt, wenn sie fehlt: an Bürotagen, ab der eingestellten Zeit", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    await eintragen(chef);
    uhrStellen("2026-11-16T17:29:00Z");
    expect(await anmahnen()).toBe(0);
    uhrStellen("2026-11-16T17:30:00Z");
    expect([await anmahnen(), await anmahnen()]).toEqual([1, 0]);
    expect(await mails(db)).toMatchObject([{ an: "meier@kanzlei.example", art: "frist-abendalarm" }]);
    await einstellungenSetzen(
      chef,
      einstellung({ eveningCheckAt: "12:00", eveningAlarmAt: "12:30", workingDays: ["2"] }),
    );
    uhrStellen("2026-11-17T11:31:00Z");
    expect(await anmahnen()).toBe(1);
    uhrStellen("2026-11-18T20:00:00Z");
    expect(await anmahnen()).toBe(0);
    // Whoever stands in for the lead is told in its place.
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    const weg = {
      userId: chef.nutzer.id,
      from: "2026-11-23",
      to: "2026-11-27",
      substitute: renate.nutzer.id,
    };
    await abwesenheitEintragen(chef, abwesenheitskoerper.parse(weg));
    uhrStellen("2026-11-24T20:00:00Z");
    await db.deleteFrom("mail_auftrag").execute();
    expect(await anmahnen()).toBe(1);
    expect(await mails(db)).toMatchObject([{ an: "renate@kanzlei.example" }]);
    // Without the tier there is no page to sign it on.
    await db.updateTable("konto").set({ tarif: "free" }).where("id", "=", chef.nutzer.id).execute();
    uhrStellen("2026-12-01T20:00:00Z");
    expect(await anmahnen()).toBe(0);
  });
});

test("Die Kopie für den Ausfall geht an jedem Bürotag ein Mal als PDF und Kalender hinaus, mit dem Kopf der Kette", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  await eintragen(chef, { gattung: "stunde", endeUhr: "17:45" });
  expect([await ausfallkopieSenden(chef.kanzleiId), await ausfallkopieSenden(chef.kanzleiId)]).toEqual([
    true,
    false,
  ]);
  const [mail] = await mails(db);
  const anhaenge = await db
    .selectFrom("mail_anhang")
    .select(["name", "inhalt"])
    .where("mail_id", "=", mail?.id ?? "")
    .orderBy("nr")
    .execute();
  expect(anhaenge.map(({ name }) => name)).toEqual(["Fristen 2026-11-16.pdf", "Fristen 2026-11-16.ics"]);
  expect(anhaenge[0]?.inhalt.subarray(0, 5).toString()).toBe("%PDF-");
  const ics = anhaenge[1]?.inhalt.toString() ?? "";
  expect(ics).toContain("DTSTART:20261116T164500Z");
  expect(ics).not.toMatch(/Stellungnahme|12\/26/);
  const [, nr = "", hash = ""] = /Nr\. (\d+), ([0-9a-f]{64})/.exec(mail?.text ?? "") ?? [];
  expect(await betrieb((tx) => kanzleiMitKopf(tx, { nr: Number(nr), hash }))).toBe(chef.kanzleiId);
});

test("Wer das Ende des Protokolls entfernt oder alles neu schreibt, wird am Kopf des Tagesprotokolls erkannt", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  await eintragen(chef);
  await protokollAbzeichnen(chef, "2026-11-16");
  await eintragen(chef, { titel: "Replik" });
  await protokollAbzeichnen(chef, "2026-11-16");
  const { kopf } = (await tagesbildVon(chef, "2026-11-16")).protokoll ?? {};
  if (!kopf) throw new Error("kein Kopf");
  const gefunden = async () => (await betrieb((tx) => kanzleibuchPruefen(tx, chef.kanzleiId))).fehler;
  const aufPapier = () => betrieb((tx) => kanzleiMitKopf(tx, kopf));
  expect([await gefunden(), await aufPapier()]).toEqual([[], chef.kanzleiId]);
  // Whoever owns the whole server switches the triggers off and takes out the last entry with its lines.
  await sql`set local session_replication_role = replica`.execute(db);
  const { fristId } =
    (await tagesbildVon(chef, "2026-11-16")).zeilen.findLast((z) => z.fristId !== null) ?? {};
  await db.deleteFrom("fristvorgang_inhalt").where("nr", ">", 2).execute();
  await db.deleteFrom("fristvorgang").where("nr", ">", 2).execute();
  for (const tabelle of ["fristvorfrist", "frist"] as const)
    await sql`delete from ${sql.table(tabelle)} where ${sql.ref(tabelle === "frist" ? "id" : "frist_id")} = ${fristId}`.execute(
      db,
    );
  expect(await gefunden()).toEqual([{ nr: kopf.nr, fristId: null, grund: "kopf" }]);
  expect(await aufPapier()).toBeUndefined();
  // Nor does it help to leave nothing at all.
  await db.deleteFrom("fristvorgang").execute();
  expect(await betrieb(kanzleienMitBuch)).toEqual([chef.kanzleiId]);
});

test("Das Eingabeprotokoll eines Tages nennt alle Vorgänge und wird abgezeichnet, noch einmal nur nach einem weiteren", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  const leser = await kollegin(db, chef, "Leo", "nur-lesen");
  await eintragen(chef);
  expect((await tagesbildVon(chef, "2026-11-16")).zeilen.map(({ art }) => art)).toEqual(["gebucht"]);
  expect((await tagesbildVon(chef, "2026-11-15")).zeilen).toEqual([]);
  await expect(tagesbildVon(chef, "2026-11-17")).rejects.toMatchObject(fehler(404));
  await expect(protokollAbzeichnen(leser, "2026-11-16")).rejects.toMatchObject(fehler(403, "rolle"));
  await protokollAbzeichnen(chef, "2026-11-16");
  await expect(protokollAbzeichnen(chef, "2026-11-16")).rejects.toMatchObject(fehler(409, "abgezeichnet"));
  expect((await tagesbildVon(chef, "2026-11-16")).protokoll).toMatchObject({
    kopf: { nr: 1 },
    abgezeichnetVon: chef.nutzer.id,
  });
  const papier = async () => {
    const { angaben, unterschrift } = await tagespapier(chef, "2026-11-16");
    return [unterschrift !== undefined, angaben.find(([was]) => was === "Letzte Zeile")?.[1].slice(0, 6)];
  };
  expect(await papier()).toEqual([false, "Nr. 1,"]);
  await eintragen(chef);
  // What was entered since is on the paper, so its head covers it, and it waits for a signature again.
  expect(await papier()).toEqual([true, "Nr. 3,"]);
  await protokollAbzeichnen(chef, "2026-11-16");
  expect((await tagesbildVon(chef, "2026-11-16")).protokoll).toMatchObject({ kopf: { nr: 3 } });
});

describe("Einstellungen und Abwesenheiten", () => {
  test("ändert allein eine Anwältin; das Protokoll nennt vorher und nachher", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    await expect(einstellungenSetzen(renate, einstellung())).rejects.toMatchObject(fehler(403, "rolle"));
    await einstellungenSetzen(
      chef,
      einstellung({ fourEyes: "true", reminderContent: "aktenzeichen", state: "BY" }),
    );
    await expect(einstellungenSetzen(chef, einstellung({ gemeinde: "Atlantis" }))).rejects.toMatchObject(
      fehler(400, "ort"),
    );
    const { zeilen } = await tagesbildVon(chef, "2026-11-16");
    expect(zeilen.map(({ art, inhalt }) => [art, JSON.parse(inhalt ?? "{}")])).toMatchObject([
      ["einstellungen-geaendert", { vorher: { vierAugen: false }, nachher: { vierAugen: true, land: "BY" } }],
    ]);
    for (const falsch of [{ eveningAlarmAt: "16:00" }, { eveningCheckAt: "25:00" }, { workingDays: [] }])
      expect(() => einstellung(falsch)).toThrow();
  });

  // Art. 1 Abs. 1 Nr. 1 und 2 BayFTG: in Augsburg ist der 8. August Feiertag
  test("nimmt die Gemeinde: dort zählen Vorfristen und Bürotage auch nach örtlichen Feiertagen", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    expect(gemeindeGelesen("augsburg", "BY")).toEqual({ id: "by-augsburg" });
    expect(gemeindeGelesen("Augsburg", "SN")).toMatchObject({ fehler: expect.stringContaining("kennt") });
    expect(gemeindeGelesen("Heiligenstadt", "TH")).toMatchObject({
      fehler: expect.stringContaining("Heilbad Heiligenstadt"),
    });
    await einstellungenSetzen(chef, einstellung({ gemeinde: "by-augsburg" }));
    const gesetzt = await mandant(chef, (tx) => einstellungLesen(tx, chef.kanzleiId));
    expect(gesetzt).toMatchObject({ land: "BY", gemeinde: "by-augsburg" });
    const frage = {
      art: "frei",
      eingabe: {
        ereignisAm: tag("2029-08-01"),
        ort: { land: "BE" },
        dauer: [{ wert: 2, einheit: "woche" }],
      },
    } as const;
    const vorfristen = (e: typeof gesetzt) => {
      const plan = fristplan(frage as never, planlage({ heute: tag("2029-08-01"), einstellung: e }, false));
      return plan.art === "plan" ? plan.glieder[0]?.tage?.vorfristen : plan;
    };
    // One week before Wednesday, 15 August: in Augsburg the day before the holiday.
    expect(vorfristen(gesetzt)).toEqual(["2029-08-07"]);
    expect(vorfristen({ ...gesetzt, gemeinde: "by-passau" })).toEqual(["2029-08-08"]);
    expect(buerozeitVon(gesetzt).istBuerotag(tag("2029-08-08"))).toBe(false);
  });

  test("trägt jede für sich ein, für andere eine Anwältin, und nur mit Leuten der Kanzlei", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    const fremd = await inhaber(db, "Schulz");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    const weg = (wer: Buchnutzer, vertretung: Buchnutzer | undefined) =>
      abwesenheitskoerper.parse({
        userId: wer.nutzer.id,
        from: "2026-11-20",
        to: "2026-11-27",
        substitute: vertretung?.nutzer.id ?? "",
      });
    const id = await abwesenheitEintragen(renate, weg(renate, chef));
    await abwesenheitEintragen(chef, weg(renate, undefined));
    await expect(abwesenheitEintragen(renate, weg(chef, renate))).rejects.toMatchObject(fehler(403, "rolle"));
    await expect(abwesenheitEintragen(chef, weg(renate, fremd))).rejects.toMatchObject(fehler(400, "person"));
    await expect(abwesenheitZuruecknehmen(fremd, id)).rejects.toMatchObject(fehler(404));
    await abwesenheitZuruecknehmen(renate, id);
    await expect(abwesenheitZuruecknehmen(renate, id)).rejects.toMatchObject(fehler(404));
    expect(() => weg(renate, renate)).toThrow();
  });
});

test("Ein persönlicher Kalender zeigt das Eigene, nie mehr als die Kanzlei erlaubt, bis er widerrufen ist", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  const renate = await kollegin(db, chef, "Renate", "fachangestellte");
  await eintragen(chef, { verantwortlich: renate.nutzer.id });
  await eintragen(chef, { titel: "Replik", verantwortlich: chef.nutzer.id });
  const { id, url } = await kalenderAnlegen(renate, "voll", "https://portal.example");
  const marke = new URL(url).searchParams.get("marke") ?? "";
  const knapp = await kalenderdatei(marke);
  expect(knapp.match(/^SUMMARY:.*$/gm)).toEqual([
    "SUMMARY:Vorfrist: Frist (bis 16.11.2026)",
    "SUMMARY:Frist",
  ]);
  await einstellungenSetzen(chef, einstellung({ reminderContent: "aktenzeichen" }));
  expect(await kalenderdatei(marke)).toContain("SUMMARY:Frist 12/26\r\n");
  expect(await kalenderVon(renate)).toMatchObject([{ id, inhalt: "voll", zuletzt: new Date(abends) }]);
  await expect(kalenderWiderrufen(chef, id)).rejects.toMatchObject(fehler(404));
  await kalenderWiderrufen(renate, id);
  await expect(kalenderdatei(marke)).rejects.toMatchObject(fehler(404));
  const zweiter = await kalenderAnlegen(renate, "frist", "https://portal.example");
  const zweite = new URL(zweiter.url).searchParams.get("marke") ?? "";
  await eintragen(chef, { titel: "Duplik", verantwortlich: renate.nutzer.id });
  const sperren = (gesperrt_am: Date | null) =>
    db.updateTable("konto").set({ gesperrt_am }).where("id", "=", renate.nutzer.id).execute();
  const { url: vomChef } = await kalenderAnlegen(chef, "frist", "https://portal.example");
  const desChefs = async () =>
    (await kalenderdatei(new URL(vomChef).searchParams.get("marke") ?? "")).match(/^BEGIN:VEVENT/gm)?.length;
  const allein = await desChefs();
  await sperren(new Date(abends));
  await expect(kalenderdatei(zweite)).rejects.toMatchObject(fehler(404));
  // What only a blocked member is responsible for stands in the calendar of whoever is reminded instead.
  expect(await desChefs()).toBeGreaterThan(allein ?? Number.POSITIVE_INFINITY);
  await sperren(null);
  expect(await kalenderdatei(zweite)).toContain("BEGIN:VEVENT");
  // It ends with the tier, and where the team asks for a second factor with whoever has none.
  const leitung = (werte: object) =>
    db.updateTable("konto").set(werte).where("id", "=", chef.nutzer.id).execute();
  await leitung({ tarif_bis: new Date(abends) });
  await expect(kalenderdatei(zweite)).rejects.toMatchObject(fehler(404));
  await leitung({ tarif: "teams", tarif_bis: null });
  const faktorNoetig = (zweiter_faktor_noetig: boolean) =>
    db.updateTable("kanzlei").set({ zweiter_faktor_noetig }).where("id", "=", chef.kanzleiId).execute();
  await faktorNoetig(true);
  await expect(kalenderdatei(zweite)).rejects.toMatchObject(fehler(404));
  await db
    .insertInto("zweiter_faktor")
    .values({ konto_id: renate.nutzer.id, geheimnis: "x", bestaetigt_am: new Date(abends) })
    .execute();
  expect(await kalenderdatei(zweite)).toContain("BEGIN:VEVENT");
  await faktorNoetig(false);
  await db.updateTable("konto").set({ team_id: null }).where("id", "=", renate.nutzer.id).execute();
  await expect(kalenderdatei(zweite)).rejects.toMatchObject(fehler(404));
});
