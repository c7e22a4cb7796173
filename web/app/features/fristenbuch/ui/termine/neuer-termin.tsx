import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import type { Terminansicht } from "../../ansichten/termine/terminseite.server.ts";
import styles from "../buch.module.css";
import { Terminfelder } from "./terminfelder.tsx";

type NeuerTerminProps = {
  readonly ansicht: Terminansicht;
  readonly ergebnis: Seitenergebnis | undefined;
};

/** Notes a Termin or a Wiedervorlage: typed from field to field, Enter notes it, and the next one can be typed at once. */
export function NeuerTermin({ ansicht, ergebnis }: NeuerTerminProps) {
  const { heute, personen, zustimmung, getan, ich } = ansicht;
  const laeuft = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const eingetragen = getan?.pfad;
  useEffect(() => {
    if (eingetragen !== undefined) form.current?.querySelector<HTMLInputElement>('[name="date"]')?.focus();
  }, [eingetragen]);
  const eigenes = ergebnis?.was === "eintragen" ? ergebnis : undefined;
  const felder = eigenes?.felder ?? { person: ich };
  return (
    <Karte as="section" titelId="neuer-termin">
      <Form method="post" noValidate className="stapel" data-testid="appointment-form" ref={form}>
        <h2 id="neuer-termin" className={styles.titel}>
          Neuer Eintrag
        </h2>
        <input type="hidden" name="was" value="eintragen" />
        {eigenes?.feld === undefined ? <Fehlermeldung>{eigenes?.fehler}</Fehlermeldung> : null}
        <Optionsgruppe
          name="art"
          label="Art"
          anordnung="zeile"
          vorgabe={felder.art ?? "termin"}
          optionen={[
            { wert: "termin", text: "Termin" },
            { wert: "wiedervorlage", text: "Wiedervorlage" },
          ]}
          hinweis="Eine Wiedervorlage hat weder Uhrzeit noch Ort; an einem freien Tag liegt sie am nächsten Arbeitstag vor."
        />
        <Terminfelder
          heute={heute}
          felder={felder}
          fehler={einzelfehler(eigenes)}
          personen={personen}
          wiedervorlage={undefined}
        />
        {zustimmung === undefined ? null : <Zustimmungsschalter fassung={zustimmung} />}
        <p>
          <Knopf type="submit" art="haupt" disabled={laeuft}>
            Eintragen
          </Knopf>
        </p>
      </Form>
    </Karte>
  );
}
