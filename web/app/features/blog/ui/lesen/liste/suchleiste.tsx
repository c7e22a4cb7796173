import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import feld from "#ui/felder/feld.module.css";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./suchleiste.module.css";

/** The search of the blog: a form of its own, which also works without script. */
export function Suchleiste({ q = "" }: { readonly q?: string | undefined }) {
  const [text, setText] = useState(q);
  // Back and forward bring another question.
  useEffect(() => setText(q), [q]);
  const eingabe = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, so that its fields are sent without script
    <form
      role="search"
      action="/blog/search"
      method="get"
      className={styles.leiste}
      data-testid="search-bar"
      data-nicht-drucken=""
      onSubmit={(ereignis) => {
        ereignis.preventDefault();
        const gesucht = text.trim();
        if (gesucht) navigate(`/blog/search?q=${encodeURIComponent(gesucht)}`);
        else eingabe.current?.focus();
      }}
    >
      <div className={styles.kasten}>
        <input
          ref={eingabe}
          className={`${feld.eingabe} ${styles.eingabe}`}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label="Blog durchsuchen"
          placeholder="Suchen Sie nach Artikeln, Kategorien oder Tags..."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text === "" ? null : (
          <button
            type="button"
            className={feld.imRahmen}
            aria-label="Suche zurücksetzen"
            data-testid="search-clear"
            data-nur-mit-skript=""
            onClick={() => {
              setText("");
              navigate("/blog");
              eingabe.current?.focus();
            }}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
              <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        )}
      </div>
      <Knopf type="submit" art="haupt">
        Suchen
      </Knopf>
    </form>
  );
}
