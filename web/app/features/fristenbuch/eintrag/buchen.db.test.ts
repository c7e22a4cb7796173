import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { fristueberblick } from "../ansichten/ueberblick.server.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { fristfrage } from "../plan/frage.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { erledigen, freigeben, genehmigen, streichen, vorlegen } from "./aendern.server.ts";
import { deadlinesVon, deadlineVon } from "./aufruf/antwort.server.ts";
import { fristAnlegen, fristBearbeiten } from "./aufruf/aufruf.server.ts";
import { fristaenderung, neueFrist } from "./aufruf/contract.ts";
import { type Buchungswunsch, buchen, einbuchen, ohneAngaben, planen } from "./buchen.server.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern, ausloeserUnterschied } from "./neurechnen.server.ts";
import { verlaengern } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const einfach = { title: "Stellungnahme", startDate: "2026-11-02", weeks: 2, state: "BE" };
const anlegen = (wer: Buchnutzer, koerper: object = einfach) => fristAnlegen(wer, neueFrist.parse(koerper));
const aendern = (wer: Buchnutzer, id: string, koerper: object) =>
  fristBearbeiten(wer, id, fristaenderung.parse(koerper));
const fehler = (status: number, code?: string) => ({
  status,
  ...(code !== undefined && { koerper: expect.objectContaining({ code }) }),
});

const berufung = (anders: Partial<Buchungswunsch["angaben"]> = {}, am = "2026-11-02"): Buchungswunsch => ({
  ortUnbekannt: false,
  frage: { art: "katalog", id: "zpo-517", eingabe: { ereignisAm: tag(am), ort: { land: "BE" } } },
  angaben: {
    ...ohneAngaben,
    aktenzeichen: "12 O 34/26",
    ...anders,
  },
});

/** What the court has ordered today. */
const verfuegt = (bis: string) => ({ bis: tag(bis), vom: tag("2026-11-03"), einwilligung: undefined });

const pruefung = (wer: Buchnutzer) => mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId));

