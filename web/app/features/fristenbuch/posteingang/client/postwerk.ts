import { Pdffehler, type Seitentext, textfluss } from "@gebuehrenportal/pdf";
import { pdfbibliothek } from "#dokumente/pdfwerk/bibliothek.ts";
import { type Lesetext, vorschlaegeAus } from "../vorschlag.ts";
import type { Ablehnung, Anweisung, Leseergebnis, Meldung } from "./nachrichten.ts";

/** The worker: reads one file and says what it proposes. It lives as long as the file is read; calling it off ends it. */
const melden = (meldung: Meldung) => self.postMessage(meldung);

/** So often the page is told how far it is. */
const meldetaktMs = 150;
/** The head of a document ends on its first pages, its signature begins on the last but one. */
const ersteSeiten = 3;
const letzteSeiten = 2;
/** A file with fewer characters is a picture. */
const hatText = /(?:\S\s*){12}/;

self.addEventListener("message", ({ data }: MessageEvent<Anweisung>) => void lesen(data.inhalt).then(melden));

async function lesen(inhalt: Blob): Promise<Leseergebnis> {
  try {
    const bytes = new Uint8Array(await inhalt.arrayBuffer());
    const pdf = (await pdfbibliothek.laden()).oeffnen(bytes);
    const gesamt = pdf.seitenzahl;
    const fluss = textfluss();
    const rand: Seitentext[] = [];
    let gemeldet = performance.now();
    melden({ art: "stand", gelesen: 0, gesamt });
    for (let nr = 1; nr <= gesamt; nr++) {
      const seite = pdf.seite(nr);
      fluss.aufnehmen(seite);
      if (nr <= ersteSeiten || nr > gesamt - letzteSeiten) rand.push(seite);
      if (performance.now() - gemeldet < meldetaktMs) continue;
      melden({ art: "stand", gelesen: nr, gesamt });
      gemeldet = performance.now();
    }
    const dokument = fluss.stand();
    if (!hatText.test(dokument.text)) return { art: "abgelehnt", grund: "ohne-text" };
    return { art: "fertig", vorschlaege: vorschlaegeAus({ zeilen: zeilentext(rand), saetze: dokument }) };
  } catch (fehler) {
    return { art: "abgelehnt", grund: grundVon(fehler) };
  }
}

/** The lines of pages as they stand there. */
function zeilentext(seiten: readonly Pick<Seitentext, "seite" | "text">[]): Lesetext {
  const texte = seiten.map(({ text }) => `${text.replaceAll("\r\n", "\n")}\n`);
  const anfaenge = texte.map((_, i) => texte.slice(0, i).join("").length);
  return {
    text: texte.join(""),
    seiteVon: (stelle) => seiten[anfaenge.findLastIndex((anfang) => anfang <= stelle)]?.seite ?? 1,
  };
}

function grundVon(fehler: unknown): Ablehnung {
  if (fehler instanceof Pdffehler) return fehler.grund;
  // The browser's word for a file that was changed or moved after it had been chosen; `TypeError`: the network failed.
  if (fehler instanceof DOMException) return "verschwunden";
  return fehler instanceof TypeError ? "gescheitert" : "beschaedigt";
}
