import { type Ansicht, tagadresse } from "../adressen.ts";
import { schlagwortNach } from "../lesen/lesen.server.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../lesen/uebersicht.server.ts";
import { listenkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { ohneServer } from "../ui/lesen/liste/ohne-server.ts";
import { schlagwortliste } from "../ui/lesen/liste/themenlisten.ts";
import { Uebersicht } from "../ui/lesen/liste/uebersicht.tsx";
import type { Route } from "./+types/schlagwort.ts";

export const meta = listenkopf;

const ansichtVon = (slug: string): Ansicht => ({
  pfad: tagadresse(slug),
  filter: { tag: slug.toLowerCase() },
});

/** An unknown tag is an empty list with 404. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const gefunden = await schlagwortNach(slug).catch(() => undefined);
  return uebersichtsdaten({ request, context }, ansichtVon(gefunden?.slug ?? slug), {
    status: gefunden ? 200 : 404,
    ...(gefunden && { name: gefunden.name }),
  });
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs): Promise<Uebersichtsdaten> {
  const alle = schlagwortliste.bekannt() ?? (await schlagwortliste.laden().catch(() => []));
  return ohneServer(ansichtVon(slug), alle.find((eines) => eines.slug === slug.toLowerCase())?.name);
}

export default function Schlagwortseite({ loaderData }: Route.ComponentProps) {
  return <Uebersicht daten={loaderData} />;
}
