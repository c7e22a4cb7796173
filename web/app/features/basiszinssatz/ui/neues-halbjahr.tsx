import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Fehler, Felder } from "../eingabe.ts";
import styles from "./basiszinssatz.module.css";
import { Satzfelder } from "./satzfelder.tsx";

/** A form that came back: what was typed, and what is wrong with it. */
export type Abgelehnt = { readonly felder: Felder; readonly fehler: Fehler };

type NeuesHalbjahrProps = {
  readonly fehltAb: Tag;
  readonly heute: Tag;
  readonly abgelehnt: Abgelehnt | undefined;
};

/** The form for the half-year that is missing next. */
export function NeuesHalbjahr({ fehltAb, heute, abgelehnt }: NeuesHalbjahrProps) {
  return (
    <section aria-labelledby="neu" className={styles.abschnitt}>
      <h2 id="neu">Neues Halbjahr</h2>
      <p className={styles.erklaerung}>
        Bekannt ist der Basiszinssatz bis zum {datum(plusTage(fehltAb, -1))}. Den nächsten gibt die Deutsche
        Bundesbank zum {datum(fehltAb)} bekannt; Sie finden ihn auf{" "}
        <Verweis nach="https://www.bundesbank.de">bundesbank.de</Verweis> unter dem Stichwort „Basiszinssatz“.
      </p>
      <Form method="post" className={styles.formular} noValidate>
        <input type="hidden" name="handlung" value="eintragen" />
        <Tagfeld
          label="Gilt ab"
          name="ab"
          heute={heute}
          vorgabe={abgelehnt?.felder.ab ?? datum(fehltAb)}
          hinweis="Immer ein 1. Januar oder 1. Juli"
          fehler={abgelehnt?.fehler.ab}
        />
        <Satzfelder felder={abgelehnt?.felder} fehler={abgelehnt?.fehler} />
        <div className={styles.breit}>
          <Knopf type="submit" art="haupt">
            Eintragen
          </Knopf>
        </div>
      </Form>
    </section>
  );
}
