import { datum, untrennbar as u } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Vertragsansicht } from "../ansichten/vertragsseite.server.ts";
import styles from "./bestellung.module.css";
import { Teamverlust } from "./teamverlust.tsx";

/**
 * The ways out: day and amount are told before the click, a cancellation can be taken back until the end; withdrawal as long
 * as there is time for it.
 */
export function Kuendigung({
  vertrag: v,
  mitglieder,
}: {
  readonly vertrag: Vertragsansicht;
  readonly mitglieder: readonly string[];
}) {
  return (
    <div id="kuendigen" className={styles.vertrag}>
      {v.endetAm ? null : <Teamverlust mitglieder={mitglieder} />}
      <Karte as="section" titelId="kuendigen-titel">
        <h2 className={styles.titel} id="kuendigen-titel">
          Kündigung
        </h2>
        <Form method="post" className="stapel">
          <input type="hidden" name="was" value={v.endetAm ? "zuruecknehmen" : "kuendigen"} />
          <p>{v.endetAm ? gekuendigt(v.endetAm) : folge(v)}</p>
          <p className="knopfreihe">
            <Knopf type="submit">{v.endetAm ? "Kündigung zurücknehmen" : "Vertrag kündigen"}</Knopf>
          </p>
          {v.endetAm ? null : (
            <p className="nebensatz">
              Aus wichtigem Grund oder zu einem späteren Tag kündigen Sie im Formular{" "}
              <Verweis nach="/kuendigen">Verträge hier kündigen</Verweis>.
            </p>
          )}
        </Form>
      </Karte>
      {v.widerruflichBis ? <Widerruf bis={v.widerruflichBis} /> : null}
    </div>
  );
}

function Widerruf({ bis }: { readonly bis: NonNullable<Vertragsansicht["widerruflichBis"]> }) {
  return (
    <Karte as="section" titelId="widerruf-titel">
      <div className="stapel">
        <h2 className={styles.titel} id="widerruf-titel">
          Widerruf
        </h2>
        <p>
          {u(
            `Als Verbraucher können Sie die Bestellung noch bis zum ${datum(bis)} widerrufen, ohne einen Grund zu nennen.`,
          )}{" "}
          <Verweis nach="/widerrufsbelehrung">Widerrufsbelehrung</Verweis>
        </p>
        <p className="knopfreihe">
          <Knopfverweis nach="/widerrufen">Vertrag widerrufen</Knopfverweis>
        </p>
      </div>
    </Karte>
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
