import { datum, type Tag } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { plaetze, platzAus } from "../anzeigen/plaetze.ts";
import type { Tageszahl } from "../anzeigen/zaehler-store.server.ts";
import { quote } from "../kampagnen/stand.ts";
import { platzsummen, tagessummen } from "../kampagnen/verlauf.ts";
import { Tagesbalken } from "./tagesbalken.tsx";
import styles from "./werbung.module.css";

type KampagnenzahlenProps = {
  readonly zahlen: readonly Tageszahl[];
  readonly ab: Tag;
  readonly tage: number;
};

const ganz = (zahl: number): string => zahl.toLocaleString("de-DE");
const platzname = (platz: string): string => plaetze[platzAus(platz) ?? "footer-promo"].name;

/** How often a campaign was seen and clicked: over time, by place, and each figure by itself. */
export function Kampagnenzahlen({ zahlen, ab, tage }: KampagnenzahlenProps) {
  if (zahlen.length === 0)
    return (
      <section aria-labelledby="zahlen" className={styles.abschnitt}>
        <h2 id="zahlen">Zahlen</h2>
        <p>In den letzten {tage} Tagen wurde diese Kampagne nicht gesehen.</p>
      </section>
    );
  const summen = tagessummen(zahlen, ab, tage);
  return (
    <section aria-labelledby="zahlen" className={styles.abschnitt}>
      <h2 id="zahlen">Zahlen der letzten {tage} Tage</h2>
      <p className={styles.leise}>
        Eine Ansicht zählt, wenn die Anzeige eine Sekunde lang mindestens zur Hälfte zu sehen war. Gespeichert
        werden nur diese Summen; Programme, die sich als solche zu erkennen geben, sind nicht enthalten.
      </p>
      <div className={styles.verlaeufe}>
        <Tagesbalken titel="Ansichten je Tag" werte={summen.map(({ tag, ansichten }) => [tag, ansichten])} />
        <Tagesbalken titel="Klicks je Tag" werte={summen.map(({ tag, klicks }) => [tag, klicks])} />
      </div>
      <Zahlentafel titel="Je Platz" zeilen={platzsummen(zahlen)} />
      <Aufklapper titel="Je Tag und Platz">
        <Zahlentafel titel="Je Tag und Platz" zeilen={zahlen.toReversed()} />
      </Aufklapper>
    </section>
  );
}

function Zahlentafel({
  titel,
  zeilen,
}: {
  readonly titel: string;
  readonly zeilen: readonly (Omit<Tageszahl, "tag"> & { readonly tag?: Tag })[];
}) {
  const mitTag = zeilen.some(({ tag }) => tag !== undefined);
  return (
    <Tabelle beschriftung={titel} dicht>
      <thead>
        <tr>
          {mitTag ? <th scope="col">Tag</th> : null}
          <th scope="col">Platz</th>
          {["Ansichten", "Klicks", "Quote", "Sekunden je Ansicht"].map((name) => (
            <th key={name} scope="col" className={zellen.zahl}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ tag, platz, ansichten, klicks, sekunden }) => (
          <tr key={`${tag} ${platz}`}>
            {tag ? <td>{datum(tag)}</td> : null}
            <th scope="row">{platzname(platz)}</th>
            <td className={zellen.zahl}>{ganz(ansichten)}</td>
            <td className={zellen.zahl}>{ganz(klicks)}</td>
            <td className={zellen.zahl}>{quote(klicks, ansichten)}</td>
            <td className={zellen.zahl}>{ansichten > 0 ? ganz(Math.round(sekunden / ansichten)) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}
