import { queryBekannt } from "#platform/http/anfrage.server.ts";
import type { Seitenhandle } from "#ui/metadaten.ts";
import { ansichtAusQuery, listenquery, seitenquery } from "../adressen.ts";
import { autorNach } from "../lesen/lesen.server.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../lesen/uebersicht.server.ts";
import { listenkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { ohneServer } from "../ui/lesen/liste/ohne-server.ts";
import { Uebersicht } from "../ui/lesen/liste/uebersicht.tsx";
import type { Route } from "./+types/blog.ts";

export const meta = listenkopf;

/** An author and a month are pages of their own. */
export const handle: Seitenhandle = {
  kanonischeQuery: (search) => listenquery(ansichtAusQuery(new URLSearchParams(search))),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const ansicht = ansichtAusQuery(searchParams);
  const { authorId } = ansicht.filter;
  const autor = authorId === undefined ? undefined : await autorNach(authorId).catch(() => undefined);
  const antwort = await uebersichtsdaten(
    { request, context },
    ansicht,
    autor ? { name: autor.name, avatar: autor.avatar } : {},
  );
  // Authors and months that exist, in the one spelling our links have; a page that nobody links is not kept.
  const eigene = new URLSearchParams(seitenquery(ansicht).map(([name, wert]) => [name, wert])).toString();
  if (search === `?${eigene}` && antwort.data.seite?.posts.length) queryBekannt(context);
  return antwort;
}

export function clientLoader({ request }: { readonly request: Request }): Uebersichtsdaten {
  return ohneServer(ansichtAusQuery(new URL(request.url).searchParams));
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <Uebersicht daten={loaderData} />;
}
