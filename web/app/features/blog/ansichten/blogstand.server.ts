import { mandant, redaktion } from "#platform/db/mandant.server.ts";
import type { Leser } from "../mitteilungen/mitteilungen.server.ts";
import { moderiert } from "../schreibende.server.ts";
import { standZaehlen } from "./blogstand-store.server.ts";

/** What the first page after signing in says about the blog. */
export type Blogstand = {
  readonly ungelesen: number;
  /** Posts that wait for a decision; undefined for those who do not moderate. */
  readonly wartend: number | undefined;
};

/** Counts one's own unread notices and, for those who moderate, the queue. */
export async function blogstand(wer: Leser): Promise<Blogstand> {
  const moderation = moderiert(wer);
  const { ungelesen, wartend } = await (moderation
    ? redaktion(wer, (tx) => standZaehlen(tx, wer.nutzer.id))
    : mandant(wer, (tx) => standZaehlen(tx, wer.nutzer.id)));
  return { ungelesen, wartend: moderation ? wartend : undefined };
}
