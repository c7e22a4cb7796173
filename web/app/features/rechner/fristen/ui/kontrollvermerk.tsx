import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Werte } from "../../formular/rechnerformular.ts";
import styles from "./kontrollvermerk.module.css";

/**
 * The end of the printed slip: who computed, who entered, who checked, and when. A deadline kept in a programme alone needs
 * a printed control of what was entered (BGH, Beschluss vom 28.02.2019, III ZB 96/18).
 */
export function Kontrollvermerk({ werte, heute }: { readonly werte: Werte; readonly heute: Tag }) {
  const von = (werte.von ?? "").trim();
  return (
    <dl className={styles.vermerk}>
      <dt>Berechnet</dt>
      <dd>
        {datum(heute)}
        {von === "" ? ", Handzeichen" : `, ${von}`}
      </dd>
      <dt>Frist und Vorfristen eingetragen am</dt>
      <dd>Handzeichen</dd>
      <dt>Ausdruck mit dem Kalender verglichen am</dt>
      <dd>Handzeichen</dd>
    </dl>
  );
}
