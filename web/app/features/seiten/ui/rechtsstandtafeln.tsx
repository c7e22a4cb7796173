import type { Berichtigung } from "../berichtigungen.ts";
import type { Normstand } from "../rechtsstand.ts";
import { Berichtigungstabelle } from "./berichtigungstabelle.tsx";
import { Normtabelle } from "./normtabelle.tsx";
import styles from "./rechtsstandtafeln.module.css";

type RechtsstandtafelnProps = {
  readonly staende: readonly Normstand[];
  readonly berichtigungen: readonly Berichtigung[];
};

/** Every norm with its versions, and what had to be corrected. */
export function Rechtsstandtafeln({ staende, berichtigungen }: RechtsstandtafelnProps) {
  return (
    <>
      <Normtabelle staende={staende} />
      <section aria-labelledby="berichtigungen" className={styles.abschnitt}>
        <h2 id="berichtigungen">Berichtigungen</h2>
        <p className={styles.erklaerung}>
          Stellt sich eine Zahl als falsch heraus, steht sie hier: was falsch war, seit wann und wen es
          betrifft.
        </p>
        <Berichtigungstabelle eintraege={berichtigungen} />
      </section>
    </>
  );
}
