import { type Cent, cent, datum, zahl } from "@gebuehrenportal/recht";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import type { Wertetabelle } from "../tabelle.server.ts";
import type { Wunsch } from "../wunsch.ts";
import styles from "./gebuehrenraster.module.css";
import { spaltentitel } from "./spaltentitel.ts";
import { spaltenwert } from "./spaltenwert.ts";

type GebuehrenrasterProps = { readonly wunsch: Wunsch; readonly tabelle: Wertetabelle };

/** The fee table itself; with a second day three columns for each rate: then, now, difference. */
export function Gebuehrenraster({ wunsch, tabelle }: GebuehrenrasterProps) {
  const { spalten, stichtag, vergleich } = wunsch;
  return (
    <div
      className={
        spalten.length * (vergleich ? 3 : 1) <= 7 ? `${styles.raster} ${styles.passend}` : styles.raster
      }
    >
      <Tabelle beschriftung="Gebühren in Euro" beschriftungVerbergen dicht>
        <thead>
          <tr>
            <th scope="col" rowSpan={vergleich ? 2 : 1} className={zellen.zahl}>
              Wert bis (€)
            </th>
            {spalten.map((spalte) => (
              <th
                key={spaltentitel(spalte)}
                scope={vergleich ? "colgroup" : "col"}
                colSpan={vergleich ? 3 : 1}
                className={zellen.zahl}
              >
                {spaltentitel(spalte)}
              </th>
            ))}
          </tr>
          {vergleich ? (
            <tr>
              {spalten.flatMap((spalte) =>
                [datum(vergleich), datum(stichtag), "Unterschied"].map((titel) => (
                  <th key={spaltentitel(spalte) + titel} scope="col" className={zellen.zahl}>
                    {titel}
                  </th>
                )),
              )}
            </tr>
          ) : null}
        </thead>
        <tbody>
          {tabelle.zeilen.map((zeile) => (
            <tr key={zeile.bis ?? "ende"}>
              <th scope="row" className={zellen.zahl}>
                {zeile.bis === null ? "darüber" : zahl(zeile.bis)}
              </th>
              {spalten.flatMap((spalte) => {
                const schluessel = spaltentitel(spalte);
                const neu = spaltenwert(zeile.einfach, spalte, tabelle.mindestens);
                if (!zeile.vergleich || !tabelle.mindestensVergleich)
                  return [<Betrag key={schluessel} wert={neu} />];
                const alt = spaltenwert(zeile.vergleich, spalte, tabelle.mindestensVergleich);
                return [
                  <Betrag key={`${schluessel}-alt`} wert={alt} />,
                  <Betrag key={`${schluessel}-neu`} wert={neu} />,
                  <Unterschied key={`${schluessel}-diff`} alt={alt} neu={neu} />,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </Tabelle>
    </div>
  );
}

const Betrag = ({ wert }: { readonly wert: Cent | null }) => (
  <td className={zellen.zahl}>{wert === null ? "–" : zahl(wert)}</td>
);

function Unterschied({ alt, neu }: { readonly alt: Cent | null; readonly neu: Cent | null }) {
  if (alt === null || neu === null) return <td className={zellen.zahl}>–</td>;
  const unterschied = cent(neu - alt);
  return (
    <td className={`${zellen.zahl} ${styles.unterschied}`}>
      {unterschied > 0 ? "+" : ""}
      {zahl(unterschied)}
    </td>
  );
}