describe("Ein Aufruf", () => {
  test("bucht eine Frist, ändert, erledigt und streicht sie, und das Protokoll stimmt mit dem Buch überein", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const frist = await anlegen(wer);
    expect(await deadlineVon(wer, frist)).toMatchObject({
      title: "Stellungnahme",
      startDate: "2026-11-02",
      dueDate: "2026-11-16",
      status: "open",
      vorfristen: ["2026-11-09"],
      state: "BE",
      templateId: null,
    });
    const neu = await aendern(wer, frist.id, { weeks: 3, bemerkung: "eilt" });
    expect(neu).toMatchObject({ ende: "2026-11-23", bemerkung: "eilt", zustand: "offen" });
    const erledigt = await aendern(wer, frist.id, { status: "done" });
    expect(await deadlineVon(wer, erledigt)).toMatchObject({ status: "done", withoutProof: true });
    const proof = { at: "2026-11-03", channel: "beA", reference: "4711" };
    expect(await deadlineVon(wer, await aendern(wer, frist.id, { status: "done", proof }))).toMatchObject({
      withoutProof: false,
      proof,
    });
    // Changing the remark opens nothing.
    expect(await aendern(wer, frist.id, { bemerkung: "doch nicht" })).toMatchObject({ zustand: "erledigt" });
    await streichen(wer, { id: frist.id }, "Irrtum");
    expect(await deadlinesVon(wer, "bestand")).toEqual([]);
    expect(await deadlinesVon(wer, "gestrichen")).toMatchObject([
      { status: "struck", struck: { reason: "Irrtum", by: "Meier" } },
    ]);
    await expect(aendern(wer, frist.id, { status: "open" })).rejects.toMatchObject(fehler(409, "gestrichen"));
    const { vorgaenge } = await fristZeigen(wer, frist.id);
    expect(vorgaenge.map(({ art }) => art)).toEqual([
      "gebucht",
      "geaendert",
      "neu-gerechnet",
      "erledigt",
      "nachgewiesen",
      "geaendert",
      "gestrichen",
    ]);
    expect(await pruefung(wer)).toMatchObject({ zeilen: 7, fristen: 1, fehler: [] });
  });

  test("lässt stehen, was er nicht nennt: Art, Zustellung und dass das Ende am Wochenende bleibt", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const frage = {
      art: "frei",
      eingabe: {
        bekanntgabe: { weg: "eb", am: tag("2026-11-07") },
        ort: { land: "BE" },
        verschiebung: "keine",
        dauer: [{ wert: 2, einheit: "woche" }],
        fristtyp: "begruendung",
      },
    } as const;
    const { angaben } = berufung({ titel: "Begründung", startAm: tag("2026-11-07"), wochen: 2 });
    const [gebucht] = await buchen(wer, {
      ortUnbekannt: false,
      angaben,
      frage: fristfrage.parse(frage),
      kuenftig: tag("2026-11-07"),
    });
    const id = gebucht?.id ?? "";
    // A Saturday
    expect(gebucht).toMatchObject({ ende: "2026-11-21" });
    expect(await aendern(wer, id, { state: "BY" })).toMatchObject({ ende: "2026-11-21", land: "BY" });
    expect(await aendern(wer, id, { weeks: 3 })).toMatchObject({ ende: "2026-11-28" });
    expect(await aendern(wer, id, { startDate: "2026-11-08", confirmFuture: true })).toMatchObject({
      ende: "2026-11-29",
    });
    const { frage: jetzt } = (await fristZeigen(wer, id)).rechnung ?? {};
    expect(jetzt?.eingabe).toEqual({
      ...frage.eingabe,
      bekanntgabe: { weg: "eb", am: "2026-11-08" },
      ort: { land: "BY" },
      dauer: [{ wert: 3, einheit: "woche" }],
    });
  });

  // § 517 ZPO: ein Monat ab Zustellung, Notfrist
  test("lehnt am Feld ab, was bei einer Frist des Katalogs nichts ändern würde", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const rule = { title: "", rule: "zpo-517", eventDate: "2026-11-02", state: "BE" };
    const amFeld = (field: string) => ({ status: 400, koerper: { code: "wirkungslos", field } });
    for (const [angabe, feld] of [
      [{ days: 14 }, "days"],
      [{ weeks: 3, days: 2 }, "weeks"],
      [{ direction: "rueckwaerts" }, "direction"],
      [{ begin: "tagesanfang" }, "begin"],
      [{ notfrist: false }, "notfrist"],
      [{ startDate: "2026-11-03" }, "eventDate"],
    ] as const)
      await expect(anlegen(wer, { ...rule, title: "Berufung", ...angabe })).rejects.toMatchObject(
        amFeld(feld),
      );
    // What agrees with the statute does no harm.
    const frist = await anlegen(wer, { ...rule, title: "Berufung", months: 1, notfrist: true });
    expect(frist).toMatchObject({ ende: "2026-12-02", regel: "zpo-517" });
    await expect(aendern(wer, frist.id, { days: 14 })).rejects.toMatchObject(amFeld("days"));
    await expect(aendern(wer, frist.id, { direction: "rueckwaerts" })).rejects.toMatchObject(
      amFeld("direction"),
    );
    // A body that repeats the entry and changes one thing changes that one.
    const { startDate: _, proof: __, status: ___, ...gezeigt } = await deadlineVon(wer, frist);
    const aenderbar = Object.entries(gezeigt).filter(([name]) => Object.hasOwn(fristaenderung.shape, name));
    const wiederholt = fristaenderung.parse(Object.fromEntries(aenderbar));
    expect(await aendern(wer, frist.id, { ...wiederholt, eventDate: "2026-11-03" })).toMatchObject({
      ende: "2026-12-03",
    });
  });

  // § 87e AsylG: ein Jahr für den Antrag von 2025, drei Monate für den vom Juli 2026; ohne ihn der frühere Tag
  test("nimmt den Tag, der die Fassung wählt, und gibt denselben Tag wie der Rechner", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const asyl = { title: "Asylklage", rule: "asylg-58", eventDate: "2026-10-01", state: "BE" };
    for (const [tagDesAntrags, ende] of [
      [{ decisiveDate: "2025-03-03" }, "2027-10-01"],
      [{ decisiveDate: "2026-07-06" }, "2027-01-04"],
      [{}, "2027-01-04"],
    ] as const)
      expect(await anlegen(wer, { ...asyl, ...tagDesAntrags })).toMatchObject({ ende });
    await expect(
      anlegen(wer, { ...asyl, rule: "zpo-517", decisiveDate: "2026-07-06" }),
    ).rejects.toMatchObject({ status: 400, koerper: { code: "wirkungslos", field: "decisiveDate" } });
  });

  // § 521 Abs. 2 ZPO: die Frist zur Erwiderung setzt das Gericht
  test("zählt die Dauer, die das Gericht gesetzt hat", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const frist = await anlegen(wer, {
      title: "Erwiderung",
      rule: "zpo-521",
      eventDate: "2026-11-02",
      state: "BE",
      weeks: 3,
    });
    expect(frist).toMatchObject({ ende: "2026-11-23", wochen: 3 });
    expect(await aendern(wer, frist.id, { weeks: 4 })).toMatchObject({ ende: "2026-11-30", wochen: 4 });
  });

  test("macht aus einer eigenen Dauer eine Frist des Katalogs und ändert das Ereignis", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await anlegen(wer);
    expect(await aendern(wer, id, { rule: "zpo-517", event: "zustellung" })).toMatchObject({
      ende: "2026-12-02",
      wochen: 0,
      regel: "zpo-517",
      notfrist: true,
      ereignis: "zustellung",
    });
  });

  test("verlangt die Vereinbarung zur Verschwiegenheit beim Ändern wie beim Buchen, nicht beim Erledigen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await anlegen(wer);
    await db.deleteFrom("verschwiegenheit").where("konto_id", "=", wer.nutzer.id).execute();
    const fehlt = fehler(403, "verschwiegenheit");
    await expect(anlegen(wer)).rejects.toMatchObject(fehlt);
    await expect(aendern(wer, id, { bemerkung: "eilt" })).rejects.toMatchObject(fehlt);
    await expect(aendern(wer, id, { weeks: 3 })).rejects.toMatchObject(fehlt);
    await expect(ausloeserAendern(wer, { id }, tag("2026-11-03"))).rejects.toMatchObject(fehlt);
    expect(await aendern(wer, id, { status: "done" })).toMatchObject({ zustand: "erledigt" });
  });

  test("verlangt eine Dauer und einen Tag und kennt keine fremde Frist", async ({ db }) => {
    const [wer, fremd] = [await inhaber(db, "Meier"), await inhaber(db, "Schulz")];
    await expect(anlegen(wer, { title: "x", startDate: "2026-11-02" })).rejects.toMatchObject({
      koerper: { error: "Bitte geben Sie mindestens einen Wert für die Dauer ein", field: "days" },
    });
    await expect(anlegen(wer, { title: "x", days: 3 })).rejects.toMatchObject(fehler(400, "ereignistag"));
    const { id } = await anlegen(wer);
    for (const aufruf of [
      aendern(fremd, id, { title: "fremd" }),
      streichen(fremd, { id }, ""),
      freigeben(fremd, { id }),
      fristZeigen(fremd, id),
      aendern(wer, "keine-id", {}),
    ])
      await expect(aufruf).rejects.toMatchObject(fehler(404));
    expect(await deadlinesVon(fremd, "alle")).toEqual([]);
    expect(await deadlinesVon(wer, "alle")).toMatchObject([{ title: "Stellungnahme" }]);
  });

  test("rechnet mit einer Frist des Katalogs und nimmt eine Freigabe aus keinem Körper", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const berufung = { title: "Berufung", rule: "zpo-517", eventDate: "2026-11-02", aktenzeichen: "1/26" };
    expect(neueFrist.safeParse({ ...berufung, approvedBy: "ich" }).success).toBe(false);
    const frist = await anlegen(wer, { ...berufung, provisional: true });
    expect(await deadlineVon(wer, frist)).toMatchObject({ provisional: true });
    expect(await aendern(wer, frist.id, { provisional: false })).toMatchObject({ vorlaeufig: false });
    const d = await deadlineVon(wer, frist);
    expect(d).toMatchObject({
      dueDate: "2026-12-02",
      notfrist: true,
      approvedBy: null,
      approvalNeeded: ["ort-unbekannt"],
    });
    expect(d.derivation.length).toBeGreaterThan(2);
    expect(await deadlineVon(wer, await freigeben(wer, { id: frist.id }))).toMatchObject({
      approvedBy: "Meier",
      approvedAt: "2026-11-03T09:00:00.000Z",
    });
  });
});

