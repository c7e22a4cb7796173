import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { fristBearbeiten } from "../eintrag/aufruf.server.ts";
import { fristaenderung } from "../eintrag/contract.ts";
import { fristenliste } from "../eintrag/lesen.server.ts";
import { buchPruefen } from "../protokoll/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { dateiLesen, uebernehmen } from "./einlesen.server.ts";
import type { Fristtabelle } from "./tabelle.ts";

beforeEach(() => uhrStellen("2026-11-23T09:00:00Z"));
afterEach(() => uhrStellen());

test("Was eingelesen wird, steht als übernommen im Buch, bis es jemand rechnet; zweimal ist wie einmal", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const text =
    "Az;Frist;Ende;Vorfrist;Uhrzeit\n12/26;Replik;07.12.2026;30.11.2026;\n13/26;Termin;08.12.2026;;09:30\n";
  const tabelle = dateiLesen(new TextEncoder().encode(text)) as Fristtabelle;
  const zuordnung = { aktenzeichen: 0, titel: 1, ende: 2, vorfrist: 3, uhr: 4 };
  const einlesen = async () => {
    const { neu, vorhanden } = await uebernehmen(wer, tabelle, zuordnung);
    return [neu.length, vorhanden.length];
  };
  expect(await einlesen()).toEqual([2, 0]);
  expect(await einlesen()).toEqual([0, 2]);
  const { fristen } = await fristenliste(wer, { status: "offen" });
  expect(fristen).toMatchObject([
    {
      ...{
        titel: "Replik",
        uebernommen: true,
        rechnungId: null,
        ort: "fehlt",
        freigabeGruende: ["uebernommen"],
      },
      ...{ ende: "2026-12-07", sichererTag: "2026-12-07", vorfristen: ["2026-11-30"], zustand: "offen" },
    },
    { titel: "Termin", gattung: "stunde", endeUhr: "09:30" },
  ]);
  const gerechnet = await fristBearbeiten(
    wer,
    fristen[0]?.id ?? "",
    fristaenderung.parse({ startDate: "2026-11-23", weeks: 2, state: "BE" }),
  );
  expect(gerechnet).toMatchObject({ uebernommen: false, ende: "2026-12-07", freigabeGruende: [] });
  expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({
    zeilen: 3,
    fristen: 2,
    fehler: [],
  });
  const leser = await kollegin(db, wer, "Lese", "nur-lesen");
  await expect(uebernehmen(leser, tabelle, zuordnung)).rejects.toMatchObject({ status: 403 });
});
