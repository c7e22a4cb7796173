import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import {
  offeneZustimmung,
  requireVerschwiegenheit,
  verschwiegenheitZustimmen,
  verschwiegenheitZustimmungen,
  zustimmungAnnehmen,
} from "./verschwiegenheit.server.ts";
import { geltendeFassung } from "./verschwiegenheit-fassung.ts";

async function konto({ db }: Testdatenbank, name: string): Promise<Mandant> {
  const { id } = await db
    .insertInto("konto")
    .values({ name, email: `${name}@kanzlei.example` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { kanzleiId: randomUUID(), nutzer: { id } };
}

const pruefen = (wer: Mandant) => mandant(wer, (tx) => requireVerschwiegenheit(tx, wer.nutzer.id));

test("Ohne Zustimmung speichert niemand Mandatsdaten, danach fragt niemand mehr", async ({ eigene }) => {
  const [meier, schulz] = [await konto(eigene, "meier"), await konto(eigene, "schulz")];
  const fehlt = { status: 403, koerper: { code: "verschwiegenheit" } };
  await expect(pruefen(meier)).rejects.toMatchObject(fehlt);
  await verschwiegenheitZustimmen(meier, geltendeFassung);
  await expect(pruefen(meier)).resolves.toBeUndefined();
  await expect(pruefen(schulz)).rejects.toMatchObject(fehlt);
});

test("Die Zustimmung steht mit Zeit und Fassung im Konto, bleibt wie sie ist und steht einmal im Protokoll", async ({
  eigene,
}) => {
  const meier = await konto(eigene, "meier");
  const vorher = Date.now();
  await verschwiegenheitZustimmen(meier, geltendeFassung);
  const [erste] = await verschwiegenheitZustimmungen(meier);
  expect(erste?.fassung).toBe("2026-11-23");
  expect(erste?.am.getTime()).toBeGreaterThanOrEqual(vorher - 1);
  await verschwiegenheitZustimmen(meier, geltendeFassung);
  expect(await verschwiegenheitZustimmungen(meier)).toEqual([erste]);
  const { rows } = await eigene.pool.query(
    "select einzelheiten from protokoll where akt = 'verschwiegenheit-vereinbart' and konto = $1",
    [meier.nutzer.id],
  );
  expect(rows).toEqual([{ einzelheiten: { fassung: "2026-11-23" } }]);
  for (const versuch of ["delete from verschwiegenheit", "update verschwiegenheit set fassung = 'x'"])
    await expect(mandant(meier, (tx) => sql.raw(versuch).execute(tx))).rejects.toMatchObject({
      code: "42501",
    });
});

test("Wer einer früheren Fassung zugestimmt hat, wird wieder gefragt", async ({ eigene }) => {
  const meier = await konto(eigene, "meier");
  await mandant(meier, (tx) =>
    tx.insertInto("verschwiegenheit").values({ konto_id: meier.nutzer.id, fassung: "2020-01-01" }).execute(),
  );
  await expect(pruefen(meier)).rejects.toMatchObject({ status: 403 });
});

test("Ändert sich der Wortlaut, fragt die neue Fassung einmal nach, und die alte Zustimmung bleibt stehen", async ({
  eigene,
}) => {
  const wer = await konto(eigene, "meier");
  await verschwiegenheitZustimmen(wer, "2026-11-21");
  await expect(pruefen(wer)).rejects.toMatchObject({ koerper: { code: "verschwiegenheit" } });
  expect(await offeneZustimmung(wer)).toBe(geltendeFassung);
  await zustimmungAnnehmen(wer, { zustimmung: "2026-11-21" });
  expect(await offeneZustimmung(wer)).toBe(geltendeFassung);
  await zustimmungAnnehmen(wer, { zustimmung: geltendeFassung });
  expect(await offeneZustimmung(wer)).toBeUndefined();
  await expect(pruefen(wer)).resolves.toBeUndefined();
  const erteilt = await verschwiegenheitZustimmungen(wer);
  expect(erteilt.map(({ fassung }) => fassung).toSorted()).toEqual(["2026-11-21", geltendeFassung]);
});
