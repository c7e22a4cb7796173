import { Form } from "react-router";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Vertragsansicht } from "../bestellung/vertragsseite.server.ts";
import styles from "./bestellung.module.css";

type ZahlungsweiseProps = { readonly vertrag: Vertragsansicht; readonly fehler: string | undefined };

/** How the contract is paid; in a trial the choice lets it go on. */
export function Zahlungsweise({ vertrag: { zahlweg, testphaseBis }, fehler }: ZahlungsweiseProps) {
  return (
    <Karte as="section" titelId="zahlung-titel">
      <h2 className={styles.titel} id="zahlung-titel">
        Zahlungsweise
      </h2>
      {zahlweg ? (
        <p>Sie zahlen auf Rechnung, innerhalb von 14 Tagen. Die Rechnung kommt per E-Mail.</p>
      ) : (
        <Form method="post" noValidate className="stapel">
          <input type="hidden" name="was" value="zahlweg" />
          <p>
            {testphaseBis
              ? "Sie haben noch keine gewählt. Der Tarif endet dann mit der Testphase und kostet nichts. Wenn Sie ihn behalten möchten, wählen Sie hier, wie Sie zahlen."
              : "Bitte wählen Sie, wie Sie zahlen."}
          </p>
          <Optionsgruppe
            name="zahlweg"
            label="Ich zahle"
            fehler={fehler}
            optionen={[
              {
                wert: "rechnung",
                text: "Auf Rechnung",
                hinweis: "Die Rechnung kommt per E-Mail, zahlbar innerhalb von 14 Tagen.",
              },
            ]}
          />
          <p className="knopfreihe">
            <Knopf type="submit">Zahlungsweise speichern</Knopf>
          </p>
        </Form>
      )}
    </Karte>
  );
}
