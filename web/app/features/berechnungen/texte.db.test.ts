import { tag } from "@gebuehrenportal/recht";
import { expect } from "vitest";
import { alsBase64 } from "#features/rechner/testing.ts";
import { test } from "#platform/db/testing.ts";
import { berechnungSpeichern, berechnungZeigen } from "./berechnungen.server.ts";
import { besitzer } from "./testing-besitzer.ts";

/** One matter with an item that passes through: the text stands in the sheet as it was typed. */
const mitPosten = (text: string) =>
  `1.${alsBase64(JSON.stringify([{}, [[1, "instanz", { w: "10.000,00", du: `${text} 12,00` }, [[1, "3100", {}]]]], [], []]))}`;

for (const [name, getippt, gespeichert] of [
  ["ein Nullzeichen", "Register\0gebühr", "Registergebühr"],
  ["ein halbes Zeichen", "Gebühr \ud83d", "Gebühr \ufffd"],
  ["ein Zeichen am Ende der längsten Bezeichnung", `${"a".repeat(199)}😀`, "a".repeat(199)],
] as const)
  test(`Wer ${name} eingibt, kann trotzdem speichern`, async ({ eigene }) => {
    const wer = await besitzer(eigene, "texte", { tarif: "basic" });
    const wunsch = { rechner: "/rvgrechner", stand: mitPosten(getippt) };
    const id = await berechnungSpeichern(wer, wunsch, tag("2026-11-21"));
    const { blatt } = (await berechnungZeigen(wer, id)).version;
    const zellen = blatt.tabellen.flatMap(({ zeilen }) => zeilen.map((z) => z.zellen[0]));
    expect(zellen).toContain(gespeichert);
  });