describe("Die Kette eines Ereignisses", () => {
  test("steht als Ganzes im Buch; derselbe Vorgang ein zweites Mal ist ein Widerspruch, eine andere Entscheidung nicht", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    expect((await buchen(wer, berufung())).map(({ regel, ende }) => [regel, ende])).toEqual([
      ["zpo-517", "2026-12-02"],
      ["zpo-520", "2027-01-04"],
    ]);
    await expect(buchen(wer, berufung({ aktenzeichen: "12 o 34/26 " }))).rejects.toMatchObject(
      fehler(409, "doppelt"),
    );
    await expect(buchen(wer, berufung({}, "2026-11-03"))).rejects.toMatchObject(fehler(409, "widerspruch"));
    const anderes = { ...berufung({ entscheidung: "Teilurteil" }, "2026-11-03"), glieder: [] };
    expect((await buchen(wer, anderes)).map(({ regel }) => regel)).toEqual(["zpo-517"]);
  });

  test("steht so im Buch, wie sie geplant war: gebucht wird der Plan, nicht noch einmal gerechnet", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const gebucht = await imBuch(wer, async (lage) => {
      const plan = await planen(lage, berufung());
      if (plan.art !== "plan") throw new Error(plan.grund);
      const [erstes, ...weitere] = plan.glieder;
      if (!erstes?.tage) throw new Error("Ein Tag erwartet");
      const gezeigt = { ...erstes, tage: { ...erstes.tage, ende: tag("2026-12-01") } };
      return einbuchen(lage, { ...plan, glieder: [gezeigt, ...weitere] }, berufung());
    });
    expect(gebucht.map(({ ende }) => ende)).toEqual(["2026-12-01", "2027-01-04"]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("wird bei einem anderen Tag der Zustellung neu gerechnet, nur nicht, was erledigt ist oder das Gericht bestimmt hat", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const [einlegung, begruendung] = await buchen(wer, berufung());
    if (!einlegung || !begruendung) throw new Error("Zwei Fristen erwartet");
    await verlaengern(wer, { id: begruendung.id }, verfuegt("2027-02-04"));
    const unterschiede = await ausloeserUnterschied(wer, { id: einlegung.id }, tag("2026-11-04"));
    expect(unterschiede.map(({ folge, bisher, neu }) => [folge, bisher, neu])).toEqual([
      ["neu", "2026-12-02", "2026-12-04"],
      ["daneben", "2027-02-04", "2027-01-04"],
    ]);
    // The grounds run from the same service: asked from there, the whole chain is meant.
    expect(await ausloeserUnterschied(wer, { id: begruendung.id }, tag("2026-11-04"))).toEqual(unterschiede);
    await expect(ausloeserAendern(wer, { id: einlegung.id }, tag("2026-11-04"))).rejects.toMatchObject(
      fehler(400, "ereignis-in-der-zukunft"),
    );
    const neue = await ausloeserAendern(wer, { id: einlegung.id }, tag("2026-11-04"), tag("2026-11-04"));
    expect(neue).toMatchObject([
      { ende: "2026-12-04", ereignisAm: "2026-11-04", vorfristen: ["2026-11-27"] },
      { ende: "2027-02-04", abweichendEnde: "2027-01-04", abweichendGrund: "ausloeser" },
    ]);
    const premium = { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "premium" } } as Sitzung;
    expect((await fristueberblick(premium))[0]?.eintraege.map(({ dringend }) => dringend)).toEqual([
      undefined,
      "Anderer Tag berechnet",
    ]);
    await expect(buchen(wer, berufung({}, "2026-11-02"))).rejects.toMatchObject(fehler(409, "widerspruch"));
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });
});

