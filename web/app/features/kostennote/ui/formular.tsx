import type { ReactNode } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldrahmen } from "#ui/felder/feldrahmen.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { nummern } from "../angaben.ts";
import { hoechstensPosten, hoechstensZahlungen, type Kostennotenfelder, zahlungsarten } from "../felder.ts";
import { leistungsorte, ortstexte } from "../steuertexte.ts";
import styles from "./kostennote.module.css";

type FormularProps = {
  readonly felder: Kostennotenfelder;
  readonly fehler: Readonly<Record<string, string>>;
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
  /** The calculation holds an agreement (§ 3a RVG) beside the statutory fees. */
  readonly mitVereinbarung: boolean;
  readonly children?: ReactNode;
};

/** The fields of a draft. What is missing is told by the check list; here only what cannot be understood. */
export function Kostennotenformular({
  felder,
  fehler,
  zustimmung,
  mitVereinbarung,
  children,
}: FormularProps) {
  const feld = (
    name: string,
    label: string,
    mehr: { readonly hinweis?: string; readonly einheit?: string; readonly vorgabe?: string } = {},
  ) => (
    <Feld
      key={name}
      name={name}
      label={label}
      defaultValue={felder[name] ?? mehr.vorgabe ?? ""}
      fehler={fehler[name]}
      hinweis={mehr.hinweis}
      {...(mehr.einheit ? { einheit: mehr.einheit } : {})}
    />
  );
  return (
    <>
      <fieldset className={styles.gruppe}>
        <legend>Mandant</legend>
        <div className={styles.felder}>
          {feld("name", "Name oder Firma")}
          {feld("zusatz", "Zusatz")}
          {feld("strasse", "Straße und Hausnummer")}
          {feld("plz", "Postleitzahl")}
          {feld("ort", "Ort")}
          {feld("land", "Land, zwei Buchstaben", { vorgabe: "DE" })}
          {feld("email", "E-Mail-Adresse", { hinweis: "Für die XRechnung nötig." })}
          {feld("ustIdNr", "Umsatzsteuer-Identifikationsnummer")}
          {feld("referenz", "Zeichen des Mandanten", {
            hinweis: "Bestellnummer oder Zeichen für die E-Rechnung.",
          })}
          {feld("leitwegId", "Leitweg-ID", { hinweis: "Nur bei Behörden." })}
        </div>
      </fieldset>
      <fieldset className={styles.gruppe}>
        <legend>Sache</legend>
        <div className={styles.felder}>
          {feld("betreff", "Betreff")}
          {feld("aktenzeichen", "Aktenzeichen")}
          {feld("von", "Beginn der Leistung")}
          {feld("bis", "Ende der Leistung", { hinweis: "Bestimmt den Steuersatz." })}
          {feld("ziel", "Zahlbar in", { einheit: "Tagen", vorgabe: "14" })}
        </div>
        {mitVereinbarung ? (
          <Optionsgruppe
            name="verguetung"
            label="Abgerechnet wird"
            vorgabe={felder.verguetung ?? "vereinbarung"}
            optionen={[
              { wert: "vereinbarung", text: "die vereinbarte Vergütung (§ 3a RVG)" },
              { wert: "gesetz", text: "die gesetzliche Vergütung" },
            ]}
          />
        ) : null}
        <Feldrahmen label="Eigener Text">
          {(bindung) => (
            <textarea
              {...bindung}
              name="text"
              className={styles.text}
              maxLength={4000}
              defaultValue={felder.text ?? ""}
            />
          )}
        </Feldrahmen>
        <Schalter
          name="rechenweg"
          value="ja"
          label="Rechenweg beifügen"
          defaultChecked={felder.rechenweg === "ja"}
        />
      </fieldset>
      <fieldset className={styles.gruppe}>
        <legend>Umsatzsteuer</legend>
        <Optionsgruppe
          name="leistungsort"
          label="Ort der Leistung"
          vorgabe={felder.leistungsort ?? "inland"}
          optionen={leistungsorte.map((wert) => ({
            wert,
            text: ortstexte[wert].text,
            hinweis: ortstexte[wert].wirkung,
          }))}
        />
      </fieldset>
      <fieldset className={styles.gruppe}>
        <legend>Weitere durchlaufende Posten</legend>
        <p className={styles.leise}>
          Im Namen und für Rechnung des Mandanten gezahlt, etwa Gerichtskosten: ohne Umsatzsteuer (§ 10 Abs. 1
          Satz 5 UStG). Was schon in der Berechnung steht, kommt von dort.
        </p>
        {nummern(hoechstensPosten).map((i) => (
          <div key={i} className={`${styles.felder} ${styles.posten}`}>
            {feld(`postentext${i}`, `Posten ${i}`)}
            {feld(`postenbetrag${i}`, `Betrag ${i}`, { einheit: "€" })}
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.gruppe}>
        <legend>Vorschüsse und Zahlungen</legend>
        <p className={styles.leise}>Brutto, wie eingegangen; sie werden abgezogen (§ 10 Abs. 2 RVG).</p>
        {nummern(hoechstensZahlungen).map((i) => (
          <div key={i} className={`${styles.felder} ${styles.zahlung}`}>
            <Auswahl
              name={`zahlungsart${i}`}
              label={`Zahlung ${i}`}
              defaultValue={felder[`zahlungsart${i}`] ?? "vorschuss"}
              optionen={Object.entries(zahlungsarten).map(([wert, { text }]) => ({ wert, text }))}
            />
            {feld(`zahlungam${i}`, `Tag ${i}`)}
            {feld(`zahlungbetrag${i}`, `Betrag der Zahlung ${i}`, { einheit: "€" })}
            {feld(`zahlungsteuer${i}`, `Umsatzsteuer darin ${i}`, { einheit: "%" })}
          </div>
        ))}
      </fieldset>
      {zustimmung ? (
        <Schalter
          name="zustimmung"
          value={zustimmung}
          label={
            <>
              Ich stimme der{" "}
              <Verweis nach="/avv">Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit</Verweis> zu.
            </>
          }
          hinweis="Einmal, bevor Sie zum ersten Mal Mandatsdaten speichern (Art. 28 DSGVO, § 43e BRAO)."
        />
      ) : null}
      {children}
    </>
  );
}
