import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import { redaktion } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { type Blogkonto, blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

test("Auch an den Anweisungen vorbei sieht und ändert niemand Fremdes", async ({ eigene: { db } }) => {
  const { ids, entwurf, eingereicht, veroeffentlicht } = await blogportal(db);
  await entwurf("FR", { title: "Fremder Entwurf" });
  await eingereicht("AU");
  const artikel = await veroeffentlicht("AU");
  const bild = { art: "png", breite: 1, hoehe: 1, bytes: 1, erstellt: new Date() };
  await db
    .insertInto("blog_bild")
    .values([
      { pfad: "blog/eigen.png", konto_id: ids.GA, ...bild },
      { pfad: "blog/fremd.png", konto_id: ids.AU, ...bild },
    ])
    .execute();
  const als = (wer: Blogkonto, role: "user" | "moderator", anweisung: ReturnType<typeof sql>) =>
    zurueckgenommen(db, { id: ids[wer], role }, anweisung);
  const version = sql`insert into blog_version (artikel_id, version, inhalt, am) values (${artikel}, 99, '{}', now())`;
  // Rows that a statement without any condition reaches.
  expect(await als("GA", "user", sql`update blog_manuskript set titel = 'xxx' returning 1`)).toBe(0);
  expect(await als("GA", "user", sql`update blog_artikel set titel = 'xxx' returning 1`)).toBe(0);
  expect(await als("GA", "user", sql`delete from blog_artikel returning 1`)).toBe(0);
  expect(await als("GA", "user", sql`select 1 from blog_mitteilung`)).toBe(0);
  expect(await als("GA", "user", sql`select 1 from blog_version`)).toBe(0);
  expect(await als("GA", "user", version)).toBe("abgelehnt");
  expect(await als("GA", "user", sql`delete from blog_bild returning 1`)).toBe(1);
  expect(
    await als(
      "GA",
      "user",
      sql`insert into blog_bild (pfad, konto_id, art, breite, hoehe, bytes, erstellt)
    values ('blog/x.png', ${ids.AU}, 'png', 1, 1, 1, now())`,
    ),
  ).toBe("abgelehnt");
  expect(await als("AU", "user", sql`select 1 from blog_version`)).toBe(1);
  expect(await als("MO", "moderator", sql`select 1 from blog_manuskript where status = 'draft'`)).toBe(0);
  expect(await als("MO", "moderator", sql`delete from blog_bild returning 1`)).toBe(2);
  expect(await als("MO", "moderator", version)).toBe(0);
});

/** How many rows a statement reaches; whatever it does is undone. */
async function zurueckgenommen(
  db: Kysely<DB>,
  nutzer: { readonly id: string; readonly role: "user" | "moderator" },
  anweisung: ReturnType<typeof sql>,
): Promise<number | "abgelehnt"> {
  let zeilen = -1;
  const ende = new Error("zurück");
  try {
    await redaktion(
      { nutzer },
      async (tx) => {
        zeilen = (await anweisung.execute(tx)).rows.length;
        throw ende;
      },
      db,
    );
  } catch (fehler) {
    if (fehler === ende) return zeilen;
    if (fehler instanceof Error && /row-level security/.test(fehler.message)) return "abgelehnt";
    throw fehler;
  }
  return zeilen;
}
