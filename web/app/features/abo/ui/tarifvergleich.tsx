import { euro, untrennbar } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { type Tarifzelle, tarifzeilen } from "#platform/access/tarifzeilen.ts";
import { Getrennt } from "#ui/getrennt.tsx";
import { zellen as stile, Tabelle } from "#ui/tabelle.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import styles from "./tarife.module.css";

const spalten = ["free", "basic", "premium", "teams"] as const;

/** All tiers side by side: what is in, what is not. */
export function Tarifvergleich() {
  return (
    <Tabelle beschriftung={<span className={styles.ueberschrift}>Was in welchem Tarif enthalten ist</span>}>
      <thead>
        <tr>
          <th scope="col" className={styles.zeilenkopf}>
            Leistung
          </th>
          {spalten.map((tarif) => (
            <th key={tarif} scope="col" className={styles.spalte}>
              {tarife[tarif].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tarifzeilen.map(({ text, hinweis, zellen }) => (
          <tr key={text}>
            <th scope="row" className={styles.zeilenkopf}>
              <Getrennt text={text} />
              {hinweis ? (
                <span className={`${stile.leise} ${styles.zeilenhinweis}`}>{untrennbar(hinweis)}</span>
              ) : null}
            </th>
            {spalten.map((tarif) => (
              <td key={tarif} className={styles.spalte}>
                <Zelle wert={zellen[tarif]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={stile.summe}>
          <th scope="row" className={styles.preiskopf}>
            Preis je Monat, inkl. MwSt.
          </th>
          {spalten.map((tarif) => (
            <td key={tarif} className={styles.spalte}>
              {euro(tarife[tarif].preisCent)}
            </td>
          ))}
        </tr>
      </tfoot>
    </Tabelle>
  );
}

function Zelle({ wert }: { readonly wert: Tarifzelle }) {
  if (typeof wert === "string") return wert;
  return wert ? (
    <>
      <Zeichen name="haken" className={styles.enthalten ?? ""} />
      <span className="nur-vorlesen">enthalten</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className={styles.fehlt}>
        –
      </span>
      <span className="nur-vorlesen">nicht enthalten</span>
    </>
  );
}
