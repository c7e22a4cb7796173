import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./schreiben/artikel.module.css";

type NachfrageProps = {
  /** What the page's action is told. */
  readonly was: string;
  readonly id: string;
  readonly titel: string;
  readonly aktion: string;
  /** What goes; unset: the post with all of its text. */
  readonly folge?: string;
};

/** Deleting in two steps, because nothing brings it back; the question unfolds without a script. */
export function Nachfrage({ was, id, titel, aktion, folge }: NachfrageProps) {
  return (
    <details className={styles.loeschen}>
      <summary aria-label={`Löschen: ${titel}`}>Löschen</summary>
      <Form method="post" action={aktion} className={styles.frage}>
        <p>{folge ?? `„${titel}“ wird mit dem ganzen Text gelöscht und lässt sich nicht zurückholen.`}</p>
        <input type="hidden" name="was" value={was} />
        <input type="hidden" name="id" value={id} />
        <Knopf type="submit" aria-label={`Endgültig löschen: ${titel}`}>
          Endgültig löschen
        </Knopf>
      </Form>
    </details>
  );
}
