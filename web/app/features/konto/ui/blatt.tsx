import type { ReactNode } from "react";
import { Karte } from "#ui/karte.tsx";
import styles from "./zugang.module.css";

type BlattkopfProps = {
  readonly titel: string;
  readonly untertitel?: ReactNode;
  /** In an overlay the page below keeps its h1. */
  readonly ebene?: "h1" | "h2";
  readonly id?: string;
};

/** Title of a sheet. */
export function Blattkopf({ titel, untertitel, ebene: Titel = "h1", id }: BlattkopfProps) {
  return (
    <div className={styles.kopf}>
      <Titel id={id}>{titel}</Titel>
      {untertitel ? <p className={styles.untertitel}>{untertitel}</p> : null}
    </div>
  );
}

/** A narrow sheet in the middle of the page. */
export function Blatt({
  breit = false,
  children,
}: {
  readonly breit?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={breit ? `${styles.blatt} ${styles.breit}` : styles.blatt}>
      <Karte>{children}</Karte>
    </div>
  );
}
