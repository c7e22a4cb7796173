import type { ReactNode } from "react";
import { Optionsgruppe } from "../felder/optionsgruppe.tsx";
import { Zeitpunkt } from "../zeitpunkt.tsx";
import styles from "./feldstreit.module.css";
import { type Feldstreit, gesehenname, gesehenText, wahlname } from "./formularfelder.ts";

/** What its owner saw, beside the fields of a form that others may change, too. */
export const Gesehenes = ({ felder }: { readonly felder: Readonly<Record<string, string>> | string }) => (
  <input type="hidden" name={gesehenname} value={typeof felder === "string" ? felder : gesehenText(felder)} />
);

type UmstrittenProps = {
  readonly name: string;
  readonly streit: readonly Feldstreit[] | undefined;
  /** The field as it always stands there. */
  readonly children: ReactNode;
};

/** A field; where somebody else has changed it meanwhile, with both values and the question which of them is to stand. */
export function Umstritten({ name, streit, children }: UmstrittenProps) {
  const einer = streit?.find(({ field }) => field === name);
  if (!einer) return children;
  const { yours, theirs, by, at } = einer;
  return (
    <div className={styles.umstritten} data-testid={`conflict-${name}`}>
      {children}
      <div className={styles.wahl}>
        <Optionsgruppe
          name={wahlname(name)}
          label={
            <>
              Inzwischen von {by} geändert
              {at === undefined ? null : (
                <>
                  {" "}
                  (<Zeitpunkt iso={at} />)
                </>
              )}
              . Was soll gelten?
            </>
          }
          vorgabe="meine"
          optionen={[
            { wert: "meine", text: `Ihre Eingabe: ${yours || "leer"}` },
            { wert: "andere", text: `Inzwischen von ${by} eingetragen: ${theirs || "leer"}` },
          ]}
        />
      </div>
    </div>
  );
}
