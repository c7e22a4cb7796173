import { testdatenbank } from "../../app/platform/db/testing.ts";
import { testbau } from "./bau.ts";
import { type Demoportal, demoportalStarten, type Speicher } from "./demoportal.ts";

/**
 * A portal with the accounts of the demo for `*.db.test.ts`: on the database the run is about, without any browser.
 *
 * @param env further settings
 */
export async function datenbankportal(
  env: Readonly<Record<string, string>> = {},
): Promise<Demoportal & { readonly speicher: Speicher }> {
  const bau = testbau();
  const server = process.env.TEST_DATABASE_URL;
  const datenbank = server ? await testdatenbank() : undefined;
  const databaseUrl = server && datenbank && (await adresse(server, datenbank));
  const { TEST_DEMOVORLAGE: vorlage } = process.env;
  const portal = await demoportalStarten(bau.ordner, { databaseUrl, env, ...(vorlage && { vorlage }) });
  return {
    ...portal,
    speicher: databaseUrl ? "PostgreSQL" : "PGlite",
    beenden: async () => {
      await portal.beenden();
      await datenbank?.schliessen();
      bau.entfernen();
    },
  };
}

async function adresse(server: string, { pool }: Awaited<ReturnType<typeof testdatenbank>>): Promise<string> {
  const { rows } = await pool.query("select current_database() as name");
  const url = new URL(server);
  url.pathname = `/${rows[0].name}`;
  return url.href;
}
