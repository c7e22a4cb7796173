import type { Zinsergebnis } from "@gebuehrenportal/forderung";
import { cent, datum, euro, tagNummer } from "@gebuehrenportal/recht";
import { type Punkt, schuldverlauf } from "./verlauf.ts";
import styles from "./verlaufsbild.module.css";

const breite = 600;
const hoehe = 200;

/** The debt over time as stacked areas; the account below says the same in figures. */
export function Verlaufsbild({ ergebnis }: { readonly ergebnis: Zinsergebnis }) {
  const punkte = schuldverlauf(ergebnis);
  const [erster, letzter] = [punkte[0], punkte.at(-1)];
  const hoechster = Math.max(...punkte.map(gesamt));
  if (!erster || !letzter || erster.tag === letzter.tag || hoechster <= 0) return null;
  const spanne = tagNummer(letzter.tag) - tagNummer(erster.tag);
  const x = (p: Pick<Punkt, "tag">) => ((tagNummer(p.tag) - tagNummer(erster.tag)) / spanne) * breite;
  const y = (betrag: number) => hoehe - (betrag / hoechster) * hoehe;
  const rand = (oben: (p: Punkt) => number) =>
    punkte.map((p) => `${x(p).toFixed(1)},${y(oben(p)).toFixed(1)}`);
  const vorlaeufigAb =
    ergebnis.verlangtBis === undefined &&
    ergebnis.unbekanntAb !== undefined &&
    ergebnis.unbekanntAb >= erster.tag
      ? ergebnis.unbekanntAb
      : undefined;
  const flaeche = (oben: (p: Punkt) => number) => `0,${hoehe} ${rand(oben).join(" ")} ${breite},${hoehe}`;
  const haupt = (p: Punkt) => p.hauptforderung;
  const mitKosten = (p: Punkt) => p.hauptforderung + p.kosten;
  return (
    <figure className={styles.bild}>
      <svg
        viewBox={`0 -4 ${breite} ${hoehe + 8}`}
        role="img"
        aria-label={`Verlauf der Schuld vom ${datum(erster.tag)} bis zum ${datum(letzter.tag)}: höchstens ${euro(cent(hoechster))}, am Ende ${euro(cent(gesamt(letzter)))}${vorlaeufigAb ? `, ab dem ${datum(vorlaeufigAb)} vorläufig` : ""}. Die Zahlen stehen im Forderungskonto.`}
      >
        <polygon className={styles.zinsen} points={flaeche(gesamt)} />
        <polygon className={styles.kosten} points={flaeche(mitKosten)} />
        <polygon className={styles.haupt} points={flaeche(haupt)} />
        <polyline className={styles.linie} points={rand(gesamt).join(" ")} />
        {vorlaeufigAb ? (
          <line
            className={styles.vorlaeufig}
            x1={x({ tag: vorlaeufigAb })}
            x2={x({ tag: vorlaeufigAb })}
            y1={0}
            y2={hoehe}
          />
        ) : null}
        <line className={styles.achse} x1={0} x2={breite} y1={hoehe} y2={hoehe} />
      </svg>
      <p className={styles.enden} aria-hidden="true">
        <span>{datum(erster.tag)}</span>
        <span>höchstens {euro(cent(hoechster))}</span>
        <span>{datum(letzter.tag)}</span>
      </p>
      <figcaption className={styles.legende}>
        <span className={styles.haupt}>Hauptforderung</span>
        {punkte.some((p) => p.kosten > 0) ? <span className={styles.kosten}>Kosten</span> : null}
        <span className={styles.zinsen}>Zinsen</span>
        {vorlaeufigAb ? <span className={styles.ab}>ab {datum(vorlaeufigAb)} vorläufig</span> : null}
      </figcaption>
    </figure>
  );
}

const gesamt = (p: Punkt): number => p.hauptforderung + p.kosten + p.zinsen;
