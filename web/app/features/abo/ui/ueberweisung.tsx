import { cent, datum, euro } from "@gebuehrenportal/recht";
import { Angabenliste } from "#ui/angaben.tsx";
import { Karte } from "#ui/karte.tsx";
import type { Ueberweisungsangaben } from "../ansichten/rechnungsansicht.ts";
import styles from "./rechnungen.module.css";

/** How an open invoice is paid: what a transfer needs, and the same as code for the program of the bank. */
export function Ueberweisung({ angaben: a }: { readonly angaben: Ueberweisungsangaben }) {
  const titelId = `zahlen-${a.nummer}`;
  const paare: readonly (readonly [string, string])[] = [
    ["Empfänger", a.empfaenger],
    ["IBAN", a.iban.replace(/(.{4})(?=.)/g, "$1\u00a0")],
    ...(a.bic ? [["BIC", a.bic] as const] : []),
    ["Betrag", euro(cent(a.offen))],
    ["Verwendungszweck", a.nummer],
  ];
  return (
    <Karte as="section" titelId={titelId}>
      <h2 className={styles.titel} id={titelId}>
        {euro(cent(a.offen))} {a.ueberfaellig ? "waren fällig am" : "bis zum"} {datum(a.faelligAm)}
      </h2>
      <div className={styles.zahlen}>
        <Angabenliste angaben={paare} className={styles.angaben} />
        {a.code ? (
          <figure className={styles.code}>
            <svg viewBox={`0 0 ${a.code.groesse} ${a.code.groesse}`} role="img" aria-label="GiroCode">
              <path d={a.code.pfad} />
            </svg>
            <figcaption className="nebensatz">
              GiroCode: mit der App Ihrer Bank scannen, dann ist die Überweisung ausgefüllt.
            </figcaption>
          </figure>
        ) : null}
      </div>
    </Karte>
  );
}
