import type { Editor as TipTapEditor } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import { EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { dokumentErweiterungen } from "../../dokument/erweiterungen.ts";
import { Bilddialog } from "./bilddialog.tsx";
import { Fussnotendialog, Verweisdialog } from "./dialoge.tsx";
import styles from "./editor.module.css";
import type { Einfuegung } from "./werkzeuge.ts";
import { Werkzeugleiste } from "./werkzeugleiste.tsx";
import { wordBereinigen } from "./word.ts";

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

/**
 * The text with its tool bar. The Tab key indents lists and moves through tables, as writers expect; after Escape it
 * leaves the text, Alt+F10 leads to the tool bar.
 */
export function Editor({ dokument, mitBildern, beschriftung, werk, onAenderung, ansagen }: EditorProps) {
  const [dialog, setDialog] = useState<Einfuegung>();
  const [datei, setDatei] = useState<File>();
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

  function taste(e: KeyboardEvent): boolean {
    const strg = e.ctrlKey || e.metaKey;
    if (e.key === "Tab" && verlassen.current) return true;
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
    extensions: [...dokumentErweiterungen, Placeholder.configure({ placeholder: "Hier beginnt der Text …" })],
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
      transformPastedHTML: bereinigt,
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

function bereinigt(html: string): string {
  const dok = new DOMParser().parseFromString(html, "text/html");
  wordBereinigen(dok);
  return dok.body.innerHTML;
}
