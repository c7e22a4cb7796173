import { ApiFehler } from "../fehler/api-fehler.ts";
import { backendbasis } from "../konstanten.ts";
import type { Sitzung } from "./konto.ts";
import { traegtSitzung } from "./sitzung.ts";

/** How sessions are read; tests bring their own. */
export type Ausweise = {
  readonly ausCookie: (request: Request) => Promise<Sitzung | undefined>;
  readonly ausToken: (request: Request) => Promise<Sitzung | undefined>;
};

/** What a call may be identified with. */
export type Ausweisart = "token" | "cookie-oder-token";

/** Somebody as far as the request shows, and by which means. */
export type Ausgewiesen = {
  readonly sitzung: Sitzung | undefined;
  readonly durch: "token" | "cookie" | undefined;
};

/**
 * Backend calls and those open to every origin know the bearer token alone: the first are built for clients of another
 * host, the second must never act on a cookie that some page makes the browser send.
 */
export function ausweisart(path: string, cors: boolean): Ausweisart {
  return cors || path.startsWith(`${backendbasis}/`) ? "token" : "cookie-oder-token";
}

/**
 * Who is calling. A bearer token decides alone, whatever cookie comes with it.
 *
 * @param nachsichtig a token that is worth nothing counts as none, for calls that tell everybody his state
 * @throws {ApiFehler} 401 a token that is expired, revoked or malformed: never taken for a visitor
 */
export async function ausweisen(
  { ausCookie, ausToken }: Ausweise,
  request: Request,
  { art, nachsichtig = false }: { readonly art: Ausweisart; readonly nachsichtig?: boolean },
): Promise<Ausgewiesen> {
  if (/^bearer\b/i.test(request.headers.get("authorization") ?? "")) {
    const sitzung = await ausToken(request);
    if (sitzung) return { sitzung, durch: "token" };
    if (!nachsichtig) throw new ApiFehler(401, {}, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
  }
  if (art === "token" || !traegtSitzung(request.headers.get("cookie")))
    return { sitzung: undefined, durch: undefined };
  const sitzung = await ausCookie(request);
  return { sitzung, durch: sitzung && "cookie" };
}
