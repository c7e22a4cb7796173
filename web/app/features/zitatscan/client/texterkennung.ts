import type { Bildwort } from "@gebuehrenportal/pdf";
import deutsch from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url";
import type { Page } from "tesseract.js";
import tesseract from "tesseract.js/dist/tesseract.esm.min.js?url";
import arbeiter from "tesseract.js/dist/worker.min.js?url";
import kern from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import type { Vorlage } from "../nachrichten.ts";

/** Reads letters from pictures. */
export type Texterkennung = {
  /** The words of a page, line by line, in points. */
  readonly lesen: (vorlage: Vorlage) => Promise<readonly (readonly Bildwort[])[]>;
  readonly beenden: () => void;
};

const ganz = (adresse: string): string => new URL(adresse, location.href).href;

/** Starts Tesseract with the German letters, all of it from the portal's own files. */
export async function texterkennungStarten(): Promise<Texterkennung> {
  // As a file of its own: bundled it would bring helpers for its old kind of modules into the scripts of every page.
  const { createWorker, OEM } = (
    (await import(/* @vite-ignore */ ganz(tesseract))) as { default: typeof import("tesseract.js") }
  ).default;
  const werk = await createWorker("deu", OEM.LSTM_ONLY, {
    workerPath: ganz(arbeiter),
    corePath: ganz(kern),
    // It adds the name of the file by itself.
    langPath: ganz(deutsch).replace(/\/[^/]*$/, ""),
    gzip: true,
    cacheMethod: "none",
  });
  return {
    lesen: async ({ bild, pixelJePunkt }) => {
      const { data } = await werk.recognize(bild, {}, { blocks: true, text: false });
      return zeilenAus(data, pixelJePunkt);
    },
    beenden: () => void werk.terminate(),
  };
}

function zeilenAus({ blocks }: Page, pixelJePunkt: number): readonly (readonly Bildwort[])[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) =>
        words.map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          x: x0 / pixelJePunkt,
          y: y0 / pixelJePunkt,
          breite: (x1 - x0) / pixelJePunkt,
          hoehe: (y1 - y0) / pixelJePunkt,
        })),
      ),
    ),
  );
}
