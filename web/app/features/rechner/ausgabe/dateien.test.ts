import { tag } from "@gebuehrenportal/recht";
import { afterAll, describe, expect, test } from "vitest";
import { type Blatt, istZahlspalte, zelltext } from "#dokumente/blatt/blatt.ts";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { blattAlsDocx } from "#dokumente/blatt/blatt-docx.server.ts";
import { blattAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { blattAlsXlsx } from "#dokumente/blatt/blatt-xlsx.server.ts";
import { arbeitsblatt, entpackt, wordabsaetze, wordtabellen } from "#dokumente/testing.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen, schriftenIn } from "#platform/pdf/testing.ts";
import { blattpfade, blattrechnung } from "../blattrechnungen.ts";
import { type Permalink, permalinks } from "./permalinks/testing.ts";

afterAll(pdfBeenden);

const heute = tag("2026-11-21");
const kopf = { erstelltAm: heute, bezeichnung: "Müller & Söhne ./. <Schulz>", aktenzeichen: "123/26" };

async function blattZu({ rechner, stand }: Permalink): Promise<Blatt> {
  const antwort = (await blattrechnung(rechner))?.blattAus(stand, heute, true);
  if (antwort?.art !== "blatt") throw new Error(JSON.stringify(antwort));
  return antwort.blatt;
}

const glatt = (text: string) => text.replace(/\s+/g, " ").trim();
const ohneEinheit = (text: string) => glatt(text).replace(/ €$/, "");

/** Excel counts days from 30 December 1899. */
const excelTag = (nummer: number) =>
  new Date(Date.UTC(1899, 11, 30) + nummer * 86_400_000).toISOString().slice(0, 10);
/** `1.963,50` → 1963.5 */
const alsZahl = (text: string) => Number(text.replaceAll(".", "").replace(",", "."));

/** Cells of every line as the reader sees them. */
const zeilentexte = (blatt: Blatt): string[][] =>
  blatt.tabellen.flatMap(({ spalten, zeilen }) =>
    zeilen.map(({ art, zellen }) =>
      art === "titel"
        ? [glatt(String(zellen[0]))]
        : spalten.map((spalte, i) => glatt(zelltext(zellen[i], spalte))),
    ),
  );
const schritte = (blatt: Blatt) =>
  blatt.tabellen.flatMap(({ zeilen }) => zeilen.flatMap(({ schritte: s = [] }) => s));
const schritttexte = (blatt: Blatt): string[][] =>
  schritte(blatt).map((s) => [
    glatt(s.text),
    glatt(s.norm),
    zelltext(s.betrag, { titel: "", art: "betrag" }),
  ]);
const betraege = (text: string) => new Set(text.match(/−?\d{1,3}(?:\.\d{3})*,\d\d(?!\d)/g));

test("Es sind mindestens fünfzig Stände, von jedem Rechner einige", () => {
  expect(new Set(permalinks.map(({ rechner, stand }) => rechner + stand)).size).toBeGreaterThanOrEqual(50);
  for (const pfad of blattpfade)
    expect(permalinks.filter(({ rechner }) => rechner === pfad).length, pfad).toBeGreaterThanOrEqual(3);
});

describe.each(permalinks.map((p) => [p.name, p] as const))("%s", (_name, permalink) => {
  test("PDF: markiert, mit eigenen Schriften, jede Zeile und jeder Schritt in der Reihenfolge des Blatts, keine Zahl sonst", async () => {
    const blatt = await blattZu(permalink);
    const datei = await blattAlsPdf(blatt, kopf);
    const { text, titel, sprache, markiert, struktur } = await pdfLesen(datei);
    expect([titel, sprache, markiert]).toEqual([blatt.titel.replaceAll("\u00ad", ""), "de-DE", true]);
    expect(struktur.every((seite) => seite.length > 0)).toBe(true);
    expect(Buffer.from(datei).toString("latin1")).toMatch(/pdfaid:part>\d</);
    const schriften = schriftenIn(datei);
    expect(schriften.namen.length).toBeGreaterThanOrEqual(3);
    expect(schriften.dateien).toBe(schriften.namen.length);
    let stelle = 0;
    const teile = [
      blatt.titel,
      "Bezeichnung: Müller & Söhne ./. <Schulz>",
      "Aktenzeichen: 123/26",
      "Berechnet am: 21.11.2026",
      ...zeilentexte(blatt).map((z) => z.filter(Boolean).join(" ")),
      ...schritttexte(blatt).map((z) => z.filter(Boolean).join(" ")),
      "Unverbindliche Berechnung. Keine Rechtsberatung. Alle Angaben ohne Gewähr.",
      `Rechenstand ${blatt.rechenstand}`,
    ];
    // Who reads a PDF takes a hyphen at the end of a line for a division, also where it stands for an omitted word.
    const ungetrennt = (worte: string) => worte.replace(/-\s/g, "");
    const gelesen = ungetrennt(text);
    for (const teil of teile.map(ungetrennt)) {
      const wo = gelesen.indexOf(teil, stelle);
      expect(wo, `${teil} nach ${gelesen.slice(stelle, stelle + 200)}`).toBeGreaterThanOrEqual(0);
      stelle = wo + teil.length;
    }
    expect(betraege(text)).toEqual(
      betraege(JSON.stringify([zeilentexte(blatt), schritttexte(blatt), blatt.vermerke])),
    );
    if (permalink.gesamt) expect(betraege(text)).toContain(permalink.gesamt);
    if (permalink.tag) expect(glatt(text)).toContain(permalink.tag);
  });

  test("Word: dieselben Zeilen, Kopfzeilen, die sich wiederholen, Deutsch", async () => {
    const blatt = await blattZu(permalink);
    const dateien = entpackt(await blattAlsDocx(blatt, kopf));
    const xml = dateien["word/document.xml"] ?? "";
    const tabellen = wordtabellen(xml);
    const mitWeg = schritte(blatt).length > 0;
    expect(tabellen).toHaveLength(blatt.tabellen.length + (mitWeg ? 1 : 0));
    expect(
      tabellen.slice(0, blatt.tabellen.length).flatMap((t) => t.slice(1).map((z) => z.map(ohneEinheit))),
    ).toEqual(zeilentexte(blatt).map((z) => z.map(ohneEinheit)));
    const weg = (mitWeg ? (tabellen.at(-1) ?? []) : []).slice(1).filter((z) => z.length === 3);
    expect(weg.map((z) => z.map(ohneEinheit))).toEqual(schritttexte(blatt).map((z) => z.map(ohneEinheit)));
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(tabellen.length);
    expect(dateien["word/styles.xml"]).toContain('w:val="de-DE"');
    const absaetze = wordabsaetze(xml).map(glatt);
    expect(absaetze).toContain("Bezeichnung: Müller & Söhne ./. <Schulz>");
    for (const { text } of blatt.vermerke) expect(absaetze.join("\n")).toContain(glatt(text));
    if (permalink.gesamt) expect(tabellen.flat(2).map(ohneEinheit)).toContain(permalink.gesamt);
    if (permalink.tag) expect(tabellen.flat(2)).toContain(permalink.tag);
  });

  test("Excel: Beträge sind Zahlen in Euro mit deutschem Format, der Rechenweg steht auf einem eigenen Blatt", async () => {
    const blatt = await blattZu(permalink);
    const dateien = entpackt(await blattAlsXlsx(blatt, kopf));
    expect(
      [...(dateien["xl/workbook.xml"] ?? "").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, n]) => n),
    ).toEqual(schritte(blatt).length > 0 ? ["Ergebnis", "Rechenweg"] : ["Ergebnis"]);
    const zeilen = arbeitsblatt(dateien, 1);
    let stelle = 0;
    for (const { spalten, zeilen: reihen } of blatt.tabellen) {
      const kopfzeile = spalten.map((s) => s.titel).join("|");
      stelle = zeilen.findIndex(
        (z, i) => i >= stelle && z.map(({ wert }) => glatt(String(wert))).join("|") === kopfzeile,
      );
      expect(stelle).toBeGreaterThan(0);
      for (const { art, zellen } of reihen) {
        stelle += 1;
        const gelesen = zeilen[stelle] ?? [];
        if (art === "titel") {
          expect(glatt(String(gelesen[0]?.wert))).toBe(glatt(String(zellen[0])));
          continue;
        }
        for (const [i, spalte] of spalten.entries()) {
          const zelle = zellen[i];
          const { wert, format } = gelesen[i] ?? { wert: "", format: "" };
          if (spalte.art === "tag" && typeof wert === "number") {
            expect([excelTag(wert), format]).toEqual([zelle, "dd.mm.yyyy"]);
          } else if (typeof zelle !== "number") expect(glatt(String(wert))).toBe(glatt(zelle ?? ""));
          else if (spalte.art === "zahl") expect(wert).toBe(zelle);
          else if (istZahlspalte(spalte) && (spalte.art === "betrag" || spalte.art === "satz")) {
            expect(Math.round(Number(wert) * 100)).toBe(zelle);
            expect(format).toMatch(spalte.art === "betrag" ? /^(4|#,##0\.00)$/ : /^0\.0#$/);
          }
        }
      }
    }
    if (permalink.gesamt) expect(zeilen.flat().map(({ wert }) => wert)).toContain(alsZahl(permalink.gesamt));
    if (permalink.tag) expect(zeilen.flat().map(({ wert }) => wert)).toContain(permalink.tag);
    const weg = schritte(blatt).length > 0 ? arbeitsblatt(dateien, 2).slice(1) : [];
    expect(weg.map((z) => Math.round(Number(z[3]?.wert || 0) * 100))).toEqual(
      schritte(blatt).map((s) => s.betrag ?? 0),
    );
    expect(weg.map((z) => [z[1], z[2]].map((zelle) => glatt(String(zelle?.wert))))).toEqual(
      schritttexte(blatt).map((z) => z.slice(0, 2)),
    );
  });

  test("CSV: dieselben Zeilen", async () => {
    const blatt = await blattZu(permalink);
    const csv = blattAlsCsv(blatt).replaceAll("\u00a0", " ").replaceAll('"', "");
    if (permalink.gesamt) expect(betraege(csv)).toContain(permalink.gesamt);
    if (permalink.tag) expect(csv).toContain(permalink.tag);
    for (const zeile of [...zeilentexte(blatt), ...schritttexte(blatt)])
      expect(csv).toContain(
        zeile
          .join(";")
          .replace(/−(?=\d)/g, "-")
          .replaceAll('"', ""),
      );
  });
});

test("Steuerzeichen machen weder Word- noch Exceldatei unlesbar", async () => {
  const [permalink] = permalinks;
  if (!permalink) throw new Error("Kein Stand");
  const blatt = await blattZu(permalink);
  const seltsam = { ...kopf, bezeichnung: "a\u0000b\u0007c\ud800d" };
  for (const datei of [await blattAlsDocx(blatt, seltsam), await blattAlsXlsx(blatt, seltsam)]) {
    const xml = Object.values(entpackt(datei)).join("");
    expect(xml).toMatch(/Bezeichnung: .*abc\ufffd?d/);
    expect(xml).not.toMatch(/[^\P{Cc}\r\n\t]/u);
  }
});

test("Tage stehen in Excel als Tage", async () => {
  const blatt: Blatt = {
    titel: "Frist",
    kennzahl: { text: "Ende", wert: "02.03.2026" },
    fassungen: [],
    tabellen: [
      {
        titel: "Frist",
        spalten: [
          { titel: "Schritt", art: "text" },
          { titel: "Tag", art: "tag" },
        ],
        zeilen: [{ zellen: ["=Ende", "2026-03-02"] }],
      },
    ],
    vermerke: [],
    rechenstand: "1",
  };
  const zeilen = arbeitsblatt(entpackt(await blattAlsXlsx(blatt, kopf)), 1);
  const zeile = zeilen.find(([erste]) => erste?.wert === "=Ende");
  // 2 March 2026 is day 46083 of Excel's calendar.
  expect(zeile?.[1]).toEqual({ wert: 46_083, format: "dd.mm.yyyy" });
});
