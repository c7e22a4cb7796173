import type { MouseEvent, ReactNode } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./schreibtisch.module.css";

/** Why it went no further. */
export type Absage = { readonly fehler?: string; readonly code?: string | undefined };

type SchreibtischfussProps = {
  readonly absage: Absage | undefined;
  /** Address of the draft. */
  readonly adresse: string;
  /** The line that says where the text stands. */
  readonly standzeile: ReactNode;
  readonly gesperrt: boolean;
  readonly onVorschau: () => void;
  /** What comes after writing. */
  readonly weiter: { readonly text: string; readonly gesperrt: boolean; readonly onWahl: () => void };
};

/** What stays in sight below the desk: a refusal in a row of its own, how the text stands, and what comes next. */
export function Schreibtischfuss(props: SchreibtischfussProps) {
  const { absage, adresse, standzeile, gesperrt, onVorschau, weiter } = props;
  return (
    <div className={styles.fuss}>
      {absage?.fehler ? (
        <div className={styles.absage}>
          <Hinweis art="gefahr" rolle="alert">
            {absage.fehler}{" "}
            {absage.code === "basis-veraltet" ? (
              // A whole new page: it says what has changed meanwhile.
              <a href={adresse}>Seite neu laden</a>
            ) : null}
          </Hinweis>
        </div>
      ) : null}
      {standzeile}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed */}
      <div className="knopfreihe-eng" onMouseDown={stehenLassen} onClickCapture={feldVerlassen}>
        <Knopf onClick={onVorschau} disabled={gesperrt}>
          Vorschau<span className="nur-vorlesen"> in neuem Fenster</span>
        </Knopf>
        <Knopf art="haupt" disabled={gesperrt || weiter.gesperrt} onClick={weiter.onWahl}>
          {weiter.text}
        </Knopf>
      </div>
    </div>
  );
}

/**
 * Leaving a field may show an error below it and move the button away from under the mouse: so only the click leaves it,
 * and before it does anything, for what the field takes over on being left has to be sent along.
 */
const stehenLassen = (e: MouseEvent) => e.preventDefault();
const feldVerlassen = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest("button")?.focus({ preventScroll: true });
