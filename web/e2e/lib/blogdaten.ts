import { datenbankOeffnen } from "../../app/platform/db/datenbank.server.ts";
import { betrieb } from "../../app/platform/db/mandant.server.ts";
import { anmelden, type Demoportal } from "./demoportal.ts";

/** A post for tests of reading. */
export type Blogprobe = {
  readonly titel: string;
  /** ISO instant. */
  readonly am: string;
  readonly auszug?: string;
  readonly html?: string;
  readonly kategorien?: readonly string[];
  readonly tags?: readonly string[];
  readonly bild?: string;
  readonly stand?: string;
  readonly korrektur?: string;
  readonly ohneLesezeit?: true;
};

/** What stands in the database of a published post. */
export type Blogartikel = { readonly id: string; readonly slug: string };

/**
 * A blog of these posts alone: published through the call that moderators use, then dated back, which no call does.
 *
 * @returns by title
 */
export async function blogFuellen(
  portal: Demoportal,
  proben: readonly Blogprobe[],
): Promise<ReadonlyMap<string, Blogartikel>> {
  const { cookie } = await anmelden(portal.url, "moderator");
  const datenbank = await datenbankOeffnen(portal.ablage, { art: "skript", migration: false });
  const artikel = new Map<string, Blogartikel>();
  try {
    await betrieb(async (tx) => {
      for (const tabelle of ["blog_artikel", "blog_kategorie", "blog_tag"] as const)
        await tx.deleteFrom(tabelle).execute();
    }, datenbank.db);
    for (const probe of proben) {
      const id = await ausgeben(portal.url, cookie, probe);
      const veroeffentlicht = new Date(probe.am);
      const { slug } = await betrieb(async (tx) => {
        for (const tabelle of ["blog_artikel_kategorie", "blog_artikel_tag"] as const)
          await tx.updateTable(tabelle).set({ veroeffentlicht }).where("artikel_id", "=", id).execute();
        return tx
          .updateTable("blog_artikel")
          .set({
            veroeffentlicht,
            erstellt: veroeffentlicht,
            geaendert: veroeffentlicht,
            ...(probe.ohneLesezeit && { lesezeit: null }),
          })
          .where("id", "=", id)
          .returning("slug")
          .executeTakeFirstOrThrow();
      }, datenbank.db);
      artikel.set(probe.titel, { id, slug });
    }
  } finally {
    await datenbank.schliessen();
  }
  return artikel;
}

async function ausgeben(portal: string, cookie: string, probe: Blogprobe): Promise<string> {
  const {
    titel,
    auszug,
    html = "<p>Kurzer Text.</p>",
    kategorien = [],
    tags = [],
    bild,
    stand,
    korrektur,
  } = probe;
  const antwort = await fetch(`${portal}/api/blog`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: portal, "Content-Type": "application/json" },
    body: JSON.stringify({
      title: titel,
      excerpt: auszug ?? `Worum es in „${titel}“ geht.`,
      content: html,
      categories: kategorien,
      tags,
      ...(bild && { featuredImage: bild }),
      ...(stand && { stand }),
      ...(korrektur && { korrektur }),
    }),
  });
  if (!antwort.ok) throw new Error(`Der Artikel „${titel}“ wurde nicht angenommen: ${await antwort.text()}`);
  return ((await antwort.json()) as { id: string }).id;
}
