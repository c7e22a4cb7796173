import { cent, datum, euro } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { testphaseTage } from "#platform/konstanten.ts";
import { Angabe } from "#ui/angaben.tsx";
import type { Zusammenfassung as Angaben } from "../ansichten/bestellseite.server.ts";
import styles from "./bestellung.module.css";
import { zeitpunkt } from "./zeitpunkt.ts";

/** Service, total price, term and notice: what must stand directly above the button (§ 312j Abs. 2 BGB). */
export function Zusammenfassung({ z }: { readonly z: Angaben }) {
  const { name, satz } = tarife[z.typ];
  return (
    <>
      <dl className={styles.angabenliste}>
        <Angabe name="Tarif">{name}</Angabe>
        <Angabe name="Leistung">{satz}</Angabe>
        <Angabe name="Beginn">{beginn(z)}</Angabe>
        <Angabe name="Laufzeit">unbefristet, von Monat zu Monat</Angabe>
        <Angabe name="Kündigung">{kuendigung(z)}</Angabe>
        {z.zeilen.length > 1
          ? z.zeilen.map(({ text, betrag }) => <Betrag key={text} was={text} betrag={betrag} />)
          : null}
        {z.art === "wechsel" ? <Betrag was="Heute berechnet" betrag={z.sofort} /> : null}
        <div className={styles.summe}>
          <dt>Gesamtpreis</dt>
          <dd>{euro(cent(z.preis))} / Monat</dd>
        </div>
      </dl>
      <p className="nebensatz">
        {z.steuerfall === "inland" ? (
          <>
            inkl. {z.steuersatz}&nbsp;% MwSt. · {euro(cent(z.netto))} netto
          </>
        ) : (
          "ohne Umsatzsteuer · Steuerschuldnerschaft des Leistungsempfängers"
        )}{" "}
        · keine weiteren Kosten
      </p>
      <p className={styles.preistext}>{preistext(z)}</p>
    </>
  );
}

function Betrag({ was, betrag }: { readonly was: string; readonly betrag: number }) {
  return (
    <Angabe name={was} className={styles.betrag}>
      {euro(cent(betrag))}
    </Angabe>
  );
}

function beginn({ art, ab }: Angaben): string {
  return art === "spaeter" ? `am ${datum(ab)}` : "sofort";
}

function kuendigung({ art }: Angaben): string {
  return art === "test" || art === "testwechsel"
    ? "jederzeit zum Ende der Testphase oder des Monats"
    : "jederzeit zum Ende des Monats";
}

/** What is to be paid when, in one sentence. */
function preistext(z: Angaben): string {
  const preis = euro(cent(z.preis));
  switch (z.art) {
    case "test":
      return `${testphaseTage} Tage kostenlos, danach ${preis} pro Monat`;
    case "testwechsel":
      return `Kostenlos bis zum ${zeitpunkt(z.testphaseBis ?? "")}, danach ${preis} pro Monat`;
    case "spaeter":
      return `Bis zum ${datum(z.ab)} ändert sich nichts, danach ${preis} pro Monat`;
    case "wechsel":
      return `Heute ${euro(cent(z.sofort))}, ab der nächsten Abrechnung ${preis} pro Monat`;
    default:
      return `${preis} pro Monat, die erste Rechnung kommt heute`;
  }
}
