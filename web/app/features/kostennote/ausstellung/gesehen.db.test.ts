import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { uebliche } from "../absender.ts";
import { absender, felder } from "../testing-beleg.ts";
import { offenerEntwurf } from "../testing-konto.ts";
import * as store from "./kostennote-store.server.ts";

beforeEach(() => uhrStellen("2026-11-21T09:00:00Z"));
afterEach(() => uhrStellen());

/** A draft of 572.21 €, as its page shows it: 1.3 × 354.50 = 460.85, Nr. 7002 20.00, 19 % 91.36. */
async function gezeigt(datenbank: Testdatenbank) {
  const { wer, id, seite, senden: absenden } = await offenerEntwurf(datenbank, "wert=5000&vv=3100");
  const senden = (mehr: Readonly<Record<string, string>>) =>
    absenden({
      was: "ausstellen",
      freigabe: "ja",
      version: String(seite.version),
      gesehen: seite.gesehen,
      ...mehr,
    });
  const betraege = () =>
    mandant(wer, async (tx) => (await store.kostennotenListe(tx, wer.nutzer.id)).map(({ brutto }) => brutto));
  return { wer, id, seite, senden, betraege };
}

const posten = { postentext1: "Gerichtskosten", postenbetrag1: "1.200" };
const ausgestellt = (id: string) => ({ art: "weiter", nach: `/kostennoten/${id}` });
const summe = (tabelle: { zeilen: readonly { zellen: readonly string[] }[] } | undefined) =>
  tabelle?.zeilen.at(-1)?.zellen.at(-1);

test("Was nach dem Speichern getippt ist, wird gespeichert und gezeigt, bevor es ausgestellt wird", async ({
  eigene,
}) => {
  const { id, seite, senden, betraege } = await gezeigt(eigene);
  expect(summe(seite.brief?.rechnung)).toBe("572,21");
  const wieder = await senden(posten);
  if (wieder.art !== "absage" || !wieder.ansicht) throw new Error("Unbesehen ausgestellt");
  expect(await betraege()).toEqual([]);
  expect(wieder).toMatchObject({ version: 2, freigabe: "noetig" });
  expect(summe(wieder.ansicht.brief?.rechnung)).toBe("1.772,21");
  const { gesehen } = wieder.ansicht;
  expect(await senden({ ...posten, version: "2", gesehen })).toEqual(ausgestellt(id));
  expect(await betraege()).toEqual([177_221]);
});

test("Ein anderer Absender, ein anderer Tag: gezeigt wird noch einmal, was sich geändert hat", async ({
  eigene,
}) => {
  const { wer, id, senden, betraege } = await gezeigt(eigene);
  await mandant(wer, (tx) =>
    store.absenderSchreiben(tx, wer.nutzer.id, {
      absender: { ...absender, iban: "DE75512108001245126199" },
      reihe: uebliche,
    }),
  );
  const wieder = await senden({});
  expect(wieder).toMatchObject({ art: "absage", version: 1 });
  uhrStellen("2026-11-22T09:00:00Z");
  const gesehen = wieder.art === "absage" ? (wieder.ansicht?.gesehen ?? "") : "";
  const amTagDanach = await senden({ gesehen });
  expect(amTagDanach).toMatchObject({ art: "absage", version: 1 });
  expect(await betraege()).toEqual([]);
  const neu = amTagDanach.art === "absage" ? (amTagDanach.ansicht?.gesehen ?? "") : "";
  expect(await senden({ gesehen: neu })).toEqual(ausgestellt(id));
});

test("Ein Formular, das nicht sagt, was es gezeigt hat, stellt nichts aus", async ({ eigene }) => {
  const { senden, betraege } = await gezeigt(eigene);
  for (const gesehen of ["", "x"]) expect(await senden({ gesehen })).toMatchObject({ art: "absage" });
  expect(await betraege()).toEqual([]);
});

test("Zwei Klicks auf dasselbe stellen einmal aus", async ({ eigene }) => {
  const { id, senden, betraege } = await gezeigt(eigene);
  expect(await Promise.all([senden({}), senden({}), senden({})])).toEqual(
    [1, 2, 3].map(() => ausgestellt(id)),
  );
  expect(await senden({})).toEqual(ausgestellt(id));
  expect(await betraege()).toEqual([57_221]);
});

test("Zwei Klicks auf Geändertes sind kein fremdes Fenster; ausgestellt wird noch nichts", async ({
  eigene,
}) => {
  const { senden, betraege } = await gezeigt(eigene);
  await senden(posten);
  expect(await senden(posten)).toMatchObject({
    art: "absage",
    version: 2,
    meldung: expect.not.stringContaining("Fenster"),
  });
  expect(await betraege()).toEqual([]);
});

test("Nach einer Absage gehört die Prüfliste zu dem, was im Formular steht", async ({ eigene }) => {
  const { senden } = await gezeigt(eigene);
  const fehlend = (antwort: Awaited<ReturnType<typeof senden>>) =>
    antwort.art === "absage"
      ? antwort.ansicht?.liste.filter((p) => p.stand === "fehlt").map((p) => p.norm)
      : [];
  expect(fehlend(await senden({ strasse: "" }))).toEqual(["§ 14 Abs. 4 Nr. 1 UStG"]);
  // Not even stored, since one field cannot be read.
  const { strasse: _, ...rest } = felder;
  expect(rest.name).toBeTruthy();
  const absage = await senden({ strasse: "", ort: "", bis: "31.02.2026", version: "2" });
  expect(absage).toMatchObject({ fehler: { bis: expect.any(String) } });
  expect(fehlend(absage)).toContain("§ 14 Abs. 4 Nr. 1 UStG");
});

test("Was zum Ausstellen fehlt, sagt die Absage auch am Feld", async ({ eigene }) => {
  const { senden } = await gezeigt(eigene);
  const absage = await senden({ strasse: "", ort: "", bis: "" });
  if (absage.art !== "absage") throw new Error("Ausgestellt");
  expect(Object.keys(absage.fehler).sort()).toEqual(["bis", "ort", "strasse"]);
  expect(absage.fehler.strasse?.replaceAll("\u00a0", " ")).toContain("§ 14 Abs. 4 Nr. 1 UStG");
});

test("Verwerfen fragt, bevor der Entwurf geht", async ({ eigene }) => {
  const { senden } = await gezeigt(eigene);
  expect(await senden({ was: "verwerfen" })).toMatchObject({
    art: "absage",
    frage: "verwerfen",
    felder: { name: felder.name },
  });
  expect(await senden({ was: "verwerfen", wirklich: "ja" })).toEqual({ art: "weiter", nach: "/kostennoten" });
});

test("Was eine E-Rechnung hindert, sagt die Prüfliste vor dem Ausstellen", async ({ eigene }) => {
  const { seite, senden } = await gezeigt(eigene);
  const xrechnung = (liste: typeof seite.liste) => liste.find(({ text }) => text.startsWith("XRechnung"));
  expect(xrechnung(seite.liste)?.stand).toBe("erfuellt");
  const ohne = await senden({ email: "", referenz: "" });
  if (ohne.art !== "absage" || !ohne.ansicht) throw new Error("Keine Ansicht");
  expect(xrechnung(ohne.ansicht.liste)).toMatchObject({
    stand: "hinweis",
    text: expect.stringContaining("E-Mail-Adresse des Mandanten"),
  });
});
