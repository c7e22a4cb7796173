import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Gesehenes, Umstritten } from "#ui/zugleich/feldstreit.tsx";
import { gesehenText } from "#ui/zugleich/formularfelder.ts";
import type { Formularabsage, Formularstand } from "../ansichten/seite.server.ts";
import { emailHoechstens, nameHoechstens } from "../grenzen.ts";
import styles from "./kontakte.module.css";

type KontaktformularProps = {
  readonly stand: Formularstand;
  /** What is there already; unset: a new contact. */
  readonly kontakt?: { readonly name: string; readonly email: string; readonly geteilt: boolean };
  /** What stands in the form as it was opened. */
  readonly gesehen?: Readonly<Record<string, string>>;
  /** Whoever writes may say whether it is shared. */
  readonly teilbar: boolean;
  readonly absage: Formularabsage | undefined;
};

/** Name and address of a contact, and whether the team uses it. */
export function Kontaktformular({ stand, kontakt, gesehen, teilbar, absage }: KontaktformularProps) {
  const streit = absage?.streit;
  const gesehenes = absage ? absage.felder.gesehenes : gesehen && gesehenText(gesehen);
  const formular = useErstesFehlerfeld(absage);
  const fehler = (feld: string) => (absage?.feld === feld ? absage.fehler : undefined);
  const allgemein = absage && !["name", "email"].includes(absage.feld ?? "") ? absage.fehler : undefined;
  const wert = (feld: "name" | "email") => absage?.felder[feld] ?? kontakt?.[feld] ?? "";
  const geteilt = absage ? absage.felder.shared === "1" : (kontakt?.geteilt ?? true);
  return (
    <Form
      method="post"
      className={styles.felder}
      noValidate
      ref={formular}
      data-testid="contact-form"
      // What others have changed stands in it anew.
      key={streit ? gesehenes : undefined}
    >
      {gesehenes ? <Gesehenes felder={gesehenes} /> : null}
      <Fehlermeldung>{allgemein}</Fehlermeldung>
      <Umstritten name="name" streit={streit}>
        <Feld
          label="Name"
          name="name"
          defaultValue={wert("name")}
          maxLength={nameHoechstens}
          fehler={fehler("name")}
          fehlerTestId="error-name"
        />
      </Umstritten>
      <Umstritten name="email" streit={streit}>
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
      </Umstritten>
      {teilbar && stand.team ? (
        <>
          <input type="hidden" name="teilbar" value="1" />
          <Umstritten name="shared" streit={streit}>
            <Schalter
              name="shared"
              value="1"
              defaultChecked={geteilt}
              label="Im Team verwenden"
              hinweis="Alle im Team sehen den Kontakt und wählen ihn als Empfänger; ändern und löschen können ihn Sie und die Leitung."
            />
          </Umstritten>
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
