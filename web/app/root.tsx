import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { Kontobereich } from "#features/konto/index.ts";
import { seitenabsageAus } from "#platform/access/seitenabsage.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { anzeigenMessen, aufgeschobenStarten } from "#platform/client/start.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import {
  useGehaltenehuelle,
  useNonce,
  useSeitenanzeigen,
  useSitzungsstand,
} from "#platform/http/seite/seitenstand.ts";
import { useVorgang } from "#platform/http/vorgang.ts";
import { Anzeigen, Anzeigenmarke } from "#ui/anzeigen/anzeigen.tsx";
import { farbschemaSkript } from "#ui/huelle/farbschema.ts";
import { Fehlerseite } from "#ui/huelle/fehlerseite.tsx";
import { fussId } from "#ui/huelle/fuss.tsx";
import { Huelle } from "#ui/huelle/huelle.tsx";
import { WegweiserContext, wegweiserAus } from "#ui/huelle/wegweiser.tsx";
import type { Seitenhandle } from "#ui/metadaten.ts";
import "#ui/schriften.css";
import "#ui/tokens.css";
import "#ui/grund.css";
import "#ui/anordnung.css";
import "#ui/druck.css";
import { verlinkt } from "./wegweiser.ts";

const wegweiser = wegweiserAus(verlinkt);

export const links: LinksFunction = () => [
  ...[sans, serif].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const anfrage = context.get(anfrageContext);
  const { anzeigenart: art, sitzung, sitzungUnklar } = anfrage;
  const anzeigen =
    art && !sitzungUnklar
      ? await context
          .get(beitraegeContext)
          .anzeigen({ art, pfad: new URL(request.url).pathname, wer: sitzung })
      : [];
  // A document has its ads in it; data of the router alone bring them along.
  anfrage.anzeigen = anzeigen.map(([beste]) => beste?.[1] ?? "").join("");
  return { baseUrl: umgebung().baseUrl, ...(anfrage.nurDaten && anzeigen.length > 0 && { anzeigen }) };
}

/** What is the root's own holds for the life of the server; the ads are those of a page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const sitzungsstand = useSitzungsstand();
  const gehalten = useGehaltenehuelle();
  return (
    // The inline script may have put a chosen colour scheme on the element before React sees it.
    <html lang="de" data-session={sitzungsstand} data-data-layer="deferred" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Kanonisch />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131519" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: farbschemaSkript }} />
        {/* A page arrives in pieces; painted halfway, a row would move as soon as its rest is there. */}
        <link rel="expect" href={`#${fussId}`} blocking="render" />
        <Links />
      </head>
      <body>
        <WegweiserContext value={wegweiser}>
          <Huelle
            konto={<Kontobereich />}
            angemeldet={sitzungsstand === "authenticated"}
            anzeigen={{ marke: <Seitenmarke />, plaetze: <Seitenanzeigen /> }}
            gehalten={gehalten}
          >
            {children}
          </Huelle>
        </WegweiserContext>
        <Bereit />
        <ScrollRestoration {...(nonce ? { nonce } : {})} />
        <Scripts {...(nonce ? { nonce } : {})} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const absage = isRouteErrorResponse(error) ? seitenabsageAus(error.data) : undefined;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const vorgang = useVorgang();
  return (
    <>
      <meta name="robots" content="noindex" />
      {absage ? (
        <Absage absage={absage} />
      ) : (
        <>
          <title>{`${status === 404 ? "Seite nicht gefunden" : "Fehler"} – Gebührenportal`}</title>
          <Fehlerseite status={status} vorgang={vorgang} />
        </>
      )}
    </>
  );
}

/** Few readers ever see it, so its code is not among what everybody loads. */
const Absage = lazy(() => import("./absage.tsx").then(({ Absage }) => ({ default: Absage })));

/** The address of a page on the portal's own origin, without its query unless the page says that this belongs to it. */
function Kanonisch() {
  const daten = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const seite = useMatches().at(-1)?.handle as Partial<Seitenhandle> | undefined;
  const query = seite?.kanonischeQuery?.(search) ?? "";
  return daten ? <link rel="canonical" href={daten.baseUrl + pathname + query} /> : null;
}

/** What the ads of the page that is open are made of. */
function useAnzeigenangaben() {
  return {
    key: useLocation().pathname,
    html: useSeitenanzeigen(),
    wahl: useRouteLoaderData<typeof loader>("root")?.anzeigen,
  };
}

function Seitenmarke() {
  const { key, ...angaben } = useAnzeigenangaben();
  return <Anzeigenmarke key={key} {...angaben} />;
}

function Seitenanzeigen() {
  const { key, ...angaben } = useAnzeigenangaben();
  return <Anzeigen key={key} {...angaben} beginnen={anzeigenMessen} />;
}

/** Marks the document as soon as its event handlers are attached, and starts the client when the browser is idle. */
function Bereit() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    aufgeschobenStarten();
  }, []);
  return null;
}
