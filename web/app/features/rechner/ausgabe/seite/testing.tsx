import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";

/** What a route module of a calculator exports. */
export type Seitenmodul = {
  readonly default: (props: never) => ReactNode;
  readonly loader: (args: never) => unknown;
};

/** A reader whose tier holds everything. */
export const leser = { nutzer: { subscriptionStatus: "premium" } } as Sitzung;

function Seite({ modul }: { readonly modul: Seitenmodul }) {
  const Inhalt = modul.default as ComponentType<{ readonly loaderData: unknown }>;
  return <Inhalt loaderData={useLoaderData()} />;
}

/** The page for this address as the server sends it to a browser without scripts: its own loader, its own component. */
export async function seiteRendern(modul: Seitenmodul, pfad: string, query: string): Promise<string> {
  const handler = createStaticHandler([
    { path: "*", loader: modul.loader as LoaderFunction, element: <Seite modul={modul} /> },
  ]);
  const context = new RouterContextProvider();
  context.set(anfrageContext, {
    id: "",
    log: undefined,
    sitzung: leser,
    client: "",
    raten: ohneGrenzen,
    queryBekannt: false,
  });
  const antwort = await handler.query(new Request(`http://localhost${pfad}?${encodeURI(query)}`), {
    requestContext: context,
  });
  if (antwort instanceof Response) throw new Error(`Die Seite antwortet mit ${antwort.status}.`);
  if (antwort.errors) throw Object.values(antwort.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, antwort);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={antwort} hydrate={false} />);
}

const glatt = (text: string) => text.replace(/\s+/g, " ").trim();
const zeichen: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

/** Text of a piece of HTML as a reader sees it. */
export const klartext = (html: string): string =>
  glatt(html.replace(/<[^>]*>/g, "").replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => zeichen[name] ?? ""));

export type Seitenzeile = {
  /** Texts of the cells; of the first one only what stands before its derivation. */
  readonly zellen: readonly string[];
  /** Text of each step: words, norm, amount. */
  readonly schritte: readonly string[];
};

/** Every row of every table of a page but those of the heads, in their order. */
export function tabellenzeilen(html: string): Seitenzeile[] {
  // The norm of a step stands a second time, for narrow screens only.
  const breit = html.replace(
    /<span class="[^"]*[sS]chmal[^"]*">(<(\w+)[^>]*>[^<]*<\/\2>|[^<]*)<\/span>/g,
    "",
  );
  return [...breit.replace(/<thead.*?<\/thead>/gs, "").matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(
    ([, zeile = ""]) => {
      const zellen = [...zeile.matchAll(/<(td|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inhalt = ""]) => inhalt);
      return {
        zellen: zellen.map((zelle) => klartext(/<summary[^>]*>(.*?)<\/summary>/s.exec(zelle)?.[1] ?? zelle)),
        schritte: [...zeile.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, schritt = ""]) =>
          // The amount stands in a box of its own, without a blank before it.
          klartext(schritt.replace(/<span/g, " <span")),
        ),
      };
    },
  );
}
