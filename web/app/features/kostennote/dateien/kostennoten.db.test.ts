import { randomUUID } from "node:crypto";
import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterAll, describe, expect } from "vitest";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { uebliche } from "../absender.ts";
import { ansichtVon } from "../ansichten/ansicht.server.ts";
import * as store from "../ausstellung/kostennote-store.server.ts";
import {
  type Aussteller,
  absenderVon,
  ausstellen,
  entwurfAnlegen,
  entwurfSichern,
  stornieren,
} from "../ausstellung/kostennoten.server.ts";
import { absender, felder, heute } from "../testing-beleg.ts";
import { anDiesemMorgen, berechnung, konto } from "../testing-konto.ts";
import { kostennotendatei } from "./dateien.server.ts";

anDiesemMorgen();
afterAll(pdfBeenden);

const nummerVon = (n: number) => `2026-${String(n).padStart(4, "0")}`;

const nummern = (wer: Aussteller) =>
  mandant(wer, async (tx) =>
    (await store.kostennotenListe(tx, wer.nutzer.id)).map(({ nummer }) => nummer).sort(),
  );

/** A draft as its page shows it first, on this day. */
async function entwurf(wer: Aussteller, mehr: Partial<typeof berechnung> = {}, am = heute) {
  const neu = { ...berechnung, ...mehr };
  const von = await mandant(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const { gesehen } = ansichtVon(neu, von, { heute: am, darfFreigeben: true });
  return { id: await entwurfAnlegen(wer, neu), version: 1, gesehen };
}

const ausgestellte = async (wer: Aussteller): Promise<string> => {
  const neu = await entwurf(wer);
  expect(await ausstellen(wer, neu, heute)).toEqual({ art: "ausgestellt", id: neu.id });
  return neu.id;
};

describe("Nummern", () => {
  test("sind bei zwanzig gleichzeitigen Ausstellungen lückenlos und einmalig", async ({ eigene }) => {
    const wer = await konto(eigene);
    const entwuerfe = await Promise.all(Array.from({ length: 20 }, () => entwurf(wer)));
    const ergebnisse = await Promise.all(entwuerfe.map((e) => ausstellen(wer, e, heute)));
    expect(ergebnisse.map(({ art }) => art)).toEqual(entwuerfe.map(() => "ausgestellt"));
    expect(await nummern(wer)).toEqual(entwuerfe.map((_, i) => nummerVon(i + 1)));
  });

  test("gehen nicht verloren, wenn das Ausstellen nach der Nummer abbricht", async ({ eigene }) => {
    const wer = await konto(eigene);
    const neu = await entwurf(wer);
    // The draft cannot be deleted: everything before it, the number included, must be undone.
    await eigene.pool.query(
      "create function abbruch() returns trigger language plpgsql as $$ begin raise exception 'abgebrochen'; end $$",
    );
    await eigene.pool.query(
      "create trigger abbruch before delete on kostennotenentwurf for each row execute function abbruch()",
    );
    await expect(ausstellen(wer, neu, heute)).rejects.toThrow("abgebrochen");
    expect(await nummern(wer)).toEqual([]);
    await eigene.pool.query("drop trigger abbruch on kostennotenentwurf");
    expect(await ausstellen(wer, neu, heute)).toEqual({ art: "ausgestellt", id: neu.id });
    expect(await nummern(wer)).toEqual([nummerVon(1)]);
  });

  test("beginnen im neuen Jahr und mit eigenem Anfang, je Konto", async ({ eigene }) => {
    const [meier, schulz] = [await konto(eigene), await konto(eigene, "schulz")];
    const reihe = { praefix: "R{JJJJ}/", beginn: 41, stellen: 3 };
    await mandant(schulz, (tx) => store.absenderSchreiben(tx, schulz.nutzer.id, { absender, reihe }));
    await ausgestellte(meier);
    for (const am of ["2026-12-31", "2026-12-31", "2027-01-01"].map(tag))
      await ausstellen(schulz, await entwurf(schulz, {}, am), am);
    expect(await nummern(meier)).toEqual([nummerVon(1)]);
    expect(await nummern(schulz)).toEqual(["R2026/041", "R2026/042", "R2027/041"]);
  });

  test("überspringen, was ein anderer Anfang schon vergeben hat", async ({ eigene }) => {
    const wer = await konto(eigene);
    await ausgestellte(wer);
    await ausgestellte(wer);
    // Another prefix, and yet the same numbers.
    const reihe = { praefix: "{JJJJ}-0", beginn: 1, stellen: 3 };
    await mandant(wer, (tx) => store.absenderSchreiben(tx, wer.nutzer.id, { absender, reihe }));
    await stornieren(wer, await ausgestellte(wer), heute);
    expect(await nummern(wer)).toEqual([1, 2, 3, 4].map(nummerVon));
  });

  test("ein zweites Ausstellen desselben Entwurfs findet das erste", async ({ eigene }) => {
    const wer = await konto(eigene);
    const neu = await entwurf(wer);
    const beide = await Promise.all([ausstellen(wer, neu, heute), ausstellen(wer, neu, heute)]);
    const einmal = { art: "ausgestellt", id: neu.id };
    expect(beide).toEqual([einmal, einmal]);
    expect(await nummern(wer)).toEqual([nummerVon(1)]);
  });
});

test("Wer dasselbe zweimal zugleich sichert, hat es einmal gesichert", async ({ eigene }) => {
  const wer = await konto(eigene);
  const { id } = await entwurf(wer);
  const sichern = () => entwurfSichern(wer, { id, felder: { ...felder, betreff: "Neu" }, version: 1 });
  expect(await Promise.all([sichern(), sichern(), sichern()])).toEqual([2, 2, 2]);
});

describe("Eine ausgestellte Kostennote", () => {
  test("lässt sich weder ändern noch löschen, auch nicht vom Portal selbst", async ({ eigene }) => {
    const wer = await konto(eigene);
    const id = await ausgestellte(wer);
    await kostennotendatei(wer, id, "xrechnung");
    for (const [tabelle, satz] of [
      ["kostennote", "set nummer = 'x'"],
      ["kostennotendatei", "set sha256 = 'x'"],
    ] as const)
      for (const anweisung of [
        `update ${tabelle} ${satz}`,
        `delete from ${tabelle}`,
        `truncate ${tabelle} cascade`,
      ]) {
        const alsKonto = mandant(wer, (tx) => sql.raw(anweisung).execute(tx));
        await expect(alsKonto, anweisung).rejects.toMatchObject({ code: "42501" });
        const alsPortal = eigene.db.transaction().execute(async (tx) => {
          await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
          await sql.raw(anweisung).execute(tx);
        });
        await expect(alsPortal, anweisung).rejects.toMatchObject({ code: "42501" });
      }
    expect(await nummern(wer)).toEqual([nummerVon(1)]);
  });

  test("behält ihre Dateien Byte für Byte, auch wenn die erste Anforderung abbrach", async ({ eigene }) => {
    const wer = await konto(eigene);
    const id = await ausgestellte(wer);
    const [erste, zweite] = await Promise.all([
      kostennotendatei(wer, id, "zugferd"),
      kostennotendatei(wer, id, "zugferd"),
    ]);
    const dritte = await kostennotendatei(wer, id, "zugferd");
    if (erste.art !== "datei" || zweite.art !== "datei" || dritte.art !== "datei")
      throw new Error("Keine Datei");
    expect(Buffer.compare(erste.inhalt, dritte.inhalt)).toBe(0);
    expect(Buffer.compare(zweite.inhalt, dritte.inhalt)).toBe(0);
  });

  test("wird durch einen eigenen Beleg mit eigener Nummer storniert, und nur einmal", async ({ eigene }) => {
    const wer = await konto(eigene);
    const id = await ausgestellte(wer);
    const beide = await Promise.all([stornieren(wer, id, heute), stornieren(wer, id, heute)]);
    const [eins, zwei] = beide;
    if (eins?.art !== "storniert" || zwei?.art !== "storniert") throw new Error("Nicht storniert");
    expect(zwei.id).toBe(eins.id);
    const gelesen = await mandant(wer, async (tx) => ({
      original: await store.kostennoteLesen(tx, wer.nutzer.id, id),
      storno: await store.kostennoteLesen(tx, wer.nutzer.id, eins.id),
      liste: await store.kostennotenListe(tx, wer.nutzer.id),
    }));
    expect(gelesen.original?.storniertDurch).toEqual({ id: eins.id, nummer: nummerVon(2) });
    expect(gelesen.storno?.beleg).toMatchObject({
      art: "storno",
      storniert: { nummer: nummerVon(1), datum: "2026-11-21" },
      brutto: -196_350,
    });
    expect(gelesen.liste.map(({ nummer, zustand }) => [nummer, zustand]).sort()).toEqual([
      [nummerVon(1), "storniert"],
      [nummerVon(2), "storno"],
    ]);
    expect(await stornieren(wer, eins.id, heute)).toEqual({ art: "nicht-moeglich" });
    await ausgestellte(wer);
    expect(await nummern(wer)).toEqual([nummerVon(1), nummerVon(2), nummerVon(3)]);
  });

  test("bleibt mit dem Absender, den sie hatte", async ({ eigene }) => {
    const wer = await konto(eigene);
    const id = await ausgestellte(wer);
    const neu = { ...absender, kanzlei: "Neue Kanzlei" };
    await mandant(wer, (tx) =>
      store.absenderSchreiben(tx, wer.nutzer.id, { absender: neu, reihe: uebliche }),
    );
    const k = await mandant(wer, (tx) => store.kostennoteLesen(tx, wer.nutzer.id, id));
    expect(k?.beleg.absender.kanzlei).toBe("Kanzlei Möller & Partner");
  });

  test("geht erst mit dem Konto selbst", async ({ eigene }) => {
    const wer = await konto(eigene);
    await kostennotendatei(wer, await ausgestellte(wer), "xrechnung");
    await eigene.db.deleteFrom("konto").where("id", "=", wer.nutzer.id).execute();
    for (const tabelle of ["kostennote", "kostennotendatei", "kostennotennummer", "kostennotenabsender"]) {
      const { rows } = await eigene.db.transaction().execute(async (tx) => {
        await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
        return sql`select 1 from ${sql.table(tabelle)}`.execute(tx);
      });
      expect(rows, tabelle).toEqual([]);
    }
  });
});

describe("Fremdes", () => {
  test("ist für ein anderes Konto derselben Kanzlei nicht da", async ({ eigene }) => {
    const wer = await konto(eigene);
    const fremd: Aussteller = { ...(await konto(eigene, "schulz")), kanzleiId: wer.kanzleiId };
    const id = await ausgestellte(wer);
    const neu = await entwurf(wer);
    expect(await ausstellen(fremd, neu, heute)).toEqual({ art: "fremd" });
    expect(await ausstellen(fremd, { ...neu, id }, heute)).toEqual({ art: "fremd" });
    expect(await stornieren(fremd, id, heute)).toEqual({ art: "fremd" });
    expect(await kostennotendatei(fremd, id, "zugferd")).toEqual({ art: "fremd" });
    expect(await nummern(fremd)).toEqual([]);
    // Row level security, too: the query of the other account's id shows nothing.
    expect(await mandant(fremd, (tx) => store.kostennotenListe(tx, wer.nutzer.id))).toEqual([]);
    expect(await mandant(fremd, (tx) => store.entwurfLoeschen(tx, wer.nutzer.id, neu))).toBe(false);
    const aendern = mandant(fremd, (tx) => store.entwurfAendern(tx, wer.nutzer.id, { ...neu, felder }));
    expect(await aendern).toBeUndefined();
    expect(await ausstellen(wer, { ...neu, id: randomUUID() }, heute)).toEqual({ art: "fremd" });
  });
});

describe("Ausstellen", () => {
  test("verlangt, was die Prüfliste verlangt, und nimmt vorher keine Nummer", async ({ eigene }) => {
    const wer = await konto(eigene);
    const { strasse: _, ...ohneStrasse } = felder;
    const unvollstaendig = await entwurf(wer, { felder: ohneStrasse });
    expect(await ausstellen(wer, unvollstaendig, heute)).toEqual({ art: "unvollstaendig" });
    const gut = await entwurf(wer);
    expect(await ausstellen({ ...wer, darfFreigeben: false }, gut, heute)).toEqual({ art: "unvollstaendig" });
    expect(await ausstellen(wer, gut, heute)).toEqual({ art: "ausgestellt", id: gut.id });
    expect(await nummern(wer)).toEqual([nummerVon(1)]);
    expect(await stornieren({ ...wer, darfFreigeben: false }, gut.id, heute)).toEqual({
      art: "nicht-moeglich",
    });
  });

  test("stellt nichts aus, was nicht gesehen worden ist", async ({ eigene }) => {
    const wer = await konto(eigene);
    const neu = await entwurf(wer);
    expect(await ausstellen(wer, { ...neu, gesehen: "" }, heute)).toEqual({ art: "ungesehen" });
    expect(await ausstellen(wer, neu, tag("2026-11-22"))).toEqual({ art: "ungesehen" });
    expect(await nummern(wer)).toEqual([]);
  });

  test("verlangt einmal die Vereinbarung über die Verschwiegenheit", async ({ eigene }) => {
    const wer = await konto(eigene);
    await eigene.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
      await sql`delete from verschwiegenheit`.execute(tx);
    });
    await expect(entwurfAnlegen(wer, berechnung)).rejects.toMatchObject({ status: 403 });
  });
});
