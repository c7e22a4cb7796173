import { type ReactNode, useId } from "react";
import { Zeichen } from "../zeichen.tsx";
import styles from "./feld.module.css";

/** What every field shows around its control. */
export type Geruestangaben = {
  /** Always visible, above the field. */
  readonly label: ReactNode;
  /** Shown below the field at all times. */
  readonly hinweis?: ReactNode;
  /** Shown below the hint, with icon; marks the control as invalid. */
  readonly fehler?: ReactNode;
  /** Adds „(freiwillig)“ to the label. Fields without it are required. */
  readonly freiwillig?: boolean;
  /** Id of the control; derived if unset. */
  readonly id?: string;
  /** Marks the error line for tests. */
  readonly fehlerTestId?: string | undefined;
};

/** What a field shows around its control, and apart from it what the control takes. */
export function geteilt<P extends Geruestangaben>(
  props: P,
): readonly [geruest: Geruestangaben, steuerung: Omit<P, keyof Geruestangaben>] {
  const { label, hinweis, fehler, fehlerTestId, freiwillig = false, id, ...steuerung } = props;
  return [{ label, hinweis, fehler, fehlerTestId, freiwillig, ...(id && { id }) }, steuerung];
}

/** Attributes that tie a control to its label, hint and error. */
export type Bindung = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

/** Label above, control, hint below, error below the hint; the control receives the tying attributes. */
export function Feldgeruest(props: Geruestangaben & { readonly children: (bindung: Bindung) => ReactNode }) {
  const eigene = useId();
  const id = props.id ?? eigene;
  const hinweisId = `${id}-hinweis`;
  const fehlerId = `${id}-fehler`;
  const beschrieben = [props.hinweis && hinweisId, props.fehler && fehlerId].filter(Boolean).join(" ");
  return (
    <div className={styles.feld}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
        {props.freiwillig ? <span className={styles.freiwillig}> (freiwillig)</span> : null}
      </label>
      {props.children({
        id,
        "aria-describedby": beschrieben || undefined,
        "aria-invalid": props.fehler ? true : undefined,
      })}
      {props.hinweis ? (
        <p className={styles.hinweis} id={hinweisId}>
          {props.hinweis}
        </p>
      ) : null}
      <Feldfehler id={fehlerId} fehler={props.fehler} testId={props.fehlerTestId} />
    </div>
  );
}

/** The error line of a field or group; announced when it appears. */
export function Feldfehler({
  id,
  fehler,
  testId,
}: {
  readonly id: string;
  readonly fehler: ReactNode;
  readonly testId?: string | undefined;
}) {
  return (
    <div aria-live="polite">
      {fehler ? (
        <div className={styles.fehler} id={id} data-testid={testId}>
          <Zeichen name="achtung" />
          <div>{fehler}</div>
        </div>
      ) : null}
    </div>
  );
}
