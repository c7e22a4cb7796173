import type { Jahreswert, Zahlenfeld } from "@gebuehrenportal/recht";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { type Fehler, type Felder, hoechstlaengeFundstelle } from "../eingabe.ts";
import styles from "./jahreswerte.module.css";

type WertfelderProps = {
  readonly wert: Jahreswert<unknown>;
  /** What stands in the fields; unset: nothing. */
  readonly felder: Felder | undefined;
  readonly fehler: Fehler | undefined;
};

/** Numbers, source and kind of an entry; what is unusual is asked for twice. */
export function Wertfelder({ wert, felder = {}, fehler = {} }: WertfelderProps) {
  return (
    <>
      {[...Map.groupBy(wert.felder, ({ gruppe }) => gruppe ?? "")].map(([gruppe, darin]) =>
        gruppe === "" ? (
          darin.map((feld) => <Zahl key={feld.name} feld={feld} felder={felder} fehler={fehler} />)
        ) : (
          <fieldset key={gruppe} className={styles.gruppe}>
            <legend>{darin[0]?.freiwillig ? `${gruppe} (nur wenn bekanntgemacht)` : gruppe}</legend>
            {darin.map((feld) => (
              <Zahl key={feld.name} feld={feld} felder={felder} fehler={fehler} />
            ))}
          </fieldset>
        ),
      )}
      <div className={styles.breit}>
        <Feld
          {...angabenfeld(felder, fehler)("fundstelle")}
          label="Fundstelle"
          hinweis="Steht bei jedem Ergebnis, zum Beispiel: BGBl. 2026 I Nr. 360 oder Bundesbank, Mitteilung vom 29.12.2026"
          maxLength={hoechstlaengeFundstelle}
        />
      </div>
      <div className={styles.breit}>
        <Schalter
          name="entwurf"
          value="ja"
          label="Entwurf, noch nicht geltendes Recht"
          hinweis="Ergebnisse, die ihn benutzen, sagen es."
          defaultChecked={felder.entwurf === "ja"}
        />
      </div>
      {fehler.geprueft || felder.geprueft ? (
        <div className={styles.breit}>
          <Schalter
            name="geprueft"
            value="ja"
            label={`Ich habe den ungewöhnlichen ${wert.felder.length === 1 && wert.felder[0]?.einheit === "prozent" ? "Satz" : "Wert"} geprüft; er stimmt.`}
            defaultChecked={felder.geprueft === "ja"}
          />
        </div>
      ) : null}
    </>
  );
}

function Zahl({
  feld: { name, titel, einheit },
  felder,
  fehler,
}: {
  readonly feld: Zahlenfeld;
  readonly felder: Felder;
  readonly fehler: Fehler;
}) {
  const angaben = { ...angabenfeld(felder, fehler)(name), label: titel, maxLength: 20 };
  return einheit === "prozent" ? (
    <Feld {...angaben} einheit="%" inputMode="text" hinweis="Zum Beispiel 1,27 oder -0,88" />
  ) : (
    <Betragsfeld {...angaben} />
  );
}
