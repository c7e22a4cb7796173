import { datum, type Tag, tag } from "@gebuehrenportal/recht";
import { expect } from "vitest";
import { dokumentAusHtml } from "../dokument/aus-html.server.ts";
import { textAus } from "../dokument/text.ts";
import type { Demoartikel } from "./demoartikel.server.ts";

const betrag = /(?<![\d.,])(\d{1,3}(?:\.\d{3})*)(?:,(\d{2}))? (?:€|Euro)/g;
const tagesangabe = /(?<!\d)\d{2}\.\d{2}\.\d{4}(?!\d)/g;

const alles = ({ titel, auszug, html }: Demoartikel): string =>
  [titel, auszug, textAus(dokumentAusHtml(html))].join("\n");

/** All amounts of a post, in cents. */
export function betraegeIn(artikel: Demoartikel): number[] {
  return [...alles(artikel).matchAll(betrag)].map(
    ([, euro = "", cent = "00"]) => Number(euro.replaceAll(".", "")) * 100 + Number(cent),
  );
}

/** All days of a post, as `DD.MM.YYYY`. */
export const tageIn = (artikel: Demoartikel): string[] => alles(artikel).match(tagesangabe) ?? [];

/**
 * A post names exactly these amounts: those it begins with or takes from a statute (`gegeben`, cents) and those that the
 * packages compute.
 */
export function nenntBetraege(
  artikel: Demoartikel,
  { gegeben, gerechnet }: { readonly gegeben: readonly number[]; readonly gerechnet: readonly number[] },
): void {
  const erwartet = new Set<number>([...gegeben, ...gerechnet]);
  expect(geordnet(betraegeIn(artikel))).toEqual(geordnet(erwartet));
}

/**
 * A post names exactly these days: those it begins with or takes from a statute (`gegeben`, `YYYY-MM-DD`) and those
 * that the packages compute.
 */
export function nenntTage(
  artikel: Demoartikel,
  { gegeben, gerechnet }: { readonly gegeben: readonly string[]; readonly gerechnet: readonly Tag[] },
): void {
  const erwartet = [...gegeben.map((text) => tag(text)), ...gerechnet].map((eintrag) => datum(eintrag));
  expect([...new Set(tageIn(artikel))].toSorted()).toEqual([...new Set(erwartet)].toSorted());
}

const geordnet = (zahlen: Iterable<number>): number[] => [...new Set(zahlen)].toSorted((a, b) => a - b);
