import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { anmeldeziel, merkerLesen, ohneMerker, registrierziel } from "../../registrierung/abowahl.ts";
import { useHydriert } from "../formular.ts";
import styles from "../zugang.module.css";

type WechselProps = {
  /** In an overlay: shows the other form in place. */
  readonly onWechsel?: (() => void) | undefined;
};

const imPlatz = (onWechsel: (() => void) | undefined) => (ereignis: MouseEvent) => {
  if (!onWechsel || ereignis.ctrlKey || ereignis.metaKey || ereignis.shiftKey) return;
  ereignis.preventDefault();
  onWechsel();
};

/** From the sign-in to the registration, on the same way: what stands behind `#` is known in the browser alone. */
export function Registrierlink({ onWechsel }: WechselProps) {
  const { search, hash } = useLocation();
  const hydriert = useHydriert();
  const ziel = registrierziel(new URLSearchParams(search), hydriert ? merkerLesen() : ohneMerker);
  return (
    <p className={styles.wechsel}>
      Noch kein Konto?{" "}
      <Link to={hydriert ? ziel + hash : ziel} onClick={imPlatz(onWechsel)}>
        Jetzt kostenlos registrieren
      </Link>
    </p>
  );
}

/** From the registration back to the sign-in, on the same way. */
export function Anmeldelink({ onWechsel }: WechselProps) {
  const { search, hash } = useLocation();
  const hydriert = useHydriert();
  const ziel = anmeldeziel(new URLSearchParams(search));
  return (
    <p className={styles.wechsel}>
      Sie haben schon ein Konto?{" "}
      <Link to={hydriert ? ziel + hash : ziel} onClick={imPlatz(onWechsel)}>
        Anmelden
      </Link>
    </p>
  );
}
