import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";
import { entwurfsziel } from "../../ziele.ts";
import { aufrufworte } from "../lesen/zeitangaben.ts";
import { Nachfrage } from "../nachfrage.tsx";
import { type Abschluss, type Abschlussrechte, abschluss } from "./abschluss.ts";
import styles from "./artikel.module.css";
import { aenderungssaetze, type BegonneneAenderung } from "./begonnen.ts";

/** One's own post in a list; `oeffentlich`: it has appeared. */
export type Artikelzeile = {
  readonly id: string;
  readonly title: string;
  readonly status: "draft" | "pending" | "published" | "rejected" | "oeffentlich";
  readonly slug: string | null;
  /** Submitted, published or changed then, by its status. */
  readonly am: Date;
  readonly erscheint: Date | null;
  /** That moment has passed. */
  readonly vorbei?: boolean;
  readonly ablehnung: string | null;
  readonly revisionOf: string | null;
  readonly aufrufe?: number;
  /** Of a published one: what there is of a change already. */
  readonly aenderung?: BegonneneAenderung | undefined;
};

type Rechte = Abschlussrechte & { readonly darfAendern: boolean; readonly darfLoeschen: boolean };

type EigenesProps = {
  readonly titel: string;
  readonly zeilen: readonly Artikelzeile[];
  readonly rechte: Rechte;
};

/** One's own posts of one status; nothing without any. */
export function Eigenes({ titel, zeilen, rechte }: EigenesProps) {
  if (zeilen.length === 0) return null;
  const id = `gruppe-${titel.replace(/\W+/g, "-")}`;
  return (
    <section className={styles.abschnitt} aria-labelledby={id}>
      <h2 id={id}>{titel}</h2>
      <ul className="linienliste" aria-labelledby={id}>
        {zeilen.map((zeile) => (
          <li key={zeile.id} className={styles.eintrag} data-testid="eigener-artikel">
            <div>
              <Seitenlink
                nach={zeile.slug ? `/blog/${zeile.slug}` : entwurfsziel(zeile.id)}
                className={styles.name}
              >
                {zeile.title}
              </Seitenlink>
              <p className="leise">{angaben(zeile)}</p>
              {zeile.aenderung ? <p>{aenderungssaetze[zeile.aenderung.status]}</p> : null}
              {zeile.ablehnung && zeile.status === "rejected" ? (
                <p className={styles.ablehnung}>
                  <strong>Begründung:</strong> {zeile.ablehnung}
                </p>
              ) : null}
            </div>
            <div className={styles.knoepfe}>
              <Handlungen zeile={zeile} rechte={rechte} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands below the title of one's own post. */
export function angaben(zeile: Artikelzeile): string {
  const { status, am, revisionOf, aufrufe } = zeile;
  const wann = {
    draft: "geändert am",
    rejected: "geändert am",
    pending: "eingereicht am",
    published: "freigegeben am",
    oeffentlich: "erschienen am",
  }[status];
  return [
    revisionOf ? "Änderung eines veröffentlichten Artikels" : "",
    `${wann} ${zeitpunkttext(am)}`,
    erscheinen(zeile),
    aufrufe === undefined ? "" : aufrufworte(aufrufe),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A day that has passed is no promise: such a post appears as soon as it is approved. */
function erscheinen({ status, erscheint, vorbei }: Artikelzeile): string {
  if (!erscheint) return "";
  if (!vorbei) return `erscheint am ${zeitpunkttext(erscheint)}`;
  if (status === "published") return "erscheint jetzt";
  return `der gewählte Zeitpunkt ist vorbei${status === "pending" ? ": erscheint sofort nach der Freigabe" : ""}`;
}

function Handlungen({ zeile, rechte }: { readonly zeile: Artikelzeile; readonly rechte: Rechte }) {
  const { id, status, title, revisionOf, aenderung } = zeile;
  const schluss = abschluss(rechte, revisionOf !== null);
  const knopf = (was: string, text: string) => <Handlungsknopf was={was} id={id} text={text} titel={title} />;
  const loeschen = <Nachfrage was="loeschen" id={id} titel={title} aktion="/blog/meine-artikel" />;
  if (status === "pending" || status === "published") return knopf("zurueckziehen", "Zurückziehen");
  if (status === "oeffentlich")
    return (
      <>
        {rechte.darfAendern ? (
          <>
            <Seitenlink
              nach={`/blog/versionen/${id}`}
              className={styles.vorschaulink}
              aria-label={`Versionen: ${title}`}
            >
              Versionen
            </Seitenlink>
            {aenderung ? (
              <Seitenlink
                nach={entwurfsziel(aenderung.id)}
                className={styles.vorschaulink}
                aria-label={`Zur Änderung: ${title}`}
              >
                Zur Änderung
              </Seitenlink>
            ) : (
              knopf("revision", "Ändern")
            )}
          </>
        ) : null}
        {rechte.darfLoeschen ? loeschen : null}
      </>
    );
  return (
    <>
      <Seitenlink
        nach={entwurfsziel(id)}
        className={styles.vorschaulink}
        aria-label={`${status === "rejected" ? "Überarbeiten" : "Weiterschreiben"}: ${title}`}
      >
        {status === "rejected" ? "Überarbeiten" : "Weiterschreiben"}
      </Seitenlink>
      <Seitenlink
        nach={`/blog/vorschau/${id}`}
        className={styles.vorschaulink}
        aria-label={`Vorschau: ${title}`}
      >
        Vorschau
      </Seitenlink>
      {knopf(
        schluss,
        schluss === "einreichen" && status === "rejected" ? "Erneut einreichen" : abschlusstexte[schluss],
      )}
      {loeschen}
    </>
  );
}

const abschlusstexte: Readonly<Record<Abschluss, string>> = {
  aendern: "Veröffentlichen",
  veroeffentlichen: "Veröffentlichen",
  einreichen: "Einreichen",
};

type KnopfProps = {
  readonly was: string;
  readonly id: string;
  readonly text: string;
  readonly titel: string;
};

/** One act on one post, as a form that works without a script. */
function Handlungsknopf({ was, id, text, titel }: KnopfProps) {
  return (
    <Form method="post">
      <input type="hidden" name="was" value={was} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="liste" value="1" />
      <Knopf type="submit" art="still" aria-label={`${text}: ${titel}`}>
        {text}
      </Knopf>
    </Form>
  );
}
