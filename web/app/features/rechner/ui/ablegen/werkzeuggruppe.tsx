import { type ReactNode, useId } from "react";
import styles from "./werkzeuge.module.css";

type WerkzeuggruppeProps = {
  readonly titel: string;
  /** Anchor of the group. */
  readonly anker?: string;
  readonly children: ReactNode;
};

/** Some of the ways out of a result under one word; what they have to say stands below them. */
export function Werkzeuggruppe({ titel, anker, children }: WerkzeuggruppeProps) {
  const id = useId();
  return (
    <section className={styles.gruppe} aria-labelledby={id} {...(anker ? { id: anker } : {})}>
      <h3 className={styles.titel} id={id}>
        {titel}
      </h3>
      <div className={styles.inhalt}>{children}</div>
    </section>
  );
}
