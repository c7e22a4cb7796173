import { Form, useNavigation } from "react-router";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import styles from "../ui/kontakt.module.css";
import { Kontaktfelderblock, Werbehinweis } from "../ui/kontaktfelder.tsx";
import type { Route } from "./+types/kontakt.ts";
import { kontaktfelder, kontaktSenden } from "./kontakt.server.ts";

export const meta = () =>
  metadaten("Kontakt", "Schreiben Sie uns: Fragen zum Portal, Hinweise auf Fehler, Werbung.");

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    felder: kontaktfelder(new URL(request.url).searchParams, sitzungAus(context)),
  };
}

export const action = (aufruf: Route.ActionArgs) => kontaktSenden(aufruf);

/** A form to the operator, for everybody. */
export default function Kontakt({ loaderData, actionData: ergebnis }: Route.ComponentProps) {
  const { felder } = loaderData;
  const laeuft = useNavigation().state !== "idle";
  const formular = useErstesFehlerfeld(ergebnis);
  return (
    <>
      <Seitenkopf titel="Kontakt" vorspann="Schreiben Sie uns; wir antworten per E-Mail." />
      {ergebnis?.erledigt ? (
        <Hinweis art="erfolg" rolle="status">
          {ergebnis.erledigt}
        </Hinweis>
      ) : (
        <Form method="post" noValidate className={`seitenspalte ${styles.formular}`} ref={formular}>
          {ergebnis?.meldung ? (
            <Hinweis art="gefahr" rolle="alert">
              {ergebnis.meldung}
            </Hinweis>
          ) : null}
          {felder.betreff === "werbung" ? <Werbehinweis /> : null}
          <Kontaktfelderblock felder={ergebnis?.felder ?? felder} fehler={ergebnis?.fehler ?? {}} />
          <p>
            <Knopf type="submit" art="haupt" disabled={laeuft}>
              Nachricht senden
            </Knopf>
          </p>
        </Form>
      )}
    </>
  );
}
