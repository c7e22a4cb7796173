import { type Tag, uhrzeitAusText } from "@gebuehrenportal/recht";
import { type ReactNode, useId, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { nachZeiger } from "#ui/felder/nach-zeiger.ts";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import styles from "./schreibtisch.module.css";
import { nurKuenftig, type Terminlesung, terminAusText, termintexte } from "./termin.ts";

type TerminfeldProps = {
  readonly label: string;
  readonly heute: Tag;
  /** Wall clock of Berlin at first, `YYYY-MM-DDTHH:MM` or empty. */
  readonly anfang: string;
  /** What was sent and comes back, as it was typed. */
  readonly gesendet?: { readonly tag: string; readonly uhrzeit: string } | undefined;
  readonly hinweis: ReactNode;
  /** False: another field says whether it is needed. */
  readonly freiwillig?: boolean;
  /** Only a moment to come is taken. */
  readonly kuenftig?: boolean;
  /** Of the server. */
  readonly fehler?: ReactNode;
  /** Says what is missing, also where nobody has been yet. */
  readonly pruefen?: boolean;
  readonly onLesung?: (lesung: Terminlesung) => void;
};

/**
 * Day and time of a publication as `TT.MM.JJJJ` and `HH:MM`, whatever language the browser speaks. In a plain form the
 * fields are called `terminTag` and `terminZeit`.
 */
export function Terminfeld(props: TerminfeldProps) {
  const { label, heute, anfang, gesendet, hinweis, freiwillig = true, kuenftig, pruefen = false } = props;
  const id = useId();
  const [{ tag, uhrzeit }, setTexte] = useState(() => gesendet ?? termintexte(anfang));
  const [verlassen, setVerlassen] = useState(false);
  const gelesen = (eingabe: { tag: string; uhrzeit: string }) => {
    const lesung = terminAusText(eingabe.tag, eingabe.uhrzeit, heute);
    return kuenftig ? nurKuenftig(lesung, new Date(), freiwillig) : lesung;
  };
  const lesung = gelesen({ tag, uhrzeit });
  function geaendert(neu: { tag: string; uhrzeit: string }) {
    setTexte(neu);
    props.onLesung?.(gelesen(neu));
  }
  const gezeigt = verlassen || pruefen;
  const fehlt = (feld: "tag" | "uhrzeit") =>
    gezeigt && lesung.art === "unklar" && lesung.feld === feld ? lesung.fehler : undefined;
  // What the server has said holds for what was sent, and nothing is said at two fields.
  const nochGesendet = !gesendet || (gesendet.tag === tag && glatt(gesendet.uhrzeit) === glatt(uhrzeit));
  const fehler = nochGesendet && !fehlt("uhrzeit") ? props.fehler : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the fields beside it are
    <div
      role="group"
      aria-labelledby={`${id}-titel`}
      aria-describedby={`${id}-hinweis`}
      className={styles.termin}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) nachZeiger(() => setVerlassen(true));
      }}
    >
      <p id={`${id}-titel`} className={styles.label}>
        {label} {freiwillig ? <span className={styles.leise}>(freiwillig)</span> : null}
      </p>
      <div className={styles.terminfelder}>
        <Tagfeld
          label="Tag"
          name="terminTag"
          placeholder="TT.MM.JJJJ"
          heute={heute}
          text={tag}
          fehler={fehlt("tag") ?? fehler}
          onText={(text) => geaendert({ tag: text, uhrzeit })}
        />
        <Feld
          label="Uhrzeit"
          name="terminZeit"
          inputMode="numeric"
          placeholder="HH:MM"
          maxLength={12}
          value={uhrzeit}
          fehler={fehlt("uhrzeit")}
          onChange={({ target }) => geaendert({ tag, uhrzeit: target.value })}
          onBlur={() => {
            if (glatt(uhrzeit) !== uhrzeit) geaendert({ tag, uhrzeit: glatt(uhrzeit) });
          }}
        />
      </div>
      <p id={`${id}-hinweis`} className={styles.hinweis}>
        {hinweis}
      </p>
    </div>
  );
}

/** A time of day as it is written in full; what is none stays as it is. */
const glatt = (uhrzeit: string): string => uhrzeitAusText(uhrzeit) ?? uhrzeit;
