import type { Sitzung } from "#platform/access/konto.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";

/** Who writes, publishes or moderates. */
export type Schreibende = Pick<Sitzung, "nutzer">;

export const moderiert = ({ nutzer }: Schreibende): boolean => nutzer.role !== "user";

/** May change posts of his own that are published. */
export const darfSelbstAendern = (wer: Schreibende): boolean => moderiert(wer) || wer.nutzer.isAuthor;

/** May hand in changes to posts of his own that are published; a guest's stay as they are. */
export const darfAenderungEinreichen = (wer: Schreibende): boolean =>
  darfSelbstAendern(wer) || !wer.nutzer.isGuestAuthor;

export const zeitpunkt = (): Date => new Date(jetzt().epochMilliseconds);

/** After the commit: every server forgets the pages it keeps. */
export const seitenGeaendert = (): Promise<void> =>
  ereignisMelden({ type: "pages.changed", an: { server: true } });

/** After the commit: open pages of those who moderate, and of the author, ask anew. */
export async function schlangeGeaendert(...konten: readonly (string | null)[]): Promise<void> {
  await ereignisMelden({ type: "pending.changed", an: { moderation: true } });
  for (const konto of new Set(konten))
    if (konto !== null) await ereignisMelden({ type: "pending.changed", an: { konto } });
}
