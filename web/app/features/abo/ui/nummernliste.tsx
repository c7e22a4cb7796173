import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Nummernergebnis, Nummernzeile } from "../ansichten/nummernverwaltung.server.ts";
import styles from "./erklaerung.module.css";

type NummernlisteProps = {
  readonly nummern: readonly Nummernzeile[];
  readonly vies: boolean;
  readonly gesendet: Nummernergebnis | undefined;
};

/** Each number with what is known of it, to ask once more or to confirm by hand. */
export function Nummernliste({ nummern, vies, gesendet }: NummernlisteProps) {
  if (nummern.length === 0) return <p>Keine Nummer wartet auf eine Bestätigung.</p>;
  return nummern.map((nummer) => (
    <Eine
      key={`${nummer.kontoId} ${nummer.ustId}`}
      {...nummer}
      vies={vies}
      fehler={gesendet?.kontoId === nummer.kontoId ? gesendet.fehler : undefined}
    />
  ));
}

type EineProps = Nummernzeile & { readonly vies: boolean; readonly fehler: string | undefined };

function Eine({ kontoId, ustId, wer, stand, vies, fehler }: EineProps) {
  const titelId = `nummer-${kontoId}`;
  const felder = (
    <>
      <input type="hidden" name="kontoId" value={kontoId} />
      <input type="hidden" name="ustId" value={ustId} />
    </>
  );
  return (
    <Karte as="article" titelId={titelId}>
      <div className="stapel">
        <h2 className={styles.titel} id={titelId}>
          {ustId}
        </h2>
        <p>
          {wer}
          <br />
          {stand}
        </p>
        {vies ? (
          <Form method="post">
            {felder}
            <Knopf type="submit" name="handlung" value="fragen">
              VIES noch einmal fragen
            </Knopf>
          </Form>
        ) : null}
        <Form method="post" className="stapel" noValidate>
          {felder}
          <Feld
            name="nachweis"
            label="Geprüft an"
            hinweis="Etwa die Bestätigung des Bundeszentralamts für Steuern mit Datum. Steht als Nachweis an jeder Rechnung ohne Umsatzsteuer."
            maxLength={60}
            fehler={fehler}
          />
          <p className="knopfreihe">
            <Knopf type="submit" name="handlung" value="bestaetigen">
              Von Hand bestätigen
            </Knopf>
          </p>
        </Form>
      </div>
    </Karte>
  );
}
