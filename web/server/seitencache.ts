import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { heute } from "#platform/clock/clock.server.ts";
import { ablagefertig, kodierung } from "./kompression.ts";

type Seite = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
  /** Pages print or compute with today's date: a page of yesterday is stale. */
  readonly tag: string;
};

/** What the cache wants to know of a request. */
export type Anfragekopf = {
  readonly method: string;
  /** Path and query string as sent. */
  readonly ziel: string;
  readonly header: (name: string) => string | null | undefined;
};

/** Keeps a finished page; compression follows in the background. */
export type Ablegen = (ziel: string, headers: Readonly<Record<string, string>>, html: Uint8Array) => void;

export type Seitencache = {
  /**
   * The kept answer with `zusatz` among its headers, or nothing. The caller has made sure that the request carries no
   * session.
   */
  readonly treffer: (anfrage: Anfragekopf, zusatz: Readonly<Record<string, string>>) => Response | undefined;
  /** Asked for before a page is made: what keeps it, unless the cache has been emptied in the meantime. */
  readonly ablage: () => Ablegen;
  readonly leeren: () => void;
};

/**
 * Finished public pages in memory, bounded by their size. A page is found by its exact path and query string; which
 * query strings may be kept at all the pages decide (`queryBekannt`).
 */
export function seitencache({ bytes = 64 * 1024 * 1024, sekunden = 600 } = {}): Seitencache {
  const seiten = new LRUCache<string, Seite>({
    maxSize: bytes,
    // Three encodings and the bookkeeping.
    sizeCalculation: (seite, ziel) => 2 * seite.html.byteLength + ziel.length + 500,
    ttl: sekunden * 1000,
    ttlResolution: 1000,
  });
  let leerungen = 0;
  const ablegen: Ablegen = (ziel, headers, html) => {
    const seite: Seite = { headers, etag: etagFuer(html), html, tag: heute() };
    seiten.set(ziel, seite);
    ablagefertig(html).then(({ br, gzip }) => {
      seite.br = br;
      seite.gzip = gzip;
    });
  };
  return {
    treffer: (anfrage, zusatz) => {
      if (anfrage.method !== "GET" && anfrage.method !== "HEAD") return undefined;
      const seite = seiten.get(anfrage.ziel);
      return seite && seite.tag === heute() ? antwort(seite, anfrage, zusatz) : undefined;
    },
    ablage: () => {
      const begonnen = leerungen;
      return (ziel, headers, html) => {
        if (begonnen === leerungen) ablegen(ziel, headers, html);
      };
    },
    leeren: () => {
      leerungen += 1;
      seiten.clear();
    },
  };
}

/** Strong validator of a page; each encoding adds its own suffix. */
export function etagFuer(html: Uint8Array): string {
  return hash("sha256", html, "base64url").slice(0, 22);
}

/** Whether the client holds this version already. */
export function istUnveraendert(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch === "*" || ifNoneMatch.split(",").some((teil) => teil.trim().replace(/^W\//, "") === etag)
  );
}

function antwort(seite: Seite, anfrage: Anfragekopf, zusatz: Readonly<Record<string, string>>): Response {
  const art = kodierung(anfrage.header("accept-encoding"));
  const kodiert = art && seite[art];
  const etag = kodiert ? `"${seite.etag}-${art}"` : `"${seite.etag}"`;
  const headers: Record<string, string> = { ...seite.headers, ...zusatz, ETag: etag };
  if (istUnveraendert(anfrage.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  if (kodiert) headers["Content-Encoding"] = art;
  const inhalt = kodiert ?? seite.html;
  headers["Content-Length"] = String(inhalt.byteLength);
  return new Response(anfrage.method === "HEAD" ? null : (inhalt as Uint8Array<ArrayBuffer>), { headers });
}
