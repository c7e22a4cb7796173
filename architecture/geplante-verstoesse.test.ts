// Every rule is shown to bite: a small house with one violation, and the same house without it.
import { expect, test } from "vitest";
import { type Haus, hausAus, type Verstoss } from "./haus.ts";
import { abschaltungenPruefen, laengePruefen, namenPruefen, wortePruefen } from "./pruefungen/form.ts";
import { reihenPruefen, ungepruefteReihen } from "./pruefungen/gesetz.ts";
import { deklariertPruefen, testcodePruefen, unbenutztPruefen } from "./pruefungen/pakete.ts";
import {
  eingaengePruefen,
  endungenPruefen,
  geschwisterPruefen,
  pfeilePruefen,
  unbenutztePfeile,
} from "./pruefungen/pfeile.ts";
import { gesetzestagePruefen, gesetzeszahlenPruefen, reinheitPruefen } from "./pruefungen/reinheit.ts";
import { serverpfadePruefen } from "./pruefungen/server.ts";
import { nodeModulePruefen, serverClientPruefen, sqlPruefen } from "./pruefungen/server-client.ts";
import { stockwerkePruefen } from "./pruefungen/stockwerke.ts";
import { aufrufePruefen, zugangPruefen } from "./pruefungen/zugang.ts";

const rechner = "web/app/features/rechner/rvg";

/** A house in order; each test adds to it. */
const ordentlich: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "haus", "devDependencies": { "vitest": "1" } }',
  "packages/recht/package.json": '{ "name": "@gebuehrenportal/recht", "exports": { ".": "./index.ts" } }',
  "packages/recht/index.ts": 'export { cent } from "./src/geld.ts";',
  "packages/recht/src/geld.ts": "export const cent = (betrag: number) => betrag;",
  "packages/gebuehren/package.json":
    '{ "name": "@gebuehrenportal/gebuehren", "exports": { ".": "./index.ts" }, "dependencies": { "@gebuehrenportal/gesetze": "*", "@gebuehrenportal/recht": "*" } }',
  "packages/gebuehren/index.ts": 'export { gebuehr } from "./src/gebuehr.ts";',
  "packages/gebuehren/src/gebuehr.ts":
    'import { cent } from "@gebuehrenportal/recht"; import { stufe } from "@gebuehrenportal/gesetze/rvg/stufe.ts"; export const gebuehr = cent(stufe);',
  "packages/gesetze/package.json":
    '{ "name": "@gebuehrenportal/gesetze", "exports": { "./*.ts": "./*.ts" } }',
  "packages/gesetze/rvg/stufe.ts": "export const stufe = 15_060;",
  "gegenrechnung/gebuehren/bruch.ts": "export {};",
  "web/package.json": JSON.stringify({
    name: "@gebuehrenportal/web",
    imports: {
      "#dokumente/*": "./app/dokumente/*",
      "#platform/*": "./app/platform/*",
      "#features/*": "./app/features/*",
      "#ui/*": "./app/ui/*",
    },
    dependencies: { "@gebuehrenportal/recht": "*", "@gebuehrenportal/gebuehren": "*", kysely: "1" },
  }),
  "web/app/api.ts": 'export { aufruf } from "./features/rechner/rvg/api/rvg.ts";',
  "web/app/platform/uhr.server.ts":
    'import { cent } from "@gebuehrenportal/recht"; export const jetzt = cent(0);',
  "web/app/platform/db/pool.server.ts": 'export { sql } from "kysely";',
  "web/app/ui/feld.tsx": "export const feld = <p>Feld</p>;",
  "web/server/app.ts": 'export const eigenes = ["/robots.txt", "/api/*", "/api/health", `/media/`];',
  "web/app/dokumente/blatt.ts":
    'import { feld } from "#ui/feld.tsx"; import { cent } from "@gebuehrenportal/recht"; export const blatt = [feld, cent];',
  [`${rechner}/page.tsx`]:
    'import { feld } from "#ui/feld.tsx"; import { lesen } from "./lesen.server.ts"; export const loader = lesen; export default () => feld;',
  [`${rechner}/lesen.server.ts`]:
    'import { readFileSync } from "node:fs"; import { gebuehr } from "@gebuehrenportal/gebuehren"; export const lesen = () => [gebuehr, readFileSync];',
  [`${rechner}/api/rvg.ts`]: "export const aufruf = 1;",
};

