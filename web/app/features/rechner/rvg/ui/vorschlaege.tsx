import { untrennbar } from "@gebuehrenportal/recht";
import type { Dispatch } from "react";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Aktion } from "../aktionen.ts";
import type { Vorschlag } from "../vorschlag.ts";
import { BasicMarke } from "./basic-marke.tsx";
import { Normverweis } from "./normverweis.tsx";
import styles from "./vorschlaege.module.css";

type VorschlaegeProps = {
  readonly vorschlaege: readonly Vorschlag[];
  readonly dispatch: Dispatch<Aktion>;
};

/** „Vergessene Gebühren“: each with the condition to tick; nothing is added by itself. */
export function Vorschlaege({ vorschlaege, dispatch }: VorschlaegeProps) {
  if (vorschlaege.length === 0) return null;
  return (
    <section className={styles.vorschlaege} aria-labelledby="vergessen" data-nicht-drucken="" data-nur-mit-skript="">
      <h3 id="vergessen">Vergessene Gebühren?</h3>
      <p className={styles.erklaerung}>Kreuzen Sie an, was zutrifft. Erst dann wird es gerechnet.</p>
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
                  {untrennbar(v.titel)}, <Normverweis norm={v.norm} />
                </>
              }
              checked={false}
              onChange={() => dispatch(v.aktion)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
