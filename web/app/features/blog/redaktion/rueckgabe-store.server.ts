import { z } from "zod";
import { gelesen } from "#platform/db/gelesen.server.ts";
import { dokumentschema, titelbildschema } from "../bestand/gespeichert.server.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { type Blogtx, jsonb } from "../bestand/inhalt-store.server.ts";

/** What a post said when it was last given back to its author, and why. */
export type Rueckgabe = {
  readonly begruendung: string;
  readonly am: Date;
  readonly inhalt: Omit<Inhalt, "html" | "lesezeit" | "ort">;
};

const worte = z.array(z.string());
/** As `rueckgabeMerken` stores it. */
const rueckgabeschema = z.object({
  begruendung: z.string(),
  am: z.iso.datetime(),
  titel: z.string(),
  auszug: z.string(),
  dokument: dokumentschema,
  titelbild: titelbildschema.nullable(),
  kategorien: worte,
  tags: worte,
  stand: z.string().nullable(),
  korrektur: z.string().nullable(),
});

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
  const { begruendung, am, ...inhalt } = gelesen(
    rueckgabeschema,
    zeile.rueckgabe,
    "Die Rückgabe des Beitrags",
  );
  return { begruendung, am: new Date(am), inhalt };
}
