import { reinerText } from "./text.ts";
import type { Dokument, Knoten } from "./typen.ts";

/** One line of a table of contents; `id` is that of the heading in the HTML. */
export type Gliederungspunkt = { readonly id: string; readonly ebene: 2 | 3 | 4; readonly text: string };

/** The headings that stand in the text itself, not in a quote or table. */
export function inhaltsverzeichnis(dokument: Dokument): Gliederungspunkt[] {
  const kennung = kennungen();
  const sammeln = (knoten: Knoten, oben: boolean): Gliederungspunkt[] => {
    if (knoten.type !== "heading") return (knoten.content ?? []).flatMap((kind) => sammeln(kind, false));
    const text = reinerText(knoten).trim();
    const id = kennung(text);
    return oben && text ? [{ id, ebene: Number(knoten.attrs?.level) as 2 | 3 | 4, text }] : [];
  };
  return dokument.content.flatMap((knoten) => sammeln(knoten, true));
}

/** Gives each heading of one document an id of its own, in their order; no id of the page around it begins like these. */
export function kennungen(): (text: string) => string {
  const vergeben = new Map<string, number>();
  return (text) => {
    const stamm = `zu-${wortkette(text) || "abschnitt"}`;
    let nummer = (vergeben.get(stamm) ?? 0) + 1;
    let id = nummer === 1 ? stamm : `${stamm}-${nummer}`;
    while (nummer > 1 && vergeben.has(id)) {
      nummer += 1;
      id = `${stamm}-${nummer}`;
    }
    vergeben.set(stamm, nummer);
    if (id !== stamm) vergeben.set(id, 1);
    return id;
  };
}

const umlaute: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function wortkette(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (zeichen) => umlaute[zeichen] ?? "")
    .normalize("NFKD")
    .replace(/§+/g, " paragraph ")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
}
