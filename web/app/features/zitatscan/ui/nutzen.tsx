import styles from "./nutzen.module.css";

const punkte = [
  {
    titel: "Liest wie ein Jurist",
    satz: "„§§ 280 I, III, 281 BGB“, „Art. 6 Abs. 1 UAbs. 1 lit. f DSGVO“, „VV RVG Nr. 7000“, auch über Zeilen und Seiten hinweg. Abschnitte von Verträgen und Randnummern bleiben außen vor.",
  },
  {
    titel: "Verlinkt zum amtlichen Text",
    satz: "Bundesrecht führt zu gesetze-im-internet.de, Unionsrecht zu EUR-Lex, auf Wunsch zu dejure.org oder buzer.de. Was es nicht mehr gibt oder wo das Land fehlt, sagt die Liste dazu.",
  },
  {
    titel: "Kennt das Recht von damals",
    satz: "Am Tag des Urteils oder Schreibens galten andere Gebühren, Wertgrenzen oder Fristen? Die Liste sagt es und zeigt beide Fassungen mit ihrer Quelle.",
  },
  {
    titel: "Gibt das Ergebnis heraus",
    satz: "Die Datei mit Links, auch für das beA, ein Normenverzeichnis für Word, dazu CSV, JSON und der Text mit Links.",
  },
] as const;

/** What the tool does, for whoever has not tried it yet. */
export function Nutzen() {
  return (
    <section className={styles.nutzen} aria-label="Was das Werkzeug leistet" data-nicht-drucken="">
      {punkte.map(({ titel, satz }) => (
        <div key={titel}>
          <h2 className={styles.titel}>{titel}</h2>
          <p className="nebensatz">{satz}</p>
        </div>
      ))}
    </section>
  );
}
