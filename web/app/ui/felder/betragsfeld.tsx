import { type Betragslesung, betragAusText, euro, zahl } from "@gebuehrenportal/recht";
import styles from "./feld.module.css";
import { Feldgeruest } from "./feldgeruest.tsx";
import { type Lesefeldangaben, useLesung } from "./use-lesung.ts";

function lesen(roh: string): readonly [lesung: Betragslesung, fertig: string | undefined] {
  const lesung = betragAusText(roh);
  return [lesung, lesung.art === "betrag" ? zahl(lesung.betrag) : undefined];
}

/**
 * An amount in euros. Takes what lawyers type or paste; on leaving, the field shows how the entry was understood
 * (`1234,5` → `1.234,50`). An entry with two readings is asked back with both of them as buttons.
 */
export function Betragsfeld(props: Lesefeldangaben) {
  const { geruest, lesung, feld, eingabe, setzen } = useLesung(props, lesen);
  const lesarten = (
    <Lesarten
      lesung={lesung}
      onWahl={(gewaehlt) => {
        setzen(gewaehlt);
        feld.current?.focus();
      }}
    />
  );
  const eigenerFehler = lesung?.art === "mehrdeutig" || lesung?.art === "ungueltig" ? lesarten : undefined;

  return (
    <Feldgeruest {...geruest} fehler={eigenerFehler ?? geruest.fehler}>
      {(bindung) => (
        <span className={styles.kasten}>
          <input
            inputMode="decimal"
            {...eingabe}
            {...bindung}
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
