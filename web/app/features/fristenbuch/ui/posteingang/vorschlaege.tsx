import { useEffect, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";
import type { Vorschlag, Vorschlagsfeld } from "../../posteingang/vorschlag.ts";
import styles from "./posteingang.module.css";
import type { Vorgaben } from "./postfelder.tsx";

const feldnamen: Readonly<Record<Vorschlagsfeld, string>> = {
  aktenzeichen: "Aktenzeichen",
  sender: "Von",
  kind: "Was",
  subject: "Bezeichnung",
  courtFileNumber: "Zeichen des Absenders",
  statedPeriod: "Genannte Frist",
};

type VorschlaegeProps = {
  readonly name: string;
  readonly vorschlaege: readonly Vorschlag[];
  readonly vorgaben: Vorgaben;
  readonly uebernehmen: (vorschlag: Vorschlag, gilt: boolean) => void;
  readonly schliessen: () => void;
};

/** What a file proposes, each with its place in the text; only what somebody takes over goes into the form. */
export function Vorschlaege({ name, vorschlaege, vorgaben, uebernehmen, schliessen }: VorschlaegeProps) {
  const erster = useRef<HTMLButtonElement>(null);
  useEffect(() => erster.current?.focus(), []);
  return (
    <section aria-labelledby="post-vorschlaege" className={styles.vorschlaege} data-testid="post-proposals">
      <div className={styles.vorschlagskopf}>
        <h3 id="post-vorschlaege" className={styles.unter}>
          Vorschläge aus „{name}“
        </h3>
        <Knopf art="still" onClick={schliessen}>
          Schließen
        </Knopf>
      </div>
      {vorschlaege.length === 0 ? (
        <p role="status">Die Datei nennt nichts davon. Bitte tippen Sie die Angaben ein.</p>
      ) : (
        <>
          <p className="nebensatz" role="status">
            Bitte prüfen Sie jeden Vorschlag an seiner Stelle im Text. Der Tag der Zustellung steht in keinem
            Schreiben; tragen Sie ihn selbst ein.
          </p>
          <ul className="linienliste">
            {vorschlaege.map((vorschlag, i) => (
              <Zeile
                key={`${vorschlag.feld} ${vorschlag.wert}`}
                vorschlag={vorschlag}
                gilt={vorgaben[vorschlag.feld]?.wert === vorschlag.wert}
                knopf={i === 0 ? erster : undefined}
                uebernehmen={uebernehmen}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type ZeileProps = Pick<VorschlaegeProps, "uebernehmen"> & {
  readonly vorschlag: Vorschlag;
  /** It stands in the form. */
  readonly gilt: boolean;
  readonly knopf: React.Ref<HTMLButtonElement> | undefined;
};

function Zeile({ vorschlag, gilt, knopf, uebernehmen }: ZeileProps) {
  const { feld, text, satz, stelle } = vorschlag;
  return (
    <li className={styles.vorschlag} data-testid="post-proposal">
      <div>
        <p>
          <span className="leise">{feldnamen[feld]}: </span>
          <strong>{text}</strong>
        </p>
        {satz ? <p className={styles.auffaellig}>{satz}</p> : null}
        <p className="leise">
          Seite {stelle.seite}: {stelle.davor}
          <mark>{stelle.wort}</mark>
          {stelle.danach}
        </p>
      </div>
      <Knopf
        art="klein"
        aria-pressed={gilt}
        onClick={() => uebernehmen(vorschlag, !gilt)}
        {...(knopf && { ref: knopf })}
      >
        {gilt ? "Übernommen" : "Übernehmen"}
        <span className="nur-vorlesen">
          {" "}
          ({feldnamen[feld]}: {text})
        </span>
      </Knopf>
    </li>
  );
}
