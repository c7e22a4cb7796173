import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef } from "react";
import styles from "./editor.module.css";
import { type Einfuegung, einfuegen, gruppen, tabellenwerkzeuge, type Werkzeug } from "./werkzeuge.ts";

type WerkzeugleisteProps = {
  readonly editor: Editor;
  readonly mitBildern: boolean;
  readonly oeffnen: (was: Einfuegung) => void;
  /** Id of the text it belongs to. */
  readonly steuert: string;
};

/**
 * The tool bar, one stop of the Tab key: arrows go from button to button (Home, End), Escape back to the text.
 */
export function Werkzeugleiste({ editor, mitBildern, oeffnen, steuert }: WerkzeugleisteProps) {
  const alle = [...gruppen, einfuegen(oeffnen, mitBildern)];
  const inTabelle = useEditorState({ editor, selector: ({ editor: e }) => e.isActive("table") });
  const leiste = useRef<HTMLDivElement>(null);
  const hier = useRef("zurueck");

  function taste(ereignis: KeyboardEvent<HTMLDivElement>) {
    const knoepfe = [...(leiste.current?.querySelectorAll("button") ?? [])];
    const jetzt = knoepfe.indexOf(ereignis.target as HTMLButtonElement);
    const ziel = naechster(ereignis.key, jetzt, knoepfe.length);
    if (ereignis.key === "Escape") editor.view.focus();
    else if (ziel === undefined) return;
    else knoepfe[ziel]?.focus();
    ereignis.preventDefault();
  }
  /** The button that had the focus last keeps the place in the order of the Tab key. */
  function gemerkt(knopf: HTMLButtonElement) {
    for (const einer of leiste.current?.querySelectorAll("button") ?? []) einer.tabIndex = -1;
    knopf.tabIndex = 0;
    hier.current = knopf.name;
  }
  return (
    <div
      ref={leiste}
      role="toolbar"
      aria-label="Textgestaltung"
      aria-controls={steuert}
      className={styles.leiste}
      onKeyDown={taste}
      onFocus={({ target }) => target instanceof HTMLButtonElement && gemerkt(target)}
    >
      {alle.map((gruppe) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
        <div key={gruppe[0]?.name} role="group" className={styles.gruppe}>
          {gruppe.map((werkzeug) => (
            <Werkzeugknopf
              key={werkzeug.name}
              editor={editor}
              werkzeug={werkzeug}
              tabIndex={werkzeug.name === hier.current ? 0 : -1}
            />
          ))}
        </div>
      ))}
      {inTabelle ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
        <div role="group" aria-label="Tabelle" className={`${styles.gruppe} ${styles.tabellengruppe}`}>
          {tabellenwerkzeuge.map((werkzeug) => (
            <Werkzeugknopf key={werkzeug.name} editor={editor} werkzeug={werkzeug} tabIndex={-1} mitText />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function naechster(taste: string, jetzt: number, anzahl: number): number | undefined {
  if (taste === "ArrowRight") return (jetzt + 1) % anzahl;
  if (taste === "ArrowLeft") return (jetzt - 1 + anzahl) % anzahl;
  if (taste === "Home") return 0;
  return taste === "End" ? anzahl - 1 : undefined;
}

type KnopfProps = {
  readonly editor: Editor;
  readonly werkzeug: Werkzeug;
  readonly tabIndex: 0 | -1;
  readonly mitText?: boolean;
};

function Werkzeugknopf({ editor, werkzeug, tabIndex, mitText = false }: KnopfProps) {
  const { name, text, kuerzel, bild, an, geht, tun } = werkzeug;
  const { gedrueckt, moeglich } = useEditorState({
    editor,
    selector: ({ editor: e }) => ({ gedrueckt: an?.(e), moeglich: geht?.(e) ?? true }),
  });
  return (
    <button
      type="button"
      name={name}
      className={styles.werkzeug}
      tabIndex={tabIndex}
      aria-pressed={gedrueckt}
      // Not `disabled`: the focus would fall out of the bar.
      aria-disabled={moeglich ? undefined : true}
      aria-keyshortcuts={kuerzel ? englisch(kuerzel) : undefined}
      title={kuerzel ? `${text} (${kuerzel})` : text}
      // The text keeps its selection while the mouse presses a button.
      onMouseDown={(e) => e.preventDefault()}
      onClick={() => moeglich && tun(editor)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={bild} />
      </svg>
      <span className={mitText ? undefined : "nur-vorlesen"}>{text}</span>
    </button>
  );
}

const englisch = (kuerzel: string) => kuerzel.replace("Strg", "Control").replace("Umschalt", "Shift");
