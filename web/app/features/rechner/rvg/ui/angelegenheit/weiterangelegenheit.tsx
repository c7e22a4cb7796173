import { type Dispatch, memo, useState } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { BasicMarke } from "../../../ui/basic-marke.tsx";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import { istStufe, stufen } from "../../formular/stufe.ts";
import styles from "./weiterangelegenheit.module.css";

/** Adds a matter of another stage (§§ 15 bis 18 RVG). */
export const Weiterangelegenheit = memo(function Weiterangelegenheit({
  dispatch,
}: {
  readonly dispatch: Dispatch<Aktion>;
}) {
  const [stufe, setStufe] = useState("vorgerichtlich");
  return (
    <Klappe
      titel={
        <>
          Weitere Angelegenheit <BasicMarke />
        </>
      }
      angaben={0}
    >
      {() => (
        <div className={styles.zeile}>
          <Auswahl
            id="weitere-stufe"
            name="weitere-stufe"
            label="Welche?"
            optionen={Object.entries(stufen).map(([wert, { titel }]) => ({
              wert,
              text: wert === "sonstiges" ? "Sonstige, ohne Vorschläge" : titel,
            }))}
            value={stufe}
            onChange={(e) => setStufe(e.currentTarget.value)}
          />
          <Knopf
            onClick={() => (istStufe(stufe) ? dispatch({ art: "angelegenheit-dazu", stufe }) : undefined)}
          >
            Hinzufügen
          </Knopf>
        </div>
      )}
    </Klappe>
  );
});
