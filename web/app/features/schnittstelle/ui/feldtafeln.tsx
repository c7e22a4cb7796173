import { untrennbar } from "@gebuehrenportal/recht";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Feldtafel, Feldzeile } from "../feldtafel.ts";
import styles from "./feldtafeln.module.css";

type FeldtafelnProps = {
  /** Start of the anchors; unique on the page. */
  readonly id: string;
  /** Name of the outermost object: „Anfrage“. */
  readonly name: string;
  /** Path of the call; with it each table has a name of its own for those who hear the page. */
  readonly aufruf: string;
  /** Of an answer the reader wants to know what may be missing, of a request what must not. */
  readonly richtung: "anfrage" | "antwort";
  readonly tafeln: readonly Feldtafel[];
};

/** One table for each object, and from the fields links to the objects inside them. */
export function Feldtafeln({ id, name, aufruf, richtung, tafeln }: FeldtafelnProps) {
  return (
    <div className={styles.tafeln}>
      {tafeln.map(({ pfad, felder }) => (
        <div key={pfad} id={anker(id, pfad)} className={styles.tafel}>
          <Tabelle dicht beschriftung={<Beschriftung name={name} aufruf={aufruf} pfad={pfad} />}>
            <colgroup>
              <col className={styles.spalte} />
              <col />
            </colgroup>
            <Tabellenkopf spalten={["Feld", "Inhalt und Bedeutung"]} />
            <tbody>
              {felder.map((feld) => (
                <Zeile key={feld.name} feld={feld} id={id} richtung={richtung} />
              ))}
            </tbody>
          </Tabelle>
        </div>
      ))}
    </div>
  );
}

type BeschriftungProps = Pick<FeldtafelnProps, "name" | "aufruf"> & { readonly pfad: string };

function Beschriftung({ name, aufruf, pfad }: BeschriftungProps) {
  return (
    <>
      {pfad === "" ? name : <code>{pfad}</code>}
      <span className="nur-vorlesen">{pfad === "" ? ` zu ${aufruf}` : ` (${name} zu ${aufruf})`}</span>
    </>
  );
}

type ZeileProps = Pick<FeldtafelnProps, "id" | "richtung"> & { readonly feld: Feldzeile };

function Zeile({ feld: { name, art, pflicht, text, tafeln }, id, richtung }: ZeileProps) {
  const marke = richtung === "anfrage" ? pflicht && "Pflicht" : !pflicht && "kann fehlen";
  return (
    <tr>
      <th scope="row" className={styles.feld}>
        <code>{name}</code>
        {marke ? <span className={styles.marke}>{marke}</span> : null}
      </th>
      <td>
        {text ? <span className={styles.text}>{untrennbar(text)}</span> : null}
        <span className={styles.art}>{art}</span>
        {tafeln.map((pfad) => (
          <a key={pfad} href={`#${anker(id, pfad)}`} className={styles.ziel}>
            {pfad.split(".").at(-1)}
          </a>
        ))}
      </td>
    </tr>
  );
}

const anker = (id: string, pfad: string): string =>
  pfad === "" ? id : `${id}-${pfad.replace(/[^A-Za-z0-9]+/g, "-").replace(/-$/, "")}`;
