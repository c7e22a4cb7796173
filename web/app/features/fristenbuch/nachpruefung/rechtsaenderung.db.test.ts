import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import fristenkatalog from "@gebuehrenportal/gesetze/fristenkatalog/fristen.json" with { type: "json" };
import { endverschiebung } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { type Fassung, tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { ansichtVon } from "../ansichten/eintrag/eintragsansicht.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { abweichungVerwerfen, erledigen, freigeben } from "../eintrag/aendern.server.ts";
import { deadlinesVon } from "../eintrag/aufruf/antwort.server.ts";
import { buchen, ohneAngaben } from "../eintrag/buchen.server.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { fristZeigen } from "../eintrag/fristbild.server.ts";
import { verlaengern, verlaengerungBeantragen } from "../eintrag/verlaengern.server.ts";
import type { Fristfrage } from "../plan/frage.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber } from "../testing-nutzer.ts";
import { saetze } from "../worte/saetze.ts";
import { fristenOhneAntwort } from "./nachpruefung-store.server.ts";
import { aufRechtsaenderungPruefen } from "./rechtsaenderung.server.ts";
import { abweichungUebernehmen } from "./uebernehmen.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const portal = "https://portal.example";
const verfuegt = (bis: string) => ({ bis: tag(bis), vom: tag("2026-11-03"), einwilligung: undefined });
const pruefen = () => aufRechtsaenderungPruefen(portal);

const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };

/** The law as another release has it, until `zurueck` is called. */
type Gegenrecht = () => () => void;

const mehr =
  <W>(reihe: Zeitreihe<W> | undefined, fassung: Omit<Fassung<W>, "quelle">): Gegenrecht =>
  () => {
    if (!reihe) throw new Error("Keine Reihe");
    (reihe.fassungen as Fassung<W>[]).push({ ...fassung, quelle });
    return () => void (reihe.fassungen as Fassung<W>[]).pop();
  };

/** § 193 BGB und seine Verwandten: Der Samstag ist wieder ein Tag wie jeder andere. */
const gesetz = mehr(endverschiebung, { ab: tag("2026-12-01"), wert: { keinEnde: ["sonntag", "feiertag"] } });

/** Die Berufungsfrist beträgt sechs Wochen. */
const katalog: Gegenrecht = () => {
  const eintrag = fristenkatalog["zpo-517"] as { dauer: unknown };
  const { dauer } = eintrag;
  eintrag.dauer = [
    { dauer },
    { ab: "2026-11-01", dauer: "6w", wahl: { tag: "ereignis", norm: "§ 517 ZPO" } },
  ];
  return () => {
    eintrag.dauer = dauer;
  };
};

/** Die Berufungsfrist bestimmt das Gericht: Ohne seine Angabe gibt es keinen Tag. */
const unbekannt: Gegenrecht = () => {
  const eintrag = fristenkatalog["zpo-517"] as { offen?: string };
  eintrag.offen = "gericht";
  return () => {
    delete eintrag.offen;
  };
};

/** In Berlin ist der 2. Dezember ein Feiertag. */
const feiertag = mehr(laender.BE.tage.find(({ id }) => id === "befreiung")?.reihe, {
  ab: tag("2026-11-15"),
  wert: { art: "fest", monat: 12, tag: 2 },
});

/** Das Landgericht Nürnberg-Fürth sitzt in Augsburg. */
const gericht: Gegenrecht = () => {
  const [lg, ag] = [gerichtMitId("lg-nuernberg-fuerth"), gerichtMitId("ag-augsburg")];
  if (!lg || !ag) throw new Error("Gerichte fehlen");
  const { sitze } = lg;
  Object.assign(lg, { sitze: ag.sitze });
  return () => void Object.assign(lg, { sitze });
};

async function unter<T>(recht: Gegenrecht, arbeit: () => Promise<T>): Promise<T> {
  const zurueck = recht();
  try {
    return await arbeit();
  } finally {
    zurueck();
  }
}

