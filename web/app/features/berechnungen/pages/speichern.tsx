import { ZumRvgRechner } from "#features/rechner/index.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { speicherschritt } from "../speicherseite.server.ts";
import styles from "../ui/berechnungen.module.css";
import { Speicherschritt } from "../ui/speicherschritt.tsx";
import type { Route } from "./+types/speichern.ts";

export const meta = () =>
  metadaten("Berechnung speichern", "Ein Ergebnis unter „Meine Berechnungen“ ablegen, auch ohne JavaScript.");

/** The calculators send their inputs here where no script runs. */
export const action = (aufruf: Route.ActionArgs) => speicherschritt(aufruf);

export default function Speicherseite({ actionData: ansicht }: Route.ComponentProps) {
  return (
    <>
      <Seitenkopf
        titel="Berechnung speichern"
        vorspann="Gespeichertes steht unter „Meine Berechnungen“, mit Eingaben, Fassung des Rechts und Rechenweg."
      />
      <div className={styles.seite}>
        {ansicht ? (
          <Speicherschritt ansicht={ansicht} />
        ) : (
          <>
            <p>Gespeichert wird von einem Ergebnis aus: Rechnen Sie und wählen Sie darunter „Speichern“.</p>
            <ZumRvgRechner />
          </>
        )}
      </div>
    </>
  );
}
