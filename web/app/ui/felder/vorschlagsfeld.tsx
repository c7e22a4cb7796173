import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import styles from "./vorschlagsfeld.module.css";
import { tastenwirkung } from "./vorschlagstasten.ts";

/** The list of suggestions below a field. Whoever has the field keeps its state. */
export type Vorschlagsangaben<T> = {
  /** Name of the list. */
  readonly liste: string;
  readonly vorschlaege: readonly T[];
  readonly offen: boolean;
  /** Suggestion that the arrow keys have reached; -1: what is typed counts. */
  readonly stelle: number;
  /** Only what the list holds can be taken, so that one of it is always reached. */
  readonly nurListe?: boolean;
  /** What is said above the open list, or in its place. */
  readonly stand?: ReactNode;
  /** Class of an option; its common look is there already. */
  readonly optionsklasse?: string | undefined;
  /** Marks field, list and options for tests. */
  readonly testId?: string;
  readonly schluessel: (vorschlag: T) => string;
  /** What an option shows. */
  readonly zeigen: (vorschlag: T) => ReactNode;
  readonly onStelle: (stelle: number) => void;
  readonly onOffen: (offen: boolean) => void;
  readonly onWahl: (vorschlag: T) => void;
};

type VorschlagsfeldProps<T> = Vorschlagsangaben<T> &
  Omit<ComponentPropsWithRef<"input">, keyof Vorschlagsangaben<T> | "role" | "children"> & {
    readonly id: string;
  };

/**
 * A line of text with a list to choose from: the combobox of the WAI-ARIA practices. The field keeps the focus and names
 * the option reached. The list stands below the next positioned box around it; further attributes go to the native input.
 */
export function Vorschlagsfeld<T>({
  liste,
  vorschlaege,
  offen,
  stelle,
  nurListe = false,
  stand,
  optionsklasse = "",
  testId,
  schluessel,
  zeigen,
  onStelle,
  onOffen,
  onWahl,
  onKeyDown,
  ...input
}: VorschlagsfeldProps<T>) {
  const { id } = input;
  const gezeigte = offen ? vorschlaege : [];
  const sichtbar = offen && (vorschlaege.length > 0 || Boolean(stand));

  function taste(ereignis: KeyboardEvent<HTMLInputElement>) {
    // Enter or comma that only ends a composed character.
    if (ereignis.nativeEvent.isComposing) return;
    const wirkung = tastenwirkung(ereignis.key, { anzahl: vorschlaege.length, stelle, nurListe, sichtbar });
    const gewaehlt = gezeigte[stelle];
    if (wirkung?.art === "oeffnen") return onOffen(true);
    if (wirkung?.art === "schritt") {
      onOffen(true);
      onStelle(wirkung.stelle);
      document.getElementById(`${id}-${wirkung.stelle}`)?.scrollIntoView({ block: "nearest" });
    } else if (wirkung?.art === "schliessen") onOffen(false);
    else if (wirkung && gewaehlt !== undefined) onWahl(gewaehlt);
    else return onKeyDown?.(ereignis);
    ereignis.preventDefault();
  }
  return (
    <>
      <input
        autoComplete="off"
        data-testid={testId && `${testId}-input`}
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={gezeigte.length > 0}
        aria-controls={`${id}-liste`}
        aria-activedescendant={gezeigte[stelle] === undefined ? undefined : `${id}-${stelle}`}
        onKeyDown={taste}
      />
      {/* The field keeps the focus: no tab stop, and no press on words or a scrollbar takes it. A finger may scroll. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is prevented here is an interaction */}
      <div
        className={styles.flaeche}
        hidden={!sichtbar}
        tabIndex={-1}
        onMouseDown={(e) => e.preventDefault()}
      >
        {offen ? stand : null}
        <div
          id={`${id}-liste`}
          role="listbox"
          aria-label={liste}
          hidden={gezeigte.length === 0}
          data-testid={testId && `${testId}-options`}
        >
          {gezeigte.map((vorschlag, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names the active option
            <div
              key={schluessel(vorschlag)}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === stelle}
              className={`${styles.option} ${optionsklasse}`}
              data-testid={testId && `${testId}-option`}
              onClick={() => onWahl(vorschlag)}
            >
              {zeigen(vorschlag)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
