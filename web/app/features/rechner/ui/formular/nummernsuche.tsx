import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import feld from "#ui/felder/feld.module.css";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
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
  const { id, name, worte = nummern, hinweis, fehler } = props;
  const suche = useSuche(props, worte);
  const offen = suche.treffer.length > 0;
  return (
    <div className={styles.suche}>
      <label className={`${feld.label} ${styles.label}`} htmlFor={id}>
        {props.label}
      </label>
      <input
        ref={suche.eingabe}
        id={id}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={offen}
        aria-controls={`${id}-liste`}
        aria-activedescendant={offen ? `${id}-${suche.stelle}` : undefined}
        aria-describedby={
          [hinweis && `${id}-hinweis`, fehler && `${id}-fehler`].filter(Boolean).join(" ") || undefined
        }
        aria-invalid={fehler ? true : undefined}
        placeholder={worte.platzhalter}
        className={feld.eingabe}
        value={suche.text}
        onChange={(e) => suche.suchen(e.currentTarget.value)}
        onKeyDown={suche.taste}
        onBlur={suche.schliessen}
      />
      <Trefferliste id={id} worte={worte} suche={suche} />
      <span role="status" className="nur-vorlesen">
        {suche.meldung}
      </span>
      {hinweis ? (
        <p id={`${id}-hinweis`} className={styles.leer}>
          {hinweis}
        </p>
      ) : null}
      <Feldfehler id={`${id}-fehler`} fehler={fehler} />
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
  const eingabe = useRef<HTMLInputElement>(null);

  async function suchen(neu: string) {
    setText(neu);
    frage.current = neu;
    if (neu.trim() === "") return setTreffer([]);
    const gefunden = await props.suchen(neu);
    // A slower answer to an earlier text must not replace the present one.
    if (frage.current !== neu) return;
    // Somebody who has left the field meanwhile wants no list over what comes next, and hears of none.
    const verlassen = document.activeElement !== eingabe.current;
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
  function taste(ereignis: KeyboardEvent) {
    if (treffer.length === 0) return;
    const schritt = { ArrowDown: 1, ArrowUp: -1 }[ereignis.key];
    const gewaehlt = treffer[stelle];
    if (schritt) setStelle((stelle + schritt + treffer.length) % treffer.length);
    else if (ereignis.key === "Enter" && gewaehlt) waehlen(gewaehlt);
    else if (ereignis.key === "Escape") setTreffer([]);
    else return;
    ereignis.preventDefault();
  }
  return {
    eingabe,
    text,
    treffer,
    stelle,
    meldung,
    suchen,
    waehlen,
    taste,
    schliessen: () => setTreffer([]),
  };
}

type TrefferlisteProps<T> = {
  readonly id: string;
  readonly worte: Suchworte;
  readonly suche: {
    readonly treffer: readonly T[];
    readonly stelle: number;
    readonly waehlen: (treffer: T) => void;
  };
};

function Trefferliste<T extends Nummerntreffer>({ id, worte, suche }: TrefferlisteProps<T>) {
  return (
    <div
      id={`${id}-liste`}
      role="listbox"
      aria-label={worte.liste}
      hidden={suche.treffer.length === 0}
      className="vorschlagsflaeche"
    >
      {suche.treffer.map((t, i) => (
        <div
          key={`${t.nr} ${t.titel}`}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === suche.stelle}
          className={worte.ohneNummer ? `${styles.treffer} ${styles.ohne}` : styles.treffer}
          onPointerDown={(e) => {
            e.preventDefault();
            suche.waehlen(t);
          }}
        >
          {worte.ohneNummer ? null : <span className={styles.nr}>{t.nr}</span>}
          <span>{t.titel}</span>
          <span className={styles.satz}>{t.hoehe}</span>
        </div>
      ))}
    </div>
  );
}
