import { type Pdfdokument, Pdffehler } from "@gebuehrenportal/pdf";
import { vollregister as register } from "@gebuehrenportal/zitate/vollregister";
import { pdfbibliothek as bibliothek } from "#dokumente/pdfwerk/bibliothek.ts";
import type { Ablehnung, Antworten, Anweisung, Frage, Meldung, Vorlage } from "../nachrichten.ts";
import { nachgeschlagen, zugeordnet } from "./auswertung.ts";
import { Leseauftrag } from "./leseauftrag.ts";

/**
 * The worker: reads files one after the other and answers the page meanwhile. Everything it needs is loaded before the
 * first page is read; from then on it asks the network for nothing.
 */
const melden = (meldung: Meldung, uebergeben: Transferable[] = []) =>
  self.postMessage(meldung, { transfer: uebergeben });

const auftraege = new Map<number, Leseauftrag>();
/** Files that an earlier worker had read: the answer waits until they are here again. */
const wieder = new Map<number, Promise<void>>();
/** Files are read one after the other. */
let schlange: Promise<void> = Promise.resolve();
/** Those that the page knows already do not wait for them: somebody may be asking about them. */
let wiederschlange: Promise<void> = Promise.resolve();
let land = "";

self.addEventListener("message", ({ data }: MessageEvent<Anweisung>) => {
  switch (data.art) {
    case "laden": {
      const geladen = bibliothek.laden();
      // The register puts off what it is found by until it is asked; that is done while pdfium is on its way.
      nachgeschlagen("§ 1 des Bürgerlichen Gesetzbuches, Nr. 3100 VV RVG, Art. 1 DSGVO", register, land);
      return void geladen.then(
        () => melden({ art: "bereit" }),
        () => melden({ art: "gescheitert" }),
      );
    }
    case "lesen": {
      schliessen(data.datei);
      const auftrag = new Leseauftrag(data.datei, { register, melden });
      auftraege.set(data.datei, auftrag);
      schlange = schlange.then(() => lesen(auftrag, data));
      return;
    }
    case "wieder":
      schliessen(data.datei);
      wiederschlange = wiederschlange.then(() => wiederLesen(data));
      return void wieder.set(data.datei, wiederschlange);
    case "abbrechen":
      return auftraege.get(data.datei)?.abbrechen();
    case "schliessen":
      return schliessen(data.datei);
    case "land":
      land = data.land;
      for (const auftrag of auftraege.values()) auftrag.auswerten(land);
      return;
    case "bildtext":
      return void bildtext(data);
    case "frage":
      return void beantworten(data.nummer, data.frage);
  }
});

async function lesen(
  auftrag: Leseauftrag,
  { inhalt, kennwort }: Extract<Anweisung, { readonly art: "lesen" }>,
): Promise<void> {
  try {
    const bytes = new Uint8Array(await inhalt.arrayBuffer());
    await auftrag.lesen((await bibliothek.laden()).oeffnen(bytes, kennwort), () => land);
  } catch (fehler) {
    ablehnen(auftrag.datei, fehler, kennwort);
  }
}

function ablehnen(datei: number, fehler: unknown, kennwort?: string): void {
  unbrauchbar(fehler);
  const grund = ablehnungsgrund(fehler);
  const falsch = grund === "kennwort" && kennwort !== undefined;
  melden({ art: "abgelehnt", datei, grund: falsch ? "kennwort-falsch" : grund });
}

function ablehnungsgrund(fehler: unknown): Ablehnung {
  if (fehler instanceof Pdffehler) return fehler.grund;
  return verschwunden(fehler) ? "verschwunden" : "beschaedigt";
}

/** The browser's word for a file that was changed or moved after it had been chosen. */
const verschwunden = (fehler: unknown): boolean => fehler instanceof DOMException;

/** Whatever else than a fault of the file comes out of pdfium leaves it unusable. */
function unbrauchbar(fehler: unknown): void {
  if (!(fehler instanceof Pdffehler || verschwunden(fehler))) bibliothek.verwerfen();
}

/**
 * Reads a file whose places the page knows; only the end of it is told, for the Land may be another one now, or that it
 * can be read no more.
 */
async function wiederLesen({
  datei,
  inhalt,
  bis,
  bilder,
}: Extract<Anweisung, { readonly art: "wieder" }>): Promise<void> {
  if (!wieder.has(datei)) return;
  let still = true;
  const auftrag = new Leseauftrag(datei, { register, melden: (meldung) => still || melden(meldung) });
  auftraege.set(datei, auftrag);
  try {
    const bytes = new Uint8Array(await inhalt.arrayBuffer());
    await auftrag.lesen((await bibliothek.laden()).oeffnen(bytes), () => land, bis);
    if (auftraege.get(datei) !== auftrag) return;
    still = false;
    auftrag.bildtexteAufnehmen(bilder, land);
  } catch (fehler) {
    if (auftraege.get(datei) !== auftrag) return unbrauchbar(fehler);
    auftraege.delete(datei);
    ablehnen(datei, fehler);
  }
}

/** The text of a picture; a file that is being given anew takes it once it is there. */
async function bildtext({ datei, seite, zeilen }: Extract<Anweisung, { readonly art: "bildtext" }>) {
  await wieder.get(datei);
  auftraege.get(datei)?.bildtexteAufnehmen([{ seite, zeilen }], land);
}

function schliessen(datei: number): void {
  auftraege.get(datei)?.schliessen();
  auftraege.delete(datei);
  wieder.delete(datei);
}

async function beantworten(nummer: number, frage: Frage): Promise<void> {
  try {
    const wert = await antwort(frage);
    melden({ art: "antwort", nummer, wert }, wert instanceof ImageBitmap ? [wert] : []);
  } catch (fehler) {
    if (fehler instanceof WebAssembly.RuntimeError) bibliothek.verwerfen();
    melden({ art: "keine-antwort", nummer });
  }
}

/** @throws Error the file is closed, or a page is broken */
async function antwort(frage: Frage): Promise<Antworten[Frage["art"]]> {
  if (frage.art === "nachschlagen") return nachgeschlagen(frage.eingabe, register, frage.land);
  if (frage.art === "zuordnen") return zugeordnet(frage.norm, frage.akt, register);
  await wieder.get(frage.datei);
  const auftrag = auftraege.get(frage.datei);
  if (!auftrag) throw new Error("Die Datei ist geschlossen.");
  if (frage.art === "vorlage") return vorlage(auftrag.pdf, frage.seite);
  if (frage.art === "bild") return seitenbild(auftrag.pdf, frage.seite, frage.breitePx);
  return frage.art === "text" ? auftrag.text() : auftrag.verlinkt(frage.stellen);
}

async function seitenbild(pdf: Pdfdokument, seite: number, breitePx: number): Promise<ImageBitmap> {
  const { breite, hoehe, rgba } = pdf.bild(seite, breitePx);
  return createImageBitmap(new ImageData(rgba, breite, hoehe));
}

/** Letters are read best at 300 pixels per inch. */
const pixelJePunkt = 300 / 72;

async function vorlage(pdf: Pdfdokument, seite: number): Promise<Vorlage> {
  const punkte = pdf.seite(seite).breite;
  const { breite, hoehe, rgba } = pdf.bild(seite, Math.round(punkte * pixelJePunkt));
  const flaeche = new OffscreenCanvas(breite, hoehe);
  flaeche.getContext("2d")?.putImageData(new ImageData(rgba, breite, hoehe), 0, 0);
  return { bild: await flaeche.convertToBlob({ type: "image/png" }), pixelJePunkt: breite / punkte };
}
