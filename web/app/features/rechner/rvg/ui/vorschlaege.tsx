import { untrennbar } from "@gebuehrenportal/recht";
import type { Dispatch } from "react";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { BasicMarke } from "../../ui/basic-marke.tsx";
import { feldOeffnen } from "../../ui/formular/feld-oeffnen.ts";
import type { Aktion } from "../formular/aktionen.ts";
import type { Vorschlag } from "../formular/vorschlag.ts";
import styles from "./vorschlaege.module.css";

type VorschlaegeProps = {
  readonly vorschlaege: readonly Vorschlag[];
  readonly dispatch: Dispatch<Aktion>;
};

/** How many suggestions are in view; the others stand behind one click. */
const sofort = 3;

/** „Vergessene Gebühren“: each with the condition to tick; nothing is added by itself. */
export function Vorschlaege({ vorschlaege, dispatch }: VorschlaegeProps) {
  if (vorschlaege.length === 0) return null;
  const weitere = vorschlaege.slice(sofort);
  return (
    <section className={styles.vorschlaege} aria-labelledby="vergessen" data-nicht-drucken="">
      <h3 id="vergessen">Vergessene Gebühren?</h3>
      <p className="leise">Kreuzen Sie an, was zutrifft. Erst dann wird es gerechnet.</p>
      <Liste vorschlaege={vorschlaege.slice(0, sofort)} dispatch={dispatch} />
      {weitere.length > 0 ? (
        <Aufklapper
          titel={weitere.length === 1 ? "Ein weiterer Hinweis" : `${weitere.length} weitere Hinweise`}
        >
          <Liste vorschlaege={weitere} dispatch={dispatch} />
        </Aufklapper>
      ) : null}
    </section>
  );
}

function Liste({ vorschlaege, dispatch }: VorschlaegeProps) {
  return (
    <ul className={styles.liste}>
      {vorschlaege.map((v) => (
        <li key={v.id}>
          <Schalter
            name={v.id}
            label={
              <>
                {untrennbar(v.bedingung)} {v.basic ? <BasicMarke /> : null}
              </>
            }
            hinweis={
              <>
                {untrennbar(v.titel)} (<Normverweis norm={v.norm} />)
              </>
            }
            checked={false}
            onChange={() => {
              if (v.aktion) dispatch(v.aktion);
              if (v.feld) feldOeffnen(v.feld);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
