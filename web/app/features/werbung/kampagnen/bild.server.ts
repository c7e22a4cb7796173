import { randomUUID } from "node:crypto";
import { bildbibliothek, bildpunkteHoechstens, bildsekunden } from "#platform/bild/bibliothek.server.ts";
import { bildartAus, medientypen } from "#platform/bild/bildart.server.ts";
import type { Medium } from "#platform/http/medium.ts";
import { type Ablage, ablage } from "#platform/storage/ablage.server.ts";

/** Three times as large as it is shown. */
const kante = 288;

/**
 * Takes a picture in: makes it anew, square, without metadata, so that nothing of the file itself is delivered.
 *
 * @param id of the picture; the demo's keeps its own, so that a reset replaces it
 * @returns its key in the store, or why it is none
 */
export async function anzeigenbildAblegen(
  datei: Uint8Array,
  lager?: Ablage,
  id: string = randomUUID(),
): Promise<{ readonly schluessel: string } | { readonly fehler: string }> {
  if (!bildartAus(datei)) return { fehler: "Nur Bilddateien (JPG, PNG, WebP, GIF) sind erlaubt." };
  const inhalt = await anzeigenbild(datei);
  if (!inhalt) return { fehler: "Das Bild lässt sich nicht lesen oder hat zu viele Bildpunkte." };
  const schluessel = `werbung/${id}.webp`;
  await (lager ?? (await ablage())).schreiben(schluessel, inhalt);
  return { schluessel };
}

async function anzeigenbild(datei: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await bildbibliothek();
  return sharp(datei, { limitInputPixels: bildpunkteHoechstens, failOn: "error" })
    .autoOrient()
    .resize({ width: kante, height: kante, fit: "cover" })
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .timeout({ seconds: bildsekunden })
    .toBuffer()
    .catch(() => undefined);
}

/** Files are deleted, however often it takes. */
export async function anzeigenbildLoeschen(schluessel: string | undefined): Promise<void> {
  if (schluessel) await (await ablage()).loeschen(schluessel).catch(() => undefined);
}

const bildpfad = /^\/media\/(werbung\/[0-9a-f-]{36}\.webp)$/;

/** @param pfad as it was sent; whatever is not spelled like one of ours is no file */
export async function anzeigenmedium(pfad: string): Promise<Medium | undefined> {
  const [, schluessel] = bildpfad.exec(pfad) ?? [];
  const inhalt = schluessel ? await (await ablage()).lesen(schluessel) : undefined;
  return inhalt && { art: "datei", typ: medientypen.webp ?? "image/webp", inhalt };
}
