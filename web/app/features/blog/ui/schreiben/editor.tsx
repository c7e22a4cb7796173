import type { Editor as TipTapEditor } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import { NodeSelection } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { bildErlaubt } from "../../dokument/erlaubte-links.ts";
import { Bild, dokumentErweiterungen } from "../../dokument/erweiterungen.ts";
import { Bilddialog } from "./bilddialog.tsx";
import { Fussnotendialog, Verweisdialog } from "./dialoge.tsx";
import styles from "./editor.module.css";
import type { Einfuegung } from "./werkzeuge.ts";
import { Werkzeugleiste } from "./werkzeugleiste.tsx";
import { ohneStilvorlagen, wordBereinigen } from "./word.ts";

export type EditorProps = {
  /** What it begins with. Another one takes its place only with another `key`. */
  readonly dokument: unknown;
  readonly mitBildern: boolean;
  readonly beschriftung: string;
  /** Where the editor itself is reached. */
  readonly werk: RefObject<TipTapEditor | null>;
  readonly onAenderung: () => void;
  /** Something worth saying aloud has happened. */
  readonly ansagen: (text: string) => void;
};

const textId = "artikeltext";

/** The source stands below its picture, as it will in the article. */
const erweiterungen = dokumentErweiterungen.map((eine) => {
  if (eine.name !== "image") return eine;
  return Bild.extend({
    renderHTML: ({ HTMLAttributes }) => [
      "figure",
      ["img", HTMLAttributes],
      ["figcaption", String(HTMLAttributes["data-quelle"] ?? "")],
    ],
  });
});

/**
 * The text with its tool bar. The Tab key indents lists and moves through tables, as writers expect; after Escape it
 * leaves the text, Alt+F10 leads to the tool bar.
 */
