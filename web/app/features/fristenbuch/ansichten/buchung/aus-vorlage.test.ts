import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { frageAus } from "../../eintrag/aufruf/aufruf.server.ts";
import { neueFrist } from "../../eintrag/aufruf/contract.ts";
import { buchungsformular } from "./buchungsformular.server.ts";

const heute = tag("2026-11-23");
const felder = {
  title: "Schriftsatz vor dem Termin",
  startDate: "15.12.2026",
  weeks: "1",
  norm: "§ 132 ZPO",
  begin: "tagesanfang",
  direction: "rueckwaerts",
  shift: "keine",
  vorfristen: "3 Tage",
  templateId: "0d6c2f2e-7f1d-4c58-9d0f-6d6d5a0f7a10",
};

// § 132 ZPO rechnet vom Termin zurück
test("Was eine Vorlage über die Zählweise sagt, rechnet mit", () => {
  expect(buchungsformular({ ...felder, ortUnbekannt: "1" }, heute)).toMatchObject({
    art: "wunsch",
    wunsch: {
      frage: {
        art: "frei",
        eingabe: {
          dauer: [{ wert: 1, einheit: "woche" }],
          beginn: "tagesanfang",
          richtung: "rueckwaerts",
          verschiebung: "keine",
          vorfristen: [[{ wert: 3, einheit: "tag" }]],
        },
      },
      angaben: { norm: "§ 132 ZPO", vorlageId: felder.templateId },
    },
  });
});

// § 517 ZPO
test("Eine Frist des Katalogs zählt, wie das Gesetz es sagt, und heißt nach ihrer Norm", () => {
  const gelesen = buchungsformular({ ...felder, ortUnbekannt: "1", rule: "zpo-517", weeks: "" }, heute);
  expect(gelesen).toMatchObject({
    wunsch: { frage: { art: "katalog", id: "zpo-517" }, angaben: { norm: "" } },
  });
  for (const feld of ["beginn", "richtung", "verschiebung", "dauer"])
    expect(gelesen).not.toHaveProperty(`wunsch.frage.eingabe.${feld}`);
});

// §§ 187 Abs. 1, 188 Abs. 2, 193 BGB, § 222 ZPO
test("Eine eigene Dauer zählt auf der Seite wie im Aufruf", () => {
  const seite = buchungsformular(
    { title: "Stellungnahme", startDate: "02.11.2026", weeks: "2", ortUnbekannt: "1" },
    heute,
  );
  const aufruf = neueFrist.parse({ title: "Stellungnahme", startDate: "2026-11-02", weeks: 2 });
  expect(seite).toMatchObject({ art: "wunsch" });
  if (seite.art === "wunsch") expect(seite.wunsch.frage).toEqual(frageAus(aufruf, heute));
});

test("Wer unter mehreren Fristen gewählt hat, kann bis zur Buchung anders wählen", () => {
  const mehrdeutig = { startDate: "02.11.2026", rule: "berufung", ortUnbekannt: "1" };
  const gefragt = buchungsformular(mehrdeutig, heute);
  const gewaehlt = buchungsformular({ ...mehrdeutig, fristwahl: "zpo-517" }, heute);
  expect(gefragt).toMatchObject({ art: "fehler", fehler: { rule: expect.stringContaining("Mehrere") } });
  expect(gewaehlt).toMatchObject({ wunsch: { frage: { id: "zpo-517" } }, fristwahl: gefragt.fristwahl });
  expect(gefragt.fristwahl.length).toBeGreaterThan(1);
});
