import { untrennbar as u } from "@gebuehrenportal/recht";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Anschriftangaben } from "../ansichten/anschriftangaben.server.ts";
import type { Zusammenfassung as Angaben } from "../ansichten/bestellseite.server.ts";
import { Anschriftfelder } from "./anschriftfelder.tsx";
import styles from "./bestellung.module.css";
import { Zusammenfassung } from "./zusammenfassung.tsx";

type BestellformularProps = {
  readonly zusammenfassung: Angaben;
  /** Card and direct debit are offered. */
  readonly karte: boolean;
  readonly anbieter: string;
  readonly angaben: Anschriftangaben;
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: Readonly<Record<string, string>>;
  readonly meldung: string | undefined;
  readonly laeuft: boolean;
};

/** Everything that is asked before a binding order, and the order itself. */
export function Bestellformular(props: BestellformularProps) {
  const { zusammenfassung, karte, angaben, felder, fehler, meldung, laeuft } = props;
  // A lower tier begins with the next period and is taken back until then: there is nothing to begin early.
  const spaeter = zusammenfassung.art === "spaeter";
  const maengel = Object.keys(fehler).length > 0;
  return (
    <div className={styles.formular}>
      <div className={styles.angaben}>
        {meldung || maengel ? (
          <Fehlermeldung>
            {meldung ?? "Noch nicht bestellt. Bitte prüfen Sie die markierten Felder."}
          </Fehlermeldung>
        ) : null}
        <Vorher spaeter={spaeter} unternehmer={angaben.unternehmer} anbieter={props.anbieter} />
        <Zahlungsweise zusammenfassung={zusammenfassung} karte={karte} wert={felder.zahlweg ?? ""} />
        <fieldset className="feldgruppe">
          <legend>Rechnungsanschrift</legend>
          <p className="nebensatz">
            {u(
              "Freiwillig: Rechnungen bis 250 € gelten auch ohne Anschrift (§ 33 UStDV). Wenn Sie eine angeben, steht sie auf jeder Rechnung. Unternehmen in anderen Staaten der EU bestellen mit Anschrift und Umsatzsteuer-Identifikationsnummer, ohne deutsche Umsatzsteuer.",
            )}
          </p>
          <Anschriftfelder felder={felder} fehler={fehler} angaben={angaben} />
        </fieldset>
        {angaben.unternehmer || spaeter ? null : (
          <fieldset className="feldgruppe">
            <legend>Beginn und Widerruf</legend>
            <Schalter
              name="beginn"
              value="ja"
              defaultChecked={felder.beginn === "ja"}
              label="Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Leistung beginnen. Mir ist bekannt, dass ich bei einem Widerruf für die bis dahin genutzten bezahlten Tage einen anteiligen Betrag zahle."
              hinweis={u(
                "Freiwillig (§ 357a Abs. 2 BGB). Der Tarif wird in jedem Fall sofort freigeschaltet; ohne diesen Haken kostet ein Widerruf nichts.",
              )}
            />
          </fieldset>
        )}
      </div>
      <div className={`blattflaeche stapel ${styles.abschluss}`}>
        <h2 className={styles.titel}>Ihre Bestellung</h2>
        <input type="hidden" name="type" value={zusammenfassung.typ} />
        <input type="hidden" name="betrag" value={zusammenfassung.sofort} />
        <input type="hidden" name="steuerfall" value={zusammenfassung.steuerfall} />
        <Zusammenfassung z={zusammenfassung} />
        <Knopf type="submit" art="haupt" data-testid="order-button" disabled={laeuft}>
          Zahlungspflichtig bestellen
        </Knopf>
      </div>
    </div>
  );
}

type VorherProps = {
  readonly spaeter: boolean;
  readonly unternehmer: boolean;
  /** Whom one contracts with, and how he is reached, in one line. */
  readonly anbieter: string;
};

/** What one has to have read before anything is filled in: who sells, on which terms, and what becomes of data of mandates. */
function Vorher({ spaeter, unternehmer, anbieter }: VorherProps) {
  return (
    <section aria-labelledby="vorher-titel" className="stapel">
      <h2 className={styles.titel} id="vorher-titel">
        Vor der Bestellung
      </h2>
      <p className="nebensatz">Vertragspartner: {anbieter}</p>
      <p className="nebensatz">
        Es gelten unsere <Verweis nach="/agb">AGB</Verweis>
        {spaeter || unternehmer ? null : (
          <>
            {" "}
            und für Verbraucher die <Verweis nach="/widerrufsbelehrung">Widerrufsbelehrung</Verweis>
          </>
        )}
        . Sie lassen sich drucken und speichern und kommen mit der Bestätigung per E-Mail.
        {spaeter ? " Bis der Tarif beginnt, nehmen Sie den Wechsel in Ihrem Konto zurück." : null}
      </p>
      <p className="nebensatz">
        Für gespeicherte Mandatsdaten gilt die{" "}
        <Verweis nach="/avv">{u("Vereinbarung nach Art. 28 DSGVO und § 43e BRAO")}</Verweis> mit dem{" "}
        <Verweis nach="/avv#dienstleister">Verzeichnis der weiteren Dienstleister</Verweis>; Sie stimmen ihr
        zu, bevor Sie zum ersten Mal etwas zu einem Mandat speichern.
      </p>
    </section>
  );
}

function Zahlungsweise({
  zusammenfassung: { testphaseBis },
  karte,
  wert,
}: {
  readonly zusammenfassung: Angaben;
  readonly karte: boolean;
  readonly wert: string;
}) {
  const rechnung = {
    wert: "rechnung",
    text: "Auf Rechnung",
    hinweis: testphaseBis
      ? "Die erste Rechnung kommt nach der Testphase per E-Mail, zahlbar innerhalb von 14 Tagen."
      : "Die Rechnung kommt per E-Mail, zahlbar innerhalb von 14 Tagen.",
  };
  const abbuchung = {
    wert: "stripe",
    text: "Karte oder SEPA-Lastschrift",
    hinweis: testphaseBis
      ? "Nach der Bestellung geben Sie Karte oder Konto beim Zahlungsdienst Stripe ein. Abgebucht wird erst nach der Testphase."
      : "Nach der Bestellung geben Sie Karte oder Konto beim Zahlungsdienst Stripe ein. Vor jeder Abbuchung kommt die Rechnung per E-Mail.",
  };
  const spaeter = {
    wert: "",
    text: "Noch nicht festlegen",
    hinweis:
      "Der Tarif endet dann mit der Testphase von selbst und kostet nichts. Sie können es sich bis dahin überlegen.",
  };
  return (
    <Optionsgruppe
      name="zahlweg"
      label={<span className={styles.titel}>Zahlungsweise</span>}
      vorgabe={wert}
      optionen={[rechnung, ...(karte ? [abbuchung] : []), ...(testphaseBis ? [spaeter] : [])]}
    />
  );
}
