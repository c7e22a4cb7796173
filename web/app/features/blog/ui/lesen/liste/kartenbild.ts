/** Stands for an author without a picture, or with one that cannot be had. */
export const standardavatar = "/default-avatar.png";

/** One `<source>` of a picture. */
export type Bildkopie = { readonly type: string; readonly srcSet: string; readonly sizes: string };

/** A picture of our own store: its copies stand beside it, `…-720.avif` for `….png`. */
const eigenes = /^(\/media\/blog\/.+)\.(?:png|jpg|webp|gif)$/;

/**
 * The smaller copies a card shows instead of a large picture. A picture that is small itself lacks some of them; then it
 * is shown as it is.
 */
export function kleinere(url: string, gross: boolean): readonly Bildkopie[] {
  const stamm = eigenes.exec(url)?.[1];
  if (stamm === undefined) return [];
  const breiten = gross ? [720, 1080] : [360, 720];
  return (["avif", "webp"] as const).map((art) => ({
    type: `image/${art}`,
    srcSet: breiten.map((breite) => `${stamm}-${breite}.${art} ${breite}w`).join(", "),
    sizes: gross ? "(width >= 75rem) 72rem, 100vw" : "(width >= 1200px) 23rem, (width >= 600px) 50vw, 100vw",
  }));
}
