import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { type Bestellfehler, bestellseite, bestellungAnnehmen } from "../ansichten/bestellseite.server.ts";
import { Bestellformular } from "../ui/bestellformular.tsx";
import { Bestellt } from "../ui/bestellt.tsx";
import { Teamverlust } from "../ui/teamverlust.tsx";
import type { Route } from "./+types/billing-confirmation.ts";

export const meta = () =>
  metadaten("Bestellung", "Tarif, Preis und Laufzeit prüfen und den Tarif verbindlich bestellen.");

export const loader = ({ request, context }: Route.LoaderArgs) => bestellseite(request, context);

export const action = ({ request, context }: Route.ActionArgs) => bestellungAnnehmen(request, context);

export default function Bestellung({ loaderData: stand, actionData }: Route.ComponentProps) {
  const abgelehnt = actionData as Bestellfehler | undefined;
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
            {stand.uebernahme ? <Uebernahme {...stand.uebernahme} /> : null}
            <Teamverlust mitglieder={stand.mitglieder} />
            {stand.unbestaetigt ? <Unbestaetigt {...stand.unbestaetigt} /> : null}
            <Form method="post" noValidate>
              <Bestellformular
                key={abgelehnt ? JSON.stringify(abgelehnt.felder) : "neu"}
                zusammenfassung={stand.zusammenfassung}
                karte={stand.karte}
                anbieter={stand.anbieter}
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
    case "geschlossen":
      return (
        <Hinausweis
          titel="Bestellen ist noch nicht möglich"
          text="Dem Anbieter fehlen noch Angaben, die vor einer Bestellung stehen müssen. Bitte versuchen Sie es später wieder."
        />
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

/** What an order brings about besides, for whoever was offered the lead of his team. */
function Uebernahme({ team, leitung }: { readonly team: string; readonly leitung: string }) {
  return (
    <Hinweis titel={`Mit der Bestellung leiten Sie das Team „${team}“`}>
      <p>
        {leitung} arbeitet dann als Mitglied weiter, und der bisherige Vertrag endet heute. Nutzen möchten Sie
        das Angebot nicht? Auf der <Verweis nach="/team">Seite des Teams</Verweis> können Sie es ablehnen.
      </p>
    </Hinweis>
  );
}

/** An order waits for the link; what was typed stays. A trial begins without it and then ends by itself. */
function Unbestaetigt({ email, sofort }: { readonly email: string; readonly sofort: boolean }) {
  const [stand, setStand] = useState("");
  async function erneut() {
    setStand("Wird gesendet…");
    const antwort = await fetch("/api/backend/auth/resend-verification", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (antwort?.ok) setStand(`Ein neuer Link ist unterwegs an ${email}.`);
    else if (antwort?.status === 429)
      setStand("Es ist schon mehrmals ein Link unterwegs. Bitte sehen Sie auch im Ordner für Werbung nach.");
    else setStand("Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.");
  }
  return (
    <Hinweis art="warnung" titel="Ihre E-Mail-Adresse ist noch nicht bestätigt">
      <div className="stapel">
        <p>
          {sofort
            ? `Den Link zur Bestätigung haben wir an ${email} geschickt. Bestellen können Sie, sobald Sie ihn geöffnet haben; Ihre Angaben hier bleiben stehen.`
            : `Den Link zur Bestätigung haben wir an ${email} geschickt. Ausprobieren können Sie den Tarif schon jetzt; ohne Bestätigung endet er mit der Testphase und kostet nichts.`}
        </p>
        <p className="knopfreihe">
          <Knopf onClick={() => void erneut()}>Link noch einmal senden</Knopf>
          <Knopfverweis nach="/dashboard">Zum Dashboard</Knopfverweis>
        </p>
        <p role="status">{stand}</p>
      </div>
    </Hinweis>
  );
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
