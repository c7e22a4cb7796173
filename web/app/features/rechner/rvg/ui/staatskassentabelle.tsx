import type { Staatskasse } from "@gebuehrenportal/gebuehren";
import { cent, satz, zahl } from "@gebuehrenportal/recht";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import styles from "./ergebnistabelle.module.css";
import { Rechenweg } from "./rechenweg.tsx";
import { zeilentitel } from "./zeilentitel.ts";

type StaatskassentabelleProps = {
  readonly staatskasse: Staatskasse;
  readonly titel: Readonly<Record<string, string>>;
};

/** What the treasury pays, and what remains to the regular remuneration (§§ 49, 50, 58 RVG). */
export function Staatskassentabelle({ staatskasse: s, titel }: StaatskassentabelleProps) {
  const schluss = [
    { text: "Netto", betrag: s.netto },
    { text: "Umsatzsteuer", betrag: s.umsatzsteuer },
    ...(s.abzug === 0 ? [] : [{ text: "Abzug nach § 58 RVG", betrag: cent(-s.abzug) }]),
  ];
  return (
    <div className={styles.tabelle}>
      <Tabelle beschriftung="Vergütung aus der Staatskasse">
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
          {s.zeilen.map((zeile) => (
            <tr key={`${zeile.nr}-${zeile.position ?? ""}`}>
              <td>
                <Rechenweg schritte={zeile.schritte}>{zeilentitel(zeile, titel)}</Rechenweg>
              </td>
              <td className={zellen.zahl}>{zeile.satz100 === undefined ? "" : satz(zeile.satz100)}</td>
              <td className={zellen.zahl}>{zahl(zeile.betrag)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {schluss.map(({ text, betrag }) => (
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
                <Rechenweg schritte={s.schritte}>Weitere Vergütung (§ 50 RVG)</Rechenweg>
              </th>
              <td className={zellen.zahl}>{zahl(s.weitereVerguetung)}</td>
            </tr>
          ) : null}
        </tfoot>
      </Tabelle>
    </div>
  );
}