const angaben = (aktenzeichen: string) => ({
  ...ohneAngaben,
  aktenzeichen,
});

const berufung = (land: "BE" | "BY"): Fristfrage => ({
  art: "katalog",
  id: "zpo-517",
  eingabe: { ereignisAm: tag("2026-11-02"), ort: { land } },
});

const replik = (ort: { land: "BE" | "BY"; gericht?: string }, am: string): Fristfrage => ({
  art: "frei",
  eingabe: { ereignisAm: tag(am), ort, dauer: [{ wert: 1, einheit: "monat" }], regime: "ZPO" },
});

async function einbuchen(wer: Buchnutzer, aktenzeichen: string, frage: Fristfrage) {
  const titel = frage.art === "frei" ? "Replik" : "";
  const wunsch = {
    angaben: { ...angaben(aktenzeichen), titel },
    frage,
    ortUnbekannt: false,
    kuenftig: tag("2028-07-08"),
  };
  return (await buchen(wer, wunsch)).map(({ id }) => id);
}

/** The book of an office: what stands beside which entry. */
async function buch(wer: Buchnutzer) {
  const [be517 = "", be520 = ""] = await einbuchen(wer, "1/26", berufung("BE"));
  const [by517 = "", by520 = ""] = await einbuchen(wer, "2/26", berufung("BY"));
  const [amGericht = ""] = await einbuchen(
    wer,
    "3/26",
    replik({ land: "BY", gericht: "lg-nuernberg-fuerth" }, "2028-07-08"),
  );
  const [imLand = ""] = await einbuchen(wer, "4/26", replik({ land: "BY" }, "2028-07-08"));
  const [erledigt = ""] = await einbuchen(wer, "5/26", replik({ land: "BE" }, "2026-11-02"));
  await erledigen(wer, { id: erledigt }, null);
  const ids = { be517, be520, by517, by520, amGericht, imLand, erledigt };
  const abweichungen = async () => {
    const gefunden: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(ids)) {
      const { frist } = await fristZeigen(wer, id);
      if (frist.abweichendEnde !== null)
        gefunden[name] = [frist.ende, frist.abweichendEnde, frist.abweichendGrund];
    }
    return gefunden;
  };
  return { ids, abweichungen };
}

const pruefung = (wer: Buchnutzer) => mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId));

describe("Eine Herleitung, die eine andere Fassung geschrieben hat", () => {
  test("verbirgt den Tag nicht: Der Eintrag bleibt lesbar und sagt es, die Prüfung des Buches nennt ihn", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const [id = ""] = await einbuchen(wer, "6/26", replik({ land: "BE" }, "2026-11-02"));
    const vorher = await fristZeigen(wer, id);
    expect(vorher).toMatchObject({ unlesbar: false, frist: { ende: "2026-12-02" } });
    const ueberschreiben = async (werte: { readonly ergebnis?: string; readonly frage?: string }) => {
      await sql`alter table fristrechnung disable trigger user`.execute(db);
      await db.updateTable("fristrechnung").set(werte).execute();
      await sql`alter table fristrechnung enable trigger user`.execute(db);
    };
    await ueberschreiben({ ergebnis: JSON.stringify({ schritte: "Meier" }) });
    const bild = await fristZeigen(wer, id);
    expect(bild).toMatchObject({ unlesbar: true, rechnung: undefined, frist: { ende: "2026-12-02" } });
    expect(ansichtVon(bild, undefined)).toMatchObject({ hinweise: [saetze.unlesbar] });
    expect((await pruefung(wer)).fehler).toMatchObject([{ fristId: id, grund: "rechnung" }]);
    await ueberschreiben({ frage: JSON.stringify({ art: "frei", eingabe: "Meier" }) });
    const [heil = ""] = await einbuchen(wer, "7/26", replik({ land: "BE" }, "2026-11-03"));
    expect(await pruefen()).toEqual({ geprueft: 2, abweichend: 0, ohneTag: 1 });
    expect(await fristZeigen(wer, heil)).toMatchObject({ unlesbar: false });
    // The call says it too, and gives the others whole.
    const aufruf = new Map((await deadlinesVon(wer, "alle")).map((d) => [d.id, d]));
    expect(aufruf.get(id)).toMatchObject({
      dueDate: "2026-12-02",
      derivation: [{ text: saetze.unlesbar, norm: "", date: null }],
    });
    expect(aufruf.get(heil)?.derivation.length).toBeGreaterThan(1);
    await erledigen(wer, { id }, null);
  });
});

