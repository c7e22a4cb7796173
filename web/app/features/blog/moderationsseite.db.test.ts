import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { einreichen } from "./ablauf.server.ts";
import { manuskript } from "./entwuerfe.server.ts";
import { moderationshandlung } from "./moderationsseite.server.ts";
import { redakteurin, schreibender } from "./testing-betrieb-store.server.ts";
import type { Schreibende } from "./wer.server.ts";

afterEach(() => uhrStellen());

const angaben = { title: "Kosten der Auskunft", content: "<p>Maßgeblich ist ein Bruchteil.</p>" };

/** Sends a form of the moderation: where it leads, or what the page says instead. */
async function senden(wer: Schreibende, felder: readonly (readonly [string, string])[]) {
  const context = new RouterContextProvider();
  const sitzung = { ...wer } as unknown as Sitzung;
  context.set(anfrageContext, {
    ...{ id: "", log: undefined, client: "", raten: ohneGrenzen, queryBekannt: false },
    sitzung,
  });
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
