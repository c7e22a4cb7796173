import { ApiFehler } from "../fehler/api-fehler.ts";
import type { Guard } from "./guard.ts";
import type { Rolle, Sitzung } from "./konto.ts";
import { ablehnung } from "./pruefung.ts";
import type { Tarifstufe } from "./tarif.ts";

/**
 * Enforces the guard of a call.
 *
 * @throws {ApiFehler} 401 nobody is signed in, 403 role or tier does not suffice (tier: `code: "tarif"`)
 */
export function requireZugang(guard: Guard, sitzung: Sitzung | undefined): void {
  const grund = ablehnung(guard, sitzung);
  if (!grund) return;
  if (grund.art === "anmelden") throw new ApiFehler(401);
  throw new ApiFehler(403, grund.art === "tarif" ? { code: "tarif" } : {});
}

/**
 * The session of somebody who is signed in; for loaders and for calls that are public in part.
 *
 * @throws {ApiFehler} 401
 */
export function requireKonto(sitzung: Sitzung | undefined): Sitzung {
  requireZugang("konto", sitzung);
  return sitzung as Sitzung;
}

/**
 * The session of a moderator (or admin), or of an admin.
 *
 * @throws {ApiFehler} 401, 403
 */
export function requireRolle(sitzung: Sitzung | undefined, rolle: Exclude<Rolle, "user">): Sitzung {
  requireZugang(rolle, sitzung);
  return sitzung as Sitzung;
}

/**
 * The session of an account whose tier opens this gate.
 *
 * @throws {ApiFehler} 401, 403 with `code: "tarif"`
 */
export function requireTarif(sitzung: Sitzung | undefined, stufe: Tarifstufe): Sitzung {
  requireZugang(`tarif:${stufe}`, sitzung);
  return sitzung as Sitzung;
}
