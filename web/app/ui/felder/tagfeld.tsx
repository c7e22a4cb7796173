import { alsTag, datum, type Tag, type Tageslesung, tagAusText, wochentag } from "@gebuehrenportal/recht";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import { Zeichen } from "../zeichen.tsx";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "./feldgeruest.tsx";

type TagfeldProps = Geruestangaben &
  Omit<
    ComponentPropsWithRef<"input">,
    keyof Geruestangaben | "children" | "value" | "defaultValue" | "ref"
  > & {
    readonly name: string;
    /** Today in Berlin, from the page: `heute`, `+2w` and two-digit years count from it. */
    readonly heute: Tag;
    /** The typed text, where the page keeps it (with `onText`). */
    readonly text?: string;
    /** The text at first, where the form itself keeps it. */
    readonly vorgabe?: string;
    /** Called for each change, also when leaving the field tidies the text up. */
    readonly onText?: (text: string) => void;
  };

const kuerzel = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;

/** A day that stands there in full is shown with its weekday at once; anything shorter waits until the field is left. */
function fertigeLesung(text: string, heute: Tag): Tageslesung | undefined {
  const lesung = tagAusText(text, heute);
  return lesung.art === "tag" && datum(lesung.tag) === text ? lesung : undefined;
}

/**
 * A calendar day, typed first (`5.3.27`, `05032027`, `heute`, `+2w`), with the browser's own calendar beside it. On
 * leaving, the field shows the day it understood with its weekday.
 */
export function Tagfeld(props: TagfeldProps) {
  const [geruest, { heute, text, vorgabe, onText, onBlur, ...input }] = geteilt(props);
  const eingabe = useRef<HTMLInputElement>(null);
  const kalender = useRef<HTMLInputElement>(null);
  const anfang = text ?? vorgabe ?? "";
  const [gelesen, setGelesen] = useState<{ readonly text: string; readonly lesung: Tageslesung | undefined }>(
    {
      text: anfang,
      lesung: fertigeLesung(anfang, heute),
    },
  );
  // A page that puts another text into the field (quick start, undo) also takes away what was said about the old one.
  const lesung = text === undefined || gelesen.text === text ? gelesen.lesung : fertigeLesung(text, heute);

  function lesen(roh: string) {
    const neu = tagAusText(roh, heute);
    const fertig = neu.art === "tag" ? datum(neu.tag) : roh;
    setGelesen({ text: fertig, lesung: neu });
    if (fertig === roh) return;
    if (text === undefined && eingabe.current) eingabe.current.value = fertig;
    onText?.(fertig);
  }
  function kalenderOeffnen() {
    if (!kalender.current) return;
    const jetzt = tagAusText(eingabe.current?.value ?? "", heute);
    kalender.current.value = jetzt.art === "tag" ? jetzt.tag : heute;
    kalender.current.showPicker();
  }

  return (
    <Feldgeruest
      {...geruest}
      fehler={lesung?.art === "ungueltig" ? "Diesen Tag gibt es nicht. Beispiel: 05.03.2027" : geruest.fehler}
    >
      {(bindung) => (
        <span className={`${styles.kasten} ${styles.tagkasten}`}>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...bindung}
            ref={eingabe}
            {...(text === undefined ? { defaultValue: vorgabe } : { value: text })}
            onChange={(ereignis) => {
              setGelesen({ text: ereignis.currentTarget.value, lesung: undefined });
              onText?.(ereignis.currentTarget.value);
            }}
            onBlur={(ereignis) => {
              lesen(ereignis.currentTarget.value);
              onBlur?.(ereignis);
            }}
            className={`${styles.eingabe} ${styles.mitKalender}`}
          />
          <span className={styles.wochentag}>
            {lesung?.art === "tag" ? kuerzel[wochentag(lesung.tag) - 1] : ""}
          </span>
          <input
            ref={kalender}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.kalenderquelle}
            onChange={(ereignis) => {
              const gewaehlt = alsTag(ereignis.currentTarget.value);
              if (gewaehlt) lesen(gewaehlt);
            }}
          />
          <button
            type="button"
            className={`${styles.imRahmen} ${styles.kalender}`}
            onClick={kalenderOeffnen}
            data-nur-mit-skript=""
          >
            <Zeichen name="kalender" />
            <span className="nur-vorlesen">Kalender öffnen</span>
          </button>
        </span>
      )}
    </Feldgeruest>
  );
}