const listen = {
  seiten: [
    { path: "/rvgrechner", file: "features/rechner/rvg/page.tsx", guard: "oeffentlich: Free calculator" },
  ],
  aufrufe: [{ method: "POST", path: "/api/rechner/rvg", guard: "oeffentlich: Public calculation" }],
};

const pruefer: Readonly<Record<string, (haus: Haus) => Verstoss[]>> = {
  abschaltungen: abschaltungenPruefen,
  aufrufe: aufrufePruefen,
  deklariert: deklariertPruefen,
  eingaenge: eingaengePruefen,
  endungen: endungenPruefen,
  geschwister: geschwisterPruefen,
  gesetzestage: gesetzestagePruefen,
  gesetzeszahlen: gesetzeszahlenPruefen,
  laenge: laengePruefen,
  namen: namenPruefen,
  nodeModule: nodeModulePruefen,
  pfeile: pfeilePruefen,
  reihen: reihenPruefen,
  reinheit: reinheitPruefen,
  server: (haus) => serverpfadePruefen(haus, listen),
  serverClient: serverClientPruefen,
  sql: sqlPruefen,
  // The small house leaves most rooms empty.
  stockwerke: (haus) => stockwerkePruefen(haus).filter(({ was }) => !was.startsWith("hat keinen Raum")),
  testcode: testcodePruefen,
  unbenutzt: unbenutztPruefen,
  worte: wortePruefen,
  zugang: (haus) => zugangPruefen(haus, listen),
};

function haus(zusatz: Readonly<Record<string, string>> = {}): Haus {
  return hausAus(new Map(Object.entries({ ...ordentlich, ...zusatz })));
}

test.each(Object.entries(pruefer))(
  "In einem ordentlichen Haus findet die Regel „%s“ nichts",
  (_name, pruefen) => {
    expect(pruefen(haus())).toEqual([]);
  },
);

// Written apart, so that this file does not break the rules it plants.
const fremderPfad = ["", "work", "main", "x"].join("/");
const stillgelegt = `test.${"skip"}("x", () => {});`;

