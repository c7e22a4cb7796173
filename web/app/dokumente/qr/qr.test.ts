import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPfad } from "./qr.server.ts";

type Bild = NonNullable<ReturnType<typeof qrPfad>>;

/** The dark modules of a path, row by row. */
function module({ pfad, groesse }: Bild): boolean[][] {
  const feld = Array.from({ length: groesse }, () => Array<boolean>(groesse).fill(false));
  for (const [, x, y] of pfad.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const zeile = feld[Number(y)];
    if (zeile) zeile[Number(x)] = true;
  }
  return feld;
}

/** Reads a code as a camera does: four dots for each module, dark ones black. */
function gelesen(bild: Bild): string {
  const punkte = 4;
  const kante = bild.groesse * punkte;
  const feld = module(bild);
  const data = new Uint8ClampedArray(kante * kante * 4).fill(255);
  for (let i = 0; i < kante * kante; i += 1) {
    const dunkel = feld[Math.floor(i / kante / punkte)]?.[Math.floor((i % kante) / punkte)];
    if (dunkel) data.fill(0, i * 4, i * 4 + 3);
  }
  return decodeQR({ width: kante, height: kante, data });
}

const adresse =
  "otpauth://totp/Geb%C3%BChrenportal:petra.muster%40kanzlei.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Geb%C3%BChrenportal&digits=6&period=30";
const giro = "BCD\n002\n1\nSCT\nBYLADEM1001\nKanzlei Möller\nDE02120300000000202051\nEUR12.50\n\n\n2026-0007";

test.each([
  ["Gebührenportal", 25],
  ["otpauth://totp/abc?secret=JBSWY3DPEHPK3PXP&".repeat(8).slice(0, 100), 41],
  ["otpauth://totp/abc?secret=JBSWY3DPEHPK3PXP&".repeat(8).slice(0, 180), 53],
  ["otpauth://totp/abc?secret=JBSWY3DPEHPK3PXP&".repeat(8).slice(0, 287), 65],
  ["x".repeat(331), 69],
  [adresse, 49],
  [giro, 41],
])("„%s“ liest ein Lesegerät Zeichen für Zeichen; der Code hat %i Module", (text, kante) => {
  const bild = qrPfad(text);
  expect(bild?.groesse).toBe(kante + 8);
  expect(bild && gelesen(bild)).toBe(text);
});

test("Der Code verträgt, dass ein Fleck einige Module verdeckt", () => {
  const bild = qrPfad(adresse);
  const fleck = bild && {
    ...bild,
    pfad: bild.pfad.replace(/M(2[5-9]|3[01]) (2[5-9]|3[01])h1v1h-1z/g, ""),
  };
  expect(fleck?.pfad).not.toBe(bild?.pfad);
  expect(fleck && gelesen(fleck)).toBe(adresse);
});

test("Der Code sagt, dass er die Korrektur M trägt", () => {
  const bild = qrPfad(adresse);
  const ecke = bild && module(bild)[8 + 4]?.slice(4, 6);
  // ISO/IEC 18004, 7.9.1: M is 00, drawn over the mask 10.
  expect(ecke).toEqual([true, false]);
});

test("was länger ist als 331 Bytes, bekommt keinen Code", () => {
  expect(qrPfad("x".repeat(331))).toBeDefined();
  expect(qrPfad("x".repeat(332))).toBeUndefined();
  expect(qrPfad("ü".repeat(166))).toBeUndefined();
});

test("um den Code bleiben vier Module Rand", () => {
  const bild = qrPfad("Gebührenportal");
  const dunkel = [...(bild?.pfad.matchAll(/M(\d+) (\d+)/g) ?? [])].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...dunkel.flat())).toBe(4);
  expect(Math.max(...dunkel.flat())).toBe(4 + 25 - 1);
});
