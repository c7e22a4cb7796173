import { cent, datum, euro } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Angabe } from "#ui/angaben.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import type { Vertragsansicht } from "../ansichten/vertragsseite.server.ts";
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
      <div className="stapel">
        {v.ruht ? (
          <Hinweis art="warnung" titel="Ihr Tarif ruht">
            <p>Eine Rechnung ist offen. Sobald Ihre Zahlung eingegangen ist, gilt der Tarif wieder.</p>
          </Hinweis>
        ) : null}
        <dl className={styles.angabenliste}>
          <Angabe name="Stand">{v.ruht ? "ruht" : zustaende[v.zustand]}</Angabe>
          <Angabe name="Preis">{`${euro(cent(v.preis))} / Monat, ${v.netto ? "netto" : "inkl. MwSt."}`}</Angabe>
          {v.testphaseBis ? <Angabe name="Testphase bis">{zeitpunkt(v.testphaseBis)}</Angabe> : null}
          {v.periode ? (
            <Angabe name="Bezahlter Zeitraum">{`${datum(v.periode[0])} bis ${datum(v.periode[1])}`}</Angabe>
          ) : null}
          <Angabe name="Nächste Abrechnung">
            {v.naechste ? `${euro(cent(v.naechste.betrag))} am ${datum(v.naechste.am)}` : "keine"}
          </Angabe>
          {v.offen > 0 ? <Angabe name="Noch offen">{euro(cent(v.offen))}</Angabe> : null}
          <Angabe name="Bestellt am">{zeitpunkt(v.bestelltAm)}</Angabe>
          <Angabe name="Vertragsnummer">{v.nummer}</Angabe>
        </dl>
        {v.wechsel ? (
          <Form method="post" className="stapel">
            <input type="hidden" name="was" value="bleiben" />
            <p>
              Ab dem {datum(v.wechsel.ab)} gilt der Tarif {v.wechsel.name}.
            </p>
            <p className="knopfreihe">
              <Knopf type="submit">Wechsel zurücknehmen</Knopf>
            </p>
          </Form>
        ) : null}
        <p className="knopfreihe">
          <Knopfverweis nach="/subscription">Tarif wechseln</Knopfverweis>
        </p>
      </div>
    </Karte>
  );
}
