import { encodeQR } from "qr";

/** Bytes that version 13 holds: a finer code is hard to read from a screen. */
const hoechstens = 331;
/** Light modules around the code (ISO/IEC 18004, 6.3.8). */
export const ruhezone = 4;

/**
 * A text as QR code with error correction M: the path of an SVG of `groesse` units, four of them quiet on each side.
 *
 * @returns `undefined` when the text is too long
 */
export function qrPfad(text: string): { readonly pfad: string; readonly groesse: number } | undefined {
  if (new TextEncoder().encode(text).length > hoechstens) return undefined;
  const module = encodeQR(text, "raw", { ecc: "medium", border: ruhezone });
  const pfad = module
    .flatMap((zeile, y) => zeile.flatMap((dunkel, x) => (dunkel ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { pfad, groesse: module.length };
}
