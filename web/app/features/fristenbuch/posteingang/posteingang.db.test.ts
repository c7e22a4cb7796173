import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, buchAendern } from "../einstellung/buchzugang.server.ts";
import { streichen } from "../eintrag/aendern.server.ts";
import { type Buchungswunsch, einbuchen, ohneAngaben, planen } from "../eintrag/buchen.server.ts";
import { kettenzeilenLesen } from "../protokoll/protokoll-store.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import type { Frist } from "../worte/frist.ts";
import { aenderungAus, alsItems, angabenAus } from "./antwort.server.ts";
import { neuesStueck, stueckaenderung } from "./contract.ts";
import { postVon, stueckAendern, stueckErfassen, stueckGebucht } from "./posteingang.server.ts";
import { offenePost, offenePostZaehlen } from "./posteingang-store.server.ts";
import type { Poststueck } from "./stueck.ts";

beforeEach(() => uhrStellen("2026-11-16T09:00:00Z"));
afterEach(() => uhrStellen());

const urteil = { aktenzeichen: "34/26", sender: "Landgericht Köln", kind: "urteil", servedAt: "2026-11-16" };
const erfassen = (wer: Buchnutzer, anders: object = {}) =>
  stueckErfassen(wer, angabenAus(neuesStueck.parse({ ...urteil, ...anders })));
const aendern = (wer: Buchnutzer, { id, stand }: Pick<Poststueck, "id" | "stand">, koerper: object) =>
  stueckAendern(wer, { id, stand }, aenderungAus(stueckaenderung.parse(koerper)));
const fehler = (status: number, koerper: object) => ({ status, koerper: expect.objectContaining(koerper) });
const zeilen = (wer: Buchnutzer) =>
  mandant(wer, async (tx) =>
    (await kettenzeilenLesen(tx, wer.kanzleiId, { limit: 100 })).map(({ art, inhalt }) => ({
      art,
      inhalt: JSON.parse(inhalt ?? "{}"),
    })),
  );
const offene = (wer: Buchnutzer) => mandant(wer, (tx) => offenePost(tx, wer.kanzleiId));

const berufung: Buchungswunsch = {
  frage: { art: "katalog", id: "zpo-517", eingabe: { ereignisAm: tag("2026-11-16"), ort: { land: "NW" } } },
  ortUnbekannt: false,
  angaben: { ...ohneAngaben, aktenzeichen: "34/26" },
};

/** Books the chain from a piece, as the page does it: in one transaction. */
const ausPostBuchen = (wer: Buchnutzer, id: string): Promise<readonly Frist[]> =>
  buchAendern(wer, async (lage) => {
    const plan = await planen(lage, berufung);
    if (plan.art !== "plan") throw new Error(plan.grund);
    const gebucht = await einbuchen(lage, plan, berufung);
    await stueckGebucht(
      lage,
      id,
      gebucht.map((frist) => frist.id),
    );
    return gebucht;
  });

