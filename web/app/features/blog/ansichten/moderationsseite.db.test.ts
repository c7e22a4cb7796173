import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { mitteilungenLesen } from "../mitteilungen/mitteilungen-store.server.ts";
import { loader as entwurfsseite } from "../pages/entwurf.tsx";
import { loader as moderation } from "../pages/moderation.tsx";
import { loader as pruefungsseite } from "../pages/pruefung.tsx";
import { ablehnen, einreichen, freigeben, zurueckziehen } from "../redaktion/ablauf.server.ts";
import { artikelAendern, artikelLoeschen, veroeffentlichen } from "../redaktion/veroeffentlichen.server.ts";
import { manuskript, warteschlange } from "../schreiben/entwuerfe.server.ts";
import type { Schreibende } from "../schreibende.server.ts";
import { redakteurin, schreibender } from "../testing/betrieb-store.server.ts";
import { artikelzielAus, entschiedenes } from "./entschiedenes.server.ts";
import { geplante, moderationshandlung } from "./moderationsseite.server.ts";
import { unentschiedene } from "./sammelentscheidung.server.ts";

afterEach(() => uhrStellen());

const kanzleiId = "00000000-0000-4000-8000-000000000002";
const angaben = { title: "Kosten der Auskunft", content: "<p>Maßgeblich ist ein Bruchteil.</p>" };

/** What the server knows of a request by somebody signed in. */
function kontextVon(wer: Schreibende): RouterContextProvider {
  const context = new RouterContextProvider();
  const sitzung = { ...wer } as unknown as Sitzung;
  context.set(anfrageContext, {
    id: "",
    log: undefined,
    client: "",
    raten: ohneGrenzen,
    queryBekannt: false,
    sitzung,
  });
  return context;
}

/** Sends a form of the moderation: where it leads, or what the page says instead. */
async function senden(wer: Schreibende, felder: readonly (readonly [string, string])[]) {
  const context = kontextVon(wer);
  const body = new FormData();
  for (const [name, wert] of felder) body.append(name, wert);
  const request = new Request("http://localhost/moderation", { method: "POST", body });
  const ausgang = await moderationshandlung({ request, context });
  return ausgang instanceof Response
    ? { nach: ausgang.headers.get("Location") ?? "" }
    : { absage: ausgang.data, status: ausgang.init?.status };
}

describe("Die Freigabe zum gewählten Zeitpunkt", () => {
  const faelle = [
    ["20.11.2026", "08:00", "terminTag", "Dieser Zeitpunkt ist vorbei."],
    ["21.11.2026", "08:59", "terminTag", "Dieser Zeitpunkt ist vorbei."],
    ["", "", "terminTag", "Bitte geben Sie Tag und Uhrzeit der Veröffentlichung an."],
    ["22.11.2026", "", "terminZeit", "Bitte geben Sie auch die Uhrzeit an. Beispiel: 08:30"],
  ] as const;
  test.for(faelle)("braucht einen, der kommt: %j", async ([tag, zeit, feld, fehler], { db }) => {
    // Nine in Berlin.
    uhrStellen("2026-11-21T08:00:00Z");
    const wer = await redakteurin(db);
    const id = await einreichen(await schreibender(db), angaben);
    const formular = [
      ["was", "freigeben"],
      ["id", id],
      ["version", "1"],
      ["wann", "termin"],
      ["terminTag", tag],
      ["terminZeit", zeit],
    ] as const;
    const { absage, status } = await senden(wer, formular);
    expect(absage).toMatchObject({ feld, fehler, gesendet: { ids: [id], felder: { terminTag: tag } } });
    expect(status).toBe(422);
    expect(await manuskript(wer, id)).toMatchObject({ status: "pending" });
  });
});

test("Ohne Auswahl wird keines zurückgegeben, ohne Begründung auch nicht, und was getippt war, kommt zurück", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const id = await einreichen(await schreibender(db), angaben);
  const ablehnen = ["was", "ablehnen"] as const;
  expect(await senden(wer, [ablehnen, ["comment", "Zu kurz."]])).toMatchObject({
    absage: { feld: "id", gesendet: { felder: { comment: "Zu kurz." } } },
  });
  expect(await senden(wer, [ablehnen, ["id", id]])).toMatchObject({
    absage: { feld: "comment", gesendet: { ids: [id] } },
  });
});

