import { ApiFehler } from "#platform/http/api-fehler.ts";
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
  const { jeClient, vorratMs, anteil, wartendHoechstens, jetzt, spaeter }: Grenzen = {
    jeClient: 2 * faktor,
    vorratMs: 2_000 * faktor,
    anteil: 0.25 * faktor,
    wartendHoechstens: 200,
    jetzt: () => performance.now(),
    spaeter: (ruf, ms) => setTimeout(ruf, ms).unref(),
    ...angaben,
  };
  const clients = new Map<string, Client>();
  let aufgeraeumt = 0;

  const auffrischen = (client: Client): Client => {
    const jetztMs = jetzt();
    client.guthaben = Math.min(vorratMs, client.guthaben + (jetztMs - client.stand) * anteil);
    client.stand = jetztMs;
    return client;
  };

  const clientFuer = (kennung: string): Client => {
    const bekannt = clients.get(kennung);
    if (bekannt) return auffrischen(bekannt);
    aufraeumen();
    const neu = { guthaben: vorratMs, stand: jetzt(), laufend: 0, ruhend: 0, weckt: false, wartend: [] };
    clients.set(kennung, neu);
    return neu;
  };

  const aufraeumen = () => {
    if (jetzt() - aufgeraeumt < aufraeumenMs) return;
    aufgeraeumt = jetzt();
    for (const [kennung, client] of clients)
      if (
        client.laufend + client.ruhend + client.wartend.length === 0 &&
        auffrischen(client).guthaben >= vorratMs
      )
        clients.delete(kennung);
  };

  const frei = ({ guthaben, laufend }: Client) =>
    guthaben > 0 && laufend < (guthaben > vorratMs / 4 ? jeClient : 1);

  const weiter = (client: Client): void => {
    while (client.wartend.length > 0 && frei(auffrischen(client))) client.wartend.shift()?.beginnen();
    if (client.wartend.length === 0 || client.laufend > 0 || client.weckt) return;
    client.weckt = true;
    spaeter(
      () => {
        client.weckt = false;
        weiter(client);
      },
      Math.ceil((1 - client.guthaben) / anteil),
    );
  };

  const platz = (client: Client, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((fertig, gescheitert) => {
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
      if (client.wartend.length === 0 && frei(client)) return eigener.beginnen();
      if (client.wartend.length >= wartendHoechstens)
        return gescheitert(new Andrang(429, { code: "zu-viele-anfragen" }, { "Retry-After": "10" }));
      if (signal?.aborted) return gegangen();
      signal?.addEventListener("abort", gegangen, { once: true });
      client.wartend.push(eigener);
      weiter(client);
    });

  /** Charges the time in which the work computes, and frees its place whenever it only waits. */
  const rechnend = (client: Client) => {
    let seit = jetzt();
    let pausen = 0;
    const anhalten = () => {
      client.laufend -= 1;
      auffrischen(client).guthaben -= jetzt() - seit;
      weiter(client);
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
  };

  return {
    dran: async (kennung, arbeit, signal) => {
      const client = clientFuer(kennung);
      await platz(client, signal);
      const rechnung = rechnend(client);
      try {
        return await mitWartemelder(rechnung.pause, arbeit);
      } finally {
        rechnung.ende();
      }
    },
    bekannte: () => clients.size,
  };
}
