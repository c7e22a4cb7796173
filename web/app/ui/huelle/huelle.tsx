import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Fuss } from "./fuss.tsx";
import styles from "./huelle.module.css";
import { Kopf } from "./kopf.tsx";

type HuelleProps = {
  /** What the header shows of the reader's account. */
  readonly konto?: ReactNode;
  /** Some links of the footer lead whoever is signed in to his own account. */
  readonly angemeldet?: boolean;
  /** Beside and below the page; `marke` stands before it. */
  readonly anzeigen?: { readonly marke: ReactNode; readonly plaetze: ReactNode };
  /** On the server: header and footer as they were written before, so that they need not be rendered anew. */
  readonly gehalten?: { readonly kopf: string; readonly fuss: string } | undefined;
  readonly children: ReactNode;
};

/** Skip link, header, the page itself with what stands beside it, footer. */
export function Huelle({ konto, angemeldet = false, anzeigen, gehalten, children }: HuelleProps) {
  const inhalt = useSeitenwechselfokus();
  return (
    <>
      <a href="#inhalt" className={styles.sprung} data-nicht-drucken="">
        Zum Inhalt springen
      </a>
      <Kopf konto={konto} gehalten={gehalten?.kopf} />
      <div className={styles.mitte}>
        {anzeigen?.marke}
        <main id="inhalt" tabIndex={-1} className={styles.inhalt} ref={inhalt}>
          {children}
        </main>
        {anzeigen?.plaetze}
      </div>
      <Fuss angemeldet={angemeldet} gehalten={gehalten?.fuss} />
    </>
  );
}

/**
 * After a change of page without reload the focus starts at the new content, as it does after a reload; also where a form
 * comes back to its page, and the button that sent it is gone.
 */
function useSeitenwechselfokus() {
  const inhalt = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const gezeigt = useRef({ pathname, key });
  useEffect(() => {
    const vorher = gezeigt.current;
    gezeigt.current = { pathname, key };
    if (vorher.key === key) return;
    // A form that is filled at once has begun with its first field.
    if (document.activeElement?.hasAttribute("data-beginn")) return;
    if (vorher.pathname !== pathname || document.activeElement === document.body)
      inhalt.current?.focus({ preventScroll: true });
  }, [pathname, key]);
  return inhalt;
}
