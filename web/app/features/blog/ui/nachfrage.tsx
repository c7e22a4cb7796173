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

/**
 * Deleting in two steps, because nothing brings it back. The question unfolds without a script, over what stands below:
 * the buttons keep their places, and the same button folds it up again.
 */
export function Nachfrage({ was, id, titel, aktion, folge }: NachfrageProps) {
  return (
    <details className={styles.loeschen}>
      <summary aria-label={`Löschen: ${titel}`}>Löschen</summary>
      <Form method="post" action={aktion} className={styles.frage}>
        <p>{folge ?? `„${titel}“ wird mit dem ganzen Text gelöscht und lässt sich nicht zurückholen.`}</p>
        <input type="hidden" name="was" value={was} />
        <input type="hidden" name="id" value={id} />
        <div className="knopfreihe-eng">
          <Knopf type="submit" aria-label={`Endgültig löschen: ${titel}`}>
            Endgültig löschen
          </Knopf>
          <span data-nur-mit-skript="">
            <Knopf art="still" onClick={({ currentTarget }) => zuklappen(currentTarget)}>
              Abbrechen
            </Knopf>
          </span>
        </div>
      </Form>
    </details>
  );
}

function zuklappen(knopf: HTMLElement): void {
  const frage = knopf.closest("details");
  if (!frage) return;
  frage.open = false;
  frage.querySelector("summary")?.focus();
}
