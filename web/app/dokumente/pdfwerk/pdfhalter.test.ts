import type { Pdfbibliothek } from "@gebuehrenportal/pdf";
import { expect, test } from "vitest";
import { pdfhalter } from "./pdfhalter.ts";

const bytes = new ArrayBuffer(8);
const neue = (): Pdfbibliothek => ({ oeffnen: () => expect.unreachable() });

test("Was eine Datei zerbrochen hat, wird aus denselben Bytes neu gemacht, ohne Anfrage", async () => {
  let geholt = 0;
  const halter = pdfhalter(
    async () => {
      geholt += 1;
      return bytes;
    },
    async () => neue(),
  );
  const erste = await halter.laden();
  expect(await halter.laden()).toBe(erste);
  halter.verwerfen();
  expect(await halter.laden()).not.toBe(erste);
  expect(geholt).toBe(1);
});

test("Scheitert das Laden ohne Netz, gelingt es beim nächsten Mal", async () => {
  let versuch = 0;
  const halter = pdfhalter(
    async () => {
      versuch += 1;
      if (versuch === 1) throw new TypeError("Failed to fetch");
      return bytes;
    },
    async () => neue(),
  );
  await expect(halter.laden()).rejects.toThrow("Failed to fetch");
  await expect(halter.laden()).resolves.toBeDefined();
});
