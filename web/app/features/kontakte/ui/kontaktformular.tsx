import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import type { Formularabsage, Formularstand } from "../ansichten/seite.server.ts";
import { emailHoechstens, nameHoechstens } from "../grenzen.ts";
import styles from "./kontakte.module.css";

type KontaktformularProps = {
  readonly stand: Formularstand;
  /** What is there already; unset: a new contact. */
  readonly kontakt?: { readonly name: string; readonly email: string; readonly geteilt: boolean };
  /** Whoever writes may say whether it is shared. */
  readonly teilbar: boolean;
  readonly absage: Formularabsage | undefined;
};

/** Name and address of a contact, and whether the team uses it. */
export function Kontaktformular({ stand, kontakt, teilbar, absage }: KontaktformularProps) {
  const formular = useErstesFehlerfeld(absage);
  const fehler = (feld: string) => (absage?.feld === feld ? absage.fehler : undefined);
  const allgemein = absage && !["name", "email"].includes(absage.feld ?? "") ? absage.fehler : undefined;
  const wert = (feld: "name" | "email") => absage?.felder[feld] ?? kontakt?.[feld] ?? "";
  const geteilt = absage ? absage.felder.geteilt === "1" : (kontakt?.geteilt ?? true);
  return (
    <Form method="post" className={styles.felder} noValidate ref={formular} data-testid="contact-form">
      <Fehlermeldung>{allgemein}</Fehlermeldung>
      <Feld
        label="Name"
        name="name"
        defaultValue={wert("name")}
        maxLength={nameHoechstens}
        fehler={fehler("name")}
        fehlerTestId="error-name"
      />
      <Feld
        label="E-Mail-Adresse"
        name="email"
        type="email"
        inputMode="email"
        defaultValue={wert("email")}
        maxLength={emailHoechstens}
        fehler={fehler("email")}
        fehlerTestId="error-email"
      />
      {teilbar && stand.team ? (
        <>
          <input type="hidden" name="teilbar" value="1" />
          <Schalter
            name="geteilt"
            value="1"
            defaultChecked={geteilt}
            label="Im Team verwenden"
            hinweis="Alle im Team sehen den Kontakt und wählen ihn als Empfänger; ändern und löschen können ihn Sie und die Leitung."
          />
        </>
      ) : null}
      {stand.zustimmung ? <Zustimmungsschalter fassung={stand.zustimmung} /> : null}
      <div className="knopfreihe">
        <Knopf type="submit" art="haupt">
          {kontakt ? "Änderungen speichern" : "Kontakt speichern"}
        </Knopf>
        <Knopfverweis nach="/kontakte">Abbrechen</Knopfverweis>
      </div>
    </Form>
  );
}
