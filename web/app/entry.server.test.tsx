import { pino } from "pino";
import { type ReactNode, Suspense, use } from "react";
import {
  Await,
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { expect, test } from "vitest";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import handleRequest, { handleError } from "./entry.server.tsx";

const spaeter = <T,>(wert: T) => new Promise<T>((fertig) => setTimeout(fertig, 20, wert));

const Dokument = () => (
  <html lang="de">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);

const Fehlerseite = () => <html lang="de">Fehlerseite</html>;

function Geplatzt(): ReactNode {
  throw new Error("geplatzt");
}

type Seite = { readonly loader?: () => unknown; readonly default: () => ReactNode };

/** Renders one page the way the server does; `anfrage.html` is what the reader gets. */
async function gerendert(seite: Seite) {
  const routen = {
    root: {
      id: "root",
      path: "",
      module: { default: Dokument, ErrorBoundary: Fehlerseite },
    },
    seite: { id: "seite", parentId: "root", path: "seite", module: seite },
  };
  const manifest = Object.fromEntries(
    Object.values(routen).map(({ id, path, module, ...rest }) => [
      id,
      { ...rest, id, path, hasLoader: "loader" in module, module: `/${id}.js`, imports: [] },
    ]),
  );
  const build = {
    entry: { module: { default: handleRequest, handleError } },
    routes: routen,
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: manifest,
      url: "/manifest.js",
      version: "1",
    },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const zeilen: string[] = [];
  const anfrage: Anfrage = {
    id: "VORGANG",
    log: pino({}, { write: (zeile: string) => zeilen.push(zeile) }),
    client: "",
    raten: ohneGrenzen,
    queryBekannt: false,
  };
  const context = new RouterContextProvider();
  context.set(anfrageContext, anfrage);
  const antwort = await createRequestHandler(build, "production")(
    new Request("http://localhost/seite"),
    context,
  );
  return { status: antwort.status, html: anfrage.html ?? "", protokoll: zeilen.join("") };
}

test("Eine Seite steht samt ihren Daten im Dokument", async () => {
  const { status, html } = await gerendert({
    loader: () => ({ betrag: "1.234,50 €" }),
    default: () => <p>{useLoaderData<{ betrag: string }>().betrag}</p>,
  });
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
  expect(html).toContain("<p>1.234,50 €</p>");
  expect(html.match(/streamController\.enqueue\([^<]*1\.234,50 €/g)).toHaveLength(1);
  expect(html.match(/streamController\.close\(\)/g)).toHaveLength(1);
});

test("Was vorab zu laden ist, steht so da, wie der Server es sucht, um es hintanzustellen", async () => {
  const { html } = await gerendert({
    default: () => <p>{'Der Text <link rel="modulepreload" href="x"> bleibt, wie er ist.'}</p>,
  });
  const vorab = html.match(/<link\b[^>]*modulepreload[^>]*>/g) ?? [];
  expect(vorab.length).toBeGreaterThan(1);
  for (const link of vorab) expect(link).toMatch(/^<link rel="modulepreload" /);
  expect(html).toContain("Der Text &lt;link rel=&quot;modulepreload&quot; href=&quot;x&quot;&gt; bleibt");
});

test("Auf Daten, die später kommen, wartet die Seite, ob eine Grenze sie umgibt oder nicht", async () => {
  const mitGrenze = await gerendert({
    loader: () => ({ satz: spaeter("Jetzt ist es da") }),
    default: function Seite() {
      const { satz } = useLoaderData<{ satz: Promise<string> }>();
      return (
        <Suspense fallback="Bitte warten">
          <Await resolve={satz}>{(text) => <p>{text}</p>}</Await>
        </Suspense>
      );
    },
  });
  const wert = spaeter("Auch das");
  const ohneGrenze = await gerendert({ default: () => <p>{use(wert)}</p> });
  expect([mitGrenze.status, ohneGrenze.status]).toEqual([200, 200]);
  expect(mitGrenze.html).toContain("<p>Jetzt ist es da</p>");
  expect(ohneGrenze.html).toContain("<p>Auch das</p>");
});

test("Was hinter einer Grenze platzt, wird gemeldet, und die Antwort ist 500", async () => {
  const { status, html, protokoll } = await gerendert({
    default: () => (
      <Suspense fallback="Ersatz">
        <Geplatzt />
      </Suspense>
    ),
  });
  expect(status).toBe(500);
  expect(html).toContain("Ersatz");
  expect(protokoll).toMatch(/"vorgang":"VORGANG".*geplatzt/);
});

test("Was ohne Grenze platzt, führt zur Fehlerseite und wird einmal gemeldet", async () => {
  const { status, html, protokoll } = await gerendert({
    default: Geplatzt,
  });
  expect(status).toBe(500);
  expect(html).toContain("Fehlerseite");
  expect(protokoll.match(/Fehler beim Aufbau/g)).toHaveLength(1);
});
