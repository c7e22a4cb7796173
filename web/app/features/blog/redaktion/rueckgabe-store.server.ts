import type { Inhalt } from "../inhalt.ts";
import { type Blogtx, jsonb } from "../schreiben/schreiben-store.server.ts";

/** What a post said when it was last given back to its author, and why. */
export type Rueckgabe = {
  readonly begruendung: string;
  readonly am: Date;
  readonly inhalt: Omit<Inhalt, "html" | "lesezeit" | "ort">;
};

/** Keeps that, in the transaction that gives it back. */
export async function rueckgabeMerken(
  tx: Blogtx,
  id: string,
  { begruendung, am, inhalt }: Omit<Rueckgabe, "inhalt"> & { readonly inhalt: Inhalt },
): Promise<void> {
  const { html: _html, lesezeit: _lesezeit, ort: _ort, ...rest } = inhalt;
  const rueckgabe = jsonb({ ...rest, begruendung, am });
  await tx.updateTable("blog_manuskript").set({ rueckgabe }).where("id", "=", id).execute();
}

/** `undefined`: it was never given back, or whoever asks may not see it. */
export async function rueckgabeLesen(tx: Blogtx, id: string): Promise<Rueckgabe | undefined> {
  const zeile = await tx
    .selectFrom("blog_manuskript")
    .select("rueckgabe")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!zeile?.rueckgabe) return undefined;
  // Only what `rueckgabeMerken` made is stored.
  const { begruendung, am, ...inhalt } = zeile.rueckgabe as unknown as Rueckgabe["inhalt"] & {
    readonly begruendung: string;
    readonly am: string;
  };
  return { begruendung, am: new Date(am), inhalt };
}
