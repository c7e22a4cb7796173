import { expect, test } from "vitest";
import { bildbibliothek } from "./bibliothek.server.ts";

test("Wer die Bibliothek holt, während ein anderer ein Bild liest, hält ihn nicht auf", async () => {
  const sharp = await bildbibliothek();
  const bild = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const lesen = Array.from({ length: 400 }, async () => (await sharp(bild).raw().toBuffer()).length);
  for (let i = 0; i < 20_000; i += 1) await bildbibliothek();
  expect(new Set(await Promise.all(lesen))).toEqual(new Set([64 * 64 * 3]));
});

test("Formate, die niemand hochladen darf, liest sie nicht", async () => {
  const sharp = await bildbibliothek();
  const tiff = Buffer.from("49492a00080000000000", "hex");
  await expect(sharp(tiff).metadata()).rejects.toThrow();
});
