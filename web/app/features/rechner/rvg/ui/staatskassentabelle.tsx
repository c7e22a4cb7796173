import type { Staatskasse } from "@gebuehrenportal/gebuehren";
import { zahl } from "@gebuehrenportal/recht";
import styles from "#dokumente/blatt/ansicht/ergebnistabelle.module.css";
import { Rechenweg } from "#dokumente/blatt/ansicht/rechenweg.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { satztext, zeilentitel } from "../../vvzeile.ts";
import { staatskassenschluss, weitereVerguetung } from "../schlusszeilen.ts";
import type { Titel } from "../titel.ts";

type StaatskassentabelleProps = {
  readonly staatskasse: Staatskasse;
  readonly titel: Titel;
  /** Caption; names the matter where there are several. */
  readonly beschriftung: string;
};

/** What the treasury pays, and what remains to the regular remuneration (§§ 49, 50, 58 RVG). */
export function Staatskassentabelle({ staatskasse: s, titel, beschriftung }: StaatskassentabelleProps) {
  return (
    <div className={styles.tabelle}>
      <Tabelle beschriftung={beschriftung}>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col" className={zellen.zahl}>
              Satz
            </th>
            <th scope="col" className={zellen.zahl}>
              Betrag in €
            </th>
          </tr>
        </thead>
        <tbody>
          {s.zeilen.map((zeile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, their order is the bill's
            <tr key={i}>
              <td>
                <Rechenweg schritte={zeile.schritte}>
                  {zeilentitel(zeile, titel)}
                  {zeile.wert === undefined || zeile.gemeinsamerWert !== undefined ? null : (
                    <span className={styles.wert}> aus {zahl(zeile.wert)} €</span>
                  )}
                </Rechenweg>
              </td>
              <td className={zellen.zahl}>{satztext(zeile)}</td>
              <td className={zellen.zahl}>{zahl(zeile.betrag)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {staatskassenschluss(s).map(({ text, betrag }) => (
            <tr key={text} className={styles.zwischen}>
              <th scope="row" colSpan={2}>
                {text}
              </th>
              <td className={zellen.zahl}>{zahl(betrag)}</td>
            </tr>
          ))}
          <tr className={zellen.summe}>
            <th scope="row" colSpan={2}>
              Auszahlung
            </th>
            <td className={zellen.zahl}>{zahl(s.auszahlung)} €</td>
          </tr>
          {s.weitereVerguetung > 0 ? (
            <tr>
              <th scope="row" colSpan={2}>
                <Rechenweg schritte={s.schritte}>{weitereVerguetung}</Rechenweg>
              </th>
              <td className={zellen.zahl}>{zahl(s.weitereVerguetung)}</td>
            </tr>
          ) : null}
        </tfoot>
      </Tabelle>
    </div>
  );
}
