import { useEffect, useRef, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { zeitpunkttext } from "../../../berlinzeit.ts";
import { unterschied } from "../../../schreiben/unterschied.ts";
import { Gegenueberstellung } from "../../gegenueberstellung.tsx";
import styles from "../text/dialog.module.css";
import type { Entwurfsansicht, Schreibstand } from "../werte.ts";

type KonfliktProps = {
  readonly eigene: Schreibstand;
  /** What the server has; undefined while it is fetched. */
  readonly andere: Entwurfsansicht | undefined;
  readonly onEigene: () => void;
  readonly onAndere: () => void;
  readonly onBeide: () => void;
  readonly onZu: () => void;
};

/** Two windows have changed the same draft: both texts side by side, and whoever writes decides. */
export function Konflikt({ eigene, andere, onEigene, onAndere, onBeide, onZu }: KonfliktProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [nurAndere, setNurAndere] = useState(true);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.breit}`}
      aria-labelledby="konflikt-titel"
      onClose={onZu}
    >
      <div className="stapel">
        <h2 id="konflikt-titel" className={styles.titel}>
          Zwei Fassungen dieses Entwurfs
        </h2>
        <p>
          Der Entwurf wurde in einem anderen Fenster geändert
          {andere ? `, zuletzt am ${zeitpunkttext(andere.geaendert)}` : ""}. Beide Fassungen sind erhalten.
        </p>
        {andere ? (
          <Gegenueberstellung
            zeilen={unterschied(fassung(andere), fassung(eigene))}
            links="Andere Fassung"
            rechts="Ihre Fassung in diesem Fenster"
            nurGeaenderte={nurAndere}
            onNurGeaenderte={setNurAndere}
          />
        ) : (
          <p role="status">Die andere Fassung wird geladen …</p>
        )}
        <div className={styles.knoepfe}>
          <Knopf onClick={() => dialog.current?.close()}>Später entscheiden</Knopf>
          <span className={styles.luecke} />
          <Knopf disabled={!andere} onClick={onAndere}>
            Andere Fassung übernehmen
          </Knopf>
          <Knopf disabled={!andere} onClick={onEigene}>
            Ihre Fassung behalten
          </Knopf>
          <Knopf art="haupt" disabled={!andere} onClick={onBeide}>
            Beide behalten
          </Knopf>
        </div>
      </div>
    </dialog>
  );
}

const fassung = (s: Schreibstand) => ({ ...s, stand: s.stand || null, korrektur: s.korrektur || null });
