import { expect } from "vitest";
import { mandant } from "#platform/db/mandant.server.ts";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { offenerEntwurf } from "../testing-konto.ts";
import * as store from "./kostennote-store.server.ts";

/** A draft, and its page as two windows have opened it. */
async function inZweiFenstern(datenbank: Testdatenbank) {
  const offen = await offenerEntwurf(datenbank, "wert=10000&vv=3100,3104");
  const { wer, id, seite } = offen;
  let { gesehen } = seite;
  const senden = async (
    was: string,
    betreff: string,
    version: number | string = seite.version,
    freigabe = "ja",
  ) => {
    const felder = { was, betreff, version: String(version), freigabe, gesehen, wirklich: "ja" };
    const antwort = await offen.senden(felder);
    // The next form is the page that has just been shown.
    if (antwort.art === "absage" && antwort.ansicht) gesehen = antwort.ansicht.gesehen;
    return antwort;
  };
  const betreff = async () =>
    (await mandant(wer, (tx) => store.entwurfLesen(tx, wer.nutzer.id, id)))?.felder.betreff;
  return { wer, id, senden, betreff };
}

test("Von zwei Fenstern überschreibt das zweite nichts, was es nicht gesehen hat", async ({ eigene }) => {
  const { id, senden, betreff } = await inZweiFenstern(eigene);
  expect(await senden("speichern", "erstes Fenster")).toEqual({ art: "weiter", nach: `/kostennoten/${id}` });
  const absage = await senden("speichern", "zweites Fenster");
  expect(absage).toMatchObject({ art: "absage", felder: { betreff: "zweites Fenster" }, version: 2 });
  expect(await betreff()).toBe("erstes Fenster");
  // Sent once more, the form says which version it is about to replace.
  await senden("speichern", "zweites Fenster", 2);
  expect(await betreff()).toBe("zweites Fenster");
});

for (const was of ["ausstellen", "verwerfen"])
  test(`„${was}“ trifft keinen Stand, den das Fenster nicht gezeigt hat`, async ({ eigene }) => {
    const { wer, id, senden, betreff } = await inZweiFenstern(eigene);
    await senden("speichern", "erstes Fenster");
    for (const version of [1, "", "x", "1e9"])
      expect(await senden(was, "zweites Fenster", version), String(version)).toMatchObject({
        art: "absage",
        version: 2,
      });
    expect(await betreff()).toBe("erstes Fenster");
    expect(await mandant(wer, (tx) => store.kostennotenListe(tx, wer.nutzer.id))).toEqual([]);
    const nach = was === "ausstellen" ? `/kostennoten/${id}` : "/kostennoten";
    expect(await senden(was, "zweites Fenster", 2)).toEqual({ art: "weiter", nach });
  });

test("Ohne Freigabe wird gespeichert, aber nichts ausgestellt", async ({ eigene }) => {
  const { wer, id, senden, betreff } = await inZweiFenstern(eigene);
  const liste = () => mandant(wer, (tx) => store.kostennotenListe(tx, wer.nutzer.id));
  for (const [freigabe, version] of [
    ["", 1],
    ["nein", 2],
  ] as const)
    expect(await senden("ausstellen", "geprüft?", version, freigabe)).toMatchObject({
      art: "absage",
      meldung: expect.stringContaining("noch nicht ausgestellt"),
      felder: { betreff: "geprüft?" },
      version: 2,
      freigabe: "noetig",
    });
  expect(await betreff()).toBe("geprüft?");
  expect(await liste()).toEqual([]);
  expect(await senden("ausstellen", "geprüft?", 2)).toEqual({ art: "weiter", nach: `/kostennoten/${id}` });
  expect(await liste()).toHaveLength(1);
});

test("Ohne Bestätigung wird nicht storniert", async ({ eigene }) => {
  const { wer, senden } = await inZweiFenstern(eigene);
  const anzahl = async () => (await mandant(wer, (tx) => store.kostennotenListe(tx, wer.nutzer.id))).length;
  await expect(senden("stornieren", "", 1, "")).rejects.toMatchObject({ init: { status: 404 } });
  await senden("ausstellen", "x", 1);
  await senden("ausstellen", "x", 2);
  expect(await senden("stornieren", "", 1, "")).toMatchObject({
    art: "absage",
    meldung: expect.stringContaining("Noch nicht storniert"),
    freigabe: "noetig",
  });
  expect(await anzahl()).toBe(1);
  expect(await senden("stornieren", "", 1)).toMatchObject({ art: "weiter" });
  expect(await anzahl()).toBe(2);
});
