import { untrennbar } from "@gebuehrenportal/recht";
import type { MouseEvent } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { fehlertext } from "../../formular/fehlertext.ts";
import type { Fehlerliste } from "../../formular/lesen.ts";
import { feldOeffnen } from "../formular/feld-oeffnen.ts";
import styles from "./ergebnis.module.css";

/** Why there is no total yet; what the law objects to is said here, too, with the way to its field. */
export function Unklarheiten({ fehler }: { readonly fehler: Fehlerliste }) {
  const einwaende = Object.entries(fehler).filter(([, f]) => f.art === "recht");
  if (einwaende.length === 0)
    return (
      <p className={styles.leer}>Eine Angabe fehlt noch oder ist unklar. Sie ist am Feld gekennzeichnet.</p>
    );
  return (
    <Hinweis art="warnung" titel="Eine Angabe passt noch nicht">
      <ul className={styles.funktionen}>
        {einwaende.map(([ort, f]) => (
          <li key={ort}>
            {untrennbar(fehlertext(f, ort))}{" "}
            <a href={`#${ort}`} onClick={(e) => springen(e, ort)}>
              Zum Feld
            </a>
          </li>
        ))}
      </ul>
    </Hinweis>
  );
}

/** Unfolds what hides the field; without a script the link jumps to it. */
function springen(ereignis: MouseEvent, ort: string): void {
  ereignis.preventDefault();
  feldOeffnen(ort);
}