test.each([
  [
    "Der Kern benutzt ein Gesetzespaket",
    "pfeile",
    "packages/recht/src/a.ts",
    'import "@gebuehrenportal/gebuehren";',
  ],
  [
    "Ein Gesetzespaket benutzt für sich das Gerichtsverzeichnis",
    "pfeile",
    "packages/gebuehren/src/a.ts",
    'import "../../gesetze/gerichte/index.ts";',
  ],
  ["Die Gerichte lesen die Uhr", "reinheit", "packages/gesetze/gerichte/a.ts", "export const x = Date;"],
  [
    "Ein Gesetzespaket benutzt die Plattform",
    "pfeile",
    "packages/gebuehren/src/a.ts",
    'import "../../../web/app/platform/uhr.server.ts";',
  ],
  [
    "Die Plattform kennt ein Feature",
    "pfeile",
    "web/app/platform/a.ts",
    'import "#features/rechner/rvg/page.tsx";',
  ],
  [
    "Die Oberfläche kennt die Plattform, auch nur als Typ",
    "pfeile",
    "web/app/ui/a.ts",
    'import type { x } from "#platform/uhr.server.ts";',
  ],
  [
    "Ein Dokument kennt ein Feature, auch nur als Typ",
    "pfeile",
    "web/app/dokumente/a.ts",
    'import type { x } from "#features/rechner/rvg/lesen.server.ts";',
  ],
  ["Die Plattform kennt ein Dokument", "pfeile", "web/app/platform/a.ts", 'import "#dokumente/blatt.ts";'],
  [
    "Ein Feature benutzt ein anderes",
    "pfeile",
    "web/app/features/blog/a.ts",
    'import "../rechner/rvg/page.tsx";',
  ],
  [
    "Ein Feature benutzt ein anderes erst beim Bedienen",
    "pfeile",
    "web/app/features/blog/a.ts",
    'export const x = () => import("#features/rechner/rvg/page.tsx");',
  ],
  [
    "Ein Feature liest die Liste der Features",
    "pfeile",
    "web/app/features/blog/a.ts",
    'import { features } from "../../features.ts"; export const x = features;',
  ],
  [
    "Ein Feature reicht ein anderes weiter",
    "pfeile",
    "web/app/features/blog/a.ts",
    'export * from "#features/rechner/rvg/page.tsx";',
  ],
  ["Eine Datei liegt außerhalb des Hauses", "pfeile", "anbau/a.ts", "export {};"],
  [
    "Ein Rechner benutzt seinen Nachbarn",
    "stockwerke",
    "web/app/features/rechner/zinsen/a.ts",
    'import "../rvg/lesen.server.ts";',
  ],
  [
    "Eine Seite benutzt ihre Nachbarin",
    "geschwister",
    "web/app/features/seiten/pages/a.tsx",
    'import "./b.tsx";',
  ],
  [
    "Ein Paket wird an seinen Eingängen vorbei benutzt",
    "eingaenge",
    "web/app/features/blog/a.ts",
    'import "@gebuehrenportal/recht/src/geld.ts";',
  ],
  [
    "Ein Paket wird über seinen Ordner benutzt",
    "eingaenge",
    "web/app/features/blog/a.ts",
    'import "../../../../packages/recht/index.ts";',
  ],
  ["Ein Import hat keine Endung", "endungen", "web/app/ui/a.ts", 'import "./feld";'],
  ["Ein Paket fehlt in der package.json", "deklariert", "web/app/ui/a.ts", 'import "lodash/map";'],
  ["Ein Testwerkzeug läuft im Betrieb mit", "deklariert", "web/app/ui/a.ts", 'import "vitest";'],
  [
    "Eine Hilfe der Tests läuft im Betrieb mit",
    "testcode",
    "web/app/ui/a.ts",
    'import "#platform/db/testing-rollen.ts";',
  ],
  [
    "Ein deklariertes Paket wird nicht benutzt",
    "unbenutzt",
    "web/e2e/package.json",
    '{ "name": "e2e", "dependencies": { "left-pad": "1" } }',
  ],
  [
    "Ein Bauteil führt den Browser zum Server",
    "serverClient",
    "web/app/ui/feld.tsx",
    'import { jetzt } from "#platform/uhr.server.ts"; export const feld = jetzt;',
  ],
  ["Ein Bauteil benutzt Module von Node", "nodeModule", "web/app/ui/a.ts", 'import "node:fs";'],
  [
    "Eine Seite fragt die Datenbank selbst",
    "sql",
    `${rechner}/a.server.ts`,
    'import { sql } from "kysely"; export { sql };',
  ],
  [
    "Das Recht fragt nach der Zeit",
    "reinheit",
    "packages/recht/src/a.ts",
    "export const x = () => new Date();",
  ],
  [
    "Das Recht fragt nach der Uhr",
    "reinheit",
    "packages/recht/src/a.ts",
    "export const x = () => Date.now();",
  ],
  ["Das Recht würfelt", "reinheit", "packages/gesetze/rvg/a.ts", "export const x = Math.random();"],
  ["Das Recht liest die Umgebung", "reinheit", "packages/recht/src/a.ts", "export const x = process.env;"],
  ["Das Recht ruft ins Netz", "reinheit", "packages/recht/src/a.ts", 'export const x = fetch("x");'],
  ["Das Recht benutzt Module von Node", "reinheit", "packages/recht/src/a.ts", 'import "node:fs";'],
  ["Ein Paket umgeht seine Hülle", "reinheit", "packages/pdf/src/a.ts", 'import "@embedpdf/pdfium";'],
  [
    "Ein Feature kennt einen Betrag des Gesetzes",
    "gesetzeszahlen",
    `${rechner}/a.ts`,
    "export const x = 15060;",
  ],
  ["Ein Feature schreibt Geld hin", "gesetzeszahlen", `${rechner}/a.ts`, "export const x = 49_00;"],
  [
    "Ein Feature macht eine Zahl zu Geld",
    "gesetzeszahlen",
    `${rechner}/a.ts`,
    'import { cent } from "@gebuehrenportal/recht"; export const x = cent(4900);',
  ],
  [
    "Ein Dokument macht eine Zahl zu Geld",
    "gesetzeszahlen",
    "web/app/dokumente/a.ts",
    'import { cent } from "@gebuehrenportal/recht"; export const x = cent(4900);',
  ],
  [
    "Die Rechenregel wiederholt eine Zahl des Gesetzes",
    "gesetzeszahlen",
    "packages/gebuehren/src/a.ts",
    "export const x = 15060;",
  ],
  [
    "Das Verzeichnis der Nummern kennt einen Betrag des Gesetzes",
    "gesetzeszahlen",
    "packages/gebuehren/verzeichnis/a.ts",
    "export const x = 15060;",
  ],
  [
    "Eine Rechenregel kennt einen Tag des Gesetzes",
    "gesetzestage",
    "packages/gebuehren/src/a.ts",
    'import { tag } from "@gebuehrenportal/recht"; export const x = tag("2021-10-01");',
  ],
  [
    "Ein Gesetzespaket hat seine eigene Zeitreihe",
    "reihen",
    "packages/gebuehren/src/a.ts",
    'import { zeitreihe } from "@gebuehrenportal/recht"; export const x = zeitreihe({}, []);',
  ],
  [
    "Ein Feature datiert das Recht",
    "reihen",
    "web/app/features/blog/a.ts",
    'import { zeitreihe } from "@gebuehrenportal/recht"; export const x = zeitreihe<number>({}, []);',
  ],
  [
    "Das Gesetz benutzt die Regeln, die es lesen",
    "pfeile",
    "packages/gesetze/rvg/a.ts",
    'import "@gebuehrenportal/gebuehren";',
  ],
  [
    "Ein Paket benutzt seine Gegenrechnung, auch nur im Test",
    "pfeile",
    "packages/gebuehren/src/a.test.ts",
    'import "../../../gegenrechnung/gebuehren/bruch.ts";',
  ],
  ["Der Server kennt eine Seite", "server", "web/server/a.ts", 'export const x = "/rvgrechner?wert=1";'],
  ["Der Server kennt Aufrufe", "server", "web/server/a.ts", 'export const x = "/api/rechner/";'],
  ["Der Server erkennt Seiten am Muster", "server", "web/server/a.ts", "export const x = /^\\/rvgrechner$/;"],
  [
    "Der Server setzt eine Adresse zusammen",
    "server",
    "web/server/a.ts",
    "export const x = `/rvgrechner` + 1;",
  ],
  ["Eine Datei ist zu lang", "laenge", "web/app/ui/a.ts", "export {};\n".repeat(401)],
  ["Ein Dateiname hat Großbuchstaben", "namen", "web/app/ui/Feld.ts", "export {};"],
  ["Eine Hilfe der Tests heißt anders", "namen", "web/app/ui/konto-test-hilfe.ts", "export {};"],
  ["Ein Ordner hat einen Umlaut", "namen", "web/app/ui/gebühr/a.ts", "export {};"],
  ["Ein Test ist abgeschaltet", "abschaltungen", "web/app/ui/a.test.ts", stillgelegt],
  [
    "Eine Prüfung ist ohne Grund abgeschaltet",
    "abschaltungen",
    "web/app/ui/a.ts",
    "// biome-ignore lint/style/useConst:\nexport let x = 1;",
  ],
  ["Ein Typ ist abgeschaltet", "abschaltungen", "web/app/ui/a.ts", "// @ts-ignore\nexport {};"],
  ["Eine Datei nennt den Pfad eines Rechners", "worte", "docs/a.md", `Siehe ${fremderPfad}`],
  [
    "Ein Aufruf ist nicht eingehängt",
    "aufrufe",
    "web/app/features/blog/api/a.ts",
    "export const aufruf = 1;",
  ],
  [
    "Eine Seite steht auf keiner Liste",
    "zugang",
    "web/app/features/blog/pages/a.tsx",
    "export default () => null;",
  ],
])("%s", (_titel, regel, pfad, text) => {
  const gefunden = pruefer[regel]?.(haus({ [pfad]: text })) ?? [];
  expect(gefunden.map((verstoss) => verstoss.pfad)).toContain(pfad);
});

