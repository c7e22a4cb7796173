import type { Ansicht } from "../adressen.ts";
import { seitengroesse } from "../grenzen.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../lesen/uebersicht.server.ts";
import { relevanzListe } from "../suche/suche.server.ts";
import { listenkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { ohneServer } from "../ui/lesen/liste/ohne-server.ts";
import { Uebersicht } from "../ui/lesen/liste/uebersicht.tsx";
import type { Route } from "./+types/suche.ts";

export const meta = listenkopf;

function ansichtAus(request: Request): Ansicht {
  const q = new URL(request.url).searchParams.get("q")?.trim().slice(0, 200);
  return { pfad: "/blog/search", filter: q ? { search: q } : {} };
}

export function loader({ request, context }: Route.LoaderArgs) {
  const ansicht = ansichtAus(request);
  const { search } = ansicht.filter;
  return uebersichtsdaten({ request, context }, ansicht, {
    lesen: async (cursor) =>
      search === undefined
        ? { posts: [], hasMore: false, nextCursor: null }
        : relevanzListe(search, { limit: seitengroesse, cursor }),
  });
}

export function clientLoader({ request }: { readonly request: Request }): Uebersichtsdaten {
  return ohneServer(ansichtAus(request));
}

export default function Suche({ loaderData }: Route.ComponentProps) {
  return <Uebersicht daten={loaderData} />;
}
