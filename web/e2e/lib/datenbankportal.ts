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
  const { TEST_DATABASE_URL: server, TEST_DEMOVORLAGE: vorlage } = process.env;
  const portal = await demoportalStarten(bau.ordner, { server, env, vorlage });
  return {
    ...portal,
    speicher: server ? "PostgreSQL" : "PGlite",
    beenden: async () => {
      await portal.beenden();
      bau.entfernen();
    },
  };
}
