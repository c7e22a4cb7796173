import { afterAll, expect, test } from "vitest";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { blattAlsPdf } from "../ausgabe/blatt-pdf.server.ts";
import { blattAlsXlsx } from "../ausgabe/blatt-xlsx.server.ts";
import { entpackt } from "../ausgabe/test-hilfe.ts";
import type { Blatt } from "../blatt.ts";
import { blattAlsCsv, blattZumKopieren } from "../blatt-ausgabe.ts";
import { blattmotor } from "../motoren.ts";
import { heute } from "../test-hilfe.tsx";

afterAll(pdfBeenden);

async function blatt(): Promise<Blatt> {
  const query = new URLSearchParams("ereignis=2025-06-05&wochen=2&land=NW&akte=12/25");
  const antwort = (await blattmotor("/fristenrechner"))?.blattAusQuery(query, heute, false);
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

test("PDF, Excel, CSV und Zwischenablage sagen dasselbe: Tage und Herleitung", async () => {
  const b = await blatt();
  const kopf = { erstelltAm: heute };
  const wege = {
    pdf: (await pdfLesen(await blattAlsPdf(b, kopf))).text,
    xlsx: Object.values(entpackt(await blattAlsXlsx(b, kopf))).join(" "),
    csv: blattAlsCsv(b),
    text: blattZumKopieren(b).text,
    html: blattZumKopieren(b).html,
  };
  for (const [weg, text] of Object.entries(wege))
    for (const stueck of inhalt) expect(glatt(text), weg).toContain(stueck);
});
