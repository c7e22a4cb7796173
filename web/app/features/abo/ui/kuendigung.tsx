import { datum } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Vertragsansicht } from "../bestellung/vertragsseite.server.ts";
import styles from "./bestellung.module.css";

/** The way out: day and amount are told before the click, and it can be taken back until the end. */
export function Kuendigung({ vertrag: v }: { readonly vertrag: Vertragsansicht }) {
  return (
    <div id="kuendigen">
      <Karte as="section" titelId="kuendigen-titel">
        <h2 className={styles.titel} id="kuendigen-titel">
          Kündigung
        </h2>
        <Form method="post" className={styles.stapel}>
          <input type="hidden" name="was" value={v.endetAm ? "zuruecknehmen" : "kuendigen"} />
          <p>{v.endetAm ? gekuendigt(v.endetAm) : folge(v)}</p>
          <p className={styles.knoepfe}>
            <Knopf type="submit">{v.endetAm ? "Kündigung zurücknehmen" : "Vertrag kündigen"}</Knopf>
          </p>
        </Form>
      </Karte>
    </div>
  );
}

const gekuendigt = (am: Vertragsansicht["kuendbarZum"]): string =>
  `Sie haben gekündigt. Der Vertrag endet mit dem ${datum(am)}; danach gilt der kostenlose Tarif, und es entstehen keine Kosten mehr.`;

function folge({ kuendbarZum, testphaseBis, ruht }: Vertragsansicht): string {
  const ende = datum(kuendbarZum);
  const bleibt = "Was Sie gespeichert haben, bleibt erhalten und lässt sich herunterladen.";
  if (ruht)
    return `Wenn Sie jetzt kündigen, endet der Vertrag heute. Offene Rechnungen bleiben zu zahlen. ${bleibt}`;
  if (testphaseBis)
    return `Wenn Sie jetzt kündigen, endet der Vertrag mit der Testphase am ${ende}. Kosten: 0,00\u00a0€. ${bleibt}`;
  return `Wenn Sie jetzt kündigen, endet der Vertrag mit dem ${ende}. Bis dahin nutzen Sie ihn weiter; weitere Kosten: 0,00\u00a0€. ${bleibt}`;
}
