import { sql } from "kysely";
import type { Blogtx } from "../bestand/inhalt-store.server.ts";
import { pruefungsziel } from "../ziele.ts";

/** Where a manuscript went among the published posts; there it is known by the manuscript it was. */
export type Erschienenes = {
  readonly slug: string;
  readonly titel: string;
  readonly am: Date;
  readonly von: string | null;
};

/** The published post that a manuscript has become, or has changed; undefined: none, or none any more. */
export async function erschienenAus(tx: Blogtx, manuskriptId: string): Promise<Erschienenes | undefined> {
  return tx
    .selectFrom("blog_version as v")
    .innerJoin("blog_artikel as a", "a.id", "v.artikel_id")
    .leftJoin("konto as k", "k.id", "v.von")
    .select(["a.slug", "a.titel", "v.am", "k.anzeigename as von"])
    .where("v.manuskript_id", "=", manuskriptId)
    .orderBy("v.version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What those who moderate have last done with a post. */
export type Entscheidungszeile = { readonly akt: string; readonly am: Date; readonly von: string | null };

/** The last decision about a post that the log holds. */
export async function letzteEntscheidung(
  tx: Blogtx,
  manuskriptId: string,
): Promise<Entscheidungszeile | undefined> {
  return tx
    .selectFrom("protokoll as p")
    .leftJoin("konto as k", "k.id", "p.von")
    .select(["p.akt", "p.am", "k.anzeigename as von"])
    .where("p.akt", "in", ["artikel-freigegeben", "artikel-abgelehnt", "artikel-geloescht"])
    .where(sql`p.einzelheiten->>'artikel'`, "=", manuskriptId)
    .orderBy("p.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The notice of its last submission: what it was called, and since when it waits no more. */
export async function letzteEinreichung(
  tx: Blogtx,
  manuskriptId: string,
): Promise<{ readonly titel: string; readonly am: Date; readonly erledigt: Date | null } | undefined> {
  return tx
    .selectFrom("blog_mitteilung")
    .select(["titel", "am", "gelesen_am as erledigt"])
    .where("art", "=", "eingereicht")
    .where("ziel", "=", pruefungsziel(manuskriptId))
    .orderBy("am", "desc")
    .limit(1)
    .executeTakeFirst();
}