test.each([
  "web/server/testing/portal.ts",
  "web/app/features/blog/testing-artikel-store.server.ts",
  "web/app/features/blog/testing-konto.ts",
])("%s darf ein Testwerkzeug und andere Hilfen der Tests benutzen", (pfad) => {
  const hilfe = haus({ [pfad]: 'import "vitest"; import "#platform/db/testing-rollen.ts";' });
  expect([...deklariertPruefen(hilfe), ...testcodePruefen(hilfe)]).toEqual([]);
});

test("Eine offene Seite ohne Grund fällt auf, ein offener Aufruf auch", () => {
  const offen = (guard: string) => ({
    seiten: listen.seiten.map((seite) => ({ ...seite, guard })),
    aufrufe: listen.aufrufe.map((aufruf) => ({ ...aufruf, guard })),
  });
  for (const guard of ["oeffentlich", "oeffentlich: ", "oeffentlich: frei"]) {
    const gefunden = zugangPruefen(haus(), offen(guard));
    expect(gefunden.map(({ pfad }) => pfad)).toEqual(["/rvgrechner", "POST /api/rechner/rvg"]);
  }
});

test("Eine Seite mit Wächter braucht keinen Grund", () => {
  const seiten = [{ path: "/konto", file: "features/rechner/rvg/page.tsx", guard: "konto" }];
  expect(zugangPruefen(haus(), { seiten, aufrufe: [] })).toEqual([]);
});

