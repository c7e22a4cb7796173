import type { Editor } from "@tiptap/core";

/** Commands on the text, which has the focus again: at once, for `focus` waits for the next picture, and keys until then are lost. */
function imText(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}

/** One button of the tool bar. */
export type Werkzeug = {
  readonly name: string;
  readonly text: string;
  /** As pressed on a keyboard of a PC; Macs say ⌘ for `Strg`. */
  readonly kuerzel?: string;
  /** Path of the icon on the grid of `Zeichen`. */
  readonly bild: string;
  /** For buttons that are on or off. */
  readonly an?: (editor: Editor) => boolean;
  readonly geht?: (editor: Editor) => boolean;
  readonly tun: (editor: Editor) => unknown;
};

const ueberschrift = (level: 2 | 3 | 4, text: string, bild: string): Werkzeug => ({
  name: `h${level}`,
  text,
  kuerzel: `Strg+Alt+${level}`,
  bild,
  an: (e) => e.isActive("heading", { level }),
  tun: (e) => imText(e).toggleHeading({ level }).run(),
});

/** An Ü on the base line of the icons; its height says how large the heading is. */
function ue(breite: number, hoehe: number): string {
  const [links, oben, r] = [10 - breite / 2, 16 - hoehe, breite / 2];
  const punkt = (anteil: number) => `M${links + anteil * breite} ${oben - 3}h.01`;
  return `M${links} ${oben}v${hoehe - r}a${r} ${r} 0 0 0 ${breite} 0v${r - hoehe}${punkt(0.25)}${punkt(0.75)}`;
}

/** The groups of the tool bar, in their order. What opens a dialog stands in `einfuegen`. */
export const gruppen: readonly (readonly Werkzeug[])[] = [
  [
    {
      name: "zurueck",
      text: "Rückgängig",
      kuerzel: "Strg+Z",
      bild: "M7 4 3.5 7.5 7 11M4 7.5h7a4.5 4.5 0 0 1 0 9H8",
      geht: (e) => e.can().undo(),
      tun: (e) => imText(e).undo().run(),
    },
    {
      name: "vor",
      text: "Wiederholen",
      kuerzel: "Strg+Y",
      bild: "m13 4 3.5 3.5L13 11M16 7.5H9a4.5 4.5 0 0 0 0 9h3",
      geht: (e) => e.can().redo(),
      tun: (e) => imText(e).redo().run(),
    },
  ],
  [
    ueberschrift(2, "Überschrift", ue(10, 10)),
    ueberschrift(3, "Zwischenüberschrift", ue(7.5, 7.5)),
    ueberschrift(4, "Kleine Überschrift", ue(5.5, 5.5)),
  ],
  [
    {
      name: "fett",
      text: "Fett",
      kuerzel: "Strg+B",
      bild: "M6.5 4v12M7.3 4v12M6.5 4H14M7.3 4.8H14M6.5 9.8h6M7.3 10.6h5.2",
      an: (e) => e.isActive("bold"),
      tun: (e) => imText(e).toggleBold().run(),
    },
    {
      name: "kursiv",
      text: "Kursiv",
      kuerzel: "Strg+I",
      bild: "M9 4 6.4 16M15.5 4 8 10.2M9.8 9 13 16",
      an: (e) => e.isActive("italic"),
      tun: (e) => imText(e).toggleItalic().run(),
    },
    {
      name: "unterstrichen",
      text: "Unterstrichen",
      kuerzel: "Strg+U",
      bild: "M5.5 3.5v5a4.5 4.5 0 0 0 9 0v-5M4.5 16.5h11",
      an: (e) => e.isActive("underline"),
      tun: (e) => imText(e).toggleUnderline().run(),
    },
  ],
  [
    {
      name: "punkte",
      text: "Aufzählung",
      kuerzel: "Strg+Umschalt+8",
      bild: "M8 5h9M8 10h9M8 15h9M3.6 5h.8M3.6 10h.8M3.6 15h.8",
      an: (e) => e.isActive("bulletList"),
      tun: (e) => imText(e).toggleBulletList().run(),
    },
    {
      name: "nummern",
      text: "Nummerierte Liste",
      kuerzel: "Strg+Umschalt+7",
      bild: "M9 5h8M9 10h8M9 15h8M3.2 4 4.6 3.4V8M3 12.6a1.2 1.2 0 1 1 2.2.7L3 16.2h2.6",
      an: (e) => e.isActive("orderedList"),
      tun: (e) => imText(e).toggleOrderedList().run(),
    },
    {
      name: "zitat",
      text: "Zitat",
      kuerzel: "Strg+Umschalt+B",
      bild: "M4 4v12M8 6h9M8 10h9M8 14h6",
      an: (e) => e.isActive("blockquote"),
      tun: (e) => imText(e).toggleBlockquote().run(),
    },
  ],
];

