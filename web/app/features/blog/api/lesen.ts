import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { zuJson } from "#platform/http/serial.ts";
import {
  artikelForm,
  artikellisteForm,
  artikelseiteForm,
  kategorieForm,
  schlagwortForm,
} from "../contract.ts";
import { nichtGefunden } from "../fehler.ts";
import { aufrufZaehlen, seitenaufrufeAbwarten } from "../lesen/aufrufe.server.ts";
import { aehnlichFrage, listenfehler, listenfrage, slugFrage } from "../lesen/contract-lesen.ts";
import {
  aehnliche,
  artikelListe,
  artikelNachId,
  artikelNachSlug,
  kategorien,
  schlagworte,
} from "../lesen/lesen.server.ts";
import { manuskript } from "../schreiben/entwuerfe.server.ts";
import { unveroeffentlichteSeite } from "../schreiben/manuskriptliste.server.ts";
import { relevanzListe } from "../suche/suche.server.ts";

/** Dates, references and places as the calls carry them. */
const serialisiert = <S extends z.ZodType>(_form: S, wert: unknown) => zuJson(wert) as z.input<S>;

const listeRoute = apiRoute({
  method: "GET",
  path: "/api/blog",
  guard: oeffentlich("Published posts; any other status asks who it is"),
  teuer: true,
  contract: {
    summary: "Die veröffentlichten Artikel, der neueste zuerst; einschränkbar und seitenweise.",
    query: listenfrage,
    response: artikelseiteForm,
    errors: listenfehler,
  },
  handler: async ({ query, sitzung }) => {
    const { limit, startAfter, category, tag, authorId, year, month, search, sort, cursor, status } = query;
    const filter = { category, tag, authorId, year, month, search };
    if (status !== "published") {
      const seite = await unveroeffentlichteSeite(sitzung, { ...filter, status }, { limit, startAfter });
      return serialisiert(artikelseiteForm, seite);
    }
    if (sort === "relevanz" && search !== undefined)
      return serialisiert(artikelseiteForm, await relevanzListe(search, { limit, cursor }));
    return serialisiert(artikelseiteForm, await artikelListe(filter, { limit, startAfter }));
  },
});

const einzelnRoute = apiRoute({
  method: "GET",
  path: "/api/blog/:id",
  guard: oeffentlich("Published posts; for the author himself and those who moderate more"),
  contract: {
    summary:
      "Ein Artikel nach id oder slug; über den slug zählt der Aufruf. Nicht öffentliche für ihren Autor und die Moderation.",
    response: artikelForm,
    errors: { "store-not-initialized": listenfehler["store-not-initialized"] },
  },
  handler: async ({ params: { id = "" }, sitzung }) => {
    await seitenaufrufeAbwarten();
    const nachId = (await artikelNachId(id)) ?? (sitzung && (await manuskript(sitzung, id)));
    if (nachId) return serialisiert(artikelForm, nachId);
    const artikel = await artikelNachSlug(id);
    if (!artikel) throw nichtGefunden();
    return serialisiert(artikelForm, { ...artikel, viewCount: await aufrufZaehlen(artikel.id) });
  },
});

const aehnlichRoute = apiRoute({
  method: "POST",
  path: "/api/blog/related",
  guard: oeffentlich("Published posts, chosen by names in the body"),
  contract: {
    summary: "Ähnliche Artikel: nach Kategorien, dann nach Schlagwörtern, dann die neuesten.",
    body: aehnlichFrage,
    response: artikellisteForm,
  },
  handler: async ({ body }) => serialisiert(artikellisteForm, { posts: await aehnliche(body) }),
});

const kategorienRoute = apiRoute({
  method: "GET",
  path: "/api/blog/categories",
  guard: oeffentlich("Published like the posts"),
  contract: {
    summary: "Die Kategorien nach Namen, oder die eine mit diesem slug.",
    query: slugFrage,
    response: z.object({ categories: z.array(kategorieForm) }),
  },
  handler: async ({ query: { slug } }) => ({ categories: nachSlug(await kategorien(), slug) }),
});

const schlagworteRoute = apiRoute({
  method: "GET",
  path: "/api/blog/tags",
  guard: oeffentlich("Published like the posts"),
  contract: {
    summary: "Die Schlagwörter nach Namen, oder das eine mit diesem slug.",
    query: slugFrage,
    response: z.object({ tags: z.array(schlagwortForm) }),
  },
  handler: async ({ query: { slug } }) => ({ tags: nachSlug(await schlagworte(), slug) }),
});

function nachSlug<T extends { readonly slug: string }>(alle: readonly T[], slug: string | undefined): T[] {
  const gesucht = slug?.trim().toLowerCase();
  return gesucht === undefined ? [...alle] : alle.filter((eines) => eines.slug === gesucht);
}

/** The reading calls; those with a fixed name stand before the one that takes any. */
export const leserouten = [
  listeRoute,
  kategorienRoute,
  schlagworteRoute,
  aehnlichRoute,
  einzelnRoute,
] as const;
