import { lazy, Suspense } from "react";
import { lesezeit, wortzahl } from "../../../dokument/text.ts";
import type { Dokument } from "../../../dokument/typen.ts";
import styles from "../schreibtisch.module.css";
import type { Sicherungsstand } from "../sicherung/sicherung.ts";
import { Titelfeld, type TitelfeldProps } from "../titelfeld.tsx";
import type { Schreibtext } from "../use-schreibtext.ts";
import editorstyles from "./editor.module.css";

const Editor = lazy(() => import("./editor.tsx").then(({ Editor }) => ({ default: Editor })));

type TextbereichProps = {
  readonly text: Schreibtext;
  readonly titel: Pick<TitelfeldProps, "feld" | "fehler" | "onText">;
  readonly schreibbar: boolean;
  /** Harmless HTML of the text, until the editor is there. */
  readonly html: string;
  readonly mitBildern: boolean;
  readonly sicherungsstand: Sicherungsstand;
  readonly onAenderung: () => void;
  readonly ansagen: (text: string) => void;
};

/** Title and text of a post, and how long it is. */
export function Textbereich(props: TextbereichProps) {
  const { text, titel, schreibbar, html, mitBildern, sicherungsstand, onAenderung, ansagen } = props;
  return (
    <div className={styles.haupt}>
      <Titelfeld
        {...titel}
        text={text.stand.title}
        onWeiter={() => {
          // Not `commands.focus`, which waits for the next picture: what is typed until then would stay in the title.
          text.editor.current?.commands.setTextSelection(0);
          text.editor.current?.view.focus();
        }}
      />
      <Suspense fallback={<Ersatztext html={html} />}>
        {schreibbar ? (
          <Editor
            key={text.fassung}
            dokument={text.stand.dokument}
            mitBildern={mitBildern}
            beschriftung="Text des Artikels"
            werk={text.editor}
            onAenderung={onAenderung}
            ansagen={ansagen}
          />
        ) : (
          <Ersatztext html={html} />
        )}
      </Suspense>
      <p id="artikeltext-hilfe" className={styles.hilfe}>
        {schreibbar ? (
          <Umfang lesen={() => text.lesen().dokument as Dokument} stand={sicherungsstand} />
        ) : null}
        <span>Alt+F10 führt zur Werkzeugleiste, Escape und Tabulator führen aus dem Text hinaus.</span>
      </p>
    </div>
  );
}

/** The text as the server has made it, in the shape of the editor, until that is there. */
function Ersatztext({ html }: { readonly html: string }) {
  return (
    <div className={editorstyles.editor}>
      <div className={editorstyles.leiste} />
      <div className={editorstyles.blatt}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it and masks every value */}
        <div className="tiptap" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}

/** Words and minutes; counted with each saving, not with each key. */
function Umfang({ lesen }: { readonly lesen: () => Dokument; readonly stand: unknown }) {
  const dokument = lesen();
  const worte = wortzahl(dokument);
  return (
    <strong className={styles.umfang} data-testid="umfang">
      {worte.toLocaleString("de-DE")} {worte === 1 ? "Wort" : "Wörter"}
      {worte > 0 ? ` · ${lesezeit(dokument)} min Lesezeit` : ""}
    </strong>
  );
}
