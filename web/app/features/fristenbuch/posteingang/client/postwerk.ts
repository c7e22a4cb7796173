import { Pdffehler, textfluss } from "@gebuehrenportal/pdf";
import { pdfbibliothek } from "#dokumente/pdfwerk/bibliothek.ts";
import { vorschlaegeAus } from "../vorschlag.ts";
import type { Ablehnung, Anweisung, Leseergebnis, Meldung } from "./nachrichten.ts";

/** The worker: reads one file and says what it proposes. It lives as long as the file is read; calling it off ends it. */
const melden = (meldung: Meldung) => self.postMessage(meldung);

/** So often the page is told how far it is. */
const meldetaktMs = 150;
/** A file with fewer characters is a picture. */
const hatText = /(?:\S\s*){12}/;

self.addEventListener("message", ({ data }: MessageEvent<Anweisung>) => void lesen(data.inhalt).then(melden));

async function lesen(inhalt: Blob): Promise<Leseergebnis> {
  try {
    const bytes = new Uint8Array(await inhalt.arrayBuffer());
    const pdf = (await pdfbibliothek.laden()).oeffnen(bytes);
    const gesamt = pdf.seitenzahl;
    const fluss = textfluss();
    let gemeldet = performance.now();
    melden({ art: "stand", gelesen: 0, gesamt });
    for (let nr = 1; nr <= gesamt; nr++) {
      fluss.aufnehmen(pdf.seite(nr));
      if (performance.now() - gemeldet < meldetaktMs) continue;
      melden({ art: "stand", gelesen: nr, gesamt });
      gemeldet = performance.now();
    }
    const dokument = fluss.stand();
    if (!hatText.test(dokument.text)) return { art: "abgelehnt", grund: "ohne-text" };
    return { art: "fertig", vorschlaege: vorschlaegeAus(dokument) };
  } catch (fehler) {
    return { art: "abgelehnt", grund: grundVon(fehler) };
  }
}

function grundVon(fehler: unknown): Ablehnung {
  if (fehler instanceof Pdffehler) return fehler.grund;
  // The browser's word for a file that was changed or moved after it had been chosen; `TypeError`: the network failed.
  if (fehler instanceof DOMException) return "verschwunden";
  return fehler instanceof TypeError ? "gescheitert" : "beschaedigt";
}
