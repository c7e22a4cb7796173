import { bildbibliothek } from "#platform/bild/bibliothek.server.ts";
import type { Ablage } from "#platform/storage/ablage.server.ts";
import type { Bildzeile } from "../medien/bilder-store.server.ts";
import { type Bildwerk, bildwerkAus } from "../medien/bildwerk.server.ts";
import { motive, motivSvg, portraetSvg } from "./motive.ts";

const ordner = "blog/demo";

/** Path of a picture of the demo below `/media/`. */
export const demobildpfad = (name: string): string => `${ordner}/${name}.png`;

/** Name of the picture that shows the author `autor`. */
export const portraet = "portraet";

type Werk = { readonly name: string; readonly werk: Bildwerk };

let gemacht: Promise<readonly Werk[]> | undefined;

/** Drawn and compressed once in a process; it takes a few seconds. */
function werke(): Promise<readonly Werk[]> {
  gemacht ??= alle().catch((fehler: unknown) => {
    gemacht = undefined;
    throw fehler;
  });
  return gemacht;
}

async function alle(): Promise<readonly Werk[]> {
  const sharp = await bildbibliothek();
  const vorlagen = [
    ...motive.map((name) => ({ name, svg: motivSvg(name) })),
    { name: portraet, svg: portraetSvg() },
  ];
  const fertig: Werk[] = [];
  for (const { name, svg } of vorlagen) {
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    fertig.push({ name, werk: await bildwerkAus(png, "png") });
  }
  return fertig;
}

/**
 * Puts the pictures of the demo into the store, each in its sizes and under a name that stays, so that a reset replaces
 * them and running pages never miss one.
 *
 * @returns their entries, still without owner
 */
export async function demobilderAblegen(lager: Ablage): Promise<readonly Bildzeile[]> {
  const zeilen: Bildzeile[] = [];
  for (const { name, werk } of await werke()) {
    const pfad = demobildpfad(name);
    const fassungen = werk.fassungen.map(({ art, breite, inhalt }) => ({
      datei: { art, breite, pfad: `${ordner}/${name}-${breite}.${art}` },
      inhalt,
    }));
    for (const { datei, inhalt } of fassungen) await lager.schreiben(datei.pfad, inhalt);
    await lager.schreiben(pfad, werk.inhalt);
    zeilen.push({
      pfad,
      kontoId: null,
      art: "png",
      breite: werk.breite,
      hoehe: werk.hoehe,
      bytes: werk.inhalt.length,
      fassungen: fassungen.map(({ datei }) => datei),
      platzhalter: werk.platzhalter,
    });
  }
  return zeilen;
}
