import type { Editor as TipTapEditor } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import { NodeSelection } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { bildErlaubt } from "../../../dokument/erlaubte-links.ts";
import { Bild, dokumentErweiterungen } from "../../../dokument/erweiterungen.ts";
import { type Bildangaben, Bilddialog } from "./bilddialog.tsx";
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
  const einfuegung = useEinfuegung(mitBildern);
  const [hinweis, setHinweis] = useState<string>();
  const ganzes = useRef<HTMLDivElement>(null);
  const verlassen = useRef(false);
  const aktuell = useRef({ onAenderung });
  aktuell.current = { onAenderung };

  function taste(ereignis: KeyboardEvent): boolean {
    const strg = ereignis.ctrlKey || ereignis.metaKey;
    if (ereignis.key === "Tab" && verlassen.current) return true;
    if (
      ereignis.key === "Enter" &&
      !strg &&
      !ereignis.altKey &&
      einfuegung.bearbeiten(gewaehlterKnoten(werk.current))
    ) {
      ereignis.preventDefault();
      return true;
    }
    verlassen.current = ereignis.key === "Escape" || (verlassen.current && ereignis.key === "Shift");
    if (ereignis.altKey && ereignis.key === "F10")
      ganzes.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus();
    else if (strg && !ereignis.altKey && !ereignis.shiftKey && ereignis.key.toLowerCase() === "k")
      einfuegung.oeffnen("verweis");
    else if (strg && ereignis.altKey && ereignis.key.toLowerCase() === "f") einfuegung.oeffnen("fussnote");
    else return false;
    ereignis.preventDefault();
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
      handleDoubleClickOn: (_, __, { type }) => einfuegung.bearbeiten(type.name),
      handleDOMEvents: { keydown: (_, e) => taste(e) },
      handlePaste: (_, ereignis) =>
        !ereignis.clipboardData?.types.includes("text/html") &&
        einfuegung.bilddatei(ereignis.clipboardData?.files),
      handleDrop: (_, e, __, verschoben) => !verschoben && einfuegung.bilddatei(e.dataTransfer?.files),
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
    einfuegung.schliessen();
    editor.commands.focus();
  };
  return (
    <div ref={ganzes} className={styles.editor}>
      <Werkzeugleiste editor={editor} mitBildern={mitBildern} oeffnen={einfuegung.oeffnen} steuert={textId} />
      {hinweis ? (
        <div className={styles.hinweis}>
          <Hinweis art="warnung" rolle="status">
            {hinweis}
          </Hinweis>
        </div>
      ) : null}
      <EditorContent editor={editor} className={styles.blatt} />
      <Einfuegungsdialog
        editor={editor}
        was={einfuegung.was}
        datei={einfuegung.datei}
        onZu={zu}
        ansagen={ansagen}
      />
    </div>
  );
}

/** Which dialog stands over the text, and the file it begins with. */
function useEinfuegung(mitBildern: boolean) {
  const [einfuegung, setEinfuegung] = useState<Einfuegung>();
  const [datei, setDatei] = useState<File>();

  /** A picture that was dropped or pasted; false: there is none, or none is allowed. */
  function bilddatei(dateien: FileList | null | undefined): boolean {
    const bild = [...(dateien ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!bild || !mitBildern) return false;
    setDatei(bild);
    setEinfuegung("bild");
    return true;
  }

  /** What a dialog has made is changed by one: with a double click, or with Enter where it is selected. */
  function bearbeiten(art: string | undefined): boolean {
    const neues = art === "footnote" ? "fussnote" : art === "image" && mitBildern ? "bild" : undefined;
    if (neues) setEinfuegung(neues);
    return neues !== undefined;
  }

  return {
    was: einfuegung,
    datei,
    oeffnen: setEinfuegung,
    bilddatei,
    bearbeiten,
    schliessen: () => {
      setEinfuegung(undefined);
      setDatei(undefined);
    },
  };
}

type EinfuegungsdialogProps = Pick<ReturnType<typeof useEinfuegung>, "was" | "datei"> & {
  readonly editor: TipTapEditor;
  readonly onZu: () => void;
  readonly ansagen: (text: string) => void;
};

function Einfuegungsdialog({ editor, was, datei, onZu, ansagen }: EinfuegungsdialogProps) {
  switch (was) {
    case "verweis":
      return <Verweisdialog editor={editor} onZu={onZu} ansagen={ansagen} />;
    case "fussnote":
      return <Fussnotendialog editor={editor} onZu={onZu} ansagen={ansagen} />;
    case "bild":
      return (
        <Bilddialog
          titel="Bild einfügen"
          datei={datei}
          anfang={editor.isActive("image") ? bildangaben(editor) : undefined}
          onZu={onZu}
          onFertig={(bild) => {
            bildEinfuegen(editor, bild);
            ansagen("Bild eingefügt");
          }}
        />
      );
    default:
      return null;
  }
}

/** In the place of the picture that is selected, or as a new one. */
function bildEinfuegen(editor: TipTapEditor, { url, alt, quelle }: Bildangaben): void {
  const attrs = { src: url, alt, quelle };
  if (editor.isActive("image")) editor.chain().focus().updateAttributes("image", attrs).run();
  // With a paragraph behind it: what is typed next must not take the place of the picture.
  else
    editor
      .chain()
      .focus()
      .insertContent([{ type: "image", attrs }, { type: "paragraph" }])
      .run();
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
