import { Zeichen } from "../zeichen.tsx";
import styles from "./farbschalter.module.css";
import { type Farbschema, farbschemaSchluessel, gewechselt } from "./farbschema.ts";

function wechseln() {
  const wurzel = document.documentElement;
  const system: Farbschema = matchMedia("(prefers-color-scheme: dark)").matches ? "dunkel" : "hell";
  const neu = gewechselt(wurzel.dataset.farbschema as Farbschema | undefined, system);
  if (neu) wurzel.dataset.farbschema = neu;
  else delete wurzel.dataset.farbschema;
  try {
    if (neu) localStorage.setItem(farbschemaSchluessel, neu);
    else localStorage.removeItem(farbschemaSchluessel);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

/** Switches between light and dark; both icons lie on one another and the scheme colours the fitting one. */
export function Farbschalter() {
  return (
    <button
      type="button"
      className={styles.schalter}
      onClick={wechseln}
      title="Helle oder dunkle Darstellung"
      data-nur-mit-skript=""
      data-testid="farbschalter"
    >
      <Zeichen name="mond" className={styles.mond ?? ""} />
      <Zeichen name="sonne" className={styles.sonne ?? ""} />
      <span className="nur-vorlesen">Zwischen heller und dunkler Darstellung wechseln</span>
    </button>
  );
}
