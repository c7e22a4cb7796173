import { availableParallelism } from "node:os";
import type { Sharp } from "sharp";
import { bildbibliothek, bildpunkteHoechstens, bildsekunden } from "#platform/bild/bibliothek.server.ts";
import type { Bildart } from "#platform/bild/bildart.server.ts";

/** A picture made anew from what was uploaded: nothing of the file itself is kept, no metadata and no appendix. */
export type Bildwerk = {
  readonly breite: number;
  readonly hoehe: number;
  readonly inhalt: Uint8Array;
  readonly fassungen: readonly Fassung[];
  /** A data URL; empty where the picture lets through what is behind it. */
  readonly platzhalter: string;
};
export type Fassung = { readonly art: "avif" | "webp"; readonly breite: number; readonly inhalt: Uint8Array };

/** The file is no picture, only part of one, or has more pixels than a camera makes. */
export class Bildfehler extends Error {
  readonly grund: "unlesbar" | "zu-viele-bildpunkte" | "ueberlastet";
  constructor(grund: Bildfehler["grund"]) {
    super(`Das Bild wurde nicht verarbeitet: ${grund}`);
    this.grund = grund;
  }
}

const breiten = [360, 720, 1_080, 1_440];
const laengsteSeite = 2_880;

/** One picture leaves the other core to the answers; what is compressed is outside of JavaScript anyway. */
const plaetze = availableParallelism() >= 4 ? 2 : 1;
const wartendHoechstens = 12;
const wartend: (() => void)[] = [];
let belegt = 0;

/**
 * Makes the picture anew, upright, without metadata, in sRGB, and smaller ones of it as AVIF and WebP. Of an animated
 * picture the first one is kept: what moves on its own distracts from reading and cannot be stopped.
 *
 * @throws {Bildfehler}
 */
export async function bildwerkAus(datei: Uint8Array, art: Bildart): Promise<Bildwerk> {
  if (belegt >= plaetze) {
    if (wartend.length >= wartendHoechstens) throw new Bildfehler("ueberlastet");
    await new Promise<void>((frei) => wartend.push(frei));
  } else belegt += 1;
  try {
    return await verarbeitet(datei, art);
  } finally {
    const naechster = wartend.shift();
    if (naechster) naechster();
    else belegt -= 1;
  }
}

async function verarbeitet(datei: Uint8Array, art: Bildart): Promise<Bildwerk> {
  const sharp = await bildbibliothek();
  const roh = await sharp(datei, { limitInputPixels: bildpunkteHoechstens, failOn: "error" })
    .autoOrient()
    .resize({ width: laengsteSeite, height: laengsteSeite, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .timeout({ seconds: bildsekunden })
    .toBuffer({ resolveWithObject: true })
    .catch((fehler: unknown) => {
      const viele = fehler instanceof Error && fehler.message.includes("exceeds pixel limit");
      throw new Bildfehler(viele ? "zu-viele-bildpunkte" : "unlesbar");
    });
  const { width: breite, height: hoehe, channels } = roh.info;
  const bild = () => sharp(roh.data, { raw: { width: breite, height: hoehe, channels } });
  const inhalt = await kodiert(bild(), art).toBuffer();
  const fassungen: Fassung[] = [];
  for (const ziel of new Set([...breiten.filter((eine) => eine < breite), Math.min(breite, 1_440)])) {
    const kleiner = bild().resize({ width: ziel, withoutEnlargement: true });
    // One after the other: together they would take every thread that also reads files and looks up names. Low efforts
    // save more than half of the time; the files grow by about one hundredth (WebP 1440 px wide by 1.2 %).
    const webp = await kleiner.clone().webp({ quality: 78, effort: 2 }).toBuffer();
    const avif = await kleiner.clone().avif({ quality: 52, effort: 1 }).toBuffer();
    fassungen.push({ art: "avif", breite: ziel, inhalt: avif }, { art: "webp", breite: ziel, inhalt: webp });
  }
  return { breite, hoehe, inhalt, fassungen, platzhalter: await verschwommen(bild()) };
}

function kodiert(bild: Sharp, art: Bildart): Sharp {
  if (art === "jpg") return bild.jpeg({ quality: 86 });
  if (art === "webp") return bild.webp({ quality: 86 });
  return art === "png" ? bild.png({ compressionLevel: 6 }) : bild.gif();
}

async function verschwommen(bild: Sharp): Promise<string> {
  if (!(await bild.stats()).isOpaque) return "";
  const klein = await bild.resize({ width: 16 }).blur(1).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${klein.toString("base64")}`;
}
