import { ablage } from "#platform/storage/ablage.server.ts";
import { medientypen } from "./bildart.server.ts";
import { ogbild } from "./ogbild.server.ts";

/** A file below `/media/`, or where it is now. */
export type Medium =
  | { readonly art: "datei"; readonly typ: string; readonly inhalt: Uint8Array }
  | { readonly art: "weiter"; readonly nach: string };

const bild = /^\/media\/(blog(?:\/[a-z0-9_-]+)+\.(png|jpg|webp|gif|avif))$/;
const teilbild = /^\/media\/og\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{0,8})\.png$/;

/** @param pfad as it was sent, nothing decoded; whatever is not spelled like one of ours is no file */
export async function medium(pfad: string): Promise<Medium | undefined> {
  const [, schluessel, endung] = bild.exec(pfad) ?? [];
  if (schluessel && endung) return alsDatei(await (await ablage()).lesen(schluessel), endung);
  const [, id, version] = teilbild.exec(pfad) ?? [];
  if (!id) return undefined;
  const gefunden = await ogbild(id, Number(version));
  if (gefunden && "weiter" in gefunden) return { art: "weiter", nach: gefunden.weiter };
  return alsDatei(gefunden, "png");
}

function alsDatei(inhalt: Uint8Array | undefined, endung: string): Medium | undefined {
  const typ = medientypen[endung];
  return inhalt && typ ? { art: "datei", typ, inhalt } : undefined;
}
