import { Knopf } from "#ui/knopf.tsx";
import styles from "./rueckwegleiste.module.css";
import type { Rueckweg } from "./use-rechner.ts";

type RueckwegleisteProps = { readonly rueckweg: Rueckweg | undefined; readonly zurueck: () => void };

/** Says what was just removed or replaced and takes it back on a click; nobody is asked beforehand. */
export function Rueckwegleiste({ rueckweg, zurueck }: RueckwegleisteProps) {
  return (
    <div role="status" className={rueckweg ? styles.leiste : ""} data-nicht-drucken="">
      {rueckweg ? (
        <>
          <span>{rueckweg.text}</span>
          <Knopf art="still" onClick={zurueck}>
            Rückgängig
          </Knopf>
        </>
      ) : null}
    </div>
  );
}
