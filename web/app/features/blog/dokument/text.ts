import { auszugAusText, woerterJeMinute } from "../grenzen.ts";
import type { Dokument, Knoten } from "./typen.ts";

/** Plain text: one line per paragraph, heading, item and cell, footnotes at the end. For search and excerpt. */
export function textAus(dokument: Dokument): string {
  const fussnoten: string[] = [];
  const zeilen = dokument.content.flatMap((knoten) => zeilenAus(knoten, fussnoten));
  return [...zeilen, ...fussnoten].join("\n");
}

/** Words as a reader counts them: „§ 13 Abs. 1“ has three, „1.234,50“ and „E-Mail“ one each. */
export function wortzahl(dokument: Dokument): number {
  return textAus(dokument).match(wort)?.length ?? 0;
}

/** Minutes, at least one. */
export function lesezeit(dokument: Dokument): number {
  return Math.max(1, Math.round(wortzahl(dokument) / woerterJeMinute));
}

/** The beginning of the running text without what is said of pictures, up to 200 characters, cut between words. */
export function auszugAus(dokument: Dokument): string {
  const fliesstext = dokument.content
    .filter(({ type }) => type !== "heading")
    .flatMap((knoten) => zeilenAus(knoten, [], { bilder: false }))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  if (fliesstext.length <= auszugAusText) return fliesstext;
  const stueck = fliesstext.slice(0, auszugAusText - 1).toWellFormed();
  const ende = stueck.lastIndexOf(" ");
  return `${stueck.slice(0, ende > 0 ? ende : undefined).replace(/[\s,;:–-]+$/u, "")}…`;
}

/** Whether there is anything to read: words or a picture. */
export function leer(dokument: Dokument): boolean {
  const gefuellt = (knoten: Knoten): boolean =>
    knoten.type === "image" || (knoten.text ?? "").trim() !== "" || (knoten.content ?? []).some(gefuellt);
  return !dokument.content.some(gefuellt);
}

/** Paths of the pictures in a document. */
export function bildadressen(dokument: Dokument): string[] {
  return [...new Set(dokument.content.flatMap(bilder).map(({ attrs }) => String(attrs?.src)))];
}

/** Whether a picture is there that nobody has described for those who do not see it. */
export function bildOhneText(dokument: Dokument): boolean {
  return dokument.content.flatMap(bilder).some(({ attrs }) => String(attrs?.alt ?? "").trim() === "");
}

const bilder = (knoten: Knoten): readonly Knoten[] =>
  knoten.type === "image" ? [knoten] : (knoten.content ?? []).flatMap(bilder);

/** Text of one node without its footnotes. */
export function reinerText(knoten: Knoten): string {
  if (knoten.type === "text") return knoten.text ?? "";
  if (knoten.type === "hardBreak") return " ";
  return (knoten.content ?? []).map(reinerText).join("");
}

const wort = /[\p{L}\p{N}]+(?:[-–/’'.,:·]?[\p{L}\p{N}]+)*/gu;

function zeilenAus(knoten: Knoten, fussnoten: string[], mit = { bilder: true }): string[] {
  const { type, attrs, content = [] } = knoten;
  if (type === "image")
    return mit.bilder ? [attrs?.alt, attrs?.quelle].map((t) => String(t ?? "")).filter(Boolean) : [];
  if (type !== "paragraph" && type !== "heading")
    return content.flatMap((kind) => zeilenAus(kind, fussnoten, mit));
  for (const kind of content) if (kind.type === "footnote") fussnoten.push(String(kind.attrs?.text ?? ""));
  const zeile = reinerText(knoten).trim();
  return zeile === "" ? [] : [zeile];
}
