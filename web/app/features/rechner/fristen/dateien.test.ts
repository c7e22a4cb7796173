import { afterAll, expect, test } from "vitest";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { blattAlsCsv, blattZumKopieren } from "#dokumente/blatt/blatt-ausgabe.ts";
import { blattAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { blattAlsXlsx } from "#dokumente/blatt/blatt-xlsx.server.ts";
import { entpackt } from "#dokumente/testing.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { blattrechnung } from "../blattrechnungen.ts";
import { heute } from "../testing-seite.tsx";

afterAll(pdfBeenden);

async function blatt(anfrage = "ereignis=2025-06-05&wochen=2&land=NW&akte=12/25"): Promise<Blatt> {
  const query = new URLSearchParams(anfrage);
  const antwort = (await blattrechnung("/fristenrechner"))?.blattAusQuery(query, heute, false);
  if (antwort?.art !== "blatt") throw new Error(JSON.stringify(antwort));
  return antwort.blatt;
}

/** What every way out says: the days to note, and the step that moved the end. */
const inhalt = [
  "12/25",
  "Freitag, 20.06.2025",
  "Freitag, 13.06.2025",
  "Kein Werktag: Donnerstag, 19.06.2025 (Fronleichnam)",
  "Nordrhein-Westfalen",
  "§ 193 BGB",
];
const glatt = (text: string) => text.replace(/\s+/g, " ");

async function wegeVon(b: Blatt): Promise<Readonly<Record<string, string>>> {
  const kopf = { erstelltAm: heute };
  return {
    pdf: (await pdfLesen(await blattAlsPdf(b, kopf))).text,
    xlsx: Object.values(entpackt(await blattAlsXlsx(b, kopf))).join(" "),
    csv: blattAlsCsv(b),
    text: blattZumKopieren(b).text,
    html: blattZumKopieren(b).html,
  };
}

test("PDF, Excel, CSV und Zwischenablage sagen dasselbe: Tage und Herleitung", async () => {
  for (const [weg, text] of Object.entries(await wegeVon(await blatt())))
    for (const stueck of inhalt) expect(glatt(text), weg).toContain(stueck);
});

// §§ 517, 520 Abs. 2, 234 Abs. 3 ZPO
const berufung = "frist=zpo-517&ereignis=2026-03-16&weg=eeb&land=BE";
const folgen = [
  "Berufungsbegründung (ZPO)",
  "Montag, 18.05.2026",
  "Montag, 04.05.2026",
  "Montag, 11.05.2026",
  "Wiedereinsetzung (ZPO)",
  "Freitag, 16.04.2027",
  "Dienstag, 18.05.2027",
];

test("Die Kette steht in jeder Datei mit denselben Tagen wie auf der Seite und im Kalender", async () => {
  for (const [weg, text] of Object.entries(await wegeVon(await blatt(berufung))))
    for (const stueck of folgen) expect(glatt(text), weg).toContain(stueck);
});

test("Wer die Folgefristen abwählt, bekommt keine Datei mit ihnen", async () => {
  for (const [weg, text] of Object.entries(await wegeVon(await blatt(`${berufung}&kette=0`)))) {
    expect(glatt(text), weg).toContain("Donnerstag, 16.04.2026");
    for (const stueck of folgen) expect(glatt(text), weg).not.toContain(stueck);
  }
});
