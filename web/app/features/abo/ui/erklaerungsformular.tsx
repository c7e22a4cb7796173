import type { ReactNode } from "react";
import { useActionData, useNavigation } from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Karte } from "#ui/karte.tsx";
import type { Formularstand } from "../ansichten/erklaerungsseite.server.ts";
import type { Felder } from "../erklaerungen/felder.ts";
import styles from "./erklaerung.module.css";

/** A declaration at work: what was typed, what is wrong with it, and the form itself, led to its first error. */
export function useErklaerung(vorgaben: Felder) {
  const stand = useActionData() as Formularstand | undefined;
  const laeuft = useNavigation().state !== "idle";
  const formular = useErstesFehlerfeld(stand);
  return { stand, felder: stand?.felder ?? vorgaben, fehler: stand?.fehler ?? {}, laeuft, formular };
}

type KarteProps = { readonly id: string; readonly titel: string; readonly children: ReactNode };

/** A part of a declaration under its heading. */
export function Erklaerungskarte({ id, titel, children }: KarteProps) {
  return (
    <Karte as="section" titelId={id}>
      <div className="stapel">
        <h2 className={styles.titel} id={id}>
          {titel}
        </h2>
        {children}
      </div>
    </Karte>
  );
}
