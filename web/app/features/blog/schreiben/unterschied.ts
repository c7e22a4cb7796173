import { diffArrays, diffWordsWithSpace } from "diff";
import type { Versionsinhalt } from "../angaben.ts";
import type { Inhalt } from "../bestand/inhalt.ts";

/** One line of a version in words: what it is („Titel“, „Absatz“), and what it says. */
export type Fassungszeile = { readonly art: string; readonly text: string };

/** What is compared of a version. */
export type Fassung = Omit<Versionsinhalt, "version" | "at" | "by" | "content">;

/** What is compared of what a post says. */
export const fassungAus = (inhalt: Omit<Inhalt, "html" | "lesezeit" | "ort">): Fassung => ({
  title: inhalt.titel,
  excerpt: inhalt.auszug,
  dokument: inhalt.dokument,
  bild: inhalt.titelbild,
  categories: inhalt.kategorien,
  tags: inhalt.tags,
  stand: inhalt.stand,
  korrektur: inhalt.korrektur,
});

export type Wortstueck = { readonly text: string; readonly art: "gleich" | "weg" | "neu" };

/** One row of two versions side by side; a side is null where only the other one has this line. */
export type Vergleichszeile = {
  readonly art: string;
  readonly gleich: boolean;
  readonly links: readonly Wortstueck[] | null;
  readonly rechts: readonly Wortstueck[] | null;
};

/** Above this many changes a line counts as rewritten; comparing further would cost more than it tells. */
const hoechsteAenderungen = 2_000;

/** Two versions side by side, line by line, within changed lines word by word. */
export function unterschied(alt: Fassung, neu: Fassung): readonly Vergleichszeile[] {
  const [vorher, nachher] = [fassungszeilen(alt), fassungszeilen(neu)];
  const gruppen = diffArrays([...vorher], [...nachher], {
    comparator: (a, b) => a.art === b.art && a.text === b.text,
    maxEditLength: hoechsteAenderungen,
  });
  if (!gruppen) return gepaart(vorher, nachher);
  const zeilen: Vergleichszeile[] = [];
  let weg: readonly Fassungszeile[] = [];
  for (const { value, added, removed } of gruppen) {
    if (removed) weg = value;
    else if (added) {
      zeilen.push(...gepaart(weg, value));
      weg = [];
    } else {
      zeilen.push(...gepaart(weg, []), ...value.map(unveraendert));
      weg = [];
    }
  }
  return [...zeilen, ...gepaart(weg, [])];
}

function unveraendert({ art, text }: Fassungszeile): Vergleichszeile {
  const seite: Wortstueck[] = [{ text, art: "gleich" }];
  return { art, gleich: true, links: seite, rechts: seite };
}

/**
 * Removed and added lines of one place belong together, in their order, where they are of one kind; a line of a kind that
 * nothing removed has (a note on the correction) does not part them.
 */
function gepaart(weg: readonly Fassungszeile[], neu: readonly Fassungszeile[]): Vergleichszeile[] {
  const zeilen: Vergleichszeile[] = [];
  const entfallen = new Set(weg.map(({ art }) => art));
  let i = 0;
  const eingefuegt = (bis: (zeile: Fassungszeile) => boolean) => {
    for (let zeile = neu[i]; zeile && !bis(zeile); zeile = neu[++i])
      zeilen.push({ art: zeile.art, gleich: false, links: null, rechts: [{ text: zeile.text, art: "neu" }] });
  };
  for (const zeile of weg) {
    eingefuegt(({ art }) => entfallen.has(art));
    const passend = neu[i];
    if (passend?.art === zeile.art) {
      zeilen.push(woerter(zeile, passend));
      i += 1;
    } else
      zeilen.push({ art: zeile.art, gleich: false, links: [{ text: zeile.text, art: "weg" }], rechts: null });
  }
  eingefuegt(() => false);
  return zeilen;
}

function woerter({ art, text }: Fassungszeile, neu: Fassungszeile): Vergleichszeile {
  const stuecke = diffWordsWithSpace(text, neu.text, { maxEditLength: hoechsteAenderungen }) ?? [
    { value: text, removed: true, added: false },
    { value: neu.text, removed: false, added: true },
  ];
  return {
    art,
    gleich: false,
    links: stuecke
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, art: removed ? "weg" : "gleich" })),
    rechts: stuecke
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, art: added ? "neu" : "gleich" })),
  };
}

/** A version in lines; everything a reader would see or a link would lead to is in it. */
export function fassungszeilen(fassung: Fassung): readonly Fassungszeile[] {
  const { bild } = fassung;
  return [
    { art: "Titel", text: fassung.title },
    { art: "Auszug", text: fassung.excerpt },
    { art: "Kategorien", text: fassung.categories.join(", ") },
    { art: "Tags", text: fassung.tags.join(", ") },
    { art: "Stand", text: fassung.stand ?? "" },
    { art: "Korrekturhinweis", text: fassung.korrektur ?? "" },
    { art: "Titelbild", text: bild ? [bild.url, bild.alt, bild.quelle].filter(Boolean).join(" · ") : "" },
    ...bloecke(knoten(fassung.dokument).content ?? []),
  ].filter(({ text }) => text !== "");
}

type Knoten = {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href?: string } }[];
  readonly content?: readonly Knoten[];
};

const knoten = (wert: unknown): Knoten => (typeof wert === "object" && wert !== null ? wert : {});

const arten: Readonly<Record<string, string>> = {
  blockquote: "Zitat",
  bulletList: "Aufzählung",
  orderedList: "Nummerierte Liste",
  table: "Tabelle",
  image: "Bild",
  horizontalRule: "Trennlinie",
};

function bloecke(inhalt: readonly Knoten[], umgebung?: string): Fassungszeile[] {
  return inhalt.flatMap((block): Fassungszeile[] => {
    const { type = "", attrs = {}, content = [] } = block;
    if (type === "heading") return [{ art: `Überschrift ${attrs.level}`, text: worte(content) }];
    if (type === "paragraph") return [{ art: umgebung ?? "Absatz", text: worte(content) }];
    if (type === "image") return [{ art: "Bild", text: [attrs.src, attrs.alt, attrs.quelle].join(" · ") }];
    if (type === "horizontalRule") return [{ art: "Trennlinie", text: "———" }];
    if (type === "tableRow") return [{ art: "Tabelle", text: content.map(zelle).join(" | ") }];
    return bloecke(content, arten[type] ?? umgebung);
  });
}

const zelle = ({ content = [] }: Knoten): string =>
  bloecke(content)
    .map(({ text }) => text)
    .join(" ");

function worte(inhalt: readonly Knoten[]): string {
  return inhalt
    .map(({ type, text, attrs, marks = [] }) => {
      if (type === "footnote") return ` [Fußnote: ${attrs?.text}]`;
      if (type === "hardBreak") return " ";
      const ziel = marks.find((marke) => marke.type === "link")?.attrs?.href;
      return ziel ? `${text} (${ziel})` : (text ?? "");
    })
    .join("");
}
