import type { Postzeile } from "../../ansichten/kontrollseite.server.ts";
import { postpfad } from "../../posteingang/stueck.ts";

type OffenePostProps = { readonly anzahl: number; readonly zeilen: readonly Postzeile[] };

/** Pieces of post that nobody has decided about, for the evening check. */
export function OffenePost({ anzahl, zeilen }: OffenePostProps) {
  if (anzahl === 0) return <p>Über jedes Stück Post ist entschieden.</p>;
  return (
    <>
      <ul className="linienliste" aria-label="Post ohne Entscheidung">
        {zeilen.map(({ id, was, wann }) => (
          <li key={id} data-testid="open-post">
            <p>
              {/* A document of its own: a page that takes its place without one loses the way to the piece. */}
              <a href={`${postpfad}#post-${id}`}>{was}</a>
            </p>
            <p className="eintragsangaben">{wann}</p>
          </li>
        ))}
      </ul>
      {anzahl > zeilen.length ? (
        <p className="leise">
          Gezeigt sind die {zeilen.length} ältesten; die übrigen rücken nach, sobald über diese entschieden
          ist.
        </p>
      ) : null}
    </>
  );
}