test("Eine Seite mit Wächter, aber ohne loader, fällt auf", () => {
  const seiten = [{ path: "/konto", file: "features/rechner/rvg/page.tsx", guard: "konto" }];
  const ohne = haus({ [`${rechner}/page.tsx`]: "export default () => null;" });
  expect(zugangPruefen(ohne, { seiten, aufrufe: [] }).map(({ pfad }) => pfad)).toEqual(["/konto"]);
});

test("Eine begründete Ausnahme und ein Pfeil zwischen Features werden hingenommen", () => {
  const mitGrund = {
    "web/app/ui/a.ts": "// biome-ignore lint/style/useConst: wird unten neu gesetzt\nexport let x = 1;",
  };
  expect(abschaltungenPruefen(haus(mitGrund))).toEqual([]);
  const pfeil = { von: "feature:blog", nach: "feature:rechner", grund: "Ein Beitrag zeigt einen Rechner." };
  const benutzt = { "web/app/features/blog/a.ts": 'import "#features/rechner/rvg/page.tsx";' };
  expect(pfeilePruefen(haus(benutzt), [pfeil])).toEqual([]);
});

test("Ein Pfeil, den niemand geht, fällt auf", () => {
  const pfeil = { von: "feature:blog", nach: "feature:rechner", grund: "Ein Beitrag zeigt einen Rechner." };
  const benutzt = { "web/app/features/blog/a.ts": 'import "#features/rechner/rvg/page.tsx";' };
  expect(unbenutztePfeile(haus(benutzt), [pfeil])).toEqual([]);
  expect(unbenutztePfeile(haus(), [pfeil])).toHaveLength(1);
});

test("Eine Reihe des Gesetzes, die kein Test erreicht, fällt auf", () => {
  const ungetestet = { "packages/gesetze/rvg/neu.ts": "export const neu = zeitreihe({}, []);" };
  expect(ungepruefteReihen(haus(ungetestet))).toEqual(["packages/gesetze/rvg/neu.ts"]);
  const getestet = {
    ...ungetestet,
    "packages/gesetze/rvg/neu.test.ts": 'import { neu } from "./neu.ts"; neu;',
  };
  expect(ungepruefteReihen(haus(getestet))).toEqual([]);
});
