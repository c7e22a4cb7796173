import { Hinweis } from "#ui/hinweis.tsx";

/** Writing itself needs a script; everything that is done with a written post does not. */
export function OhneSkript() {
  return (
    <noscript>
      <Hinweis art="warnung">
        Zum Schreiben wird JavaScript benötigt. Einreichen, zurückziehen und löschen können Sie Ihre Artikel
        auch ohne.
      </Hinweis>
    </noscript>
  );
}
