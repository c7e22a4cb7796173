import { markenhash } from "#platform/access/marke.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { gesperrteLesen } from "../einstellung/personen-store.server.ts";
import { type Marke, zurMarke } from "./erinnerung-store.server.ts";

/** What the bearer of a link may reach: one row, in one office, unless its person cannot sign in there any more. */
export type Zugang = Marke & { readonly gesperrt: ReadonlySet<string> };

/**
 * Whom a link lets in: it proves what it opens, and the portal itself looks who of that office is blocked, which the office
 * cannot see. Each in a transaction of its own, for the embedded database runs one at a time.
 *
 * @returns undefined where no such link was given out, or it was revoked
 */
export async function zugangMitMarke(
  tabelle: "fristerinnerung" | "fristfeed",
  marke: string,
): Promise<Zugang | undefined> {
  if (!/^[\w-]{43}$/.test(marke)) return undefined;
  const offen = await mandant({ kanzleiId: "", nutzer: { id: "" } }, (tx) =>
    zurMarke(tx, tabelle, markenhash(marke)),
  );
  if (!offen) return undefined;
  return { ...offen, gesperrt: await betrieb((tx) => gesperrteLesen(tx, offen.kanzleiId)) };
}
