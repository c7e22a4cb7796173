import { datum, untrennbar as u } from "@gebuehrenportal/recht";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { erklaeren, kuendigungsseite } from "../ansichten/erklaerungsseite.server.ts";
import { useErklaerung } from "../ui/erklaerungsformular.tsx";
import { Kuendigungsfelder } from "../ui/kuendigungsfelder.tsx";
import { Teamverlust } from "../ui/teamverlust.tsx";

export const meta = () =>
  metadaten(
    "Verträge hier kündigen",
    "Einen Tarif des Gebührenportals kündigen, ohne Anmeldung; die Bestätigung mit Datum und Uhrzeit kommt sofort.",
  );

export const loader = ({ context }: LoaderFunctionArgs) => kuendigungsseite(context);

export const action = (aufruf: ActionFunctionArgs) => erklaeren("kuendigung", aufruf);

export default function Kuendigen() {
  const { felder: vorgaben, ...seite } = useLoaderData<typeof loader>();
  const { stand, felder, fehler, laeuft, formular } = useErklaerung(vorgaben);
  return (
    <>
      <Seitenkopf
        titel="Verträge hier kündigen"
        vorspann={u(
          "Kündigen Sie hier einen entgeltlichen Tarif (§ 312k BGB). Eine Anmeldung ist nicht nötig. Konto und gespeicherte Daten bleiben im kostenlosen Tarif erhalten.",
        )}
      />
      <div className="seitenspalte">
        <Fehlermeldung>{stand?.meldung}</Fehlermeldung>
        {seite.angemeldet ? <Eigener ende={seite.ende} /> : null}
        <Teamverlust mitglieder={seite.mitglieder} />
        <Form method="post" noValidate className="seitenspalte" ref={formular}>
          <Kuendigungsfelder heute={seite.heute} felder={felder} fehler={fehler} />
          <Karte>
            <div className="stapel">
              <p>
                Mit dem Klick erklären Sie die Kündigung. Danach sehen Sie sie mit Datum und Uhrzeit zum
                Speichern, und wir bestätigen sie sofort per E-Mail.
              </p>
              <p className="knopfreihe">
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
