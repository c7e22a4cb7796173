import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { kategorienliste } from "../client/themen.ts";
import { ohneServer } from "../client/uebersicht.ts";
import { kategorieNach } from "../lesen/lesen.server.ts";
import { type Uebersichtsdaten, uebersichtsdaten } from "../lesen/uebersicht.server.ts";
import { type Ansicht, kategorieadresse } from "../ui/lesen/adressen.ts";
import { listenkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { Uebersicht } from "../ui/lesen/liste/uebersicht.tsx";

export const meta = listenkopf;

const ansichtVon = (slug: string): Ansicht => ({
  pfad: kategorieadresse(slug),
  filter: { category: slug.toLowerCase() },
});

/** An unknown category is an empty list with 404; so is none when the database does not answer, with 503. */
export async function loader({ request, params: { slug = "" }, context }: LoaderFunctionArgs) {
  const gefunden = await kategorieNach(slug).catch(() => undefined);
  return uebersichtsdaten({ request, context }, ansichtVon(gefunden?.slug ?? slug), {
    status: gefunden ? 200 : 404,
    ...(gefunden && { name: gefunden.name, beschreibung: gefunden.description }),
  });
}

export async function clientLoader({
  params: { slug = "" },
}: {
  readonly params: { readonly slug?: string };
}): Promise<Uebersichtsdaten> {
  const alle = kategorienliste.bekannt() ?? (await kategorienliste.laden().catch(() => []));
  const gefunden = alle.find((eine) => eine.slug === slug.toLowerCase());
  return {
    ...ohneServer(ansichtVon(slug), gefunden?.name),
    ...(gefunden && { beschreibung: gefunden.description }),
  };
}

export default function Kategorieseite() {
  return <Uebersicht daten={useLoaderData<Uebersichtsdaten>()} />;
}
