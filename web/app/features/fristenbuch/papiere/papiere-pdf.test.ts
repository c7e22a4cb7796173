import { readFileSync } from "node:fs";
import { pdfLaden } from "@gebuehrenportal/pdf";
import { beforeAll, describe, expect, test } from "vitest";
import { satzAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { buchblatt } from "../mitnahme/buchdateien.ts";
import { ausfallblatt, kontrollzettel, tagesprotokollblatt } from "./blaetter.ts";
import { aktenblatt } from "./fristenakte.ts";
import * as muster from "./testing-papiere.ts";

const { heute, personen, kopf } = muster;
const anzahl = 200;
const fristen = muster.langeEintraege(anzahl);
const schritt = {
  text: `Ereignis am Dienstag; ${"Grund".repeat(20)}.`,
  norm: "§ 187 Abs. 1 BGB, § 222 Abs. 1 ZPO",
  tag: heute,
};
const rechnung = {
  ereignisAm: heute,
  rechnerischesEnde: heute,
  schritte: [schritt],
  vermerke: [],
  streitpunkte: [],
  sicherheit: "hoch",
  fassungen: [],
  anknuepfung: "",
} as const;

const papiere: Readonly<Record<string, () => Blattsatz>> = {
  Fristenakte: () => aktenblatt(muster.langeAkte(anzahl), { heute, personen }),
  Kontrollzettel: () => kontrollzettel(muster.langerEintrag(10), { rechnung, personen, kopf, heute }),
  Tagesprotokoll: () =>
    tagesprotokollblatt(heute, muster.zeilenVon(fristen), {
      fristen,
      personen,
      kopf,
      heute,
      abgezeichnet: undefined,
    }),
  Ausfallkopie: () => ausfallblatt(fristen, { heute, bis: heute, inhalt: "voll", personen, kopf }),
  Fristenbuch: () => buchblatt({ fristen, heute, personen, kopf, inhalt: "voll" }),
};

type Zeichen = {
  /** Its place in the text. */
  readonly nr: number;
  readonly z: string;
  readonly x: number;
  readonly y: number;
  readonly b: number;
  readonly h: number;
};
type Seite = { readonly breite: number; readonly text: string; readonly zeichen: readonly Zeichen[] };

/** The pages of a paper with every character and where it stands. */
async function gelesen(satz: Blattsatz): Promise<readonly Seite[]> {
  const wasm = readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const dokument = (await pdfLaden(wasm)).oeffnen(await satzAlsPdf(satz));
  const seiten = Array.from({ length: dokument.seitenzahl }, (_, i) => {
    const { text, breite, rechtecke } = dokument.seite(i + 1);
    return {
      breite,
      text,
      zeichen: text.split("").flatMap((z, k) => {
        const [x = 0, y = 0, b = 0, h = 0] = rechtecke.subarray(4 * k, 4 * k + 4);
        return z.trim() === "" || b === 0 || h === 0 ? [] : [{ nr: k, z, x, y, b, h }];
      }),
    };
  });
  dokument.schliessen();
  return seiten;
}

/** Characters printed over each other: they share a good part of the narrower one, and of one the middle lies in the other. */
function uebereinander(zeichen: readonly Zeichen[]): readonly string[] {
  const nachX = zeichen.toSorted((a, b) => a.x - b.x);
  const funde: string[] = [];
  for (const [i, a] of nachX.entries())
    for (let k = i + 1; k < nachX.length; k += 1) {
      const c = nachX[k];
      if (!c || c.x >= a.x + a.b) break;
      // Neighbours are kerned, and the letters of a ligature share its box.
      if (Math.abs(a.nr - c.nr) <= 2) continue;
      const breit = Math.min(a.x + a.b, c.x + c.b) - c.x;
      const mitte = (b: Zeichen) => b.y + b.h / 2;
      const innen = (b: Zeichen, in_: Zeichen) => mitte(b) > in_.y && mitte(b) < in_.y + in_.h;
      if (breit > Math.min(a.b, c.b) / 4 && (innen(a, c) || innen(c, a)))
        funde.push(`${a.z}${c.z} bei ${Math.round(c.x)}, ${Math.round(c.y)}`);
    }
  return funde;
}

/** Without what a line end may add or take. */
const glatt = (text: string) => text.replace(/[-\s\u00ad\ufffe]/g, "");

describe.each(Object.entries(papiere))(
  "%s mit langen Namen, langen Worten und langen Gerichten",
  (_, satz) => {
    let seiten: readonly Seite[];
    let blatt: Blattsatz;
    beforeAll(async () => {
      blatt = satz();
      seiten = await gelesen(blatt);
    }, 60_000);

    test("druckt nichts übereinander und nichts über den Rand", () => {
      for (const [i, { zeichen, breite }] of seiten.entries()) {
        expect(uebereinander(zeichen).slice(0, 3), `Seite ${i + 1}`).toEqual([]);
        const rand = zeichen
          .filter(({ x, b }) => x < 40 || x + b > breite - 40)
          .map(({ z, x }) => `${z} bei ${x}`);
        expect(rand.slice(0, 3), `Seite ${i + 1}`).toEqual([]);
      }
    });

    test("wiederholt auf jeder Seite einer Tafel ihren Kopf und zählt die Seiten", () => {
      for (const [i, { text }] of seiten.entries()) {
        expect(text).toContain(`Seite ${i + 1} von ${seiten.length}`);
        const koepfe = blatt.tabellen.map(({ spalten }) => spalten.map(({ titel }) => glatt(titel)).join(""));
        if (i < seiten.length - 1)
          expect(
            koepfe.some((kopf) => glatt(text).includes(kopf)),
            `Seite ${i + 1}`,
          ).toBe(true);
      }
    });

    test("lässt kein Wort weg", () => {
      const alles = glatt(seiten.map(({ text }) => text).join("\n"));
      const fehlend = [
        ...blatt.angaben.flat(),
        ...blatt.tabellen.flatMap(({ zeilen }) => zeilen.flatMap(({ zellen }) => zellen)),
      ].filter((text) => text.split(/[\s,]+/).some((wort) => !alles.includes(glatt(wort))));
      expect(fehlend.slice(0, 3)).toEqual([]);
    });
  },
);

test("Akte, Zettel und Protokoll nennen Ereignis, Ende, Vorfristen, Norm, Gericht und wer wann was getan hat", () => {
  const eine = muster.langerEintrag(2);
  const zeilen = muster.zeilenVon([muster.langerEintrag(0), eine]);
  const blaetter = [
    papiere.Fristenakte?.(),
    kontrollzettel(eine, { rechnung: undefined, personen, kopf, heute }),
    tagesprotokollblatt(heute, zeilen, { fristen: [eine], personen, kopf, heute, abgezeichnet: undefined }),
  ];
  for (const blatt of blaetter) {
    const text = JSON.stringify([blatt?.angaben, blatt?.tabellen]).replaceAll("\u00a0", " ");
    for (const tatsache of [
      "04.10.2026",
      "03.12.2026",
      "19.11.2026, 26.11.2026",
      "§ 520 Abs. 2 Satz 1 ZPO",
      "Oberlandesgericht München, Sitz Augsburg",
      "Schmidt-Oberbergisch-Waldmannshausen",
    ])
      expect(text, `${blatt?.titel}: ${tatsache}`).toContain(tatsache);
    expect(text).toMatch(/Gebucht/);
    expect(text).toMatch(/09:30/);
  }
});
