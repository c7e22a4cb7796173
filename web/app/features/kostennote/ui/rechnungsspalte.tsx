import { untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { spaltenhoehe } from "#features/rechner/index.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import type { Ansicht } from "../ansichten/ansicht.server.ts";
import styles from "./kostennote.module.css";
import { Prueftafel } from "./prueftafel.tsx";
import { Rechnungstabelle } from "./rechnungstabelle.tsx";
import { ZumAntrag } from "./zum-antrag.tsx";

type Rechnungsspalteprops = {
  readonly ansicht: Ansicht;
  /** Says whether this is stored. */
  readonly lage: ReactNode;
  readonly verweise: ReactNode;
  /** Release and buttons. */
  readonly children: ReactNode;
};

/** The bill as it would go out, what the law still wants, and what can be done with it. */
export function Rechnungsspalte({ ansicht, lage, verweise, children }: Rechnungsspalteprops) {
  const { brief, liste, ohneGrundlage } = ansicht;
  return (
    <div className={styles.rechnung} id="ergebnis" ref={spaltenhoehe}>
      {ohneGrundlage ? <Hinweis art="gefahr">{ohneGrundlage}</Hinweis> : null}
      {brief ? (
        <div className={styles.brief}>
          <div className={styles.briefkopf}>
            <h2 className={styles.titel}>Rechnung</h2>
            <p className={styles.leise} role="status">
              {lage}
            </p>
          </div>
          <Rechnungstabelle beschriftung="Rechnung" beschriftungVerbergen tabelle={brief.rechnung} />
          {[...brief.schluss, ...brief.rechtsgrundlagen].map((satz) => (
            <p key={satz} className={styles.leise}>
              {untrennbar(satz)}
            </p>
          ))}
        </div>
      ) : null}
      {ansicht.ausKasse ? <ZumAntrag /> : null}
      <p className={styles.verweise}>{verweise}</p>
      <Prueftafel liste={liste} />
      <div className={styles.abschluss} id="abschluss">
        {children}
      </div>
    </div>
  );
}
