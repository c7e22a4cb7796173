import { untrennbar } from "@gebuehrenportal/recht";
import { useEffect, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";
import type { Werte } from "../../formular/rechnerformular.ts";
import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";
import { Nummernsuche, type Suchworte } from "../../ui/formular/nummernsuche.tsx";
import { formular } from "../formular.ts";
import styles from "./auswahlsuche.module.css";

/** Something that was found. */
export type Fund = { readonly id: string; readonly name: string; readonly zusatz: string };

type AuswahlsucheProps = {
  readonly feld: Eigenfeld;
  readonly worte: Suchworte;
  readonly beispiele: string;
  /** Words of the button that gives the choice up: „Andere Frist“. */
  readonly andere: string;
  readonly suchen: (text: string) => Promise<readonly Fund[]>;
  /** Fields that a new choice sets besides its own. */
  readonly dazu: Werte;
};

/**
 * A field that holds one thing out of many: searched by word, then shown by its name. Without a script the typed word is
 * sent, and what it matches comes back as links.
 */
export function Auswahlsuche({ feld, worte, beispiele, andere, suchen, dazu }: AuswahlsucheProps) {
  const { id, label, hinweis, fehler, text, anzeige, optionen, werte, ersetzen } = feld;
  const frei = anzeige === undefined;
  const bedient = useRef(false);
  const andererKnopf = useRef<HTMLButtonElement>(null);
  // The control changes its shape under the reader's hand: the focus goes along.
  useEffect(() => {
    if (!bedient.current) return;
    bedient.current = false;
    (frei ? document.getElementById(id) : andererKnopf.current)?.focus();
  }, [frei, id]);
  function setzen(wert: string) {
    bedient.current = true;
    ersetzen({ ...werte, ...dazu, [id]: wert });
  }
  if (!frei)
    return (
      <div className={styles.gewaehlt}>
        <input
          type="hidden"
          name={id}
          value={text || (id === "ort" ? werte.gericht || werte.gemeinde || "" : "")}
        />
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.name}>{untrennbar(anzeige)}</p>
          {hinweis ? <p className={styles.hinweis}>{hinweis}</p> : null}
        </div>
        <Knopf ref={andererKnopf} art="still" data-nur-mit-skript="" onClick={() => setzen("")}>
          {andere}
        </Knopf>
        <noscript>
          <a href={adresse({ ...werte, ...dazu, [id]: "" })}>{andere}</a>
        </noscript>
      </div>
    );
  return (
    // Typed and left without a choice: the form keeps the words, and the engine says that nothing was recognised.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the field inside
    <div
      onBlur={({ target }) => {
        if (target.id !== id || !(target instanceof HTMLInputElement) || bedient.current) return;
        const getippt = target.value;
        if (getippt !== text) nachDemDruck(() => ersetzen({ ...werte, [id]: getippt }));
      }}
    >
      <Nummernsuche
        id={id}
        name={id}
        label={label}
        worte={worte}
        beispiele={beispiele}
        hinweis={hinweis}
        fehler={fehler}
        anfang={text}
        suchen={async (wort) =>
          (await suchen(wort)).map(({ id: nr, name, zusatz }) => ({ nr, titel: name, hoehe: zusatz }))
        }
        waehlen={({ nr }) => setzen(nr)}
      />
      {optionen.length > 0 ? (
        <p className={`${styles.hinweis} ${styles.angebot}`}>Gemeint ist vielleicht:</p>
      ) : null}
      {optionen.length > 0 ? (
        <ul className={styles.treffer}>
          {optionen.map((o) => (
            <li key={o.wert}>
              <a
                href={adresse({ ...werte, ...dazu, [id]: o.wert })}
                onClick={(e) => {
                  e.preventDefault();
                  setzen(o.wert);
                }}
              >
                {untrennbar(o.text)}
              </a>{" "}
              {o.hinweis ? untrennbar(o.hinweis) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What comes in must not push a button away from under the pointer that is just pressing it. */
function nachDemDruck(tun: () => void) {
  if (document.querySelector(":active"))
    document.addEventListener("mouseup", tun, { once: true, capture: true });
  else tun();
}

/** The page with this form, for those who have no script. */
const adresse = (werte: Werte): string =>
  `${formular.pfad}?${new URLSearchParams(Object.entries(werte).filter(([, t]) => t !== ""))}`;
