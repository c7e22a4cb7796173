import { datum, euro, untrennbar as u } from "@gebuehrenportal/recht";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Angabe } from "#ui/angaben.tsx";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { emailfeld } from "#ui/felder/emailfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { erklaeren, widerrufsseite } from "../ansichten/erklaerungsseite.server.ts";
import styles from "../ui/erklaerung.module.css";
import { Erklaerungskarte, useErklaerung } from "../ui/erklaerungsformular.tsx";
import { Teamverlust } from "../ui/teamverlust.tsx";

export const meta = () =>
  metadaten(
    "Vertrag widerrufen",
    "Die Bestellung eines Tarifs binnen vierzehn Tagen widerrufen, ohne Anmeldung; der Eingang wird sofort bestätigt.",
  );

export const loader = ({ context }: LoaderFunctionArgs) => widerrufsseite(context);

export const action = (aufruf: ActionFunctionArgs) => erklaeren("widerruf", aufruf);

export default function Widerrufen() {
  const { felder: vorgaben, eigener, angemeldet, mitglieder } = useLoaderData<typeof loader>();
  const { stand, felder, fehler, laeuft, formular } = useErklaerung(vorgaben);
  const angabe = angabenfeld(felder, fehler);
  return (
    <>
      <Seitenkopf
        titel="Vertrag widerrufen"
        vorspann={u(
          "Als Verbraucher widerrufen Sie hier die Bestellung eines Tarifs binnen vierzehn Tagen, ohne Grund und ohne Anmeldung (§§ 355, 356a BGB).",
        )}
      />
      <div className="seitenspalte">
        <Fehlermeldung>{stand?.meldung}</Fehlermeldung>
        <Teamverlust mitglieder={mitglieder} />
        <Erklaerungskarte id="folgen-titel" titel="Was der Widerruf bedeutet">
          {angemeldet ? <Eigener eigener={eigener} /> : <Allgemein />}
          <p className="nebensatz">
            <Verweis nach="/widerrufsbelehrung">Widerrufsbelehrung und Muster-Widerrufsformular</Verweis>
          </p>
        </Erklaerungskarte>
        <Karte as="section" titelId="angaben-titel">
          <Form method="post" noValidate className="stapel" ref={formular}>
            <h2 className={styles.titel} id="angaben-titel">
              Ihr Widerruf
            </h2>
            <Feld
              {...angabe("name")}
              label="Ihr Name"
              autoComplete="name"
              hinweis="So, wie er im Konto steht."
            />
            <Feld
              {...angabe("vertrag")}
              label="E-Mail-Adresse Ihres Kontos oder Vertragsnummer"
              autoComplete="email"
              hinweis="Daran erkennen wir den Vertrag. Die Nummer steht in der Bestellbestätigung."
            />
            <Feld {...angabe("email")} {...emailfeld} label="E-Mail-Adresse für die Eingangsbestätigung" />
            <p>
              {angemeldet
                ? "Mit dem Klick widerrufen Sie den Vertrag. Der Widerruf lässt sich nicht zurücknehmen."
                : "Mit dem Klick widerrufen Sie den Vertrag. Den Eingang bestätigen wir sofort. Damit kein Fremder Ihren Vertrag beendet, fragen wir unter der E-Mail-Adresse des Kontos nach: Der Widerruf wirkt mit dem Klick dort, sonst nach 48 Stunden, und zwar ab seinem Eingang."}
            </p>
            <p className="knopfreihe">
              <Knopf type="submit" art="haupt" disabled={laeuft}>
                Widerruf bestätigen
              </Knopf>
            </p>
          </Form>
        </Karte>
      </div>
    </>
  );
}

function Allgemein() {
  return (
    <>
      <p>
        Der Vertrag endet mit dem Eingang Ihres Widerrufs. Was Sie bezahlt haben, erstatten wir binnen
        vierzehn Tagen auf demselben Weg.
      </p>
      <p>
        {u(
          "Haben Sie bei der Bestellung verlangt, dass der Tarif sofort beginnt, zahlen Sie die Tage bis zum Widerruf anteilig: Monatspreis mal genutzte Tage, geteilt durch die Tage des Abrechnungsmonats (§ 357a Abs. 2 BGB). Sonst zahlen Sie nichts, und auch für die Testphase nichts.",
        )}
      </p>
      <p>
        Nach Ablauf der Frist können Sie den Vertrag <Verweis nach="/kuendigen">kündigen</Verweis>.
      </p>
    </>
  );
}

type Eigenes = ReturnType<typeof useLoaderData<typeof loader>>["eigener"];

function Eigener({ eigener }: { readonly eigener: Eigenes }) {
  if (!eigener) return <p>Zu Ihrem Konto läuft kein Vertrag über einen entgeltlichen Tarif.</p>;
  const { fristBis, vorbei, unternehmer, wertersatz, gutschrift } = eigener;
  if (unternehmer)
    return (
      <p>
        Sie haben mit bestätigter Umsatzsteuer-Identifikationsnummer als Unternehmer bestellt; ein
        Widerrufsrecht besteht dann nicht. Einen Widerruf nehmen wir entgegen und prüfen ihn.{" "}
        <Verweis nach="/konto/abo#kuendigen">Kündigen</Verweis> können Sie jederzeit.
      </p>
    );
  if (vorbei)
    return (
      <p>
        Die Widerrufsfrist für Ihren Vertrag endete am {datum(fristBis)}. Einen Widerruf nehmen wir auch jetzt
        entgegen und bestätigen ihn, er beendet den Vertrag aber nicht.{" "}
        <Verweis nach="/konto/abo#kuendigen">Kündigen</Verweis> können Sie jederzeit.
      </p>
    );
  return (
    <>
      <p>Ihr Vertrag endet mit dem Eingang des Widerrufs. Sie haben dafür Zeit bis zum {datum(fristBis)}.</p>
      <dl className={styles.zeilen}>
        <Angabe name="Zu zahlen für die Tage bis heute">{euro(wertersatz)}</Angabe>
        <Angabe name="Gutschrift">{euro(gutschrift)}</Angabe>
      </dl>
    </>
  );
}
