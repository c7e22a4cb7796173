import type { SharpConstructor } from "sharp";

/** More than a camera makes. */
export const bildpunkteHoechstens = 40_000_000;

/**
 * The library, loaded with the first picture. Of all the formats it reads, those that nobody may upload are locked, and
 * the vector pictures we make ourselves stay.
 */
export async function bildbibliothek(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Png", "Jpeg", "Webp", "Nsgif", "Svg"].map((art) => `VipsForeignLoad${art}`),
  });
  return sharp;
}
