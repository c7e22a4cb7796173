import type { Pdfdokument } from "@gebuehrenportal/pdf";
import { ausObjekten, strom } from "@gebuehrenportal/pdf/pdfbau";
import sharp from "sharp";
import { bibliothek } from "../bibliothek.ts";

export type Scanwunsch = {
  readonly dpi: number;
  /** How far the sheet was turned. */
  readonly grad: number;
  readonly rauschen: number;
  readonly guete: number;
  /** White as the machine sees it. */
  readonly weiss?: number;
  /** Black and white only, as fax machines send it. */
  readonly fax?: boolean;
};

/** The pages of a file as pictures, the way a scanner brings them. */
export async function scan(vorlage: Uint8Array, wunsch: Scanwunsch): Promise<Uint8Array> {
  const dokument = (await bibliothek()).oeffnen(vorlage);
  const objekte: string[] = [];
  for (let nr = 1; nr <= dokument.seitenzahl; nr++) {
    const { jpeg, breite, hoehe } = await aufnahme(dokument, nr, wunsch);
    const [b, h] = [breite, hoehe].map((pixel) => ((pixel * 72) / wunsch.dpi).toFixed(1));
    const n = 3 + objekte.length;
    objekte.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${b} ${h}]/Resources<</XObject<</B ${n + 2} 0 R>>>>/Contents ${n + 1} 0 R>>`,
      strom(`${b} 0 0 ${h} 0 0 cm /B Do`),
      strom(
        jpeg,
        `/Type/XObject/Subtype/Image/Width ${breite}/Height ${hoehe}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
      ),
    );
  }
  const kinder = objekte.flatMap((_, i) => (i % 3 === 0 ? [`${3 + i} 0 R`] : []));
  dokument.schliessen();
  return ausObjekten([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${kinder.length}/Kids[${kinder.join(" ")}]>>`,
    ...objekte,
  ]);
}

async function aufnahme(dokument: Pdfdokument, nr: number, wunsch: Scanwunsch) {
  const bild = dokument.bild(nr, Math.round((dokument.seite(nr).breite * wunsch.dpi) / 72));
  const { data, info } = await sharp(Buffer.from(bild.rgba.buffer), {
    raw: { width: bild.breite, height: bild.hoehe, channels: 4 },
  })
    .flatten()
    .greyscale()
    .rotate(wunsch.grad, { background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  verrauschen(data, wunsch);
  const grau = { width: info.width, height: info.height, channels: 1 as const };
  const jpeg = await sharp(data, { raw: grau })
    .toColourspace("b-w")
    .jpeg({ quality: wunsch.guete })
    .toBuffer();
  return { jpeg: jpeg.toString("latin1"), breite: info.width, hoehe: info.height };
}

/** Greys white paper and adds noise, from a fixed seed: every run gives one file; a fax is black and white. */
function verrauschen(pixel: Buffer, { rauschen, weiss = 250, fax = false }: Scanwunsch): void {
  let saat = 7;
  for (let i = 0; i < pixel.length; i++) {
    saat = (saat * 1103515245 + 12345) & 0x7fffffff;
    const zufall = (saat >> 16) / 32768 - 0.5;
    const wert = ((pixel[i] ?? 0) * weiss) / 255 + zufall * rauschen * 2;
    pixel[i] = fax ? (wert > 150 ? 255 : 0) : Math.max(0, Math.min(255, wert));
  }
}
