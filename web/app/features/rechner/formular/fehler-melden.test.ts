import { afterEach, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { type Seitenmodul, seiteRendern } from "../ausgabe/seite/testing.tsx";
import * as gebuehrentabelle from "../gebuehrentabelle/page.tsx";
import { formular } from "../pfaendung/felder.ts";
import * as pfaendung from "../pfaendung/page.tsx";
import { beispiel } from "../rvg/beispiel.ts";
import * as rvg from "../rvg/page.tsx";

afterEach(() => umgebungStellen());

/** The calculators share two frames: that of the RVG calculator and that of all others; the table has its own page. */
const seiten: readonly (readonly [pfad: string, query: string, seite: Seitenmodul])[] = [
  ["/rvgrechner", beispiel.query, rvg],
  ["/pfaendungsrechner", formular.beispiel?.query ?? "", pfaendung],
  ["/gebuehrentabelle", "", gebuehrentabelle],
];
const anbieter = {
  ANBIETER_NAME: "Kanzlei Luchs",
  ANBIETER_STRASSE: "Weg 1",
  ANBIETER_ORT: "12345 Ort",
  ANBIETER_EMAIL: "post@luchs.example",
};
const ziel = (html: string) => /<a [^>]*href="([^"?]*)[^"]*"[^>]*>\s*Fehler melden/.exec(html)?.[1];

test.for(seiten)(
  "%s: Ein Fehler lässt sich am Ergebnis melden, auch bevor die Angaben des Anbieters gesetzt sind",
  async ([pfad, query, seite]) => {
    umgebungStellen(umgebungAus({}));
    expect(ziel(await seiteRendern(seite, pfad, query))).toBe("/impressum");
    umgebungStellen(umgebungAus(anbieter));
    expect(ziel(await seiteRendern(seite, pfad, query))).toBe("mailto:post@luchs.example");
  },
);
