import { datum, untrennbar } from "@gebuehrenportal/recht";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import type { Kettenzeile } from "../ergebnis.ts";
import { tagKurz } from "../tagtext.ts";
import styles from "./kettentabelle.module.css";

type KettentabelleProps = {
  readonly kette: readonly Kettenzeile[];
  /** Stands on paper, in files and in the calendar, too. */
  readonly drucken: boolean;
};

/** What follows from the same event: a preview, marked where its own trigger is not certain. */
export function Kettentabelle({ kette, drucken }: KettentabelleProps) {
  if (kette.length === 0) return null;
  return (
    <div className={styles.kette} data-testid="result-chain" {...(!drucken && { "data-nicht-drucken": "" })}>
      <Tabelle beschriftung="Was daraus folgt (Vorschau)">
        <Tabellenkopf spalten={["Frist", ["Tag", zellen.zahl]]} />
        <tbody>
          {kette.map((z) => (
            <tr key={z.id}>
              <th scope="row" className={styles.frist}>
                {untrennbar(z.name)} (<Normverweis norm={z.norm} />){" "}
                {/* „Berufung/Revision/Rechtsbeschwerde“ may break at its strokes. */}
                <span className={styles.text}>{untrennbar(z.text).replaceAll("/", "/\u200b")}</span>
                {z.hoechstensBis === undefined ? null : (
                  <span className={styles.text}>Längstens bis {datum(z.hoechstensBis)}</span>
                )}
                {z.vorfristen.length > 0 ? (
                  <span className={styles.text}>
                    {z.vorfristen.length === 1 ? "Vorfrist" : "Vorfristen"}:{" "}
                    {z.vorfristen.map(({ tag }) => datum(tag)).join(", ")}
                  </span>
                ) : null}
                {z.sicher === undefined ? null : (
                  <span className={styles.text}>Auf jede Ansicht sicher: {datum(z.sicher)}</span>
                )}
              </th>
              <td className={zellen.zahl}>
                <Kettentag zeile={z} />
              </td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
    </div>
  );
}

function Kettentag({ zeile: { ende, vorlaeufig } }: { readonly zeile: Kettenzeile }) {
  return (
    <>
      {ende === undefined ? "offen" : tagKurz(ende)}
      {vorlaeufig && ende !== undefined ? <span className={styles.vorlaeufig}>vorläufig</span> : null}
    </>
  );
}
