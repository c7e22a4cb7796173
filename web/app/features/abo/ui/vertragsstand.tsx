import { cent, datum, euro } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import type { Vertragsansicht } from "../bestellung/vertragsseite.server.ts";
import styles from "./bestellung.module.css";
import { zeitpunkt } from "./zeitpunkt.ts";

const zustaende: Readonly<Record<Vertragsansicht["zustand"], string>> = {
  trialing: "Testphase",
  active: "läuft",
  past_due: "läuft, eine Rechnung ist überfällig",
  ended: "beendet",
};

/** What holds: tier, price, what is billed next, and what is to come. */
export function Vertragsstand({ vertrag: v }: { readonly vertrag: Vertragsansicht }) {
  return (
    <Karte as="section" titelId="stand-titel">
      <h2 className={styles.titel} id="stand-titel">
        Tarif {v.name}
      </h2>
      <div className={styles.stapel}>
        {v.ruht ? (
          <Hinweis art="warnung" titel="Ihr Tarif ruht">
            <p>Eine Rechnung ist offen. Sobald Ihre Zahlung eingegangen ist, gilt der Tarif wieder.</p>
          </Hinweis>
        ) : null}
        <dl className={styles.angabenliste}>
          <Zeile was="Stand" wert={v.ruht ? "ruht" : zustaende[v.zustand]} />
          <Zeile was="Preis" wert={`${euro(cent(v.preis))} / Monat, ${v.netto ? "netto" : "inkl. MwSt."}`} />
          {v.testphaseBis ? <Zeile was="Testphase bis" wert={zeitpunkt(v.testphaseBis)} /> : null}
          {v.periode ? (
            <Zeile was="Bezahlter Zeitraum" wert={`${datum(v.periode[0])} bis ${datum(v.periode[1])}`} />
          ) : null}
          <Zeile
            was="Nächste Abrechnung"
            wert={v.naechste ? `${euro(cent(v.naechste.betrag))} am ${datum(v.naechste.am)}` : "keine"}
          />
          {v.offen > 0 ? <Zeile was="Noch offen" wert={euro(cent(v.offen))} /> : null}
          <Zeile was="Bestellt am" wert={zeitpunkt(v.bestelltAm)} />
          <Zeile was="Vertragsnummer" wert={v.nummer} />
        </dl>
        {v.wechsel ? (
          <Form method="post" className={styles.stapel}>
            <input type="hidden" name="was" value="bleiben" />
            <p>
              Ab dem {datum(v.wechsel.ab)} gilt der Tarif {v.wechsel.name}.
            </p>
            <p className={styles.knoepfe}>
              <Knopf type="submit">Wechsel zurücknehmen</Knopf>
            </p>
          </Form>
        ) : null}
        <p className={styles.knoepfe}>
          <Knopfverweis nach="/subscription">Tarif wechseln</Knopfverweis>
        </p>
      </div>
    </Karte>
  );
}

function Zeile({ was, wert }: { readonly was: string; readonly wert: string }) {
  return (
    <div>
      <dt>{was}</dt>
      <dd>{wert}</dd>
    </div>
  );
}
