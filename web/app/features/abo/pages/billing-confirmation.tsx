import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { type Bestellfehler, bestellseite, bestellungAnnehmen } from "../bestellung/bestellseite.server.ts";
import { Bestellformular } from "../ui/bestellformular.tsx";
import { Bestellt } from "../ui/bestellt.tsx";

export const meta = () =>
  metadaten("Bestellung", "Tarif, Preis und Laufzeit prüfen und den Tarif verbindlich bestellen.");

export const loader = ({ request, context }: LoaderFunctionArgs) => bestellseite(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => bestellungAnnehmen(request, context);

export default function Bestellung() {
  const stand = useLoaderData<typeof loader>();
  const abgelehnt = useActionData() as Bestellfehler | undefined;
  const laeuft = useNavigation().state === "submitting";
  switch (stand.art) {
    case "bestellt":
      return <Bestellt stand={stand} />;
    case "bestellen":
      return (
        <>
          <Seitenkopf
            titel="Bestellung prüfen"
            vorspann={`Gezahlt wird auf Rechnung${stand.karte ? " oder per Karte und SEPA-Lastschrift" : ""}. Bestellen kann, wer eine Anschrift in Deutschland hat; Unternehmen auch aus anderen Staaten der EU.`}
          />
          <div className="seitenspalte-weit" data-testid="billing-state" data-state="order">
            <Form method="post" noValidate>
              <Bestellformular
                key={abgelehnt ? JSON.stringify(abgelehnt.felder) : "neu"}
                zusammenfassung={stand.zusammenfassung}
                karte={stand.karte}
                angaben={stand.angaben}
                felder={abgelehnt?.felder ?? stand.felder}
                fehler={abgelehnt?.fehler ?? {}}
                meldung={abgelehnt?.meldung}
                laeuft={laeuft}
              />
            </Form>
          </div>
        </>
      );
    case "teammitglied":
      return (
        <Hinausweis
          titel="Ihr Team hat schon einen Tarif"
          text="Ihr Konto gehört zu einem Team und nutzt dessen Tarif. Verlassen Sie zuerst das Team, um einen eigenen Tarif zu bestellen."
        />
      );
    default:
      return (
        <Hinausweis
          titel="Welcher Tarif soll es sein?"
          text="Die Adresse nennt keinen Tarif, den es gibt. Bitte wählen Sie ihn noch einmal aus."
        />
      );
  }
}

function Hinausweis({ titel, text }: { readonly titel: string; readonly text: string }) {
  return (
    <>
      <Seitenkopf titel={titel} vorspann={text} />
      <p className="knopfreihe">
        <Knopfverweis nach="/subscription" art="haupt">
          Tarife ansehen
        </Knopfverweis>
      </p>
    </>
  );
}
