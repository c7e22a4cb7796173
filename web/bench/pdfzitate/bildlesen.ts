import { fileURLToPath } from "node:url";
import { type Bildwort, bildtext, type Pdfdokument, type Seitentext } from "@gebuehrenportal/pdf";
import sharp from "sharp";
import { createWorker, type Page } from "tesseract.js";

const dpi = 300;
const jePunkt = dpi / 72;

/** Reads pages from their pictures, the way the page of the portal does. */
export type Bildleser = {
  readonly lesen: (dokument: Pdfdokument, seite: Seitentext) => Promise<Seitentext>;
  readonly beenden: () => Promise<unknown>;
};

/** Starts Tesseract with the German letters of this project. */
export async function bildleser(): Promise<Bildleser> {
  const buchstaben = new URL("4.0.0_best_int", import.meta.resolve("@tesseract.js-data/deu/package.json"));
  const tesseract = await createWorker("deu", 1, {
    langPath: fileURLToPath(buchstaben),
    gzip: true,
    cacheMethod: "none",
  });
  return {
    lesen: async (dokument, seite) => {
      const { breite, hoehe, rgba } = dokument.bild(seite.seite, Math.round(seite.breite * jePunkt));
      const roh = { width: breite, height: hoehe, channels: 4 as const };
      const png = await sharp(Buffer.from(rgba.buffer), { raw: roh }).png({ compressionLevel: 1 }).toBuffer();
      const { data } = await tesseract.recognize(png, {}, { blocks: true });
      return bildtext(seite, zeilen(data));
    },
    beenden: () => tesseract.terminate(),
  };
}

function zeilen({ blocks }: Page): readonly (readonly Bildwort[])[] {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words }) =>
      words.map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
        text,
        x: x0 / jePunkt,
        y: y0 / jePunkt,
        breite: (x1 - x0) / jePunkt,
        hoehe: (y1 - y0) / jePunkt,
      })),
    );
}
