import { untrennbar } from "@gebuehrenportal/recht";
import { leistungsorte } from "#dokumente/e-rechnung/steuer.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feldgeruest } from "#ui/felder/feldgeruest.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import type { Pruefpunkt } from "../beleg/pruefpunkt.ts";
import { ortstexte } from "../beleg/steuertexte.ts";
import { Absenderverweis } from "./absenderverweis.tsx";
import { type Felderprops, Textfeld } from "./eingabefelder.tsx";
import styles from "./kostennote.module.css";
import { Laenderwahl, type Laenderwahlprops } from "./laenderwahl.tsx";

const besondere = ["zusatz", "ustIdNr", "email", "referenz", "leitwegId", "land"] as const;

/** Who gets the Kostennote. What only some need is folded away until it says something. */
export function Mandantfelder({
  liste,
  ...props
}: Felderprops & Pick<Laenderwahlprops, "laender"> & { readonly liste: readonly Pruefpunkt[] }) {
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
          <Textfeld
            {...props}
            name="leitwegId"
            label="Leitweg-ID"
            hinweis={<Leitweghinweis liste={liste} />}
          />
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

/** As soon as a Leitweg-ID asks for an XRechnung, the field says what that still lacks. */
function Leitweghinweis({ liste }: { readonly liste: readonly Pruefpunkt[] }) {
  const punkt = liste.find(({ stand, felder }) => stand === "fehlt" && felder?.includes("leitwegId"));
  if (!punkt) return "Nur bei Behörden: Sie verlangen damit eine XRechnung.";
  return (
    <>
      {untrennbar(punkt.text)}
      {punkt.felder?.includes("absender") ? <Absenderverweis /> : null}
    </>
  );
}
