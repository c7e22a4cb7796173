import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dokumentAusHtml } from "../dokument/aus-html.server.ts";
import { htmlAus } from "../dokument/html.ts";
import { wortzahl } from "../dokument/text.ts";
import type { Knoten } from "../dokument/typen.ts";
import { auszugHoechstens, titelHoechstens } from "../grenzen.ts";
import { demoartikel, demoentwurf, namenIn } from "./demoartikel.server.ts";

const lange = namenIn("artikel").map(demoartikel);
const kurze = namenIn("kurz").map(demoartikel);
const erschienen = [...lange, ...kurze];
const entwuerfe = namenIn("entwuerfe").map(demoentwurf);

const umfang = ({ html }: { readonly html: string }) => wortzahl(dokumentAusHtml(html));

describe("Die Artikel der Demo", () => {
  test("behandeln mindestens zwölf Fragen ausführlich und den Rest in wenigen Absätzen", () => {
    expect(lange.length).toBeGreaterThanOrEqual(12);
    expect(erschienen.length).toBeGreaterThanOrEqual(30);
    for (const artikel of lange)
      expect([artikel.titel, umfang(artikel) >= 600]).toEqual([artikel.titel, true]);
    for (const artikel of kurze)
      expect([artikel.titel, umfang(artikel) >= 130]).toEqual([artikel.titel, true]);
  });

  test("haben kein Bild im Text: Wer die Demo füllt, hält dafür keine Datenbank bereit", () => {
    for (const { titel, html } of [...erschienen, ...entwuerfe])
      expect([titel, html.includes("/media/")]).toEqual([titel, false]);
  });

  test.each(erschienen.map((artikel) => [artikel.titel.slice(0, 60), artikel] as const))(
    "nennen Stand und Quellen: %s",
    (_, { titel, auszug, stand, am, html, kategorien, tags }) => {
      expect(titel.length).toBeLessThanOrEqual(titelHoechstens);
      expect(auszug.length).toBeGreaterThan(60);
      expect(auszug.length).toBeLessThanOrEqual(auszugHoechstens);
      expect(stand && stand <= am.slice(0, 10)).toBe(true);
      expect(html).toMatch(/<h2>Quellen<\/h2>|<p>Quellen?: /);
      expect(kategorien.length).toBeGreaterThan(0);
      expect(tags.length).toBeGreaterThan(0);
    },
  );

  test("verlieren auf dem Weg in das Dokument nichts", () => {
    for (const { titel, html } of [...erschienen, ...entwuerfe]) {
      const dokument = dokumentAusHtml(html);
      const zaehlen = (art: string): number => {
        const darin = (knoten: readonly Knoten[] = []): number =>
          knoten.reduce((summe, { type, content }) => summe + Number(type === art) + darin(content), 0);
        return darin(dokument.content);
      };
      const im = (muster: RegExp) => html.match(muster)?.length ?? 0;
      expect([
        titel,
        zaehlen("footnote"),
        zaehlen("table"),
        zaehlen("tableRow"),
        zaehlen("listItem"),
      ]).toEqual([titel, im(/data-fussnote/g), im(/<table>/g), im(/<tr>/g), im(/<li>/g)]);
      expect(htmlAus(dokument).match(/<a href="(?:https:|\/)/g)?.length ?? 0).toBe(im(/<a href/g));
    }
  });

  test("sind Text und Angaben unter einem Namen", () => {
    for (const ordner of ["artikel", "kurz", "entwuerfe"] as const) {
      const dateien = readdirSync(join(import.meta.dirname, ordner)).map((datei) => `${ordner}/${datei}`);
      const paare = namenIn(ordner).flatMap((name) => [`${name}.html`, `${name}.json`]);
      expect(dateien.toSorted()).toEqual(paare.toSorted());
    }
  });

  test("haben verschiedene Überschriften und Zeitpunkte", () => {
    expect(new Set(erschienen.map(({ titel }) => titel)).size).toBe(erschienen.length);
    expect(new Set(erschienen.map(({ am }) => am)).size).toBe(erschienen.length);
  });
});
