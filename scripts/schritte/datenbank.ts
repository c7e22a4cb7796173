import { nurAufPostgres } from "../lib/datenbanken.ts";
import { postgresBereitstellen } from "./postgres.ts";
import { summe, type Umgebung, type Zaehlung } from "./schritt.ts";
import { vitestLauf } from "./vitest.ts";

/**
 * Runs the database tests twice, side by side: on the embedded database and on a real PostgreSQL. Both wait for their
 * database much of the time, so two runs of two workers each fill two cores. Some files run on PostgreSQL alone
 * (`nurAufPostgres`).
 */
export async function datenbank(umgebung: Umgebung): Promise<Zaehlung> {
  console.log("Eingebettete Datenbank und PostgreSQL nebeneinander:");
  return summe(
    await Promise.all([
      vitestLauf("datenbank", umgebung, {
        bericht: "eingebettet",
        env: {
          TEST_DATABASE_URL: undefined,
          DATABASE_URL: undefined,
          // Who names paths wants them on both.
          TEST_OHNE: umgebung.pfade.length > 0 ? "" : nurAufPostgres.map(({ datei }) => datei).join(),
        },
      }),
      aufPostgres(umgebung),
    ]),
  );
}

async function aufPostgres(umgebung: Umgebung): Promise<Zaehlung> {
  const server = await postgresBereitstellen(umgebung.wurzel);
  if (server === undefined) {
    return {
      bestanden: 0,
      gefehlt: 1,
      hinweis: "Es wurde kein PostgreSQL gefunden; bitte nennen Sie eines in DATABASE_URL.",
    };
  }
  try {
    console.log(`PostgreSQL (${server.herkunft}):`);
    return await vitestLauf("datenbank", umgebung, {
      bericht: "postgresql",
      env: { TEST_DATABASE_URL: server.url, DATABASE_URL: undefined },
    });
  } finally {
    await server.beenden();
  }
}
