// For what goes before a built portal (`--import`): its clock stands where a test says, and what is done by the clock is
// done at once. Asked over HTTP on the port of `PORTALUHR`.
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { isMainThread } from "node:worker_threads";
import { PgBoss } from "pg-boss";

/** What a test asks for: the clock is moved, then these jobs are done in this order; answers with what came of each. */
export type Uhrfrage =
  | { readonly art: "vor"; readonly tage: number; readonly auftraege: readonly string[] }
  | { readonly art: "auf"; readonly zeitpunkt: string; readonly auftraege: readonly string[] };

type Arbeit = (auftraege: readonly object[]) => Promise<readonly { readonly status: string }[]>;

/** The database and the typesetter run in threads of their own, and know no time. */
export const uhrGefragt = (): boolean => isMainThread && process.env.PORTALUHR !== undefined;

/** Answers what a test asks this process from now on. @param weitere questions that are not about the clock */
export async function portaluhrStellen<F extends { readonly art: string } = Uhrfrage>(
  weitere: (frage: Exclude<F, Uhrfrage>) => unknown = () => undefined,
): Promise<void> {
  const arbeiten = new Map<string, Arbeit>();
  const vor = uhrVerstellbar();
  arbeitenMerken(arbeiten);
  const beantwortet = async (frage: F | Uhrfrage): Promise<unknown> => {
    if (!istUhrfrage(frage)) return weitere(frage as Exclude<F, Uhrfrage>);
    vor.ms =
      frage.art === "vor"
        ? vor.ms + frage.tage * 24 * 3_600_000
        : vor.ms + Temporal.Instant.from(frage.zeitpunkt).epochMilliseconds - Date.now();
    const folgen: string[] = [];
    for (const name of frage.auftraege) {
      const [folge] = (await arbeiten.get(name)?.([{ id: name, name, data: {} }])) ?? [];
      folgen.push(`${name}: ${folge?.status ?? "unbekannt"}`);
    }
    return folgen;
  };
  const server = createServer(async (anfrage, antwort) => {
    try {
      antwort.end(JSON.stringify(await beantwortet((await json(anfrage)) as F | Uhrfrage)));
    } catch (fehler) {
      antwort.writeHead(500).end(String(fehler));
    }
  });
  server.listen(Number(process.env.PORTALUHR), "127.0.0.1").unref();
  await once(server, "listening");
}

const istUhrfrage = (frage: { readonly art: string }): frage is Uhrfrage =>
  frage.art === "vor" || frage.art === "auf";

/** The clock of this process from now on, so many milliseconds before the real one. */
function uhrVerstellbar(): { ms: number } {
  const vor = { ms: 0 };
  const echt = { jetzt: Temporal.Now.instant, ms: Date.now };
  Object.assign(Temporal.Now, { instant: () => echt.jetzt().add({ milliseconds: vor.ms }) });
  Object.assign(Date, { now: () => echt.ms() + vor.ms });
  return vor;
}

/** Notes what each job does, as the portal names it to its queue. */
function arbeitenMerken(arbeiten: Map<string, Arbeit>): void {
  const { work } = PgBoss.prototype;
  Object.assign(PgBoss.prototype, {
    work(this: PgBoss, name: string, optionen: object, arbeit: Arbeit) {
      arbeiten.set(name, arbeit);
      return Reflect.apply(work, this, [name, optionen, arbeit]);
    },
  });
}
