/** Kinds of pictures that may be uploaded, by their ending. */
export type Bildart = "png" | "jpg" | "webp" | "gif";

const kennzeichen: readonly (readonly [Bildart, RegExp])[] = [
  ["png", /^89504e470d0a1a0a/],
  ["jpg", /^ffd8ff/],
  // RIFF, length, WEBPVP8 and one of blank, L, X.
  ["webp", /^52494646.{8}57454250565038(?:20|4c|58)/],
  ["gif", /^47494638(?:37|39)61/],
];

/** What a file is by its first bytes; names and what somebody says about it do not count. Undefined: none of them. */
export function bildartAus(datei: Uint8Array): Bildart | undefined {
  const anfang = Buffer.from(datei.subarray(0, 16)).toString("hex");
  return kennzeichen.find(([, muster]) => muster.test(anfang))?.[0];
}

/** Content types by ending, of all files that are delivered below `/media/`. */
export const medientypen: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
};
