import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { Angabenliste } from "#ui/angaben.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { type Antwortansicht, antworten, antwortseite } from "../ansichten/antwortseite.server.ts";
import styles from "../ui/erklaerung.module.css";
import { Erklaerungskarte } from "../ui/erklaerungsformular.tsx";

export const meta = () => [
  ...metadaten(
    "Antwort zu einer Erklärung",
    "Ob eine Kündigung oder ein Widerruf zu Ihrem Konto von Ihnen kommt; ohne Anmeldung, mit dem Link aus unserer E-Mail.",
  ),
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export const loader = async (aufruf: LoaderFunctionArgs) => ({ ansicht: await antwortseite(aufruf) });

export const action = (aufruf: ActionFunctionArgs) => antworten(aufruf);

export default function Antwortseite() {
  const geladen = useLoaderData<typeof loader>();
  const gesendet = useActionData<typeof action>();
  const laeuft = useNavigation().state !== "idle";
  const ansicht = gesendet ? gesendet.ansicht : geladen.ansicht;
  if (!ansicht) return <Ungueltig />;
  const widerruf = ansicht.art === "widerruf";
  return (
    <>
      <Seitenkopf titel={widerruf ? "Widerruf zu Ihrem Konto" : "Kündigung zu Ihrem Konto"} />
      <div className="seitenspalte">
        <Fehlermeldung>{gesendet?.fehler}</Fehlermeldung>
        <Stand ansicht={ansicht} />
        <Erklaerungskarte id="wortlaut-titel" titel={`Eingegangen ${ansicht.eingegangen}`}>
          <Angabenliste angaben={ansicht.zeilen} className={styles.zeilen} />
        </Erklaerungskarte>
        {ansicht.lage === "fragen" ? <Bestaetigen ansicht={ansicht} laeuft={laeuft} /> : null}
        {ansicht.lage === "fragen" || ansicht.lage === "einspruch" ? (
          <Einspruch ansicht={ansicht} laeuft={laeuft} />
        ) : null}
      </div>
    </>
  );
}

type Angaben = { readonly ansicht: NonNullable<Antwortansicht>; readonly laeuft: boolean };

function Stand({ ansicht: { art, lage, offen } }: Pick<Angaben, "ansicht">) {
  const widerruf = art === "widerruf";
  switch (lage) {
    case "fragen":
      return (
        <Hinweis titel="Kommt dieser Widerruf von Ihnen?">
          <p>
            Bis Sie antworten, ist nichts abgeschaltet. Die Erklärung kam von jemandem, der nicht angemeldet
            war.
          </p>
        </Hinweis>
      );
    case "einspruch":
      return (
        <Hinweis titel={widerruf ? "Der Widerruf ist bearbeitet" : "Die Kündigung ist vermerkt"}>
          <p>Kam die Erklärung nicht von Ihnen, sagen Sie es hier: Sie gilt dann nicht.</p>
        </Hinweis>
      );
    case "widersprochen":
      return (
        <Hinweis
          art="erfolg"
          rolle="status"
          titel={widerruf ? "Der Widerruf gilt nicht" : "Die Kündigung gilt nicht"}
        >
          <p>
            {offen
              ? "Wir haben vermerkt, dass die Erklärung nicht von Ihnen kommt, und melden uns zu Ihrem Vertrag."
              : "Die Erklärung kam nicht von Ihnen. Ihr Vertrag ist, wie er vorher war; eine Nachricht dazu kommt per E-Mail."}
          </p>
        </Hinweis>
      );
    case "bestaetigt":
      return (
        <Hinweis art="erfolg" rolle="status" titel="Der Widerruf ist bestätigt">
          <p>Er wirkt seit seinem Eingang. Die Abrechnung haben Sie per E-Mail.</p>
        </Hinweis>
      );
    default:
      return (
        <Hinweis titel="Hier ist nichts mehr zu beantworten">
          <p>
            Zu dieser Erklärung ist nichts offen. Haben Sie Fragen, antworten Sie bitte auf unsere E-Mail.
          </p>
        </Hinweis>
      );
  }
}

function Bestaetigen({ ansicht: { id, token }, laeuft }: Angaben) {
  return (
    <Erklaerungskarte id="bestaetigen-titel" titel="Ja, ich widerrufe">
      <p>Der Vertrag endet dann mit dem Eingang des Widerrufs, und wir rechnen ab.</p>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="token" value={token} />
        <Knopf type="submit" name="antwort" value="bestaetigen" art="neben" disabled={laeuft}>
          Ja, den Vertrag beenden
        </Knopf>
      </Form>
    </Erklaerungskarte>
  );
}

function Einspruch({ ansicht: { id, token, art }, laeuft }: Angaben) {
  return (
    <Erklaerungskarte
      id="einspruch-titel"
      titel={art === "widerruf" ? "Nein, nicht von mir" : "Nicht von mir"}
    >
      <p>
        Dann gilt die Erklärung nicht, und was sie bewirkt hat, machen wir rückgängig: Tarif, Laufzeit und
        Rechnungen sind wie zuvor.
      </p>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="token" value={token} />
        <Knopf type="submit" name="antwort" value="einspruch" art="haupt" disabled={laeuft}>
          Das war ich nicht
        </Knopf>
      </Form>
    </Erklaerungskarte>
  );
}

/** Whatever is wrong with a link, the page says the same. */
function Ungueltig() {
  return (
    <>
      <Seitenkopf
        titel="Antwort zu einer Erklärung"
        vorspann="Dieser Link ist ungültig oder nicht vollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail."
      />
      <p className="knopfreihe">
        <Knopfverweis nach="/">Zur Startseite</Knopfverweis>
      </p>
    </>
  );
}
