import styles from "./fehlerseite.module.css";
import { ZurStartseite } from "./zur-startseite.tsx";

type FehlerseiteProps = {
  readonly status: number;
  /** Reference number that stands in the server's log too. */
  readonly vorgang?: string | undefined;
};

const texte: ReadonlyMap<number, string> = new Map([
  [
    404,
    "Unter dieser Adresse steht nichts. Vielleicht hat sich beim Abtippen ein Fehler eingeschlichen, oder die Seite ist umgezogen.",
  ],
  [400, "Diese Anfrage konnte nicht gelesen werden."],
  [405, "Diese Art von Anfrage nimmt die Seite nicht an. Bitte öffnen Sie sie über ihre Adresse."],
  [
    413,
    "Was Sie gesendet haben, wurde nicht verarbeitet. Bitte gehen Sie zurück, kürzen Sie Ihre Eingabe und senden Sie sie noch einmal.",
  ],
  [
    429,
    "Von Ihrem Anschluss oder Ihrem Konto kommen gerade so viele Anfragen, dass eine weitere nicht mehr wartet. Bitte laden Sie die Seite in zehn Sekunden neu. Was Sie eingegeben haben, wurde noch nicht verarbeitet.",
  ],
]);
const titel: ReadonlyMap<number, string> = new Map([
  [404, "Seite nicht gefunden"],
  [405, "So lässt sich die Seite nicht aufrufen"],
  [413, "Die Eingabe ist zu groß"],
  [429, "Bitte warten Sie einen Augenblick"],
]);
const beiUns =
  "Der Fehler liegt bei uns und ist vermerkt. Bitte laden Sie die Seite neu. Bleibt es dabei, nennen Sie uns bitte die Vorgangsnummer.";

/** What the reader sees instead of a page: not found, not to be read, or a fault of ours with its reference number. */
export function Fehlerseite({ status, vorgang }: FehlerseiteProps) {
  const nichtGefunden = status === 404;
  return (
    <div className={styles.seite}>
      <p className={styles.status}>Fehler {status}</p>
      <h1>{titel.get(status) ?? "Da ist etwas schiefgegangen"}</h1>
      <p>{texte.get(status) ?? beiUns}</p>
      {!nichtGefunden && vorgang ? (
        <p data-vorgang={vorgang}>
          Vorgangsnummer: <strong className={styles.nummer}>{vorgang}</strong>
        </p>
      ) : null}
      <ZurStartseite />
    </div>
  );
}
