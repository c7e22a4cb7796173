import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { datum, untrennbar } from "@gebuehrenportal/recht";
import styles from "./eintragsblatt.module.css";

type Fassung = Katalogeintrag["fassungen"][number];

/** The versions of a period, the day that chooses between them, and from which day each holds; nothing for one version. */
export function Rechtsaenderung({ eintrag }: { readonly eintrag: Katalogeintrag }) {
  const { aenderung, fassungen } = eintrag;
  if (fassungen.length < 2) return null;
  const text = (fassung: Fassung, index: number): string =>
    (index === 0 ? aenderung?.vorher : index === fassungen.length - 1 ? aenderung?.nachher : undefined) ??
    fassung.text;
  return (
    <section aria-labelledby="aenderung" className={styles.abschnitt}>
      <h2 id="aenderung">Geändertes Recht</h2>
      {wahlsaetze(fassungen).map((satz) => (
        <p key={satz} className={styles.text}>
          {untrennbar(satz)}
        </p>
      ))}
      <dl className={styles.angaben}>
        {fassungen.map((fassung, index) => (
          <div key={fassung.ab ?? "erste"}>
            <dt>{zeitraum(fassung)}</dt>
            <dd>
              {untrennbar(text(fassung, index))}
              {zusatz(fassung).map((wort) => (
                <span key={wort} className="nebenzeile">
                  {untrennbar(wort)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Which day decides, by which norm, and what the calculator does where that day is not known; each sentence once. */
function wahlsaetze(fassungen: readonly Fassung[]): readonly string[] {
  const uebergaenge = fassungen.slice(1).map(({ wahl }) => wahl);
  const vomEreignis = uebergaenge.filter(({ tag }) => tag === "ereignis");
  const normen = [...new Set(vomEreignis.map(({ norm }) => norm))].filter((norm) => norm !== "");
  const offen = vomEreignis.some((wahl) => wahl.offen);
  const saetze = uebergaenge.flatMap(({ tag, norm, offen: ungesichert }) =>
    tag === "ereignis"
      ? []
      : [
          `Welche Fassung gilt, entscheidet der Tag ${wahltage[tag].genitiv} (${norm}), nicht der Auslöser der Frist. Der Rechner fragt danach; ohne ihn rechnet er mit dem sicheren Tag und nennt beide.${ungesichert ? " Der Übergang ist nicht gesichert." : ""}`,
        ],
  );
  if (vomEreignis.length > 0)
    saetze.push(
      `Der Tag des Vorgangs entscheidet, welche Fassung gilt${normen.length > 0 ? ` (${normen.join("; ")})` : ""}.${offen ? " Der Übergang ist nicht gesichert; lief die alte Frist bei der Änderung noch, nennt der Rechner beide Tage." : ""}`,
    );
  return [...new Set(saetze)];
}

/** „Bis zum 28.07.2026“, „Vom 01.01.2022 bis zum 31.12.2022“, „Seit dem 29.07.2026“, „Asylantrag ab dem 12.06.2026“ */
function zeitraum({ ab, bis, stand, wahl }: Fassung): string {
  if (wahl.tag !== "ereignis") {
    const { name } = wahltage[wahl.tag];
    if (bis === undefined) return ab === undefined ? "Von Anfang an" : `${name} ab dem ${datum(ab)}`;
    return ab === undefined
      ? `${name} bis zum ${datum(bis)}`
      : `${name} vom ${datum(ab)} bis zum ${datum(bis)}`;
  }
  if (bis !== undefined)
    return ab === undefined ? `Bis zum ${datum(bis)}` : `Vom ${datum(ab)} bis zum ${datum(bis)}`;
  if (ab === undefined) return "Von Anfang an";
  return `${stand === "künftig" ? "Ab" : "Seit"} dem ${datum(ab)}`;
}

const zusatz = ({ stand, beginnUngesichert, quelle, wahl, vorbehalt }: Fassung): readonly string[] => [
  ...(stand === "gilt" ? [wahl.tag === "ereignis" ? "gilt heute" : `gilt ${wahltage[wahl.tag].heute}`] : []),
  ...(beginnUngesichert ? ["Der erste Tag ist nicht gesichert."] : []),
  ...(vorbehalt === undefined ? [] : [vorbehalt]),
  ...(quelle === undefined ? [] : [`${quelle.titel}, ${quelle.fundstelle}`]),
];
