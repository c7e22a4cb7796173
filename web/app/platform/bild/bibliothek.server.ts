import type { SharpConstructor } from "sharp";

/** More than a camera makes. */
export const bildpunkteHoechstens = 40_000_000;

/** So long may a picture be read, outside of JavaScript, in seconds. */
export const bildsekunden = 30;

let geladen: Promise<SharpConstructor> | undefined;

/**
 * The library, loaded with the first picture. Of all the formats it reads, those that nobody may upload are locked, and
 * the vector pictures we make ourselves stay. Locked once: a lock that is set anew would stop what is being read just then.
 */
export function bildbibliothek(): Promise<SharpConstructor> {
  geladen ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Png", "Jpeg", "Webp", "Nsgif", "Svg"].map((art) => `VipsForeignLoad${art}`),
    });
    return sharp;
  });
  return geladen;
}
