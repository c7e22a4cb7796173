import { type Betragslesung, betragAusText, euro, zahl } from "@gebuehrenportal/recht";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "./feldgeruest.tsx";

type BetragsfeldProps = Geruestangaben &
  Omit<
    ComponentPropsWithRef<"input">,
    keyof Geruestangaben | "children" | "value" | "defaultValue" | "ref"
  > & {
    readonly name: string;
    /** The typed text, where the page keeps it (with `onText`). */
    readonly text?: string;
    /** The text at first, where the form itself keeps it. */
    readonly vorgabe?: string;
    /** Called for each change, also when leaving the field tidies the text up. */
    readonly onText?: (text: string) => void;
  };

/**
 * An amount in euros. Takes what lawyers type or paste; on leaving, the field shows how the entry was understood
 * (`1234,5` → `1.234,50`). An entry with two readings is asked back with both of them as buttons.
 */
export function Betragsfeld(props: BetragsfeldProps) {
  const [geruest, { text, vorgabe, onText, onBlur, ...input }] = geteilt(props);
  const eingabe = useRef<HTMLInputElement>(null);
  const [gelesen, setGelesen] = useState<{ readonly text: string; readonly lesung: Betragslesung }>();
  // A page that puts another text into the field (quick start, undo) also takes away what was said about the old one.
  const lesung = text === undefined || gelesen?.text === text ? gelesen?.lesung : undefined;

  function uebernehmen(neu: string) {
    if (text === undefined && eingabe.current) eingabe.current.value = neu;
    onText?.(neu);
  }
  function lesen(roh: string) {
    const neu = betragAusText(roh);
    setGelesen({ text: roh, lesung: neu });
    if (neu.art === "betrag" && zahl(neu.betrag) !== roh) uebernehmen(zahl(neu.betrag));
  }
  const lesarten = (
    <Lesarten
      lesung={lesung}
      onWahl={(gewaehlt) => {
        uebernehmen(gewaehlt);
        setGelesen(undefined);
        eingabe.current?.focus();
      }}
    />
  );
  const eigenerFehler = lesung?.art === "mehrdeutig" || lesung?.art === "ungueltig" ? lesarten : undefined;

  return (
    <Feldgeruest {...geruest} fehler={eigenerFehler ?? geruest.fehler}>
      {(bindung) => (
        <span className={styles.kasten}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...bindung}
            ref={eingabe}
            {...(text === undefined ? { defaultValue: vorgabe } : { value: text })}
            onChange={(ereignis) => {
              setGelesen(undefined);
              onText?.(ereignis.currentTarget.value);
            }}
            onBlur={(ereignis) => {
              lesen(ereignis.currentTarget.value);
              onBlur?.(ereignis);
            }}
            className={`${styles.eingabe} ${styles.mitEinheit} ${styles.zahl}`}
          />
          <span className={styles.einheit} aria-hidden="true">
            €
          </span>
        </span>
      )}
    </Feldgeruest>
  );
}

type LesartenProps = {
  readonly lesung: Betragslesung | undefined;
  readonly onWahl: (text: string) => void;
};

/** Why the entry was not taken, with the possible readings to choose from. */
function Lesarten({ lesung, onWahl }: LesartenProps) {
  if (lesung?.art !== "mehrdeutig") return <>Bitte geben Sie einen gültigen Wert ein.</>;
  return (
    <>
      {lesung.lesarten.length > 1 ? "Das ist mehrdeutig. Was meinen Sie?" : "Meinen Sie diesen Betrag?"}
      <span className={styles.lesarten}>
        {lesung.lesarten.map((betrag) => (
          <button key={betrag} type="button" className={styles.lesart} onClick={() => onWahl(zahl(betrag))}>
            {euro(betrag)}
          </button>
        ))}
      </span>
    </>
  );
}