test("Ein Nachweis, den niemand lesen kann, sagt es, und die Frist bleibt in der Liste", async ({ db }) => {
  const wer = await inhaber(db, "Meier");
  const [kaputt = ""] = await einbuchen(wer, "1/26", replik({ land: "BE" }, "2026-11-02"));
  await einbuchen(wer, "2/26", replik({ land: "BE" }, "2026-11-02"));
  await erledigen(wer, { id: kaputt }, { at: "2026-11-03", channel: "beA", reference: "" });
  await sql`alter table frist disable trigger user`.execute(db);
  await db.updateTable("frist").set({ nachweis: '{"at":7}' }).where("id", "=", kaputt).execute();
  await sql`alter table frist enable trigger user`.execute(db);
  const liste = await mandant(wer, (tx) => alsFristen(fristen(tx, wer.kanzleiId)));
  expect(liste).toHaveLength(2);
  expect(liste.find(({ id }) => id === kaputt)?.nachweis).toEqual({
    at: "",
    channel: "nicht lesbar",
    reference: "",
  });
});

describe("Ein anderes Recht", () => {
  test("steht genau neben den Fristen, deren Tag es ändert: Gesetz, Katalog, Feiertag, Gericht", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { abweichungen } = await buch(wer);
    expect(await pruefen()).toEqual({ geprueft: 6, abweichend: 0, ohneTag: 0 });
    expect(await pruefen()).toMatchObject({ geprueft: 0 });
    const faelle: readonly [Gegenrecht, object][] = [
      [
        gesetz,
        {
          be520: ["2027-01-04", "2027-01-02", "recht"],
          by520: ["2027-01-04", "2027-01-02", "recht"],
        },
      ],
      [
        katalog,
        {
          be517: ["2026-12-02", "2026-12-14", "recht"],
          by517: ["2026-12-02", "2026-12-14", "recht"],
        },
      ],
      [feiertag, { be517: ["2026-12-02", "2026-12-03", "recht"] }],
      [gericht, { amGericht: ["2028-08-08", "2028-08-09", "recht"] }],
    ];
    for (const [recht, erwartet] of faelle) {
      const { abweichend } = await unter(recht, pruefen);
      expect(await abweichungen()).toEqual(erwartet);
      expect(abweichend).toBe(Object.keys(erwartet).length);
      // The next release takes it back.
      await pruefen();
      expect(await abweichungen()).toEqual({});
    }
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
    // Four times on one day, and one letter.
    const briefe = await db
      .selectFrom("mail_auftrag")
      .select(["an", "text"])
      .where("art", "=", "frist-recht")
      .execute();
    expect(briefe).toEqual([
      { an: "meier@kanzlei.example", text: expect.stringContaining(`${portal}/fristenmanager/kontrolle`) },
    ]);
    expect(briefe[0]?.text).not.toMatch(/1\/26|Berufung/);
  });

  test("wird von der Anwältin übernommen oder verworfen und dann nicht noch einmal gemeldet", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { ids, abweichungen } = await buch(wer);
    await unter(katalog, async () => {
      await pruefen();
      expect(await abweichungVerwerfen(wer, { id: ids.by517 })).toMatchObject({ ende: "2026-12-02" });
      const neu = await abweichungUebernehmen(wer, { id: ids.be517 });
      expect(neu).toMatchObject({ ende: "2026-12-14", vorfristen: ["2026-12-07"], abweichendEnde: null });
      expect((await fristZeigen(wer, ids.be517)).rechnung?.ende).toBe("2026-12-14");
      await unter(gericht, pruefen);
      expect(await abweichungen()).toEqual({ amGericht: expect.anything() });
    });
    // What was taken over is measured by the law of today, too.
    await pruefen();
    expect(await abweichungen()).toEqual({ be517: ["2026-12-14", "2026-12-02", "recht"] });
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("trifft bei beantragter Verlängerung das alte Ende, bei bewilligter keines", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { ids, abweichungen } = await buch(wer);
    await verlaengerungBeantragen(wer, { id: ids.be520 }, { am: tag("2026-11-03"), bis: tag("2027-02-04") });
    await verlaengern(wer, { id: ids.by520 }, verfuegt("2027-02-04"));
    await unter(gesetz, async () => {
      await pruefen();
      expect(await abweichungen()).toEqual({ be520: ["2027-01-04", "2027-01-02", "recht"] });
      expect(await abweichungUebernehmen(wer, { id: ids.be520 })).toMatchObject({
        ende: "2027-01-02",
        sichererTag: "2027-01-02",
        beantragtBis: "2027-02-04",
        zustand: "verlaengerung-beantragt",
      });
    });
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("ohne Antwort lässt den gebuchten Tag stehen und verlangt ein Mal die Freigabe, bis sie gegeben ist", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { ids, abweichungen } = await buch(wer);
    const ohneAntwort = async () =>
      (await mandant(wer, (tx) => fristenOhneAntwort(tx, wer.kanzleiId, 10))).map(({ id }) => id).toSorted();
    await unter(unbekannt, async () => {
      expect(await pruefen()).toMatchObject({ ohneTag: 4 });
      expect(await ohneAntwort()).toEqual([ids.be517, ids.be520, ids.by517, ids.by520].toSorted());
      expect(await abweichungen()).toEqual({});
      const { frist, vorgaenge } = await fristZeigen(wer, ids.be517);
      expect(frist).toMatchObject({ ende: "2026-12-02", freigegebenAm: null });
      expect(vorgaenge.map(({ art }) => art)).toContain("recht-ohne-tag");
      await freigeben(wer, { id: ids.be517 });
      // Another release of the same law asks nobody a second time.
      await unter(gericht, pruefen);
      expect(await ohneAntwort()).toEqual([ids.be520, ids.by517, ids.by520].toSorted());
    });
    // The next release has an answer again.
    await pruefen();
    expect(await ohneAntwort()).toEqual([]);
    expect((await fristZeigen(wer, ids.by517)).frist.freigabeGruende).toEqual([]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
    const briefe = db.selectFrom("mail_auftrag").select("id").where("art", "=", "frist-recht").execute();
    expect(await briefe).toHaveLength(1);
  });

  test("wird nach einem Abbruch von da an weiter geprüft, und keine Frist zweimal", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { ids, abweichungen } = await buch(wer);
    await unter(gesetz, async () => {
      await aufRechtsaenderungPruefen(portal, { portion: 2 });
      // As if the process had ended before the portion of this entry was committed.
      await db.deleteFrom("fristnachpruefung").where("frist_id", "=", ids.imLand).execute();
      expect(await aufRechtsaenderungPruefen(portal, { portion: 2 })).toMatchObject({
        geprueft: 1,
        abweichend: 0,
      });
      expect(Object.keys(await abweichungen())).toEqual(["be520", "by520"]);
      const { vorgaenge } = await fristZeigen(wer, ids.be520);
      expect(vorgaenge.filter(({ art }) => art === "recht-geaendert")).toHaveLength(1);
    });
  });
});
