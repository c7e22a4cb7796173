import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { vertragVon } from "./bestellung/bestellen.server.ts";
import { abodemo } from "./bestellung/demo-store.server.ts";

test("Jedes Demokonto mit eigenem Tarif hat einen Vertrag, der läuft und nichts schuldet", async ({
  eigene: { db },
}) => {
  const konten = await Promise.all(
    ["free", "basic", "teams", "Teammitglied"].map(async (tarif) => {
      const wer = await kontoMitKanzlei(db, {
        name: tarif,
        email: `${tarif.toLowerCase()}@demo.example`,
        tarif,
      });
      return [tarif, wer] as const;
    }),
  );
  const anlegen = await abodemo.vorbereiten?.();
  await db
    .transaction()
    .execute(async (tx) => anlegen?.(tx, new Map(konten.map(([name, { nutzer }]) => [name, nutzer.id]))));
  const umstaende = { jetzt: new Date().toISOString(), rechnungen: false };
  const staende = await Promise.all(
    konten.map(async ([name, wer]) => {
      const vertrag = (await vertragVon(wer, umstaende))?.vertrag;
      return [name, vertrag?.zustand, vertrag?.typ, vertrag?.forderungen.length];
    }),
  );
  expect(staende).toEqual([
    ["free", undefined, undefined, undefined],
    ["basic", "active", "basic", 0],
    ["teams", "active", "teams", 0],
    ["Teammitglied", undefined, undefined, undefined],
  ]);
});