test("Mehrere auf einmal: gezählt wird, was entschieden ist, benannt, was nicht, und warum", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const artikel = await freigeben(wer, await einreichen(autor, angaben));
  const ueberholt = await einreichen(autor, { revisionOf: artikel.id, title: "Überholte Änderung" });
  await artikelAendern(wer, artikel.id, { title: "Dazwischen" });
  const entschieden = await einreichen(autor, { ...angaben, title: "Schon zurückgegeben" });
  await ablehnen(wer, entschieden, "Zu kurz.");
  const gut = await einreichen(autor, { ...angaben, title: "Kosten der Stufenklage" });
  const nachFreigabe = await ergebnis(wer, [
    ["was", "freigeben"],
    ...[ueberholt, gut, entschieden].map((id) => ["id", id] as const),
  ]);
  expect(nachFreigabe).toMatchObject({ ok: "freigegeben", anzahl: "1", nicht: "2" });
  const geaendert = expect.stringContaining("Bitte vergleichen Sie beide Fassungen.");
  const erledigt = expect.stringContaining("schon entschieden");
  expect(nachFreigabe.offene).toEqual([
    { id: ueberholt, title: "Überholte Änderung", wartet: true, grund: geaendert },
    { id: entschieden, title: "Schon zurückgegeben", wartet: false, grund: erledigt },
  ]);
  const allein = await ergebnis(wer, [
    ["was", "freigeben"],
    ["id", ueberholt],
  ]);
  expect(allein).toMatchObject({ anzahl: "0", nicht: "1", offene: [{ id: ueberholt, grund: geaendert }] });
  const nachRueckgabe = await ergebnis(wer, [
    ["was", "ablehnen"],
    ["comment", "Bitte neu beginnen."],
    ...[ueberholt, entschieden].map((id) => ["id", id] as const),
  ]);
  expect(nachRueckgabe).toMatchObject({ ok: "zurueckgegeben", anzahl: "1", nicht: "1" });
  expect(nachRueckgabe.offene.map(({ id }) => id)).toEqual([entschieden]);
});

describe("Ein Termin lässt sich aufheben", () => {
  const morgen = new Date("2026-11-22T08:00:00Z");
  const formular = (id: string, version: number) =>
    [
      ["was", "termin-aufheben"],
      ["id", id],
      ["version", String(version)],
    ] as const;

  test("und ein freigegebener Artikel wartet wieder, aber nur in der Fassung, die zu sehen war", async ({
    db,
  }) => {
    uhrStellen("2026-11-21T08:00:00Z");
    const wer = await redakteurin(db);
    const autor = await schreibender(db);
    const id = await einreichen(autor, angaben);
    await freigeben(wer, id, { publishAt: morgen });
    const [geplant] = await geplante(wer);
    expect(geplant).toMatchObject({ id, status: "published" });
    const version = geplant?.version ?? 0;
    expect(await senden(wer, formular(id, version - 1))).toMatchObject({ absage: { code: "veraltet" } });
    expect(await senden(wer, formular(id, version))).toEqual({ nach: "/moderation?ok=zurueckgenommen" });
    expect(await manuskript(wer, id)).toMatchObject({ status: "pending", publishAt: null });
    expect(await geplante(wer)).toEqual([]);
    // The author, who knew of the day, hears that it is off.
    const gesagt = await mandant({ ...autor, kanzleiId }, (tx) =>
      mitteilungenLesen(tx, autor.nutzer.id, { moderation: false, limit: 9 }),
    );
    expect(gesagt.map(({ art, comment }) => [art, comment])).toContainEqual([
      "eingereicht",
      "Die Redaktion hat die Freigabe zurückgenommen und prüft den Artikel erneut.",
    ]);
  });

  test("und ein eigener, den niemand eingereicht hat, ist wieder ein Entwurf", async ({ db }) => {
    uhrStellen("2026-11-21T08:00:00Z");
    const wer = await redakteurin(db);
    const id = await veroeffentlichen(wer, { ...angaben, publishAt: morgen });
    const [geplant] = await geplante(wer);
    const formularDazu = formular(id, geplant?.version ?? 0);
    expect(await senden(wer, formularDazu)).toEqual({ nach: "/moderation?ok=ohne-termin" });
    expect(await manuskript(wer, id)).toMatchObject({ status: "draft", publishAt: null });
  });
});

