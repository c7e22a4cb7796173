import { eigenerWorker } from "#dokumente/pdfwerk/eigener-worker.ts";
import type { Ablehnung, Anweisung, Leseergebnis, Lesestand, Meldung } from "./nachrichten.ts";
import adresse from "./postwerk.ts?worker&url";

export type { Leseergebnis, Lesestand } from "./nachrichten.ts";

/** Why a file proposes nothing, behind its name. */
const ablehnungen: Readonly<Record<Ablehnung, string>> = {
  kennwort:
    "ist mit einem Kennwort geschützt. Bitte öffnen Sie die Datei selbst und tippen Sie die Angaben ein.",
  beschaedigt: "lässt sich nicht lesen: Die Datei ist beschädigt oder keine PDF-Datei.",
  "zu-gross": "ist zu groß. Gelesen werden PDF-Dateien bis 20 MB.",
  "ohne-text": "enthält keinen Text, nur Bilder von Seiten. Bitte tippen Sie die Angaben ein.",
  verschwunden: "lässt sich nicht mehr lesen: Sie ist inzwischen geändert, verschoben oder gelöscht worden.",
  gescheitert: "wurde nicht gelesen: Das Werkzeug ließ sich nicht laden. Bitte versuchen Sie es noch einmal.",
};

/** „‚Urteil.pdf‘ enthält keinen Text …“ */
export const ablehnungssatz = (name: string, grund: Ablehnung): string => `„${name}“ ${ablehnungen[grund]}`;

/** A file that is being read. */
export type Lesung = {
  /** Never rejects; called off, it never ends. */
  readonly ergebnis: Promise<Leseergebnis>;
  readonly abbrechen: () => void;
};

/** Reads a file in a worker of its own, on this device. */
export function postLesen(inhalt: Blob, stand: (stand: Lesestand) => void): Lesung {
  const worker = eigenerWorker(adresse);
  const { promise: ergebnis, resolve } = Promise.withResolvers<Leseergebnis>();
  const fertig = (erreicht: Leseergebnis) => {
    worker.terminate();
    resolve(erreicht);
  };
  const gescheitert = () => fertig({ art: "abgelehnt", grund: "gescheitert" });
  worker.addEventListener("error", gescheitert);
  worker.addEventListener("message", ({ data }: MessageEvent<Meldung>) => {
    switch (data.art) {
      case "da":
        return worker.postMessage({ art: "lesen", inhalt } satisfies Anweisung);
      case "gescheitert":
        return gescheitert();
      case "stand":
        return stand(data);
      default:
        return fertig(data);
    }
  });
  return { ergebnis, abbrechen: () => worker.terminate() };
}
