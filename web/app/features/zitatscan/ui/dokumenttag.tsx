import { datum, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { type SubmitEvent, useRef, useState } from "react";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { tagSetzen } from "../client/scan.ts";
import { type Scandatei, unterwegs } from "../scanstand.ts";
import {
  herkunft,
  kurzeHerkunft,
  moeglicheTage,
  type Tagesangabe,
  tagesangabe,
  teiltage,
  teilworte,
} from "../tagesangabe.ts";
import styles from "./dokumenttag.module.css";

type DokumenttagProps = { readonly datei: Scandatei; readonly heute: Tag };

/** Of which day the file is, how that is known, and the way to say otherwise. */
export function Dokumenttag({ datei, heute }: DokumenttagProps) {
  const [offen, setOffen] = useState(false);
  const aendern = useRef<HTMLButtonElement>(null);
  const schliessen = () => {
    setOffen(false);
    aendern.current?.focus();
  };
  const angabe = tagesangabe(datei, heute);
  const { wort, dazu } = auskunft(datei, heute, angabe);
  return (
    <div className={styles.dokumenttag} data-testid="profi-tag">
      <div className={styles.zeile}>
        <p className={styles.tag}>Tag des Dokuments: {angabe ? <strong>{wort}</strong> : wort}</p>
        <Knopf
          ref={aendern}
          art="still"
          aria-expanded={offen}
          data-nicht-drucken=""
          onClick={() => setOffen(!offen)}
        >
          {angabe ? "Ändern" : "Angeben"}
        </Knopf>
        <p className={`leise ${styles.herkunft}`}>{dazu}</p>
      </div>
      {offen ? <Tageswahl datei={datei} heute={heute} schliessen={schliessen} /> : null}
    </div>
  );
}

/** What is said of the day: itself, that there are several documents or several days to choose from, or that there is none. */
function auskunft(
  datei: Scandatei,
  heute: Tag,
  angabe: Tagesangabe | undefined,
): { readonly wort: string; readonly dazu: string } {
  if (angabe) return { wort: datum(angabe.tag), dazu: herkunft(angabe.fund) };
  const teile = teiltage(datei, heute);
  if (teile.length > 0)
    return { wort: `${teile.length} Dokumente`, dazu: `Jedes hat seinen Tag: ${teilworte(teile)}` };
  const mehrere = moeglicheTage(datei, heute);
  if (mehrere.length > 1)
    return {
      wort: "bitte wählen",
      dazu: `In Frage kommen: ${mehrere.map(({ tag }) => datum(tag)).join(", ")}`,
    };
  return {
    wort: unterwegs(datei) ? "wird gesucht" : "nicht gefunden",
    dazu: "Mit ihm zeigt die Liste, was damals anders galt.",
  };
}

type TageswahlProps = DokumenttagProps & { readonly schliessen: () => void };

/** One of the days found, or any other. */
function Tageswahl({ datei, heute, schliessen }: TageswahlProps) {
  const [text, setText] = useState(() => {
    const angabe = tagesangabe(datei, heute);
    return angabe ? datum(angabe.tag) : "";
  });
  const [fehler, setFehler] = useState<string>();
  const funde = moeglicheTage(datei, heute);
  const gilt = tagesangabe(datei, heute)?.tag;
  const nehmen = (tag: Tag) => {
    tagSetzen(datei.id, tag);
    schliessen();
  };
  const senden = (ereignis: SubmitEvent) => {
    ereignis.preventDefault();
    const lesung = tagAusText(text, heute);
    if (lesung.art === "leer") setFehler("Bitte geben Sie den Tag des Dokuments an.");
    if (lesung.art !== "tag") return;
    if (lesung.tag > heute) setFehler("Dieser Tag liegt in der Zukunft.");
    else nehmen(lesung.tag);
  };
  return (
    <form
      className={`blattflaeche ${styles.wahl}`}
      aria-label="Tag des Dokuments"
      noValidate
      onSubmit={senden}
      onKeyDown={({ key }) => key === "Escape" && schliessen()}
    >
      <p className="leise">Der Tag entscheidet, welche Vorschriften die Liste als damals anders zeigt.</p>
      {funde.length > 0 ? (
        <fieldset className={styles.funde}>
          <legend className="leise">Im Dokument gefunden</legend>
          {funde.map((fund) => (
            <Knopf
              key={fund.tag}
              art="klein"
              aria-pressed={fund.tag === gilt}
              onClick={() => nehmen(fund.tag)}
            >
              {datum(fund.tag)} <span className={styles.fund}>{kurzeHerkunft(fund)}</span>
            </Knopf>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.feld}>
        <Tagfeld
          name="dokumenttag"
          label={funde.length > 0 ? "Anderer Tag" : "Tag des Dokuments"}
          heute={heute}
          text={text}
          onText={(neu) => {
            setText(neu);
            setFehler(undefined);
          }}
          fehler={fehler}
          fehlerTestId="profi-tag-fehler"
          autoFocus
        />
        <span className="knopfreihe-eng">
          <Knopf type="submit" art="haupt">
            Übernehmen
          </Knopf>
          <Knopf art="still" onClick={schliessen}>
            Abbrechen
          </Knopf>
        </span>
      </div>
    </form>
  );
}