async function ergebnis(wer: Schreibende, felder: Parameters<typeof senden>[1]) {
  const { nach = "" } = await senden(wer, felder);
  const { searchParams } = new URL(nach, "http://localhost");
  const offene = await unentschiedene(wer, searchParams, await warteschlange(wer));
  return { ...Object.fromEntries(searchParams), offene };
}

test("Was entschieden ist, sagt, was daraus wurde, wann und durch wen, und führt zum Artikel", async ({
  db,
}) => {
  uhrStellen("2026-11-21T08:00:00Z");
  const [wer, autor] = [await redakteurin(db), await schreibender(db)];
  const neu = (title: string, rest: object = {}) => einreichen(autor, { ...angaben, title, ...rest });
  const frei = await neu("Freigegeben");
  await freigeben(wer, frei);
  const adresse = (await entschiedenes(frei))?.ziel ?? "";
  expect(adresse).toMatch(/^\/blog\/freigegeben/);
  expect(await artikelzielAus(frei)).toBe(adresse);
  const aenderung = await neu("Geändert", { revisionOf: frei });
  await freigeben(wer, aenderung);
  const zurueck = await neu("Zurückgegeben");
  await ablehnen(wer, zurueck, "Quelle fehlt.");
  const gezogen = await neu("Zurückgezogen");
  await zurueckziehen(autor, gezogen);
  const geloescht = await neu("Gelöscht");
  await freigeben(wer, geloescht);
  await artikelLoeschen(wer, geloescht);
  const von = "Rita Redakteurin";
  for (const [id, erwartet] of [
    [frei, { title: "Geändert", geworden: "freigegeben", von, ziel: adresse }],
    [aenderung, { title: "Geändert", geworden: "freigegeben", von, ziel: adresse }],
    [zurueck, { title: "Zurückgegeben", geworden: "zurueckgegeben", von, ziel: undefined }],
    [gezogen, { title: "Zurückgezogen", geworden: "zurueckgezogen", von: null, ziel: undefined }],
    [geloescht, { title: "Gelöscht", geworden: "geloescht", von, ziel: undefined }],
  ] as const) {
    const stand = await entschiedenes(id);
    expect(stand, erwartet.geworden).toMatchObject(erwartet);
    expect(stand?.am).toBeInstanceOf(Date);
  }
  for (const nie of [crypto.randomUUID(), "x", undefined]) expect(await entschiedenes(nie)).toBeUndefined();
  const nachher = await senden(wer, [
    ["was", "freigeben"],
    ["id", await neu("Noch einer")],
    ["version", "1"],
  ]);
  expect(nachher).toMatchObject({
    nach: expect.stringMatching(/^\/moderation\?ok=freigegeben&artikel=[0-9a-f-]{36}$/),
  });
});

test("Wer einem Hinweis zu Entschiedenem folgt, kommt weiter: Prüfung, Moderation und Entwurf kennen den Artikel", async ({
  db,
}) => {
  const [wer, autor] = [await redakteurin(db), await schreibender(db)];
  const id = await einreichen(autor, angaben);
  await freigeben(wer, id);
  const ziel = await artikelzielAus(id);
  const aufruf = (von: Schreibende, pfad: string) =>
    ({ context: kontextVon(von), params: { id }, request: new Request(`http://localhost${pfad}`) }) as never;
  expect(await pruefungsseite(aufruf(wer, `/moderation/pruefung/${id}`))).toMatchObject({
    pruefung: undefined,
    entschieden: { geworden: "freigegeben", ziel },
  });
  expect(await moderation(aufruf(wer, `/moderation?ok=freigegeben&artikel=${id}`))).toMatchObject({
    freigegeben: ziel,
  });
  const weiter = await entwurfsseite(aufruf(autor, `/blog/entwurf/${id}`)).catch((grund: unknown) => grund);
  expect((weiter as Response).headers.get("Location")).toBe(ziel);
});
