import { type Tag, untrennbar as u } from "@gebuehrenportal/recht";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldgeruest } from "#ui/felder/feldgeruest.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Karte } from "#ui/karte.tsx";
import type { Fehler, Felder } from "../erklaerungen/angaben.ts";
import styles from "./erklaerung.module.css";

type Props = { readonly heute: Tag; readonly felder: Felder; readonly fehler: Fehler };

/** What a cancellation says (§ 312k Abs. 2 Satz 3 Nr. 1 BGB), and nothing else. */
export function Kuendigungsfelder(props: Props) {
  return (
    <>
      <Karte as="section" titelId="art-titel">
        <div className={styles.stapel}>
          <h2 className={styles.titel} id="art-titel">
            Art der Kündigung
          </h2>
          <Art {...props} />
        </div>
      </Karte>
      <Karte as="section" titelId="wer-titel">
        <div className={styles.stapel}>
          <h2 className={styles.titel} id="wer-titel">
            Sie und Ihr Vertrag
          </h2>
          <Vertrag {...props} />
        </div>
      </Karte>
    </>
  );
}

function Art({ felder, fehler }: Props) {
  return (
    <>
      <Optionsgruppe
        name="art"
        label="Ich kündige"
        vorgabe={felder.art ?? "ordentlich"}
        fehler={fehler.art}
        optionen={[
          {
            wert: "ordentlich",
            text: "ordentlich",
            hinweis: "Ohne Grund, zum Ende der Testphase oder des laufenden Abrechnungsmonats.",
          },
          {
            wert: "ausserordentlich",
            text: "außerordentlich",
            hinweis: u("Fristlos aus wichtigem Grund (§ 314 BGB). Bitte nennen Sie den Grund."),
          },
        ]}
      />
      <Feldgeruest
        label="Grund der außerordentlichen Kündigung"
        hinweis="Nur bei außerordentlicher Kündigung nötig."
        fehler={fehler.grund}
        freiwillig
      >
        {(bindung) => (
          <textarea
            {...bindung}
            name="grund"
            rows={3}
            maxLength={2000}
            defaultValue={felder.grund ?? ""}
            className={styles.mehrzeilig}
          />
        )}
      </Feldgeruest>
    </>
  );
}

function Vertrag({ heute, felder, fehler }: Props) {
  return (
    <>
      <Feld
        name="name"
        label="Ihr Name"
        autoComplete="name"
        defaultValue={felder.name ?? ""}
        fehler={fehler.name}
      />
      <Feld
        name="email"
        type="email"
        inputMode="email"
        label="E-Mail-Adresse Ihres Kontos"
        autoComplete="email"
        hinweis="Unter ihr finden wir den Vertrag."
        defaultValue={felder.email ?? ""}
        fehler={fehler.email}
      />
      <Feld
        name="nummer"
        label="Vertragsnummer"
        freiwillig
        hinweis="Sie steht in der Bestellbestätigung, zum Beispiel V-1F0C-9A2B-77."
        defaultValue={felder.nummer ?? ""}
        fehler={fehler.nummer}
      />
      <Feld
        name="vertrag"
        label="Vertrag, den Sie kündigen"
        defaultValue={felder.vertrag ?? "Tarif des Gebührenportals"}
        fehler={fehler.vertrag}
      />
      <Tagfeld
        name="ende"
        label="Der Vertrag soll enden am"
        freiwillig
        heute={heute}
        hinweis="Leer gelassen: so früh wie möglich."
        vorgabe={felder.ende ?? ""}
        fehler={fehler.ende}
      />
      <Feld
        name="bestaetigung"
        type="email"
        inputMode="email"
        label="E-Mail-Adresse für die Bestätigung"
        autoComplete="email"
        defaultValue={felder.bestaetigung ?? ""}
        fehler={fehler.bestaetigung}
      />
    </>
  );
}
