import type { Ausfalltag, FristErgebnis } from "@gebuehrenportal/fristen";
import { datum, untrennbar } from "@gebuehrenportal/recht";
import { Verweis } from "#ui/verweis.tsx";
import type { Ergebnisstand } from "../../ui/einfacher-rechner.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { tagLang } from "../tagtext.ts";
import { akteVon, andereFassungVon, endesatz } from "../text.ts";
import { Buchungsknopf } from "./buchungsknopf.tsx";
import styles from "./fristkopf.module.css";
import { Kalenderstreifen } from "./kalenderstreifen.tsx";
import { Merkknopf } from "./merkknopf.tsx";
import { Streitwahl } from "./streitwahl.tsx";

type FristkopfProps = { readonly auswertung: Fristauswertung; readonly stand: Ergebnisstand };

/** The day people came for, why it is another than the counted one, other arguable days, and the calendar. */
export function Fristkopf({ auswertung, stand }: FristkopfProps) {
  const { titel, frist, eintrag, kalender, feiertage, ortswarnung } = auswertung;
  const akte = akteVon(stand.werte);
  const andere = andereFassungVon(auswertung);
  return (
    <>
      <div className={styles.kopf}>
        {akte === "" ? null : <p className={styles.satz}>Akte {akte}</p>}
        <p className={styles.titel}>
          {untrennbar(eintrag ? `${titel}, ${eintrag.norm}` : titel)}
          {eintrag?.notfrist ? <strong className={styles.notfrist}>Notfrist</strong> : null}
        </p>
        <p className={styles.satz}>{endesatz(auswertung)}</p>
        <p className={styles.tag} data-testid="result-date">
          {tagLang(frist.ende)}
        </p>
        {frist.uhrzeit === undefined ? null : <p className={styles.grund}>um {frist.uhrzeit} Uhr</p>}
        <Verschiebung frist={frist} />
        {feiertage === undefined ? null : (
          <p className={`${styles.grund} ${styles.ort}`} data-testid="result-place">
            {`Feiertage: ${feiertage}`}
            {ortswarnung === undefined ? null : (
              <strong className={styles.achtung}>Gericht nicht erkannt</strong>
            )}
          </p>
        )}
        {eintrag ? (
          <p className={styles.grund} data-nicht-drucken="">
            <Verweis nach={`/fristenkatalog/${eintrag.id}`}>Diese Frist im Katalog</Verweis>
          </p>
        ) : null}
        {frist.sichererTag === frist.ende ? null : (
          <p className={styles.grund} data-testid="result-safe">
            {`Auf jede Ansicht sicher: ${tagLang(frist.sichererTag)}`}
          </p>
        )}
        {andere === undefined ? null : (
          <p className={styles.grund} data-testid="result-other">
            {untrennbar(`${andere.name}: ${andere.tag}`)}
          </p>
        )}
        <div className={styles.wege} data-nicht-drucken="">
          <Buchungsknopf auswertung={auswertung} stand={stand} />
          <Merkknopf auswertung={auswertung} stand={stand} />
        </div>
      </div>
      <Streitwahl punkte={frist.streitpunkte} stand={stand} />
      <Kalenderstreifen zeilen={kalender} />
    </>
  );
}

function Verschiebung({
  frist: { ende, rechnerischesEnde, ausfalltage },
}: {
  readonly frist: FristErgebnis;
}) {
  if (ende === rechnerischesEnde || ausfalltage.length === 0) return null;
  const tage = ausfalltage.map(ausfalltext).join(", ");
  return (
    <p className={styles.grund} data-testid="result-reason">
      {`Verschoben vom ${datum(rechnerischesEnde)}: ${tage} ${ausfalltage.length === 1 ? "ist kein Werktag" : "sind keine Werktage"}.`}
    </p>
  );
}

const ausfalltext = ({ tag, feiertag }: Ausfalltag): string =>
  feiertag ? `${tagLang(tag)} (${feiertag.name})` : tagLang(tag);
