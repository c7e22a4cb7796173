import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { heute } from "#platform/clock/clock.server.ts";
import { ablagefertig, type Kodierung, kodierung } from "./kompression.ts";

type Seite = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Uint8Array;
  /** Its compressed forms: first what its first reader got, later what is worth keeping for many. */
  readonly gepackt: Partial<Record<Kodierung, Uint8Array>>;
  /** Which of them have been compressed well, or are being so. */
  readonly gut: Set<Kodierung>;
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

/** A finished page, with the compressed form that its first reader gets. */
export type Fertigseite = {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Uint8Array;
  readonly gepackt: Partial<Record<Kodierung, Uint8Array>>;
};

/** Keeps a finished page. Most are never asked for again: only one that is, is compressed well, in the background. */
export type Ablegen = (ziel: string, seite: Fertigseite) => void;

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
  const ablegen: Ablegen = (ziel, { headers, html, gepackt }) => {
    seiten.set(ziel, {
      headers,
      etag: etagFuer(html),
      html,
      gepackt: { ...gepackt },
      gut: new Set(),
      tag: heute(),
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
      return (ziel, seite) => {
        if (begonnen === leerungen) ablegen(ziel, seite);
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

function gutPacken(seite: Seite, art: Kodierung): void {
  if (seite.gut.has(art)) return;
  seite.gut.add(art);
  ablagefertig(seite.html, art).then(
    (gepackt) => {
      seite.gepackt[art] = gepackt;
    },
    // What there is already goes out.
    () => undefined,
  );
}

/**
 * The tag of a page's version that the client holds, in whichever encoding it came: its content is the same.
 *
 * @param etag of the page without an encoding, not in quotes
 */
export function gehalteneFassung(ifNoneMatch: string | null | undefined, etag: string): string | undefined {
  return ["", "-br", "-gzip"]
    .map((art) => `"${etag}${art}"`)
    .find((eines) => istUnveraendert(ifNoneMatch, eines));
}

function antwort(seite: Seite, anfrage: Anfragekopf, zusatz: Readonly<Record<string, string>>): Response {
  const art = kodierung(anfrage.header("accept-encoding"));
  if (art) gutPacken(seite, art);
  const kodiert = art && seite.gepackt[art];
  const etag = kodiert ? `"${seite.etag}-${art}"` : `"${seite.etag}"`;
  const gehalten = gehalteneFassung(anfrage.header("if-none-match"), seite.etag);
  const headers: Record<string, string> = { ...seite.headers, ...zusatz, ETag: gehalten ?? etag };
  if (gehalten) return new Response(null, { status: 304, headers });
  if (kodiert) headers["Content-Encoding"] = art;
  const inhalt = kodiert ?? seite.html;
  headers["Content-Length"] = String(inhalt.byteLength);
  return new Response(anfrage.method === "HEAD" ? null : (inhalt as Uint8Array<ArrayBuffer>), { headers });
}
