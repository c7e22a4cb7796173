import { expect, test } from "vitest";
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { apiRoutes } from "../web/app/api.ts";
import { pages } from "../web/app/routes.ts";
import { hausLesen, type Verstoss } from "./haus.ts";
import {
  abschaltungenPruefen,
  einmalGesagtPruefen,
  felderOhneRechtPruefen,
  hilfenPruefen,
  laengePruefen,
  namenPruefen,
  spreizungenPruefen,
  wortePruefen,
} from "./pruefungen/form.ts";
import { fundstellenPruefen, reihenPruefen } from "./pruefungen/gesetz.ts";
import { gesichterPruefen, gesichtsnamenPruefen } from "./pruefungen/gesichter.ts";
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
import { ausrichtungPruefen, klassenPruefen } from "./pruefungen/stile.ts";
import { ohneStockwerkePruefen, ordnergroessePruefen, stockwerkePruefen } from "./pruefungen/stockwerke.ts";
import { woerterlistePruefen } from "./pruefungen/woerterliste.ts";
import { aufrufePruefen, zugangPruefen } from "./pruefungen/zugang.ts";

const haus = hausLesen(wurzel);
const quellen = [...haus.quellen.keys()];

test("Das Haus ist vollständig gelesen", () => {
  const importe = [...haus.quellen.values()].reduce((summe, quelle) => summe + quelle.importe.length, 0);
  process.stdout.write(
    `Architektur: ${haus.texte.size} Dateien gesehen, davon ${quellen.length} mit ${importe} Importen.\n`,
  );
  expect(quellen.length).toBeGreaterThan(150);
  expect(importe).toBeGreaterThan(quellen.length);
  for (const ort of [
    "packages/recht/",
    "packages/gesetze/rvg/",
    "web/app/features/",
    "web/server/",
    "scripts/",
  ]) {
    expect(quellen.filter((pfad) => pfad.startsWith(ort)).length, ort).toBeGreaterThan(2);
  }
  expect([...haus.pakete.keys()]).toEqual(expect.arrayContaining(["", "web", "web/e2e", "packages/recht"]));
});

test.each([
  ["Importe folgen den Pfeilen", pfeilePruefen],
  ["Jeder Pfeil wird gegangen", unbenutztePfeile],
  ["Seiten eines Features bleiben einander fremd", geschwisterPruefen],
  ["Ein Raum kennt nur die Stockwerke unter sich", stockwerkePruefen],
  ["Jedes Feature mit Räumen hat Stockwerke", ohneStockwerkePruefen],
  ["Kein Ordner hat zu viele lose Dateien", ordnergroessePruefen],
  ["Pakete werden über ihr index.ts benutzt", eingaengePruefen],
  ["Von einem anderen Feature wird nur das Gesicht benutzt", gesichterPruefen],
  ["Was ein Gesicht zeigt, benutzt jemand", gesichtsnamenPruefen],
  ["Importe nennen Dateien mit Endung", endungenPruefen],
  ["Jedes benutzte Paket ist deklariert", deklariertPruefen],
  ["Jedes deklarierte Paket wird benutzt", unbenutztPruefen],
  ["Was läuft, benutzt nichts, was nur Tests dient", testcodePruefen],
  ["Servercode erreicht den Browser nicht", serverClientPruefen],
  ["Module von Node stehen nur in Servercode", nodeModulePruefen],
  ["SQL steht nur in Stores", sqlPruefen],
  ["Das Recht ist rein", reinheitPruefen],
  ["Zahlen des Gesetzes stehen nur im Gesetz", gesetzeszahlenPruefen],
  ["Tage des Gesetzes stehen nur im Gesetz", gesetzestagePruefen],
  ["Zeitreihen stehen nur im Gesetz", reihenPruefen],
  ["Jedes Gesetz ist einmal genannt", fundstellenPruefen],
  ["Dateien sind kurz genug", laengePruefen],
  ["Namen sind kebab-case in ASCII", namenPruefen],
  ["Was nur Tests benutzen, heißt testing", hilfenPruefen],
  ["Jede genannte Klasse hat einen Stil", klassenPruefen],
  ["Keine Seite ist an eine Ausrichtung gebunden", ausrichtungPruefen],
  ["Nichts ist abgeschaltet", abschaltungenPruefen],
  ["Was ein Rechner fragt, steht einmal da", einmalGesagtPruefen],
  ["Was ein Rechner fragt, lädt kein Gesetz mit der Seite", felderOhneRechtPruefen],
  ["Kein Literal ist in ein anderes gespreizt", spreizungenPruefen],
  ["Jedes Wort von docs/woerter.md kommt vor", woerterlistePruefen],
  ["Das Projekt spricht nur von sich", wortePruefen],
  ["Jeder Aufruf eines Features ist eingehängt", aufrufePruefen],
] as const)("%s", (_titel, pruefen) => {
  expect(pruefen(haus).map(zeile)).toEqual([]);
});

test("Der Server kennt keine Adresse eines Features", () => {
  expect(serverpfadePruefen(haus, { seiten: pages, aufrufe: apiRoutes }).map(zeile)).toEqual([]);
});

test("Jede Seite und jeder Aufruf hat einen Wächter oder sagt, warum sie offen sind", () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(zugangPruefen(haus, { seiten: pages, aufrufe: apiRoutes }).map(zeile)).toEqual([]);
});

function zeile({ pfad, was }: Verstoss): string {
  return `${pfad}: ${was}`;
}
