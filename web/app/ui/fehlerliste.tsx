import { useEffect, useRef } from "react";
import styles from "./fehlerliste.module.css";
import { Zeichen } from "./zeichen.tsx";

/** One fault of a form: the id of its control and the sentence that stands there too. */
export type Fehlereintrag = { readonly feldId: string; readonly text: string };

/** What is wrong in a sent form, each line a way to its field. Takes the focus when it appears after sending. */
export function Fehlerliste({ fehler }: { readonly fehler: readonly Fehlereintrag[] }) {
  const kasten = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fehler.length > 0) kasten.current?.focus();
  }, [fehler]);
  if (fehler.length === 0) return null;
  return (
    <div className={styles.liste} role="alert" tabIndex={-1} ref={kasten}>
      <p className={styles.titel}>
        <Zeichen name="achtung" />
        {fehler.length === 1
          ? "Eine Angabe fehlt noch oder ist unklar"
          : `${fehler.length} Angaben fehlen noch oder sind unklar`}
      </p>
      <ul className={styles.zeilen}>
        {fehler.map(({ feldId, text }) => (
          <li key={feldId}>
            <a href={`#${feldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
