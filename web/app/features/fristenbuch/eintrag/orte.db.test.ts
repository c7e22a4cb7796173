import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { buchungsformular } from "../ansichten/buchung/buchungsformular.server.ts";
import { marken } from "../ansichten/zeile.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { buchen } from "./buchen.server.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern } from "./neurechnen.server.ts";
import { ortNachtragen } from "./ort-nachtragen.server.ts";

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
    const neu = await ortNachtragen(wer, { id: begruendung.id }, { land: "BY", gericht: "olg-muenchen" });
    expect(
      neu.map(({ ende, ort, gericht, freigabeGruende }) => [ende, ort, gericht, freigabeGruende]),
    ).toEqual([
      ["2027-01-07", "gericht", "olg-muenchen", []],
      ["2027-02-08", "gericht", "olg-muenchen", []],
    ]);
    expect(neu.flatMap(texte)).not.toContain("Ort fehlt");
    await expect(ortNachtragen(wer, { id: begruendung.id }, { land: "BE" })).rejects.toMatchObject({
      koerper: { code: "ort-steht" },
    });
    expect(await pruefung(wer)).toMatchObject({ fehler: [] });
  });
});
