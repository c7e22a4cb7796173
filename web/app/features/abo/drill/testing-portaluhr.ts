// Goes before a built portal (`--import`): its clock goes on as far as a test says, what is done by the clock is done at
// once, and Stripe is a double in the same process. Asked over HTTP on the port of `PORTALUHR`.
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { isMainThread } from "node:worker_threads";
import { PgBoss } from "pg-boss";
import { Stripedouble } from "../zahlung/testing-stripe.ts";

/** What a test asks for. */
export type Uhrfrage =
  /** So many days on, and then these jobs in this order; answers with what came of each. */
  | { readonly art: "vor"; readonly tage: number; readonly auftraege: readonly string[] }
  /** The customer fills in the page of a visit; answers with the address he is sent to then. */
  | { readonly art: "eingeben"; readonly sitzung: string; readonly mittel: string }
  /** What has been debited, and how it stands. */
  | { readonly art: "einzuege" }
  /** The bank pays, or the customer takes it back; answers with Stripe's news of it. */
  | { readonly art: "bezahlt" | "bestritten"; readonly einzug: string };

type Arbeit = (auftraege: readonly object[]) => Promise<readonly { readonly status: string }[]>;

// The database and the typesetter run in threads of their own, and know no time.
if (isMainThread && process.env.PORTALUHR) {
  const double = new Stripedouble();
  Object.assign(process.env, await double.starten());
  const arbeiten = new Map<string, Arbeit>();
  const vorMs = uhrVerstellbar();
  arbeitenMerken(arbeiten);
  const tun = async (name: string): Promise<string> => {
    const [folge] = (await arbeiten.get(name)?.([{ id: name, name, data: {} }])) ?? [];
    return `${name}: ${folge?.status ?? "unbekannt"}`;
  };
  const beantwortet = async (frage: Uhrfrage): Promise<unknown> => {
    switch (frage.art) {
      case "vor": {
        vorMs.wert += frage.tage * 24 * 3_600_000;
        const folgen: string[] = [];
        for (const name of frage.auftraege) folgen.push(await tun(name));
        return folgen;
      }
      case "eingeben":
        double.eingeben(frage.sitzung, frage.mittel);
        return String(double.sitzungen.get(frage.sitzung)?.success_url).replace(
          "{CHECKOUT_SESSION_ID}",
          frage.sitzung,
        );
      case "einzuege":
        return [...double.einzuege.values()].map(({ id, amount }) => ({ id, betrag: amount }));
      case "bezahlt":
        double.entscheiden(frage.einzug, true);
        return double.nachricht("payment_intent.succeeded", { id: frage.einzug }, Date.now() / 1000);
      default: {
        const streit = { id: double.bestreiten(frage.einzug), payment_intent: frage.einzug };
        return double.nachricht("charge.dispute.created", streit, Date.now() / 1000);
      }
    }
  };
  const server = createServer(async (anfrage, antwort) => {
    try {
      antwort.end(JSON.stringify(await beantwortet((await json(anfrage)) as Uhrfrage)));
    } catch (fehler) {
      antwort.writeHead(500).end(String(fehler));
    }
  });
  server.listen(Number(process.env.PORTALUHR), "127.0.0.1").unref();
  await once(server, "listening");
}

/** The clock of this process from now on, so many milliseconds before the real one. */
function uhrVerstellbar(): { wert: number } {
  const vor = { wert: 0 };
  const echt = { jetzt: Temporal.Now.instant, ms: Date.now };
  Object.assign(Temporal.Now, { instant: () => echt.jetzt().add({ milliseconds: vor.wert }) });
  Object.assign(Date, { now: () => echt.ms() + vor.wert });
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
