import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { datum, untrennbar } from "@gebuehrenportal/recht";
import styles from "./eintragsblatt.module.css";

type Fassung = Katalogeintrag["fassungen"][number];

/** The versions of a period with the days between which they hold; nothing for entries with one version. */
export function Rechtsaenderung({ eintrag }: { readonly eintrag: Katalogeintrag }) {
  const { aenderung, fassungen } = eintrag;
  if (fassungen.length < 2) return null;
  const text = (f: Fassung, i: number): string =>
    (i === 0 ? aenderung?.vorher : i === fassungen.length - 1 ? aenderung?.nachher : undefined) ?? f.text;
  return (
    <section aria-labelledby="aenderung" className={styles.abschnitt}>
      <h2 id="aenderung">Geändertes Recht</h2>
      <p className={styles.text}>
        Der Tag des Vorgangs entscheidet, welche Fassung gilt.
        {fassungen.slice(1).every(({ eindeutig }) => eindeutig)
          ? null
          : " Liegt er nahe an der Änderung, nennt der Rechner beide Tage."}
      </p>
      <dl className={styles.angaben}>
        {fassungen.map((f, i) => (
          <div key={f.ab ?? "erste"}>
            <dt>{zeitraum(f)}</dt>
            <dd>
              {untrennbar(text(f, i))}
              {zusatz(f).map((wort) => (
                <span key={wort} className={styles.zusatz}>
                  {wort}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** „Bis zum 28.07.2026“, „Vom 01.01.2022 bis zum 31.12.2022“, „Seit dem 29.07.2026“, „Ab dem 01.01.2030“ */
function zeitraum({ ab, bis, stand }: Fassung): string {
  if (bis !== undefined)
    return ab === undefined ? `Bis zum ${datum(bis)}` : `Vom ${datum(ab)} bis zum ${datum(bis)}`;
  if (ab === undefined) return "Von Anfang an";
  return `${stand === "künftig" ? "Ab" : "Seit"} dem ${datum(ab)}`;
}

const zusatz = ({ stand, beginnUngesichert, quelle }: Fassung): readonly string[] => [
  ...(stand === "gilt" ? ["gilt heute"] : []),
  ...(beginnUngesichert ? ["Der erste Tag ist nicht gesichert."] : []),
  ...(quelle === undefined ? [] : [untrennbar(`${quelle.titel}, ${quelle.fundstelle}`)]),
];
