import type { ReactNode } from "react";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Formularausgang } from "../ansichten/kostennotenseite.server.ts";
import styles from "./kostennote.module.css";

type FreigabeProps = {
  readonly stand: Extract<Formularausgang, { art: "absage" }>["freigabe"];
  readonly label: string;
  readonly hinweis?: ReactNode;
  readonly required?: boolean;
};

/** The second step before a number is taken, with and without scripts: a tick beside the button. */
export function Freigabe({ stand, label, hinweis, required = false }: FreigabeProps) {
  const fehlt = stand === "noetig";
  return (
    <Schalter
      name="freigabe"
      value="ja"
      label={label}
      hinweis={fehlt ? <span className={styles.fehlt}>Bitte bestätigen Sie das zuerst.</span> : hinweis}
      aria-invalid={fehlt || undefined}
      required={required}
      defaultChecked={stand === "erteilt"}
    />
  );
}
