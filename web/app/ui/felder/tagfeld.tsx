import { alsTag, datum, type Tag, type Tageslesung, tagAusText, wochentag } from "@gebuehrenportal/recht";
import { useRef } from "react";
import { Zeichen } from "../zeichen.tsx";
import styles from "./feld.module.css";
import { Feldgeruest } from "./feldgeruest.tsx";
import { type Lesefeldangaben, useLesung } from "./use-lesung.ts";

type TagfeldProps = Lesefeldangaben & {
  /** Today in Berlin, from the page: `heute`, `+2w` and two-digit years count from it. */
  readonly heute: Tag;
};

const kuerzel = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;

/**
 * A calendar day, typed first (`5.3.27`, `05032027`, `heute`, `+2w`), with the browser's own calendar beside it. On
 * leaving, the field shows the day it understood with its weekday.
 */
export function Tagfeld({ heute, ...props }: TagfeldProps) {
  const kalender = useRef<HTMLInputElement>(null);
  const { geruest, lesung, feld, eingabe, uebernehmen } = useLesung(
    props,
    (roh): readonly [lesung: Tageslesung, fertig: string | undefined] => {
      const tag = tagAusText(roh, heute);
      return [tag, tag.art === "tag" ? datum(tag.tag) : undefined];
    },
  );
  function kalenderOeffnen() {
    if (!kalender.current) return;
    const jetzt = tagAusText(feld.current?.value ?? "", heute);
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
          <input {...eingabe} {...bindung} className={`${styles.eingabe} ${styles.mitKalender}`} />
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
              if (gewaehlt) uebernehmen(gewaehlt);
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
