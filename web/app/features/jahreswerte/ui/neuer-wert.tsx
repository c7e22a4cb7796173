import { datum, type Jahreswert, plusTage, type Tag } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Fehler, Felder } from "../eingabe.ts";
import { wendeworte } from "../werte.ts";
import styles from "./jahreswerte.module.css";
import { Wertfelder } from "./wertfelder.tsx";

/** A form that came back: what was typed, and what is wrong with it. */
export type Abgelehnt = { readonly felder: Felder; readonly fehler: Fehler };

type NeuerWertProps = {
  readonly wert: Jahreswert<unknown>;
  readonly fehltAb: Tag;
  readonly heute: Tag;
  readonly abgelehnt: Abgelehnt | undefined;
};

/** The form for the period that is missing next. */
export function NeuerWert({ wert, fehltAb, heute, abgelehnt }: NeuerWertProps) {
  const bis = datum(plusTage(fehltAb, -1));
  return (
    <section aria-labelledby="neu" className={styles.abschnitt}>
      <h2 id="neu">Neuer Wert</h2>
      <p className={styles.erklaerung}>
        {fehltAb <= heute ? `Bekannt ist dieser Wert bis zum ${bis}.` : `Dieser Wert läuft am ${bis} aus.`}{" "}
        Ein neuer gilt immer {wendeworte[wert.reihe.takt]}, als nächster ab {datum(fehltAb)}. Ist er noch
        nicht verkündet, tragen Sie ihn als Entwurf ein; die Ergebnisse sagen es dann.
      </p>
      <Form method="post" className={styles.formular} noValidate>
        <input type="hidden" name="handlung" value="eintragen" />
        <Tagfeld
          {...angabenfeld(abgelehnt?.felder, abgelehnt?.fehler)("ab", datum(fehltAb))}
          label="Gilt ab"
          heute={heute}
          hinweis={`Immer ${wendeworte[wert.reihe.takt]}`}
        />
        <Wertfelder wert={wert} felder={abgelehnt?.felder} fehler={abgelehnt?.fehler} />
        <div className={styles.breit}>
          <Knopf type="submit" art="haupt">
            Eintragen
          </Knopf>
        </div>
      </Form>
    </section>
  );
}
