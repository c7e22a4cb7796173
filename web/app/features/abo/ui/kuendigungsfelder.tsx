import { type Tag, untrennbar as u } from "@gebuehrenportal/recht";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { emailfeld } from "#ui/felder/emailfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import type { Fehler, Felder } from "../erklaerungen/felder.ts";
import styles from "./erklaerung.module.css";
import { Erklaerungskarte } from "./erklaerungsformular.tsx";

type Props = { readonly heute: Tag; readonly felder: Felder; readonly fehler: Fehler };

/** What a cancellation says (§ 312k Abs. 2 Satz 3 Nr. 1 BGB), and nothing else. */
export function Kuendigungsfelder(props: Props) {
  return (
    <>
      <Erklaerungskarte id="art-titel" titel="Art der Kündigung">
        <Art {...props} />
      </Erklaerungskarte>
      <Erklaerungskarte id="wer-titel" titel="Sie und Ihr Vertrag">
        <Vertrag {...props} />
      </Erklaerungskarte>
    </>
  );
}

function Art({ felder, fehler }: Props) {
  return (
    <div className={styles.artwahl}>
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
            hinweis: u("Fristlos aus wichtigem Grund (§ 314 BGB)."),
          },
        ]}
      />
      <div className={styles.grund}>
        <Mehrzeilenfeld
          label="Grund der außerordentlichen Kündigung"
          {...angabenfeld(felder, fehler)("grund")}
          rows={3}
          maxLength={2000}
        />
      </div>
    </div>
  );
}

function Vertrag({ heute, felder, fehler }: Props) {
  const angabe = angabenfeld(felder, fehler);
  return (
    <>
      <Feld {...angabe("name")} label="Ihr Name" autoComplete="name" />
      <Feld
        {...angabe("email")}
        {...emailfeld}
        label="E-Mail-Adresse Ihres Kontos"
        hinweis="Unter ihr finden wir den Vertrag."
      />
      <Feld
        {...angabe("nummer")}
        label="Vertragsnummer"
        freiwillig
        hinweis="Sie steht in der Bestellbestätigung, zum Beispiel V-1F0C-9A2B-77."
      />
      <Feld {...angabe("vertrag", "Tarif des Gebührenportals")} label="Vertrag, den Sie kündigen" />
      <Tagfeld
        {...angabe("ende")}
        label="Der Vertrag soll enden am"
        freiwillig
        heute={heute}
        hinweis="Leer gelassen: so früh wie möglich."
      />
      <Feld {...angabe("bestaetigung")} {...emailfeld} label="E-Mail-Adresse für die Bestätigung" />
    </>
  );
}
