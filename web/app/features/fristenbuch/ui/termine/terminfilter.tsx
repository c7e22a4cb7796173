import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Terminansicht } from "../../ansichten/termine/terminseite.server.ts";
import { terminadresse, type Zeit } from "../../ansichten/termine/terminwahl.ts";
import styles from "../buch.module.css";
import { Filterlink } from "../filterlink.tsx";

const zeiten: readonly (readonly [Zeit, string])[] = [
  ["woche", "7 Tage"],
  ["monat", "31 Tage"],
  ["quartal", "3 Monate"],
  ["vergangen", "Vergangene"],
  ["gestrichen", "Gestrichene"],
];
const arten = [
  ["", "Alles"],
  ["termin", "Termine"],
  ["wiedervorlage", "Wiedervorlagen"],
] as const;

/** The filters of the list: each is a link, so that it can be kept, sent and gone back to. */
export function Terminfilter({ ansicht: { filter, personen } }: { readonly ansicht: Terminansicht }) {
  return (
    <nav aria-label="Filter" className={styles.filterleiste}>
      <ul className={styles.filter} aria-label="Zeit">
        {zeiten.map(([zeit, text]) => (
          <Filterlink key={zeit} nach={terminadresse(filter, { zeit })} gilt={filter.zeit === zeit}>
            {text}
          </Filterlink>
        ))}
      </ul>
      <ul className={styles.filter} aria-label="Art">
        {arten.map(([art, text]) => (
          <Filterlink key={art} nach={terminadresse(filter, { art })} gilt={filter.art === art}>
            {text}
          </Filterlink>
        ))}
      </ul>
      {personen.length > 1 ? (
        <ul className={styles.filter} aria-label="Person">
          <Filterlink nach={terminadresse(filter, { wer: "" })} gilt={filter.wer === ""}>
            Alle Personen
          </Filterlink>
          {personen.map(({ wert, text }) => (
            <Filterlink key={wert} nach={terminadresse(filter, { wer: wert })} gilt={filter.wer === wert}>
              {text}
            </Filterlink>
          ))}
        </ul>
      ) : null}
      {filter.akte ? (
        <p>
          Nur Akte {filter.akte} ·{" "}
          <Seitenlink nach={terminadresse(filter, { akte: "" })}>alle Akten</Seitenlink>
        </p>
      ) : null}
    </nav>
  );
}
