import { Hinweis } from "#ui/hinweis.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";

/** Writing itself needs a script; everything that is done with a written post does not. */
export function OhneSkript({ id }: { readonly id?: string }) {
  return (
    <noscript>
      <Hinweis art="warnung">
        Zum Schreiben wird JavaScript benötigt. Einreichen, zurückziehen und löschen können Sie Ihre Artikel
        auch ohne, unter <Seitenlink nach="/blog/meine-artikel">Meine Artikel</Seitenlink>.
        {id ? (
          <>
            {" "}
            Lesen können Sie den Entwurf in der{" "}
            <Seitenlink nach={`/blog/vorschau/${id}`}>Vorschau</Seitenlink>.
          </>
        ) : null}
      </Hinweis>
    </noscript>
  );
}
