import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { buchungsformular } from "../ansichten/buchung/buchungsformular.server.ts";
import { marken } from "../ansichten/zeile.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { einstellungskoerper } from "../einstellung/contract.ts";
import { einstellungenSetzen } from "../einstellung/einstellungen.server.ts";
import { fristort, ortswort } from "../einstellung/orte.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { genehmigen } from "./aendern.server.ts";
import { buchen } from "./buchen.server.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern } from "./neurechnen.server.ts";
import { ortAendern, ortUnterschied } from "./ort-aendern.server.ts";
import { verlaengern } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const heute = tag("2026-11-03");
const formular = (felder: Record<string, string>) => buchungsformular({ ort: "Berlin", ...felder }, heute);

async function ausFormular(wer: Buchnutzer, felder: Record<string, string>) {
  const lesung = formular(felder);
  if (lesung.art !== "wunsch") throw new Error(JSON.stringify(lesung.fehler));
  return buchen(wer, lesung.wunsch);
}

const replik = {
  title: "Replik",
  months: "1",
  startDate: "15.7.2028",
  kuenftig: "2028-07-15",
  ort: "ag-forchheim",
};
const pruefung = (wer: Buchnutzer) => mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId));

describe("Ein verkündetes Urteil", () => {
  test("ohne Zustellung lässt die ganze Kette fünf Monate später beginnen, bis es zugestellt ist", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const fristen = await ausFormular(wer, {
      rule: "zpo-517",
      verkuendung: "2.11.2026",
      aktenzeichen: "1/26",
    });
    expect(fristen.map(({ regel, ende, freigabeGruende }) => [regel, ende, freigabeGruende])).toEqual([
      ["zpo-517", "2027-05-03", ["sicherheit", "fuenf-monate"]],
      ["zpo-520", "2027-06-02", ["sicherheit", "fuenf-monate"]],
    ]);
    const neu = await ausloeserAendern(
      wer,
      { id: fristen[0]?.id ?? "" },
      tag("2026-11-20"),
      tag("2026-11-20"),
    );
    expect(neu.map(({ ende }) => ende)).toEqual(["2026-12-21", "2027-01-20"]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("zählt nur, wo das Gesetz es sagt, und ersetzt sonst keinen Tag", () => {
    const fehlerVon = (felder: Record<string, string>) => {
      const lesung = formular(felder);
      return lesung.art === "fehler" ? Object.keys(lesung.fehler) : [];
    };
    expect(fehlerVon({ rule: "zpo-339", verkuendung: "2.11.2026" })).toEqual(["verkuendung", "startDate"]);
    expect(fehlerVon({ rule: "zpo-517", verkuendung: "neulich" })).toEqual(["verkuendung", "startDate"]);
    expect(fehlerVon({ rule: "zpo-517" })).toEqual(["startDate"]);
    expect(fehlerVon({ rule: "zpo-517", verkuendung: "2.11.2026", startDate: "20.11.2026" })).toEqual([]);
  });
});

describe("Der Ort einer Frist", () => {
  test("ist bei mehreren Sitzen der gewählte; ohne Wahl zählt der frühere Tag", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const ende = async (sitz: string) =>
      (await ausFormular(wer, { ...replik, ort: "ag-bayreuth", sitz }))[0]?.ende;
    expect(await ende("")).toBe("2028-08-15");
    expect(await ende("by-bayreuth")).toBe("2028-08-15");
    expect(await ende("by-pegnitz")).toBe("2028-08-16");
  });

  test("mit ungeklärtem Mariä Himmelfahrt wird einmal je Kanzlei und Gericht geklärt, und der Rechenweg sagt es", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const kollege = await kollegin(db, wer, "Huber", "rechtsanwalt");
    const fremd = await inhaber(db, "Schulz");
    const buchenAls = async (als: Buchnutzer, himmelfahrt: string) => {
      const [frist] = await ausFormular(als, { ...replik, himmelfahrt });
      const { rechnung } = await fristZeigen(als, frist?.id ?? "");
      const geklaert = rechnung?.ergebnis.schritte.filter(({ text }) => text.includes("selbst geklärt"));
      return [frist?.ende, geklaert?.map(({ text }) => text)];
    };
    const offen = await buchenAls(wer, "");
    expect(offen).toEqual([expect.anything(), []]);
    const satz = "Mariä Himmelfahrt ist in Forchheim ein Feiertag; das hat die Kanzlei selbst geklärt.";
    expect(await buchenAls(wer, "ja")).toEqual(["2028-08-16", [satz]]);
    expect(await buchenAls(kollege, "")).toEqual(["2028-08-16", [satz]]);
    expect(await buchenAls(fremd, "")).toEqual(offen);
    expect((await buchenAls(kollege, "nein"))[0]).toBe("2028-08-15");
    expect((await buchenAls(wer, ""))[0]).toBe("2028-08-15");
    const zeilen = await db
      .selectFrom("fristvorgang")
      .select("von")
      .where("art", "=", "ort-geklaert")
      .orderBy("nr")
      .execute();
    expect(zeilen.map(({ von }) => von)).toEqual([wer.nutzer.id, kollege.nutzer.id]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("fehlt sichtbar, bis er nachgetragen ist; dann ist die ganze Kette mit seinen Feiertagen gerechnet", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const felder = {
      rule: "zpo-517",
      startDate: "6.12.2026",
      kuenftig: "2026-12-06",
      ort: "",
      ortUnbekannt: "1",
      aktenzeichen: "1/26",
    };
    const [einlegung, begruendung] = await ausFormular(wer, felder);
    if (!einlegung || !begruendung) throw new Error("Zwei Fristen erwartet");
    expect(einlegung.ende).toBe("2027-01-06");
    const texte = (f: typeof einlegung) => marken(f, heute).map(({ text }) => text);
    expect(texte(einlegung)).toEqual(expect.arrayContaining(["Ort fehlt", "Freigabe fehlt"]));
    const neu = await ortAendern(wer, { id: begruendung.id }, { land: "BY", gericht: "olg-muenchen" });
    expect(
      neu.map(({ ende, ort, gericht, freigabeGruende }) => [ende, ort, gericht, freigabeGruende]),
    ).toEqual([
      ["2027-01-07", "gericht", "olg-muenchen", []],
      ["2027-02-08", "gericht", "olg-muenchen", []],
    ]);
    expect(neu.flatMap(texte)).not.toContain("Ort fehlt");
    const dort = { land: "BY", gericht: "olg-muenchen" } as const;
    expect(await ortAendern(wer, { id: begruendung.id }, dort)).toEqual([]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });
});

describe("Das Gericht gehört zum Eintrag", () => {
  // 08.07.2025 und ein Monat: Freitag, 08.08.2025, Friedensfest nur im Stadtgebiet Augsburg (Art. 1 Abs. 2 FTG).
  const amFriedensfest = { title: "Stellungnahme", months: "1", startDate: "8.7.2025" };

  test("mit seinem Sitz, beide bei ihrem Namen", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const gebucht = async (ort: string, sitz = "") => {
      const [frist] = await ausFormular(wer, { ...amFriedensfest, ort, sitz });
      return frist && [frist.ende, fristort(frist)];
    };
    expect(await gebucht("LG Augsburg")).toEqual(["2025-08-11", "Landgericht Augsburg"]);
    expect(await gebucht("ArbG Augsburg")).toEqual(["2025-08-08", "Arbeitsgericht Augsburg"]);
    expect(await gebucht("ArbG Augsburg", "by-augsburg")).toEqual([
      "2025-08-11",
      "Arbeitsgericht Augsburg, Sitz Augsburg",
    ]);
    expect(await gebucht("ArbG Augsburg", "by-neu-ulm")).toEqual([
      "2025-08-08",
      "Arbeitsgericht Augsburg, Sitz Neu-Ulm",
    ]);
    // § 78a GVG: kein Sitz in einer Zivilsache.
    expect(await gebucht("LG Augsburg", "by-aichach")).toEqual(["2025-08-11", "Landgericht Augsburg"]);
    expect(await gebucht("Augsburg")).toEqual(["2025-08-11", "Augsburg"]);
    expect(await gebucht("Bayern")).toEqual(["2025-08-08", "Bayern"]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("ist geändert, nachdem der Unterschied zu sehen war, und wird neu kontrolliert", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const huber = await kollegin(db, wer, "Huber", "rechtsanwalt");
    await einstellungenSetzen(
      wer,
      einstellungskoerper.parse({
        fourEyes: true,
        eveningCheckAt: "17:00",
        eveningAlarmAt: "18:30",
        workingDays: ["1"],
        reminderContent: "frist",
        state: "",
        gemeinde: "",
      }),
    );
    const [frist] = await ausFormular(wer, { ...amFriedensfest, ort: "ArbG Augsburg" });
    const id = frist?.id ?? "";
    expect((await genehmigen(huber, { id })).zustand).toBe("offen");
    const augsburg = { land: "BY", gericht: "arbg-augsburg", sitz: "by-augsburg" } as const;
    expect(
      (await ortUnterschied(wer, { id }, augsburg)).map(({ bisher, neu, folge }) => [bisher, neu, folge]),
    ).toEqual([["2025-08-08", "2025-08-11", "neu"]]);
    expect((await fristZeigen(wer, id)).frist.ende).toBe("2025-08-08");
    const [neu] = await ortAendern(wer, { id }, augsburg);
    expect(neu).toMatchObject({
      ende: "2025-08-11",
      sitz: "by-augsburg",
      zustand: "zu-genehmigen",
      genehmigtAm: null,
      kontrollstandVon: wer.nutzer.id,
    });
    expect(await ortUnterschied(wer, { id }, augsburg)).toEqual([]);
    const { vorgaenge } = await fristZeigen(wer, id);
    expect(vorgaenge.map(({ art }) => art)).toEqual(["gebucht", "genehmigt", "ort-geaendert"]);
    const andernorts = await ortUnterschied(wer, { id }, { land: "BY", gericht: "lg-muenchen-i" });
    expect(andernorts.map(({ neu: n, folge }) => [n, folge])).toEqual([["2025-08-08", "neu"]]);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("zieht die Fristen derselben Kette mit, deren Handlung vor dasselbe Gericht gehört, und keine andere", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const bei = async (rule: string, az: string) =>
      ausFormular(wer, { rule, startDate: "2.11.2026", ort: "OLG München", aktenzeichen: az });
    const [berufung] = await bei("zpo-517", "1/26");
    const hamm = { land: "NW", gericht: "olg-hamm" } as const;
    const neu = await ortAendern(wer, { id: berufung?.id ?? "" }, hamm);
    expect(neu.map(({ regel, gericht }) => [regel, gericht])).toEqual([
      ["zpo-517", "olg-hamm"],
      ["zpo-520", "olg-hamm"],
    ]);
    // § 64 Abs. 1, § 117 Abs. 1 Satz 2 FamFG: eingelegt beim Ausgangsgericht, begründet beim Beschwerdegericht.
    const kette = await bei("famfg-63", "2/26");
    expect(kette.length).toBeGreaterThan(1);
    const [einlegung] = await ortAendern(wer, { id: kette[0]?.id ?? "" }, hamm);
    expect(einlegung).toMatchObject({ regel: "famfg-63", gericht: "olg-hamm" });
    const { kette: danach } = await fristZeigen(wer, kette[0]?.id ?? "");
    expect(danach.filter(({ gericht }) => gericht === "olg-hamm")).toHaveLength(1);
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });

  test("wechselt, ohne dass ein Ende sich bewegt, das ein Gericht bestimmt hat", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const [, begruendung] = await ausFormular(wer, {
      rule: "zpo-517",
      startDate: "2.11.2026",
      ort: "OLG München",
      aktenzeichen: "1/26",
    });
    const id = begruendung?.id ?? "";
    await verlaengern(wer, { id }, { bis: tag("2027-02-03"), vom: tag("2026-11-03"), einwilligung: true });
    const hamm = { land: "NW", gericht: "olg-hamm" } as const;
    const unterschied = (await ortUnterschied(wer, { id }, hamm)).find(({ frist }) => frist.id === id);
    expect(unterschied).toMatchObject({ neu: "2027-02-03", folge: "nur-ort" });
    const neu = (await ortAendern(wer, { id }, hamm)).find((f) => f.id === id);
    expect(neu).toMatchObject({ ende: "2027-02-03", gericht: "olg-hamm" });
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });
});

test("Das Feld für den Ort fragt nach dem Gericht der Handlung", () => {
  expect(["zpo-517", "zpo-339", null].map(ortswort)).toEqual([
    "Berufungsgericht",
    "Gericht der Einspruchseinlegung",
    "Gericht oder Ort",
  ]);
  const ort = { ort: "gericht", land: null, gemeinde: null, sitz: null } as const;
  // § 133 GVG: Es gibt nur eines; ein anderes genanntes zählt nicht.
  expect(fristort({ ...ort, gericht: "olg-hamm", regel: "zpo-548" })).toContain("Bundesgerichtshof");
  expect(fristort({ ...ort, gericht: "olg-hamm", regel: "zpo-517" })).toBe("Oberlandesgericht Hamm");
  expect(fristort({ ...ort, ort: "fehlt", gericht: null, regel: null })).toBe("fehlt");
});
