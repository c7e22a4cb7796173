import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import { ohneServer } from "../client/uebersicht.ts";
import { autorNach } from "../lesen.server.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../uebersicht.server.ts";
import { ansichtAusQuery, seitenquery } from "../ui/lesen/adressen.ts";
import { listenkopf } from "../ui/lesen/kopfangaben.ts";
import { Uebersicht } from "../ui/lesen/uebersicht.tsx";

export const meta = listenkopf;

export async function loader({ request, context }: LoaderFunctionArgs) {
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
  const { seite } = antwort.data;
  if (search === `?${eigene}` && seite && (seite as { posts: readonly unknown[] }).posts.length > 0)
    queryBekannt(context);
  return antwort;
}

export function clientLoader({ request }: { readonly request: Request }): Uebersichtsdaten {
  return ohneServer(ansichtAusQuery(new URL(request.url).searchParams));
}

export default function Blog() {
  return <Uebersicht daten={useLoaderData<Uebersichtsdaten>()} />;
}