describe("Ein Stück Post", () => {
  test("wird mit einer Zeile im Protokoll aufgenommen, ist offen und bietet Fristen des Katalogs an", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const stueck = await erfassen(wer, { courtFileNumber: "12 O 34/26", channel: "eeb" });
    expect(await zeilen(wer)).toMatchObject([
      {
        art: "post-eingegangen",
        inhalt: {
          post: stueck.id,
          was: "34/26: Urteil von Landgericht Köln",
          felder: { von: "Landgericht Köln", gerichtszeichen: "12 O 34/26", weg: "eeb" },
        },
      },
    ]);
    expect(stueck).toMatchObject({ zustand: "offen", stand: 1, art: "urteil", erstelltVon: wer.nutzer.id });
    const [item] = await alsItems(wer, [stueck]);
    expect(item).toMatchObject({ status: "open", createdBy: "Meier", version: 1, servedAt: "2026-11-16" });
    expect(item?.suggestions.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["zpo-517", "zpo-520"]));
    expect((await offene(wer)).ids).toEqual([stueck.id]);
  });

  test("wird in derselben Arbeit gebucht wie seine Kette; scheitert eines, geschieht nichts", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await erfassen(wer);
    const gebucht = await ausPostBuchen(wer, id);
    expect(gebucht.map(({ regel }) => regel)).toEqual(["zpo-517", "zpo-520"]);
    const [stueck] = await postVon(wer, { zeige: "alle", limit: 10 });
    expect(stueck).toMatchObject({ zustand: "gebucht", fristen: gebucht.map((frist) => frist.id) });
    expect((await zeilen(wer)).map(({ art }) => art)).toEqual([
      "post-eingegangen",
      "gebucht",
      "gebucht",
      "post-gebucht",
    ]);
    expect((await zeilen(wer)).at(-1)?.inhalt).toMatchObject({
      post: id,
      felder: { fristen: stueck?.fristen },
    });
    expect((await offene(wer)).ids).toEqual([]);
    const fremd = await inhaber(db, "Schulz");
    await expect(ausPostBuchen(fremd, id)).rejects.toMatchObject(fehler(404, {}));
    expect(await zeilen(fremd)).toEqual([]);
    expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("ist wieder offen, wenn alle Fristen gestrichen sind, die aus ihm gebucht wurden", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await erfassen(wer);
    const [erste, zweite] = await ausPostBuchen(wer, id);
    await streichen(wer, { id: erste?.id ?? "" }, "Irrtum");
    expect((await offene(wer)).ids).toEqual([]);
    await streichen(wer, { id: zweite?.id ?? "" }, "Irrtum");
    expect((await offene(wer)).stuecke).toMatchObject([{ id, zustand: "offen" }]);
    expect(await postVon(wer, { zeige: "entschieden", limit: 10 })).toEqual([]);
    const [stueck] = await postVon(wer, { zeige: "offen", limit: 10 });
    expect(await aendern(wer, stueck as Poststueck, { status: "nothing", reason: "Doppel" })).toMatchObject({
      zustand: "nichts",
      fristen: [],
    });
    expect((await offene(wer)).ids).toEqual([]);
  });

  test("ist ohne Grund nicht „nichts zu notieren“, und lässt sich wieder öffnen", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const stueck = await erfassen(wer);
    await expect(aendern(wer, stueck, { status: "nothing" })).rejects.toMatchObject(
      fehler(400, { code: "grund", field: "reason" }),
    );
    await expect(aendern(wer, stueck, { status: "open" })).rejects.toMatchObject(
      fehler(409, { code: "nicht-entschieden" }),
    );
    const entschieden = await aendern(wer, stueck, { status: "nothing", reason: "Kenntnisnahme" });
    expect(entschieden).toMatchObject({ zustand: "nichts", grund: "Kenntnisnahme" });
    expect((await offene(wer)).ids).toEqual([]);
    await aendern(wer, entschieden, { status: "open" });
    expect((await offene(wer)).stuecke).toMatchObject([{ zustand: "offen", grund: "", entschiedenAm: null }]);
    expect((await zeilen(wer)).map(({ art }) => art)).toEqual([
      "post-eingegangen",
      "post-nichts-zu-notieren",
      "post-wieder-offen",
    ]);
  });

  test("sagt im Protokoll nur, was sich ändert; wer einen alten Stand sieht, überschreibt keinen neuen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const stueck = await erfassen(wer);
    const geaendert = await aendern(wer, stueck, { ...urteil, sender: "Landgericht Bonn" });
    expect((await zeilen(wer)).at(-1)).toEqual({
      art: "post-geaendert",
      inhalt: {
        post: stueck.id,
        was: "34/26: Urteil von Landgericht Bonn",
        felder: { von: "Landgericht Bonn" },
      },
    });
    await expect(aendern(wer, stueck, { sender: "Amtsgericht Bonn" })).rejects.toMatchObject(
      fehler(409, { code: "veraltet" }),
    );
    // What repeats what stands there writes nothing.
    expect(await aendern(wer, geaendert, { sender: "Landgericht Bonn" })).toMatchObject({
      stand: geaendert.stand,
    });
    expect(await zeilen(wer)).toHaveLength(2);
  });

  test("nimmt Fristen an, die im Buch stehen, keine fremden und keine gestrichenen", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const fremd = await inhaber(db, "Schulz");
    const eigene = await ausPostBuchen(wer, (await erfassen(wer)).id);
    const fremde = await ausPostBuchen(fremd, (await erfassen(fremd)).id);
    const stueck = await erfassen(wer, { kind: "beschluss" });
    const nennen = (...ids: readonly (string | undefined)[]) =>
      aendern(wer, stueck, { status: "booked", deadlines: ids });
    await expect(nennen(fremde[0]?.id)).rejects.toMatchObject(fehler(400, { code: "frist" }));
    await expect(nennen()).rejects.toMatchObject(fehler(400, { code: "frist", field: "deadlines" }));
    await streichen(wer, { id: eigene[1]?.id ?? "" }, "Irrtum");
    await expect(nennen(eigene[1]?.id)).rejects.toMatchObject(fehler(400, { code: "frist" }));
    expect(await nennen(eigene[0]?.id)).toMatchObject({ zustand: "gebucht", fristen: [eigene[0]?.id] });
  });

  test("wird mit Grund gestrichen und bleibt dann, wie es ist; aus ihm wird nichts gebucht", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const renate = await kollegin(db, wer, "Renate", "fachangestellte");
    const stueck = await erfassen(wer);
    await expect(aendern(renate, stueck, { status: "struck", reason: "doppelt" })).rejects.toMatchObject(
      fehler(403, { code: "rolle" }),
    );
    await expect(aendern(wer, stueck, { status: "struck" })).rejects.toMatchObject(
      fehler(400, { code: "grund" }),
    );
    const gestrichen = await aendern(wer, stueck, { status: "struck", reason: "doppelt aufgenommen" });
    await expect(aendern(wer, gestrichen, { sender: "x" })).rejects.toMatchObject(
      fehler(409, { code: "gestrichen" }),
    );
    await expect(ausPostBuchen(wer, stueck.id)).rejects.toMatchObject(fehler(409, { code: "gestrichen" }));
    expect(await zeilen(wer)).toHaveLength(2);
    await expect(
      mandant(wer, (tx) => tx.deleteFrom("posteingang").where("id", "=", stueck.id).execute()),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("wird nicht an einem Tag zugestellt, der noch kommt, und nicht von jemandem, der nur liest", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const leser = await kollegin(db, wer, "Leo", "nur-lesen");
    await expect(erfassen(wer, { servedAt: "2026-11-17" })).rejects.toMatchObject(
      fehler(400, { code: "ereignis-in-der-zukunft", field: "servedAt" }),
    );
    await expect(erfassen(leser)).rejects.toMatchObject(fehler(403, { code: "rolle" }));
    expect(await zeilen(wer)).toEqual([]);
  });
});

