import { type SubmitEvent, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { korrigieren, werkFragen } from "../client/scan.ts";
import { aktuell } from "../client/zustand.ts";
import type { Beurteilt, Lesart } from "../korrektur.ts";
import styles from "./berichtigung.module.css";

type BerichtigungProps = {
  readonly datei: number;
  readonly stelle: Beurteilt;
  /** The place is settled. */
  readonly weiter: () => void;
};

/** Rejects a place, or reads it as something else: one of the acts it may mean, or whatever is typed. */
export function Berichtigung({ datei, stelle, weiter }: BerichtigungProps) {
  const [offen, setOffen] = useState(false);
  const [eingabe, setEingabe] = useState("");
  const [fehler, setFehler] = useState("");
  const name = stelle.name;
  const uebernehmen = (lesart: Lesart) => {
    setOffen(false);
    korrigieren(datei, stelle.schluessel, { art: "geaendert", lesart }, `${name} geändert`);
  };
  const nachschlagen = async (worte: string) => {
    const { land } = aktuell();
    const [lesart] = await werkFragen({ art: "nachschlagen", eingabe: worte, land }).catch(() => []);
    if (lesart) uebernehmen(lesart);
    else setFehler("Das wird nicht als Vorschrift gelesen. Schreiben Sie zum Beispiel „§ 280 Abs. 1 BGB“.");
  };
  const zuordnen = (akt: string) =>
    werkFragen({ art: "zuordnen", norm: stelle, akt }).then(uebernehmen, () => {});
  const senden = (ereignis: SubmitEvent) => {
    ereignis.preventDefault();
    void nachschlagen(eingabe);
  };
  if (stelle.korrektur === "verworfen") return null;
  if (!offen)
    return (
      <>
        <Knopf art="klein" onClick={() => setOffen(true)}>
          Ändern
        </Knopf>
        <Knopf
          art="klein"
          onClick={() => {
            korrigieren(datei, stelle.schluessel, { art: "verworfen" }, `${name} verworfen`);
            weiter();
          }}
        >
          Verwerfen
        </Knopf>
      </>
    );
  return (
    <form className={styles.berichtigung} onSubmit={senden}>
      {infrage(stelle).map((akt) => (
        <Knopf key={akt} art="klein" onClick={() => zuordnen(akt)}>
          {akt}
        </Knopf>
      ))}
      <Feld
        name="richtig"
        label="Gemeint ist"
        placeholder="§ 280 Abs. 1 BGB"
        value={eingabe}
        fehler={fehler || undefined}
        autoFocus
        onChange={({ currentTarget }) => setEingabe(currentTarget.value)}
      />
      <span className="knopfreihe-eng">
        <Knopf type="submit" art="haupt">
          Übernehmen
        </Knopf>
        <Knopf art="still" onClick={() => setOffen(false)}>
          Abbrechen
        </Knopf>
      </span>
    </form>
  );
}

/** The acts an ambiguous form may mean. */
const infrage = ({ hinweise }: Beurteilt): readonly string[] =>
  hinweise.flatMap((hinweis) => (hinweis.art === "mehrdeutig" ? hinweis.akte : []));
