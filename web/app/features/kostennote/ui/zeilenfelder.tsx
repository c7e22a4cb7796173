import { untrennbar } from "@gebuehrenportal/recht";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { nummern } from "../angaben.ts";
import { gezeigteZeilen, type Reihe } from "../ansichten/formularstand.ts";
import { hoechstensPosten, hoechstensZahlungen, zahlungsarten } from "../felder.ts";
import { type Felderprops, feldkennung, Tagesfeld, Textfeld } from "./eingabefelder.tsx";
import styles from "./kostennote.module.css";

type Zeilenprops = Felderprops & {
  /** Rows that were asked for without a script. */
  readonly zeilen: Readonly<Record<string, number>>;
};

type Reihenprops = Zeilenprops & {
  readonly reihe: Reihe;
  readonly hoechstens: number;
  readonly titel: string;
  readonly erklaerung: string;
  readonly mehr: string;
  readonly children: (i: number) => ReactNode;
};

/** Rows of one kind: those that are filled, an empty one, and a button for more, with and without a script. */
function Zeilenreihe({ felder, zeilen, reihe, hoechstens, titel, erklaerung, mehr, children }: Reihenprops) {
  const gewuenscht = zeilen[reihe] ?? 0;
  const [anzahl, setAnzahl] = useState(gezeigteZeilen(felder, reihe, { gewuenscht, hoechstens }));
  const gruppe = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset className="feldgruppe" ref={gruppe}>
      <legend>{titel}</legend>
      <p className={styles.leise}>{untrennbar(erklaerung)}</p>
      <input type="hidden" name={`zeilen-${reihe}`} value={anzahl} />
      {nummern(anzahl).map((nr) => (
        <fieldset key={nr}>
          <legend className="nur-vorlesen">
            {titel}, Zeile {nr}
          </legend>
          {children(nr)}
        </fieldset>
      ))}
      {anzahl < hoechstens ? (
        <div className={styles.mehr}>
          <Knopf
            type="submit"
            name="was"
            value={`zeile-${reihe}`}
            art="still"
            onClick={(klick) => {
              klick.preventDefault();
              flushSync(() => setAnzahl(anzahl + 1));
              gruppe.current
                ?.querySelector<HTMLElement>(`fieldset:last-of-type :is(input, select):not([type=hidden])`)
                ?.focus();
            }}
          >
            {mehr}
          </Knopf>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Items paid in the client's name. */
export function Postenfelder(props: Zeilenprops) {
  return (
    <Zeilenreihe
      {...props}
      reihe="posten"
      hoechstens={hoechstensPosten}
      titel="Weitere durchlaufende Posten"
      erklaerung="Etwa Gerichtskosten: ohne Umsatzsteuer (§ 10 Abs. 1 Satz 5 UStG)."
      mehr="Weiterer Posten"
    >
      {(nr) => (
        <div className={styles.posten}>
          <Textfeld {...props} name={`postentext${nr}`} label="Bezeichnung" />
          <Geldfeld {...props} name={`postenbetrag${nr}`} />
        </div>
      )}
    </Zeilenreihe>
  );
}

/** What has been paid already. */
export function Zahlungsfelder(props: Zeilenprops) {
  return (
    <Zeilenreihe
      {...props}
      reihe="zahlung"
      hoechstens={hoechstensZahlungen}
      titel="Vorschüsse und Zahlungen"
      erklaerung="Brutto, wie eingegangen (§ 10 Abs. 2 RVG)."
      mehr="Weitere Zahlung"
    >
      {(nr) => (
        <div className={styles.zahlung}>
          <Auswahl
            name={`zahlungsart${nr}`}
            label="Art"
            defaultValue={props.felder[`zahlungsart${nr}`] ?? "vorschuss"}
            optionen={Object.entries(zahlungsarten).map(([wert, { text }]) => ({ wert, text }))}
          />
          <Geldfeld {...props} name={`zahlungbetrag${nr}`} />
          <Tagesfeld {...props} name={`zahlungam${nr}`} label="Eingang" />
          <Textfeld
            {...props}
            name={`zahlungsteuer${nr}`}
            label="USt darin"
            einheit="%"
            inputMode="numeric"
          />
        </div>
      )}
    </Zeilenreihe>
  );
}

function Geldfeld({ felder, fehler, name }: Felderprops & { readonly name: string }) {
  return <Betragsfeld {...angabenfeld(felder, fehler)(name)} id={feldkennung(name)} label="Betrag" />;
}
