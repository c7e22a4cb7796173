import type { RefObject } from "react";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { titelHoechstens } from "../../grenzen.ts";
import styles from "./schreibtisch.module.css";

export type TitelfeldProps = {
  readonly feld: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly fehler: string | undefined;
  readonly onText: (text: string) => void;
  /** Enter: writing goes on in the text. */
  readonly onWeiter: () => void;
};

/** The title of a post: one line, however long. */
export function Titelfeld({ feld, text, fehler, onText, onWeiter }: TitelfeldProps) {
  return (
    <div className={styles.titelfeld}>
      <label htmlFor="artikeltitel" className={styles.label}>
        Titel
      </label>
      <textarea
        ref={feld}
        id="artikeltitel"
        name="title"
        rows={1}
        className={styles.titel}
        value={text}
        maxLength={titelHoechstens}
        aria-invalid={fehler ? true : undefined}
        aria-describedby={fehler ? "artikeltitel-fehler" : undefined}
        onChange={({ target }) => onText(target.value.replaceAll("\n", " "))}
        onKeyDown={(ereignis) => {
          if (ereignis.key !== "Enter") return;
          ereignis.preventDefault();
          onWeiter();
        }}
      />
      <Feldfehler id="artikeltitel-fehler" fehler={fehler} />
    </div>
  );
}
