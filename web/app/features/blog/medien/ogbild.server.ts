import { bildbibliothek } from "#platform/bild/bibliothek.server.ts";
import { svgAus } from "#platform/pdf/pdf.server.ts";
import { ablage } from "#platform/storage/ablage.server.ts";
import { ogbildadresse } from "../adressen.ts";
import { type Teilbildangaben, teilbildangaben } from "./bilder-store.server.ts";

/** Those that are being made, so that many who ask at once get the same one. */
const inArbeit = new Map<string, Promise<Uint8Array>>();

/**
 * The picture that shows where a link to a post is shared, 1200 × 630, made when first asked for and kept.
 *
 * @returns undefined: no such post is published; `weiter`: it has changed since, this is its present picture
 * @throws {Satzabbruch} too many are being made
 */
export async function ogbild(
  id: string,
  version: number,
): Promise<Uint8Array | { readonly weiter: string } | undefined> {
  // First of all, so that the title of a post that was deleted is gone with it.
  const angaben = await teilbildangaben(id);
  if (!angaben) return undefined;
  if (angaben.version !== version) return { weiter: ogbildadresse({ id, version: angaben.version }) };
  const schluessel = `og/${id}-${version}.png`;
  const lager = await ablage();
  const vorhanden = await lager.lesen(schluessel);
  if (vorhanden) return vorhanden;
  const laufend = inArbeit.get(schluessel);
  if (laufend) return laufend;
  const arbeit = gemalt(angaben).then(async (bild) => {
    await lager.schreiben(schluessel, bild);
    return bild;
  });
  inArbeit.set(schluessel, arbeit);
  try {
    return await arbeit;
  } finally {
    inArbeit.delete(schluessel);
  }
}

/** The picture itself. */
export async function gemalt({
  titel,
  kategorie,
  veroeffentlicht,
}: Omit<Teilbildangaben, "version">): Promise<Uint8Array> {
  const tag = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
  const svg = await svgAus("features/blog/medien/ogbild.typ", {
    titel,
    kategorie: kategorie ?? "Blog",
    tag: tag.format(veroeffentlicht),
  });
  const sharp = await bildbibliothek();
  // A point of the sheet is a pixel of the picture.
  return sharp(svg, { density: 72 })
    .resize(1_200, 630, { fit: "fill" })
    .flatten({ background: "#faf9f6" })
    .png({ palette: true })
    .toBuffer();
}
