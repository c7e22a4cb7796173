import { sql } from "kysely";
import { expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { kostennotenparteien } from "./parteien-store.server.ts";

test("Wem Kostennoten einer Akte gestellt sind, gehört zu ihr, wie auch immer ihr Zeichen geschrieben ist", async ({
  db,
}) => {
  const konto = (name: string) =>
    kontoMitKanzlei(db, { name, email: `${name.toLowerCase()}@kanzlei.example` });
  const [wer, fremd] = [await konto("Meier"), await konto("Schulz")];
  const ausstellen = (nummer: string, empfaenger: string, aktenzeichen: string) =>
    mandant(wer, (tx) =>
      sql`insert into kostennote (konto_id, art, nummer, ausgestellt_am, freigegeben_am, beleg, empfaenger, aktenzeichen, brutto)
        values (${wer.nutzer.id}::uuid, 'rechnung', ${nummer}, '2026-11-02', now(), '{}', ${empfaenger}, ${aktenzeichen}, 100)`.execute(
        tx,
      ),
    );
  await ausstellen("1", "Rosa Sommer", "34/26 S");
  await ausstellen("2", "Winter GmbH", "35/26");
  const frage = { aktenzeichen: "34/26  s", adressen: [] };
  expect(await kostennotenparteien(wer as unknown as Sitzung, frage)).toEqual(["Rosa Sommer"]);
  expect(await kostennotenparteien(wer as unknown as Sitzung, { ...frage, aktenzeichen: " " })).toEqual([]);
  expect(await kostennotenparteien(fremd as unknown as Sitzung, frage)).toEqual([]);
});
