import { type Extensions, mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { bildErlaubt, linkErlaubt } from "./erlaubte-links.ts";

/** A picture with its alternative text and a line that says where it is from; its size the server knows by its path. */
export const Bild = Image.extend({
  addAttributes() {
    return {
      src: { default: "" },
      alt: { default: "" },
      quelle: {
        default: "",
        parseHTML: (element: HTMLElement) =>
          element.getAttribute("data-quelle") ??
          element.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ??
          "",
        renderHTML: ({ quelle }: Record<string, unknown>) => (quelle ? { "data-quelle": quelle } : {}),
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: "img[src]",
        getAttrs: (element: HTMLElement) => (bildErlaubt(element.getAttribute("src")) ? null : false),
      },
      // The line below a picture is read with the picture.
      { tag: "figure > figcaption", ignore: true },
    ];
  },
});

/** A note at the end of the text; in the text stands only its number. `text` is plain text. */
export const Fussnote = Node.create({
  name: "footnote",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  marks: "",
  addAttributes() {
    return {
      text: {
        default: "",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-fussnote") ?? "",
        renderHTML: ({ text }: Record<string, unknown>) => ({ "data-fussnote": text }),
      },
    };
  },
  parseHTML() {
    return [{ tag: "sup[data-fussnote]" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["sup", mergeAttributes(HTMLAttributes)];
  },
});

/**
 * What a document consists of, for the editor and for the server alike: headings 2 to 4, paragraphs, lists, quotes,
 * tables, pictures, footnotes, rules, line breaks; bold, italic, underlined, code and links. Nothing else can be kept.
 */
export const dokumentErweiterungen: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (adresse) => linkErlaubt(adresse),
      shouldAutoLink: (adresse) => linkErlaubt(adresse),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Bild,
  Fussnote,
];