export function Editor({ dokument, mitBildern, beschriftung, werk, onAenderung, ansagen }: EditorProps) {
  const [dialog, setDialog] = useState<Einfuegung>();
  const [datei, setDatei] = useState<File>();
  const [hinweis, setHinweis] = useState<string>();
  const rahmen = useRef<HTMLDivElement>(null);
  const verlassen = useRef(false);
  const aktuell = useRef({ onAenderung });
  aktuell.current = { onAenderung };

  function bilddatei(dateien: FileList | null | undefined): boolean {
    const bild = [...(dateien ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!bild || !mitBildern) return false;
    setDatei(bild);
    setDialog("bild");
    return true;
  }

  /** What a dialog has made is changed by one: with a double click, or with Enter where it is selected. */
  function bearbeiten(art: string | undefined): boolean {
    const was = art === "footnote" ? "fussnote" : art === "image" && mitBildern ? "bild" : undefined;
    if (was) setDialog(was);
    return was !== undefined;
  }

  function taste(e: KeyboardEvent): boolean {
    const strg = e.ctrlKey || e.metaKey;
    if (e.key === "Tab" && verlassen.current) return true;
    if (e.key === "Enter" && !strg && !e.altKey && bearbeiten(gewaehlterKnoten(werk.current))) {
      e.preventDefault();
      return true;
    }
    verlassen.current = e.key === "Escape" || (verlassen.current && e.key === "Shift");
    if (e.altKey && e.key === "F10")
      rahmen.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus();
    else if (strg && !e.altKey && !e.shiftKey && e.key.toLowerCase() === "k") setDialog("verweis");
    else if (strg && e.altKey && e.key.toLowerCase() === "f") setDialog("fussnote");
    else return false;
    e.preventDefault();
    return true;
  }

  const editor = useEditor({
    extensions: [...erweiterungen, Placeholder.configure({ placeholder: "Hier beginnt der Text …" })],
    content: dokument as object,
    immediatelyRender: false,
    // Its styles stand in our own sheet; the policy of the page allows no others.
    injectCSS: false,
    onUpdate: () => aktuell.current.onAenderung(),
    editorProps: {
      attributes: {
        id: textId,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": beschriftung,
        "aria-describedby": "artikeltext-hilfe",
        lang: "de",
        spellcheck: "true",
      },
      transformPastedHTML: (html) => {
        const { sauber, fremdeBilder } = bereinigt(html);
        setHinweis(fremdeBilder ? bilderFehlen(mitBildern) : undefined);
        return sauber;
      },
      handleDoubleClickOn: (_, __, { type }) => bearbeiten(type.name),
      handleDOMEvents: { keydown: (_, e) => taste(e) },
      handlePaste: (_, e) =>
        !e.clipboardData?.types.includes("text/html") && bilddatei(e.clipboardData?.files),
      handleDrop: (_, e, __, verschoben) => !verschoben && bilddatei(e.dataTransfer?.files),
    },
  });
  useEffect(() => {
    werk.current = editor;
    return () => {
      werk.current = null;
    };
  }, [editor, werk]);

  if (!editor) return null;
  const zu = () => {
    setDialog(undefined);
    setDatei(undefined);
    editor.commands.focus();
  };
  return (
    <div ref={rahmen} className={styles.editor}>
      <Werkzeugleiste editor={editor} mitBildern={mitBildern} oeffnen={setDialog} steuert={textId} />
      {hinweis ? (
        <div className={styles.hinweis}>
          <Hinweis art="warnung" rolle="status">
            {hinweis}
          </Hinweis>
        </div>
      ) : null}
      <EditorContent editor={editor} className={styles.blatt} />
      {dialog === "verweis" ? <Verweisdialog editor={editor} onZu={zu} ansagen={ansagen} /> : null}
      {dialog === "fussnote" ? <Fussnotendialog editor={editor} onZu={zu} ansagen={ansagen} /> : null}
      {dialog === "bild" ? (
        <Bilddialog
          titel="Bild einfügen"
          datei={datei}
          anfang={editor.isActive("image") ? bildangaben(editor) : undefined}
          onZu={zu}
          onFertig={({ url, alt, quelle }) => {
            const attrs = { src: url, alt, quelle };
            if (editor.isActive("image")) editor.chain().focus().updateAttributes("image", attrs).run();
            // With a paragraph behind it: what is typed next must not take the place of the picture.
            else
              editor
                .chain()
                .focus()
                .insertContent([{ type: "image", attrs }, { type: "paragraph" }])
                .run();
            ansagen("Bild eingefügt");
          }}
        />
      ) : null}
    </div>
  );
}

function bildangaben(editor: TipTapEditor) {
  const { src = "", alt = "", quelle = "" } = editor.getAttributes("image");
  return { url: String(src), alt: String(alt ?? ""), quelle: String(quelle ?? "") };
}

/** Kind of the picture or note that is selected as a whole. */
function gewaehlterKnoten(editor: TipTapEditor | null): string | undefined {
  const auswahl = editor?.state.selection;
  return auswahl instanceof NodeSelection ? auswahl.node.type.name : undefined;
}

function bereinigt(html: string) {
  const dok = new DOMParser().parseFromString(ohneStilvorlagen(html), "text/html");
  wordBereinigen(dok);
  // What is copied from a page of the portal names its pictures in full.
  for (const bild of dok.images)
    bild.setAttribute("src", (bild.getAttribute("src") ?? "").replace(`${location.origin}/`, "/"));
  const fremdeBilder = [...dok.images].some((bild) => !bildErlaubt(bild.getAttribute("src")));
  return { sauber: dok.body.innerHTML, fremdeBilder };
}

const bilderFehlen = (mitBildern: boolean): string =>
  mitBildern
    ? "Der Text ist eingefügt, seine Bilder nicht: Bitte fügen Sie jedes über „Bild“ mit Beschreibung und Quelle ein."
    : "Der Text ist eingefügt, seine Bilder nicht: Bilder können freigeschaltete Autorinnen und Autoren hochladen.";
