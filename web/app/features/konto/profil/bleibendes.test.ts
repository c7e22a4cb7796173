import { expect, test } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Loeschteil } from "#platform/beitraege.server.ts";
import { bleibendes, hindernissaetze } from "./loeschung.server.ts";

const teile: readonly Loeschteil[] = [
  { bleibt: [{ spalten: [], satz: "Sicherungen" }] },
  { hindernis: { code: "offen", satz: "Eine Rechnung ist offen.", besteht: async () => true } },
  {
    bleibt: [
      { spalten: ["rechnung.konto_id"], satz: "Rechnungen", betrifft: async () => true },
      { spalten: ["artikel.konto_id"], satz: "Artikel", betrifft: async () => false },
    ],
  },
];

test("Von einem Konto bleibt, was es betrifft; was alle betrifft, steht am Ende", async () => {
  expect(await bleibendes({} as Sitzung, teile)).toEqual(["Rechnungen", "Sicherungen"]);
});

test("Was eine Löschung aufhält, steht mit seinem Code in der Beschreibung", () => {
  expect(hindernissaetze(teile)).toEqual({ offen: "Eine Rechnung ist offen." });
});
