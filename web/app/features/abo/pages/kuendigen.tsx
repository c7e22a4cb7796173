import { datum, untrennbar as u } from "@gebuehrenportal/recht";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import type { Formularstand } from "../erklaerungen/eingang.server.ts";
import { kuendigungErklaeren, kuendigungsseite } from "../kuendigung/kuendigungsseite.server.ts";
import styles from "../ui/erklaerung.module.css";
import { Kuendigungsfelder } from "../ui/kuendigungsfelder.tsx";

export const meta = () =>
  metadaten(
    "Verträge hier kündigen",
    "Einen Tarif des Gebührenportals kündigen, ohne Anmeldung; die Bestätigung mit Datum und Uhrzeit kommt sofort.",
  );

export const loader = ({ context }: LoaderFunctionArgs) => kuendigungsseite(context);

export const action = (aufruf: ActionFunctionArgs) => kuendigungErklaeren(aufruf);

export default function Kuendigen() {
  const { felder, ...seite } = useLoaderData<typeof loader>();
  const stand = useActionData() as Formularstand | undefined;
  const laeuft = useNavigation().state !== "idle";
  const formular = useErstesFehlerfeld(stand);
  return (
    <>
      <Seitenkopf
        titel="Verträge hier kündigen"
        vorspann={u(
          "Kündigen Sie hier einen entgeltlichen Tarif (§ 312k BGB). Eine Anmeldung ist nicht nötig. Konto und gespeicherte Daten bleiben im kostenlosen Tarif erhalten.",
        )}
      />
      <div className={styles.seite}>
        {stand ? (
          <Hinweis art="gefahr" rolle="alert">
            {stand.meldung}
          </Hinweis>
        ) : null}
        {seite.angemeldet ? <Eigener ende={seite.ende} /> : null}
        <Form method="post" noValidate className={styles.seite} ref={formular}>
          <Kuendigungsfelder
            heute={seite.heute}
            felder={stand?.felder ?? felder}
            fehler={stand?.fehler ?? {}}
          />
          <Karte>
            <div className={styles.stapel}>
              <p>
                Mit dem Klick erklären Sie die Kündigung. Danach sehen Sie sie mit Datum und Uhrzeit zum
                Speichern, und wir bestätigen sie sofort per E-Mail.
              </p>
              <p className={styles.knoepfe}>
                <Knopf type="submit" art="haupt" disabled={laeuft}>
                  jetzt kündigen
                </Knopf>
              </p>
            </div>
          </Karte>
        </Form>
      </div>
    </>
  );
}

/** What whoever is signed in already knows of his contract. */
function Eigener({ ende }: { readonly ende: Parameters<typeof datum>[0] | null }) {
  return (
    <Hinweis>
      {ende
        ? `Ihr Vertrag endet bei einer ordentlichen Kündigung frühestens mit dem ${datum(ende)}. Ihre Angaben sind schon eingetragen.`
        : "Zu Ihrem Konto läuft kein Vertrag über einen entgeltlichen Tarif. Für ein anderes Konto können Sie hier trotzdem kündigen."}
    </Hinweis>
  );
}
