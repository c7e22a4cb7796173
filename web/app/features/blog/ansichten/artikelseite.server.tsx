import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { anfrageContext, nurImServer } from "#platform/http/anfrage.server.ts";
import { artikeladresse, ogbildadresse } from "../adressen.ts";
import type { Artikel, Artikelkopf } from "../artikel.ts";
import { bildelement } from "../dokument/figur.ts";
import { aehnliche, artikelNachSlug, nachbarn } from "../lesen/lesen.server.ts";
import { bildFassungen } from "../medien/bilder.server.ts";
import { Artikelblatt, type Nachbarn } from "../ui/lesen/artikel/artikelblatt.tsx";
import type { Artikelseitendaten } from "../ui/lesen/artikel/kopfangaben.ts";
import { strukturdaten } from "../ui/lesen/artikel/strukturdaten.ts";

/** The page of a post, or of none. */
export async function artikelseite({
  params: { slug = "" },
  context,
}: Pick<LoaderFunctionArgs, "params" | "context">) {
  const { baseUrl } = umgebung();
  const artikel = await gelesen(slug, context);
  if (artikel === "gestoert") return data<Artikelseitendaten>({ baseUrl, gestoert: true }, { status: 503 });
  if (!artikel) return data<Artikelseitendaten>({ baseUrl }, { status: 404 });
  if (artikel.slug !== slug) throw redirect(artikeladresse(artikel.slug), 301);
  const { id, categories, tags, publishedAt, updatedAt, author, title, excerpt } = artikel;
  // What stands around a post is no reason not to show it.
  const [umgeben, verwandte, titelbild] = await Promise.all([
    nachbarn(artikel).catch((): Nachbarn => ({ aelter: undefined, neuer: undefined })),
    aehnliche({ postId: id, categories, tags }).catch((): Artikelkopf[] => []),
    titelbildVon(artikel).catch(() => undefined),
  ]);
  nurImServer(
    context,
    <Artikelblatt
      artikel={artikel}
      titelbild={titelbild}
      nachbarn={umgeben}
      aehnliche={verwandte}
      url={baseUrl + artikeladresse(slug)}
      daten={strukturdaten(artikel, baseUrl)}
    />,
  );
  return data<Artikelseitendaten>({
    baseUrl,
    artikel: {
      id,
      slug,
      title,
      excerpt,
      categories,
      tags,
      autor: author.name,
      ogbild: ogbildadresse(artikel),
      veroeffentlicht: (publishedAt ?? artikel.createdAt).toISOString(),
      geaendert: updatedAt.toISOString(),
    },
  });
}

/** The picture above the text, with its sizes; one of another host the policy of the pages would not load. */
async function titelbildVon({ bild }: Artikel): Promise<string | undefined> {
  if (!bild?.url.startsWith("/media/")) return undefined;
  const fassung = (await bildFassungen([bild.url])).get(bild.url);
  return fassung && bildelement(bild, fassung, { eilig: true, sizes: "(width >= 42rem) 40rem, 100vw" });
}

/** A post that cannot be read counts as none; the log says why. */
async function gelesen(
  slug: string,
  context: LoaderFunctionArgs["context"],
): Promise<Artikel | "gestoert" | undefined> {
  try {
    return await artikelNachSlug(slug);
  } catch (err) {
    const { log, id } = context.get(anfrageContext);
    const wort = err instanceof Error ? err.message : String(err);
    log?.error({ vorgang: id, err }, `Error fetching blog post: ${wort}`);
    return "gestoert";
  }
}
