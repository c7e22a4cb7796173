import { betragAusText, cent, euro, satz, zahl } from "@gebuehrenportal/recht";
import type { FormPosition } from "../../formular/formular.ts";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";
import { vorgabe } from "../hauptfeld.ts";
import styles from "./gebuehrenzeile.module.css";

type RahmenreglerProps = {
  readonly position: FormPosition;
  readonly angabe: Nummernangabe;
  readonly setzen: (feld: "satz" | "betrag" | "rahmen", wert: string) => void;
};

/** Slider over the frame of § 14 RVG with its named places; nothing for fees without a frame. */
export function Rahmenregler({ position, angabe, setzen }: RahmenreglerProps) {
  const rahmen = rahmenVon(angabe);
  if (!rahmen) return null;
  const { feld, min, max, schwelle, schritt, anzeige } = rahmen;
  const text = position.felder[feld] || vorgabe(angabe.wert, position.felder);
  const stand = alsZahl(feld, text) ?? min;
  const marken = [
    { ort: "mindest", name: "Mindest", wert: min },
    { ort: "mittel", name: "Mittel", wert: (min + max) / 2 },
    ...(schwelle === undefined ? [] : [{ ort: "schwelle", name: "Schwelle", wert: schwelle }]),
    { ort: "hoechst", name: "Höchst", wert: max },
  ].sort((a, b) => a.wert - b.wert);
  const id = `${position.id}-rahmen`;
  return (
    <div className={styles.regler}>
      <label className={styles.reglertitel} htmlFor={id}>
        Rahmen (§ 14 RVG)
        <output htmlFor={id}>{anzeige(stand)}</output>
      </label>
      <input
        id={id}
        type="range"
        className={styles.schieber}
        min={min}
        max={max}
        step={schritt}
        value={stand}
        aria-valuetext={anzeige(stand)}
        onChange={(e) => setzen(feld, alsText(feld, Number(e.currentTarget.value)))}
      />
      <div className={styles.marken}>
        {marken.map(({ ort, name, wert }) => (
          <button
            key={ort}
            type="button"
            className={styles.marke}
            aria-pressed={stand === wert}
            onClick={() => {
              setzen(feld, "");
              setzen("rahmen", ort);
            }}
          >
            {name} {anzeige(wert)}
          </button>
        ))}
      </div>
    </div>
  );
}

type Rahmen = {
  readonly feld: "satz" | "betrag";
  readonly min: number;
  readonly max: number;
  readonly schwelle: number | undefined;
  readonly schritt: number;
  readonly anzeige: (wert: number) => string;
};

function rahmenVon({ wert }: Nummernangabe): Rahmen | undefined {
  if (wert.art === "satzrahmen") {
    const { min100, max100, schwelle100 } = wert;
    return { feld: "satz", min: min100, max: max100, schwelle: schwelle100, schritt: 5, anzeige: satz };
  }
  if (wert.art !== "betragsrahmen") return undefined;
  const { min, max, schwelle } = wert;
  return { feld: "betrag", min, max, schwelle, schritt: 50, anzeige: (w) => euro(cent(Math.round(w))) };
}

const alsText = (feld: Rahmen["feld"], wert: number): string =>
  feld === "satz" ? satz(wert) : zahl(cent(wert));

function alsZahl(feld: Rahmen["feld"], text: string): number | undefined {
  if (feld === "satz") {
    const wert = Number(text.replace(",", "."));
    return Number.isFinite(wert) ? Math.round(wert * 100) : undefined;
  }
  const lesung = betragAusText(text);
  return lesung.art === "betrag" ? lesung.betrag : undefined;
}
