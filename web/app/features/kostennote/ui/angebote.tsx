import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Gemerktes } from "./gemerkt.ts";
import styles from "./kostennote.module.css";

type Angebotprops = {
  readonly angebote: readonly Gemerktes[];
  readonly uebernehmen: (angebot: Gemerktes) => void;
  readonly verwerfen: (angebot: Gemerktes) => void;
  /** What taking one does. */
  readonly wort: string;
};

/** What was typed before, is not stored and stands in no form now: nothing of it goes without a word. */
export function Angebote({ angebote, uebernehmen, verwerfen, wort }: Angebotprops) {
  return angebote.map((angebot) => (
    <Hinweis
      key={angebot.platz}
      art="warnung"
      rolle="status"
      titel={
        <>
          Nicht gespeicherte Eingaben vom <Zeitpunkt iso={angebot.am} />
        </>
      }
    >
      <div className={styles.angebot}>
        <p>{benannt(angebot)}</p>
        <div className={styles.knoepfe}>
          <Knopf art="klein" onClick={() => uebernehmen(angebot)}>
            {wort}
          </Knopf>
          <Knopf art="klein" onClick={() => verwerfen(angebot)}>
            Verwerfen
          </Knopf>
        </div>
      </div>
    </Hinweis>
  ));
}

const benannt = ({ felder: { name, betreff, aktenzeichen } }: Gemerktes): string =>
  [name, betreff, aktenzeichen].filter(Boolean).join(" · ") || "Ohne Namen und Betreff";