const tabelle = "M3 4h14v12H3ZM3 8h14M3 12h14M8 4v12";

/** Shown while the cursor stands in a table. */
export const tabellenwerkzeuge: readonly Werkzeug[] = [
  {
    name: "zeile-davor",
    text: "Zeile darüber",
    bild: "M3 10h14v6H3ZM3 13h14M10 2.5v5M7.5 5h5",
    tun: (e) => imText(e).addRowBefore().run(),
  },
  {
    name: "zeile-danach",
    text: "Zeile darunter",
    bild: "M3 4h14v6H3ZM3 7h14M10 12.5v5M7.5 15h5",
    tun: (e) => imText(e).addRowAfter().run(),
  },
  {
    name: "spalte-davor",
    text: "Spalte links",
    bild: "M10 3v14h6V3ZM13 3v14M5 7.5v5M2.5 10h5",
    tun: (e) => imText(e).addColumnBefore().run(),
  },
  {
    name: "spalte-danach",
    text: "Spalte rechts",
    bild: "M4 3v14h6V3ZM7 3v14M15 7.5v5M12.5 10h5",
    tun: (e) => imText(e).addColumnAfter().run(),
  },
  {
    name: "zeile-weg",
    text: "Zeile löschen",
    bild: "M3 7h14v6H3ZM7.5 10h5",
    tun: (e) => imText(e).deleteRow().run(),
  },
  {
    name: "spalte-weg",
    text: "Spalte löschen",
    bild: "M7 3v14h6V3ZM8.5 10h3",
    tun: (e) => imText(e).deleteColumn().run(),
  },
  {
    name: "kopfzeile",
    text: "Kopfzeile",
    bild: "M3 4h14v12H3ZM3 8.5h14M3 5.5h14M3 7h14",
    an: (e) => e.isActive("tableHeader"),
    tun: (e) => imText(e).toggleHeaderRow().run(),
  },
  {
    name: "tabelle-weg",
    text: "Tabelle löschen",
    bild: `${tabelle}M5 2l10 16`,
    tun: (e) => imText(e).deleteTable().run(),
  },
];

/** What a dialog asks about before it goes into the text. */
export type Einfuegung = "verweis" | "fussnote" | "bild";

/** Buttons that open a dialog, and the one that inserts a table of three by three. */
export function einfuegen(oeffnen: (was: Einfuegung) => void, mitBildern: boolean): readonly Werkzeug[] {
  return [
    {
      name: "verweis",
      text: "Link",
      kuerzel: "Strg+K",
      bild: "M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.4-2.4a3.2 3.2 0 0 0-4.6-4.6l-.9.9M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.4 2.4a3.2 3.2 0 0 0 4.6 4.6l.9-.9",
      an: (e) => e.isActive("link"),
      tun: () => oeffnen("verweis"),
    },
    {
      name: "fussnote",
      text: "Fußnote",
      kuerzel: "Strg+Alt+F",
      bild: "M3 6h8M3 10h8M3 14h5M14 4.4 15.6 3.5V9",
      an: (e) => e.isActive("footnote"),
      tun: () => oeffnen("fussnote"),
    },
    ...(mitBildern
      ? [
          {
            name: "bild",
            text: "Bild",
            bild: "M3 4h14v12H3ZM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M12.8 7.2h.4",
            an: (e: Editor) => e.isActive("image"),
            tun: () => oeffnen("bild"),
          },
        ]
      : []),
    {
      name: "tabelle",
      text: "Tabelle",
      bild: tabelle,
      geht: (e) => !e.isActive("table"),
      tun: (e) => imText(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
  ];
}