describe("Der Posteingang", () => {
  test("zeigt Offenes zuerst, das Neueste oben, auf Wunsch nur einen Tag oder einen Stand", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const nacheinander = async (anders: object) => {
      const stueck = await erfassen(wer, anders);
      uhrStellen(new Date(stueck.erstellt.getTime() + 60_000).toISOString());
      return stueck;
    };
    const erstes = await nacheinander({ sender: "eins" });
    await nacheinander({ sender: "zwei", servedAt: "2026-11-13" });
    const drittes = await nacheinander({ sender: "drei" });
    await aendern(wer, drittes, { status: "nothing", reason: "Doppel" });
    const von = async (wahl: object) =>
      (await postVon(wer, { zeige: "alle", limit: 10, ...wahl })).map((stueck) => stueck.von);
    expect(await von({})).toEqual(["zwei", "eins", "drei"]);
    expect(await von({ zeige: "offen" })).toEqual(["zwei", "eins"]);
    expect(await von({ zeige: "entschieden" })).toEqual(["drei"]);
    expect(await von({ tag: tag("2026-11-13") })).toEqual(["zwei"]);
    expect(await von({ limit: 1, ab: 1 })).toEqual(["eins"]);
    expect(await mandant(wer, (tx) => offenePostZaehlen(tx, wer.kanzleiId))).toBe(2);
    expect((await offene(wer)).stuecke.map((stueck) => stueck.von)).toEqual(["zwei", "eins"]);
    expect(await postVon(await inhaber(db, "Schulz"), { zeige: "alle", limit: 10 })).toEqual([]);
    expect(erstes.zustand).toBe("offen");
  });
});
