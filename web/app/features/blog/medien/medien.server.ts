import { medientypen } from "#platform/bild/bildart.server.ts";
import type { Medium } from "#platform/http/medium.ts";
import { type Ablage, ablage } from "#platform/storage/ablage.server.ts";
import { ogbild } from "./ogbild.server.ts";

const bild = /^\/media\/(blog(?:\/[a-z0-9_-]+)+\.(png|jpg|webp|gif|avif))$/;
const teilbild = /^\/media\/og\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{0,8})\.png$/;

/** A size that pages ask for by name; of a picture that is narrower it was not made. */
const fassung = /^(.+)-(?:360|720|1080|1440)\.(?:avif|webp)$/;

/** @param pfad as it was sent, nothing decoded; whatever is not spelled like one of ours is no file */
export async function medium(pfad: string): Promise<Medium | undefined> {
  const [, schluessel, endung] = bild.exec(pfad) ?? [];
  if (schluessel && endung) {
    const lager = await ablage();
    return alsDatei(await lager.lesen(schluessel), endung) ?? hochgeladenes(lager, schluessel);
  }
  const [, id, version] = teilbild.exec(pfad) ?? [];
  if (!id) return undefined;
  const gefunden = await ogbild(id, Number(version));
  if (gefunden && "weiter" in gefunden) return { art: "weiter", nach: gefunden.weiter };
  return alsDatei(gefunden, "png");
}

/** Instead of a size that there is not: the picture as it was uploaded, which is small then. */
async function hochgeladenes(lager: Ablage, schluessel: string): Promise<Medium | undefined> {
  const [, stamm] = fassung.exec(schluessel) ?? [];
  if (!stamm) return undefined;
  for (const endung of ["jpg", "png", "webp", "gif"]) {
    const datei = alsDatei(await lager.lesen(`${stamm}.${endung}`), endung);
    if (datei) return datei;
  }
  return undefined;
}

function alsDatei(inhalt: Uint8Array | undefined, endung: string): Medium | undefined {
  const typ = medientypen[endung];
  return inhalt && typ ? { art: "datei", typ, inhalt } : undefined;
}
