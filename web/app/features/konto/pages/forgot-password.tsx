import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import { linkAnfordern } from "../ansichten/passwortlink.server.ts";
import { behaltenes } from "../ui/behalten.ts";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import styles from "../ui/zugang.module.css";
import type { Route } from "./+types/forgot-password.ts";

export const meta = () =>
  metadaten(
    "Passwort vergessen",
    "Fordern Sie einen Link an, mit dem Sie für Ihr Konto ein neues Passwort festlegen.",
  );

export const action = (aufruf: Route.ActionArgs) => linkAnfordern(aufruf);

export default function PasswortVergessen({ actionData: ergebnis }: Route.ComponentProps) {
  const laeuft = useNavigation().state !== "idle";
  const formular = useErstesFehlerfeld(ergebnis);
  // The address of the sign-in before comes from the tab, not with the page's own address: that one may be logged.
  useEffect(() => {
    const feld = formular.current?.querySelector<HTMLInputElement>("[name=email]");
    if (feld?.value === "") feld.value = behaltenes("login").email ?? "";
  }, [formular]);
  return (
    <Blatt>
      <Blattkopf
        titel="Passwort vergessen?"
        untertitel="Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen. Er gilt 60 Minuten."
      />
      {ergebnis?.erledigt ? (
        <Erfolgsmeldung>{ergebnis.erledigt}</Erfolgsmeldung>
      ) : (
        <Form method="post" noValidate className={styles.formular} ref={formular}>
          <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung>
          <Feld
            label="E-Mail-Adresse"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={ergebnis?.email}
            fehler={ergebnis?.felder?.email}
            fehlerTestId="error-email"
          />
          <Knopf type="submit" art="haupt" disabled={laeuft}>
            Link anfordern
          </Knopf>
        </Form>
      )}
      <p className={styles.wechsel}>
        <Verweis nach="/login">Zur Anmeldung</Verweis>
      </p>
    </Blatt>
  );
}
