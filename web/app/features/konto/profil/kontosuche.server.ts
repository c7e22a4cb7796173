import { identitaet } from "../identitaet.server.ts";
import { kontoZuEmail } from "../konto-store.server.ts";

/** The account of an address as somebody has typed it; for whoever may not tell the asker whether there is one. */
export async function kontoZuAdresse(
  adresse: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const konto = await identitaet((tx) => kontoZuEmail(tx, adresse.trim().toLowerCase()));
  return konto && { id: konto.id, name: konto.name };
}