describe("Im Büro", () => {
  test("kontrolliert eine zweite Person jeden Eintrag, und freigeben, vorlegen und streichen darf nicht jede Rolle", async ({
    db,
  }) => {
    const chefin = await inhaber(db, "Meier");
    const refa = await kollegin(db, chefin, "Huber", "fachangestellte");
    const leser = await kollegin(db, chefin, "Lese", "nur-lesen");
    await mandant(chefin, (tx) =>
      einstellungSchreiben(tx, chefin.kanzleiId, { ...grundeinstellung, vierAugen: true }, new Date()),
    );
    const { id, zustand } = await anlegen(refa);
    expect(zustand).toBe("zu-genehmigen");
    await expect(genehmigen(refa, { id })).rejects.toMatchObject(fehler(409, "eigene-buchung"));
    for (const aufruf of [
      freigeben(refa, { id }),
      vorlegen(refa, { id }),
      anlegen(leser),
      erledigen(leser, { id }, null),
    ])
      await expect(aufruf).rejects.toMatchObject(fehler(403, "rolle"));
    expect(await genehmigen(chefin, { id })).toMatchObject({
      zustand: "offen",
      genehmigtVon: chefin.nutzer.id,
    });
    expect(await vorlegen(chefin, { id })).toMatchObject({ vorgelegtVon: chefin.nutzer.id });
    const andere = await anlegen(chefin, { ...einfach, title: "Replik" });
    await expect(streichen(refa, { id: andere.id }, "")).rejects.toMatchObject(fehler(403, "rolle"));
    expect(await streichen(refa, { id }, "versehentlich")).toMatchObject({ zustand: "gestrichen" });
    expect((await fristZeigen(leser, id)).frist.streichgrund).toBe("versehentlich");
  });

  test("fällt auf, wer das Buch an seinem Protokoll vorbei ändert, mit dem Eintrag", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await anlegen(wer);
    await sql`select set_config('app.betrieb', '1', true)`.execute(db);
    await sql`update frist set ende = '2026-12-24', sicherer_tag = '2026-12-24' where id = ${id}`.execute(db);
    expect((await pruefung(wer)).fehler).toEqual([{ nr: 1, fristId: id, grund: "eintrag" }]);
  });

  test("wird ohne die Vereinbarung zur Verschwiegenheit nichts gebucht", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await db.deleteFrom("verschwiegenheit").execute();
    await expect(anlegen(wer)).rejects.toMatchObject(fehler(403, "verschwiegenheit"));
  });
});
