import { datum, euro, untrennbar as u } from "@gebuehrenportal/recht";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Formularstand } from "../erklaerungen/eingang.server.ts";
import styles from "../ui/erklaerung.module.css";
import { widerrufErklaeren, widerrufsseite } from "../widerruf/widerrufsseite.server.ts";

export const meta = () =>
  metadaten(
    "Vertrag widerrufen",
    "Die Bestellung eines Tarifs binnen vierzehn Tagen widerrufen, ohne Anmeldung; der Eingang wird sofort bestätigt.",
  );

export const loader = ({ context }: LoaderFunctionArgs) => widerrufsseite(context);

export const action = (aufruf: ActionFunctionArgs) => widerrufErklaeren(aufruf);

export default function Widerrufen() {
  const { felder: vorgaben, eigener, angemeldet } = useLoaderData<typeof loader>();
  const stand = useActionData() as Formularstand | undefined;
  const laeuft = useNavigation().state !== "idle";
  const formular = useErstesFehlerfeld(stand);
  const felder: Readonly<Record<string, string | undefined>> = stand?.felder ?? vorgaben;
  const fehler = stand?.fehler ?? {};
  return (
    <>
      <Seitenkopf
        titel="Vertrag widerrufen"
        vorspann={u(
          "Als Verbraucher widerrufen Sie hier die Bestellung eines Tarifs binnen vierzehn Tagen, ohne Grund und ohne Anmeldung (§§ 355, 356a BGB).",
        )}
      />
      <div className={styles.seite}>
        {stand ? (
          <Hinweis art="gefahr" rolle="alert">
            {stand.meldung}
          </Hinweis>
        ) : null}
        <Karte as="section" titelId="folgen-titel">
          <div className={styles.stapel}>
            <h2 className={styles.titel} id="folgen-titel">
              Was der Widerruf bedeutet
            </h2>
            {angemeldet ? <Eigener eigener={eigener} /> : <Allgemein />}
            <p className={styles.leise}>
              <Verweis nach="/widerrufsbelehrung">Widerrufsbelehrung und Muster-Widerrufsformular</Verweis>
            </p>
          </div>
        </Karte>
        <Karte as="section" titelId="angaben-titel">
          <Form method="post" noValidate className={styles.stapel} ref={formular}>
            <h2 className={styles.titel} id="angaben-titel">
              Ihr Widerruf
            </h2>
            <Feld
              name="name"
              label="Ihr Name"
              autoComplete="name"
              hinweis="So, wie er im Konto steht."
              defaultValue={felder.name ?? ""}
              fehler={fehler.name}
            />
            <Feld
              name="vertrag"
              label="E-Mail-Adresse Ihres Kontos oder Vertragsnummer"
              autoComplete="email"
              hinweis="Daran erkennen wir den Vertrag. Die Nummer steht in der Bestellbestätigung."
              defaultValue={felder.vertrag ?? ""}
              fehler={fehler.vertrag}
            />
            <Feld
              name="email"
              type="email"
              inputMode="email"
              label="E-Mail-Adresse für die Eingangsbestätigung"
              autoComplete="email"
              defaultValue={felder.email ?? ""}
              fehler={fehler.email}
            />
            <p>Mit dem Klick widerrufen Sie den Vertrag. Der Widerruf lässt sich nicht zurücknehmen.</p>
            <p className={styles.knoepfe}>
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
  const { fristBis, vorbei, wertersatz, gutschrift } = eigener;
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
        <div>
          <dt>Zu zahlen für die Tage bis heute</dt>
          <dd>{euro(wertersatz)}</dd>
        </div>
        <div>
          <dt>Gutschrift</dt>
          <dd>{euro(gutschrift)}</dd>
        </div>
      </dl>
    </>
  );
}
