import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mitWartemelder } from "#platform/http/wartezeit.server.ts";

export type Warteschlange = {
  /**
   * Does the work when it is this client's turn. What it only waits for (`wartend`) costs him nothing.
   *
   * @param signal ends the waiting when the client has gone
   * @throws {Andrang} 429 so many of the client's requests wait that another one makes no sense
   */
  readonly dran: <T>(client: string, arbeit: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** How many clients are remembered. */
  readonly bekannte: () => number;
};

type Grenzen = {
  /** Of one client at the same time; of one that has little time left, one. */
  readonly jeClient: number;
  /** Working time in ms that everybody has at once. */
  readonly vorratMs: number;
  /** Working time that comes back, per time gone by. */
  readonly anteil: number;
  /** More of one client's requests do not wait. */
  readonly wartendHoechstens: number;
  readonly jetzt: () => number;
  readonly spaeter: (ruf: () => void, ms: number) => unknown;
};

type Client = {
  guthaben: number;
  stand: number;
  /** Of his requests those that compute, and those that only wait within their work. */
  laufend: number;
  ruhend: number;
  weckt: boolean;
  readonly wartend: Platz[];
};
type Platz = { readonly beginnen: () => void };

/** The queue lets nobody in: he has too many waiting already (429), or has gone (503). */
export class Andrang extends ApiFehler {}

/** So often at most those are looked for who need not be remembered any longer. */
const aufraeumenMs = 30_000;

/**
 * A fair share of the server for each client. Pages are made one after the other, so whoever asks for the dearest again
 * and again would have them all to himself: here a client has a stock of working time, and when it is used up, he waits
 * until enough has come back. Nobody waits for anybody else's share, and nobody is turned away for using up his own; his
 * waiting requests keep him from sending more.
 *
 * @param faktor 20 on test systems (`RATE_LIMITS=relaxed`), otherwise 1
 */
export function warteschlange(angaben: Partial<Grenzen> = {}, faktor = 1): Warteschlange {
  const grenzen: Grenzen = {
    jeClient: 2 * faktor,
    vorratMs: 2_000 * faktor,
    anteil: 0.25 * faktor,
    wartendHoechstens: 200,
    jetzt: () => performance.now(),
    spaeter: (ruf, ms) => setTimeout(ruf, ms).unref(),
    ...angaben,
  };
  const clients = clientverzeichnis(grenzen);
  return {
    dran: async (kennung, arbeit, signal) => {
      const client = clients.client(kennung);
      await platz(client, grenzen, signal);
      const rechnung = rechnend(client, grenzen);
      try {
        return await mitWartemelder(rechnung.pause, arbeit);
      } finally {
        rechnung.ende();
      }
    },
    bekannte: clients.anzahl,
  };
}

/** The clients that have less than their full stock, or work under way; the others are forgotten again. */
function clientverzeichnis(grenzen: Grenzen) {
  const { vorratMs, jetzt } = grenzen;
  const clients = new Map<string, Client>();
  let aufgeraeumt = 0;

  const aufraeumen = () => {
    if (jetzt() - aufgeraeumt < aufraeumenMs) return;
    aufgeraeumt = jetzt();
    for (const [kennung, client] of clients)
      if (
        client.laufend + client.ruhend + client.wartend.length === 0 &&
        auffrischen(client, grenzen).guthaben >= vorratMs
      )
        clients.delete(kennung);
  };

  return {
    client: (kennung: string): Client => {
      const bekannt = clients.get(kennung);
      if (bekannt) return auffrischen(bekannt, grenzen);
      aufraeumen();
      const neu = { guthaben: vorratMs, stand: jetzt(), laufend: 0, ruhend: 0, weckt: false, wartend: [] };
      clients.set(kennung, neu);
      return neu;
    },
    anzahl: () => clients.size,
  };
}

/** Credits the working time that has come back since the last look. */
function auffrischen(client: Client, { vorratMs, anteil, jetzt }: Grenzen): Client {
  const jetztMs = jetzt();
  client.guthaben = Math.min(vorratMs, client.guthaben + (jetztMs - client.stand) * anteil);
  client.stand = jetztMs;
  return client;
}

const frei = ({ guthaben, laufend }: Client, { vorratMs, jeClient }: Grenzen): boolean =>
  guthaben > 0 && laufend < (guthaben > vorratMs / 4 ? jeClient : 1);

/** Resolves when it is the client's turn; rejected where too many of his wait, or he has gone. */
function platz(client: Client, grenzen: Grenzen, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((fertig, gescheitert) => {
    const eigener: Platz = {
      beginnen: () => {
        signal?.removeEventListener("abort", gegangen);
        client.laufend += 1;
        fertig();
      },
    };
    const gegangen = () => {
      const stelle = client.wartend.indexOf(eigener);
      if (stelle >= 0) client.wartend.splice(stelle, 1);
      gescheitert(new Andrang(503));
    };
    if (client.wartend.length === 0 && frei(client, grenzen)) return eigener.beginnen();
    if (client.wartend.length >= grenzen.wartendHoechstens)
      return gescheitert(new Andrang(429, { code: "zu-viele-anfragen" }, { "Retry-After": "10" }));
    if (signal?.aborted) return gegangen();
    signal?.addEventListener("abort", gegangen, { once: true });
    client.wartend.push(eigener);
    weiter(client, grenzen);
  });
}

/** Lets in whom the stock allows; where it is used up and nothing runs, looks again when enough has come back. */
function weiter(client: Client, grenzen: Grenzen): void {
  while (client.wartend.length > 0 && frei(auffrischen(client, grenzen), grenzen))
    client.wartend.shift()?.beginnen();
  if (client.wartend.length === 0 || client.laufend > 0 || client.weckt) return;
  client.weckt = true;
  grenzen.spaeter(
    () => {
      client.weckt = false;
      weiter(client, grenzen);
    },
    Math.ceil((1 - client.guthaben) / grenzen.anteil),
  );
}

/** Charges the time in which the work computes, and frees its place whenever it only waits. */
function rechnend(client: Client, grenzen: Grenzen) {
  const { jetzt } = grenzen;
  let seit = jetzt();
  let pausen = 0;
  const anhalten = () => {
    client.laufend -= 1;
    auffrischen(client, grenzen).guthaben -= jetzt() - seit;
    weiter(client, grenzen);
  };
  return {
    pause: () => {
      if (pausen === 0) {
        client.ruhend += 1;
        anhalten();
      }
      pausen += 1;
      return () => {
        pausen -= 1;
        if (pausen > 0) return;
        client.ruhend -= 1;
        client.laufend += 1;
        seit = jetzt();
      };
    },
    ende: anhalten,
  };
}
