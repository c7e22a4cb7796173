import { tag } from "@gebuehrenportal/recht";
import { describe, expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { gesehenText } from "#ui/zugleich/formularfelder.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { neueVorlage, vorlagenaenderung } from "./contract.ts";
import { angabenAus, formularfelder, nachVorlagenstreit, type Vorlagenfelder } from "./formular.ts";
import type { Vorlage } from "./vorlage.ts";
import { type Vorlagennutzer, vorlageBearbeiten, vorlagenVon, vorlageSpeichern } from "./vorlagen.server.ts";

const heute = tag("2026-11-23");

/** Whoever leads a team, and a member of it. */
async function team(db: Parameters<typeof inhaber>[0]) {
  const { kanzleiId, ...inhaberin } = await inhaber(db, "leitung");
  const imTeam = (wer: Vorlagennutzer, isTeamAdmin: boolean): Vorlagennutzer => ({
    ...wer,
    nutzer: { ...wer.nutzer, teamId: kanzleiId, isTeamAdmin },
  });
  const leitung = imTeam({ kanzleiId, ...inhaberin }, true);
  return { leitung, mitglied: imTeam(await kollegin(db, leitung, "mitglied", "rechtsanwalt"), false) };
}

const speichern = (wer: Vorlagennutzer, angaben: object) =>
  vorlageSpeichern(wer, neueVorlage.parse({ templateName: "Stellungnahme", weeks: 2, ...angaben }), heute);

describe("Zwei ändern eine geteilte Vorlage", () => {
  const felder = async (wer: Vorlagennutzer, id: string) => {
    const eine = (await vorlagenVon(wer)).find((v) => v.id === id);
    if (!eine) throw new Error("Die Vorlage fehlt.");
    return formularfelder(eine);
  };
  /** As its form sends it. */
  const senden = async (
    wer: Vorlagennutzer,
    {
      id,
      gesehen,
      neu,
    }: { readonly id: string; readonly gesehen: Vorlagenfelder; readonly neu: Vorlagenfelder },
  ) => {
    const { angaben } = angabenAus({ ...gesehen, ...neu, gesehenes: gesehenText(gesehen) }, false);
    return vorlageBearbeiten(wer, id, vorlagenaenderung.parse(angaben), heute);
  };

  test("an verschiedenen Feldern: beides gilt, auch bei den zusätzlichen Angaben", async ({ db }) => {
    const { leitung, mitglied } = await team(db);
    const { id } = await speichern(mitglied, {
      shared: true,
      metadata: JSON.stringify({ title: "Sommer", bemerkung: "" }),
    });
    const gesehen = await felder(mitglied, id);
    await senden(leitung, { id, gesehen, neu: { templateName: "Replik", bemerkung: "eilt" } });
    await senden(mitglied, { id, gesehen, neu: { description: "kurz", title: "Winter" } });
    expect(await felder(mitglied, id)).toMatchObject({
      templateName: "Replik",
      bemerkung: "eilt",
      description: "kurz",
      title: "Winter",
      weeks: "2",
    });
  });

  test("an demselben Feld oder an der Dauer: gefragt wird mit beiden Werten, Name und Zeit", async ({
    db,
  }) => {
    const { leitung, mitglied } = await team(db);
    const { id } = await speichern(mitglied, { shared: true });
    const gesehen = await felder(mitglied, id);
    await senden(leitung, { id, gesehen, neu: { rule: "zpo-517", weeks: "0", months: "1" } });
    const versuch = senden(mitglied, { id, gesehen, neu: { weeks: "3", description: "kurz" } });
    await expect(versuch).rejects.toMatchObject({
      status: 409,
      koerper: {
        code: "zugleich",
        conflicts: [
          {
            field: "rule",
            yours: "3 Wochen",
            theirs: expect.stringContaining("1 Monat, § 517 ZPO"),
            by: "leitung",
            at: expect.any(String),
          },
        ],
        current: { rule: "zpo-517", weeks: 0, months: 1, description: null },
      },
    });
    const jetzt = await felder(mitglied, id);
    const weiter = nachVorlagenstreit(
      { ...gesehen, weeks: "3", description: "kurz", gesehenes: gesehenText(gesehen) },
      (await vorlagenVon(mitglied))[0] as Vorlage,
    );
    expect(weiter).toMatchObject({
      weeks: "3",
      rule: "",
      description: "kurz",
      gesehenes: gesehenText(jetzt),
    });
    await vorlageBearbeiten(mitglied, id, vorlagenaenderung.parse(angabenAus(weiter, false).angaben), heute);
    expect(await felder(mitglied, id)).toMatchObject({
      rule: "",
      weeks: "3",
      months: "0",
      description: "kurz",
    });
  });
});
