import { type Ansicht, kategorieadresse } from "../adressen.ts";
import { kategorieNach } from "../lesen/lesen.server.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../lesen/uebersicht.server.ts";
import { listenkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { ohneServer } from "../ui/lesen/liste/ohne-server.ts";
import { kategorienliste } from "../ui/lesen/liste/themenlisten.ts";
import { Uebersicht } from "../ui/lesen/liste/uebersicht.tsx";
import type { Route } from "./+types/kategorie.ts";

export const meta = listenkopf;

const ansichtVon = (slug: string): Ansicht => ({
  pfad: kategorieadresse(slug),
  filter: { category: slug.toLowerCase() },
});

/** An unknown category is an empty list with 404; so is none when the database does not answer, with 503. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const gefunden = await kategorieNach(slug).catch(() => undefined);
  return uebersichtsdaten({ request, context }, ansichtVon(gefunden?.slug ?? slug), {
    status: gefunden ? 200 : 404,
    ...(gefunden && { name: gefunden.name, beschreibung: gefunden.description }),
  });
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs): Promise<Uebersichtsdaten> {
  const alle = kategorienliste.bekannt() ?? (await kategorienliste.laden().catch(() => []));
  const gefunden = alle.find((eine) => eine.slug === slug.toLowerCase());
  return {
    ...ohneServer(ansichtVon(slug), gefunden?.name),
    ...(gefunden && { beschreibung: gefunden.description }),
  };
}

export default function Kategorieseite({ loaderData }: Route.ComponentProps) {
  return <Uebersicht daten={loaderData} />;
}
