import { type ReactNode, useRef, useState } from "react";
import feld from "#ui/felder/feld.module.css";
import { Feldgeruest } from "#ui/felder/feldgeruest.tsx";
import { Vorschlagsfeld } from "#ui/felder/vorschlagsfeld.tsx";
import styles from "./nummernsuche.module.css";

/** A number of a register as the list shows it; `hoehe`: its rate or amount in short words. */
export type Nummerntreffer = { readonly nr: string; readonly titel: string; readonly hoehe: string };

/** The words of a search for something. */
export type Suchworte = {
  readonly platzhalter: string;
  /** Name of the list. */
  readonly liste: string;
  /** „Keine Nummer“ */
  readonly nichts: string;
  /** What else helps: „eine Nummer“. */
  readonly sonst: string;
  /** „hinzugefügt“, „gewählt“ */
  readonly getan: string;
  /** The key says nothing to the reader. */
  readonly ohneNummer?: true;
};

const nummern: Suchworte = {
  platzhalter: "Nummer oder Stichwort",
  liste: "Gefundene Gebühren",
  nichts: "Keine Nummer",
  sonst: "eine Nummer",
  getan: "hinzugefügt",
};

type NummernsucheProps<T extends Nummerntreffer> = {
  readonly id: string;
  /** Name in a plain form; unset: the field works with a script only. */
  readonly name?: string;
  readonly label: ReactNode;
  /** Words for somebody who found nothing: „Termin“, „Berufung“. */
  readonly beispiele: string;
  /** What is searched for; unset: numbers of a register of fees. */
  readonly worte?: Suchworte;
  readonly hinweis?: ReactNode;
  readonly fehler?: ReactNode;
  /** The text at first. */
  readonly anfang?: string;
  readonly suchen: (text: string) => Promise<readonly T[]>;
  readonly waehlen: (treffer: T) => void;
};

/**
 * Adds a fee: typed number, word or stage („Berufung Terminsgebühr“), chosen from the list by arrow keys and Enter or by
 * pointer. The field keeps the focus, so that several fees are added one after the other.
 */
export function Nummernsuche<T extends Nummerntreffer>(props: NummernsucheProps<T>) {
  const { id, name, label, worte = nummern, hinweis, fehler } = props;
  const suche = useSuche(props, worte);
  return (
    <div className={styles.suche}>
      <Feldgeruest id={id} label={label} hinweis={hinweis} fehler={fehler}>
        {(bindung) => (
          <>
            <Vorschlagsfeld
              {...bindung}
              name={name}
              type="text"
              placeholder={worte.platzhalter}
              className={feld.eingabe}
              value={suche.text}
              onChange={(e) => suche.suchen(e.currentTarget.value)}
              onBlur={suche.schliessen}
              liste={worte.liste}
              vorschlaege={suche.treffer}
              offen
              stelle={suche.stelle}
              nurListe
              optionsklasse={worte.ohneNummer ? `${styles.treffer} ${styles.ohne}` : styles.treffer}
              schluessel={({ nr, titel }) => `${nr} ${titel}`}
              zeigen={({ nr, titel, hoehe }) => (
                <>
                  {worte.ohneNummer ? null : <span className={styles.nr}>{nr}</span>}
                  <span>{titel}</span>
                  <span className={styles.satz}>{hoehe}</span>
                </>
              )}
              onStelle={suche.setStelle}
              onOffen={(offen) => offen || suche.schliessen()}
              onWahl={suche.waehlen}
            />
            <span role="status" className="nur-vorlesen">
              {suche.meldung}
            </span>
          </>
        )}
      </Feldgeruest>
      {suche.meldung === nichtsGefunden(worte) && suche.text.trim() !== "" ? (
        <p className={styles.leer}>
          {nichtsGefunden(worte)}. Versuchen Sie {props.beispiele} oder {worte.sonst}.
        </p>
      ) : null}
    </div>
  );
}

const nichtsGefunden = ({ nichts }: Suchworte): string => `${nichts} gefunden`;

/** What is typed, what was found for it, which hit the arrow keys have reached, and what is read out of it. */
function useSuche<T extends Nummerntreffer>(props: NummernsucheProps<T>, worte: Suchworte) {
  const [text, setText] = useState(props.anfang ?? "");
  const [treffer, setTreffer] = useState<readonly T[]>([]);
  const [stelle, setStelle] = useState(0);
  const [meldung, setMeldung] = useState("");
  const frage = useRef("");

  async function suchen(neu: string) {
    setText(neu);
    frage.current = neu;
    if (neu.trim() === "") return setTreffer([]);
    const gefunden = await props.suchen(neu);
    // A slower answer to an earlier text must not replace the present one.
    if (frage.current !== neu) return;
    // Somebody who has left the field meanwhile wants no list over what comes next, and hears of none.
    const verlassen = document.activeElement?.id !== props.id;
    setTreffer(verlassen ? [] : gefunden);
    setStelle(0);
    if (gefunden.length === 0) setMeldung(nichtsGefunden(worte));
    else if (!verlassen) setMeldung(`${gefunden.length} Vorschläge`);
  }
  function waehlen(gewaehlt: T) {
    const { nr, titel } = gewaehlt;
    props.waehlen(gewaehlt);
    frage.current = "";
    setText("");
    setTreffer([]);
    setMeldung(`${worte.ohneNummer ? "" : `${nr} `}${titel} ${worte.getan}`);
  }
  const schliessen = () => setTreffer([]);
  return { text, treffer, stelle, meldung, suchen, waehlen, setStelle, schliessen };
}
