import { ApiFehler } from "../http/api-fehler.ts";
import type { Guard } from "./guard.ts";

/** Who is asking, as far as the server knows. */
export type Anmeldung = "anonym" | "angemeldet";

/**
 * Enforces a guard.
 *
 * @throws {ApiFehler} 401 nobody is signed in
 */
export function requireZugang(guard: Guard, anmeldung: Anmeldung): void {
  if (guard === "konto" && anmeldung === "anonym") throw new ApiFehler(401);
}
