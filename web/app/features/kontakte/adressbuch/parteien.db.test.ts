import { sql } from "kysely";
import { expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { kontaktparteien } from "./parteien-store.server.ts";

test("Wer mit einer Adresse der Akte in den Kontakten steht, gehört zu ihr; Kontakte anderer nicht", async ({
  db,
}) => {
  const konto = (name: string) =>
    kontoMitKanzlei(db, { name, email: `${name.toLowerCase()}@kanzlei.example` });
  const [wer, fremd] = [await konto("Meier"), await konto("Schulz")];
  await betrieb((tx) =>
    sql`insert into kontakt (kanzlei_id, erstellt_von, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
      values (${wer.kanzleiId}::uuid, ${wer.nutzer.id}::uuid, 'Rosa Sommer', 'Rosa@sommer.example', 'rosa@sommer.example',
        'rosa sommer', 'rosa sommer', now(), now())`.execute(tx),
  );
  const frage = { aktenzeichen: "34/26", adressen: ["ROSA@sommer.example", "andere@winter.example"] };
  expect(await kontaktparteien(wer as unknown as Sitzung, frage)).toEqual(["Rosa Sommer"]);
  expect(await kontaktparteien(wer as unknown as Sitzung, { ...frage, adressen: [] })).toEqual([]);
  expect(await kontaktparteien(fremd as unknown as Sitzung, frage)).toEqual([]);
});
