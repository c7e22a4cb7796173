import { Form, Link } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import type { Mitteilung, Mitteilungsart } from "../../angaben.ts";
import { zeitpunkttext } from "../../berlinzeit.ts";
import styles from "./artikel.module.css";

type MitteilungenProps = {
  readonly mitteilungen: readonly Mitteilung[];
  /** Page whose action marks them as read. */
  readonly aktion: string;
};

/** What somebody was told, the latest first; nothing without any. */
export function Mitteilungen({ mitteilungen, aktion }: MitteilungenProps) {
  if (mitteilungen.length === 0) return null;
  const neue = mitteilungen.filter(({ read }) => !read).length;
  return (
    <section className={styles.abschnitt} aria-labelledby="mitteilungen">
      <div className={styles.zeile}>
        <h2 id="mitteilungen" className={styles.untertitel}>
          {neue > 0 ? `Mitteilungen (${neue} neu)` : "Mitteilungen"}
        </h2>
        {neue > 0 ? (
          <Form method="post" action={aktion}>
            <input type="hidden" name="was" value="gelesen" />
            <Knopf type="submit" art="still">
              Alle gelesen
            </Knopf>
          </Form>
        ) : null}
      </div>
      <ul className="linienliste" aria-labelledby="mitteilungen">
        {mitteilungen.map(({ id, art, title, comment, href, at, read, moderation }) => (
          <li key={id} className={styles.eintrag} data-testid="mitteilung" data-gelesen={read}>
            <div>
              <p className={read ? undefined : styles.ungelesen}>
                {read ? null : "Neu: "}
                <Link to={href}>{title}</Link> {moderation ? saetze[art] : (anAutoren[art] ?? saetze[art])}
              </p>
              {comment ? <p className={styles.ablehnung}>{comment}</p> : null}
            </div>
            <div className={styles.gelesenzeile}>
              <time className="leise" dateTime={at.toISOString()}>
                {zeitpunkttext(at)}
              </time>
              {read ? null : (
                <Form method="post" action={aktion} preventScrollReset>
                  <input type="hidden" name="was" value="gelesen" />
                  <input type="hidden" name="id" value={id} />
                  <Knopf type="submit" art="still" aria-label={`Gelesen: ${title}`}>
                    Gelesen
                  </Knopf>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened, after the title of the post. */
const saetze: Readonly<Record<Mitteilungsart, string>> = {
  eingereicht: "wurde zur Prüfung eingereicht.",
  zurueckgezogen: "wurde zurückgezogen.",
  freigegeben: "wurde freigegeben und ist erschienen.",
  geplant: "wurde freigegeben und erscheint zum genannten Zeitpunkt.",
  erschienen: "ist erschienen.",
  verfallen: "konnte zum gewählten Zeitpunkt nicht erscheinen.",
  abgelehnt: "wurde mit einer Begründung zurückgegeben.",
  geaendert: "wurde von der Redaktion geändert.",
  geloescht: "wurde von der Redaktion gelöscht.",
};

/** What authors are told otherwise than those who moderate: theirs is back in the queue. */
const anAutoren: Readonly<Partial<Record<Mitteilungsart, string>>> = {
  eingereicht: "wartet wieder auf die Freigabe.",
};
