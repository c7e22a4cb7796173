import { leistungsorte } from "#dokumente/e-rechnung/steuer.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feldgeruest } from "#ui/felder/feldgeruest.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { ortstexte } from "../beleg/steuertexte.ts";
import { type Felderprops, Textfeld } from "./felder.tsx";
import styles from "./kostennote.module.css";
import { Laenderwahl, type Laenderwahlprops } from "./laenderwahl.tsx";

const besondere = ["zusatz", "ustIdNr", "email", "referenz", "leitwegId", "land"] as const;

/** Who gets the Kostennote. What only some need is folded away until it says something. */
export function Mandantfelder(props: Felderprops & Pick<Laenderwahlprops, "laender">) {
  const { felder, fehler, laender } = props;
  const { leistungsort = "inland" } = felder;
  const land = (felder.land ?? "DE").toUpperCase();
  const offen =
    land !== "DE" ||
    leistungsort !== "inland" ||
    besondere.some((name) => fehler[name] || (name !== "land" && felder[name]));
  return (
    <fieldset className="feldgruppe">
      <legend>Mandant</legend>
      <div className={styles.anschrift}>
        <Textfeld {...props} name="name" label="Name oder Firma" />
        <Textfeld {...props} name="strasse" label="Straße und Hausnummer" />
        <Textfeld {...props} name="plz" label="PLZ" inputMode="numeric" />
        <Textfeld {...props} name="ort" label="Ort" />
      </div>
      <Aufklapper titel="Ausland, Umsatzsteuer, E-Rechnung" offen={offen}>
        <div className={styles.felder}>
          <Textfeld {...props} name="zusatz" label="Zusatz" hinweis="Etwa Ansprechpartner oder Abteilung." />
          <Feldgeruest label="Land" fehler={fehler.land} id="feld-land">
            {(bindung) => <Laenderwahl bindung={bindung} laender={laender} vorgabe={land} />}
          </Feldgeruest>
          <Textfeld {...props} name="email" label="E-Mail-Adresse" type="email" />
          <Textfeld {...props} name="referenz" label="Zeichen des Mandanten" hinweis="Etwa Bestellnummer." />
          <Textfeld {...props} name="leitwegId" label="Leitweg-ID" hinweis="Nur bei Behörden." />
          <Textfeld {...props} name="ustIdNr" label="Umsatzsteuer-Identifikationsnummer" />
        </div>
        <div className={styles.darunter}>
          <Optionsgruppe
            name="leistungsort"
            label="Ort der Leistung"
            vorgabe={leistungsort}
            optionen={leistungsorte.map((wert) => ({
              wert,
              text: ortstexte[wert].text,
              einzelheiten: { titel: "Was das bewirkt", text: ortstexte[wert].wirkung },
            }))}
          />
        </div>
      </Aufklapper>
    </fieldset>
  );
}
