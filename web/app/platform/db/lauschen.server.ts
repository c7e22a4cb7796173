import pg from "pg";

const pausenMs = [500, 1_000, 2_000, 5_000, 10_000];
const pruefabstandMs = 30_000;

/**
 * Listens on a channel of PostgreSQL over a connection of its own, which is renewed as often as it breaks.
 *
 * @param wiederVerbunden called after each renewal: what was sent meanwhile is lost
 * @returns what ends it; the first connection stands when the promise is fulfilled
 */
export async function lauschen(
  databaseUrl: string,
  kanal: string,
  empfangen: (text: string) => void,
  wiederVerbunden: () => void,
): Promise<() => Promise<void>> {
  let zuEnde = false;
  let client: pg.Client | undefined;
  let uhr: NodeJS.Timeout | undefined;

  const verbinden = async () => {
    const neu = new pg.Client({
      connectionString: databaseUrl,
      application_name: "gebuehrenportal-ereignisse",
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    neu.on("notification", ({ payload }) => payload !== undefined && empfangen(payload));
    // An error that nobody hears would end the process; what follows from it comes with "end".
    neu.on("error", () => undefined);
    try {
      await neu.connect();
      await neu.query(`listen ${pg.escapeIdentifier(kanal)}`);
    } catch (fehler) {
      // Each attempt would leave another connection behind.
      await neu.end().catch(() => undefined);
      throw fehler;
    }
    client = neu;
    // A connection that died silently is noticed by asking.
    const puls = setInterval(() => neu.query("select 1").catch(() => neu.end()), pruefabstandMs).unref();
    neu.once("end", () => {
      clearInterval(puls);
      if (!zuEnde) erneuern(0);
    });
  };
  const erneuern = (versuch: number) => {
    const pause = pausenMs[Math.min(versuch, pausenMs.length - 1)];
    uhr = setTimeout(() => {
      verbinden().then(wiederVerbunden, () => !zuEnde && erneuern(versuch + 1));
    }, pause).unref();
  };

  await verbinden();
  return async () => {
    zuEnde = true;
    clearTimeout(uhr);
    await client?.end().catch(() => undefined);
  };
}
