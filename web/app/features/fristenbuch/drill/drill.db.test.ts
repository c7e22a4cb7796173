import { describe, expect } from "vitest";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { drillen } from "./testing-drill.ts";

const server = process.env.TEST_DATABASE_URL;

/** The embedded database has one server; two share a PostgreSQL. */
describe.runIf(server !== undefined)("Ein Buch, an dem zwei Server schreiben", () => {
  test("verliert nichts Bestätigtes, wenn sie mitten im Schreiben sterben, erinnert an alles einmal und merkt jeden Eingriff", async ({
    eigene,
  }) => {
    const befund = await drillen({
      databaseUrl: await adresse(eigene),
      laeufe: 4,
      aenderungen: 200,
      saat: 20_261_123,
      erinnern: (nr) => nr === 3,
      sagen: () => undefined,
    });
    expect(befund.maengel).toEqual([]);
    expect(befund).toMatchObject({ abbrueche: 6 });
    expect(befund.imTod).toBeGreaterThan(0);
    expect(befund.mails).toBeGreaterThan(20);
    expect(befund.bestaetigt).toBeGreaterThan(100);
  });
});

async function adresse({ pool }: Testdatenbank): Promise<string> {
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  const url = new URL(server ?? "");
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
