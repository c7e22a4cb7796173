import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { abonniert } from "#platform/client/echtzeit.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { type Absage, einladungsannahme, einladungsseite } from "../ansichten/einladungsseite.server.ts";
import { rollenname } from "../kanzleirolle.ts";
import styles from "../ui/team.module.css";
import type { Route } from "./+types/einladung.ts";

export const meta = () =>
  metadaten("Einladung in ein Team", "Nehmen Sie die Einladung in ein Team beim Gebührenportal an.");

export const loader = (aufruf: Route.LoaderArgs) => einladungsseite(aufruf);

export const action = (aufruf: Route.ActionArgs) => einladungsannahme(aufruf);

export default function Einladung({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, inhalt, absage } = loaderData;
  const abgelehnt = actionData ?? absage;
  const laeuft = useNavigation().state !== "idle";
  useBestaetigt(abgelehnt?.code === "email-unbestaetigt");
  return (
    <>
      <Seitenkopf titel="Einladung in ein Team" />
      <div className="seitenspalte">
        <Karte>
          {inhalt && !abgelehnt ? (
            <Form method="post" className="stapel">
              <input type="hidden" name="token" value={token} />
              <p>
                Sie sind eingeladen, im Team <strong>{inhalt.team}</strong> zu arbeiten.
              </p>
              <ul className={styles.punkte}>
                <li>Ihre Funktion im Team: {rollenname(inhalt.kanzleirolle)}</li>
                <li>Sie nutzen den Tarif Teams; Kosten entstehen Ihnen nicht.</li>
                <li>Das Team sieht Ihren Namen und Ihre E-Mail-Adresse ({email}).</li>
                <li>
                  Was Sie selbst gespeichert haben, gehört weiter Ihnen. Das Team können Sie jederzeit
                  verlassen.
                </li>
              </ul>
              <p className="knopfreihe">
                <Knopf type="submit" art="haupt" disabled={laeuft}>
                  Einladung annehmen
                </Knopf>
                <Knopfverweis nach="/dashboard">Nicht jetzt</Knopfverweis>
              </p>
            </Form>
          ) : (
            <Ablehnung absage={abgelehnt} email={email} />
          )}
        </Karte>
      </div>
    </>
  );
}

type Weg = { readonly satz: string; readonly pfad: string; readonly text: string };

const dashboard = { pfad: "/dashboard", text: "Zum Dashboard" };

/** The one way on from each refusal. */
const wege: Readonly<Record<string, Weg>> = {
  "einladung-ungueltig": {
    satz: "Jede Einladung gilt sieben Tage und nur einmal. Bitten Sie die Leitung des Teams, sie erneut zu senden.",
    ...dashboard,
  },
  "einladung-verbraucht": { satz: "Ihr Team finden Sie hier.", pfad: "/team", text: "Team ansehen" },
  "fremde-einladung": {
    satz: "Melden Sie sich ab und öffnen Sie den Link aus der E-Mail noch einmal.",
    ...dashboard,
  },
  "email-unbestaetigt": {
    satz: "Den Link dafür haben wir Ihnen bei der Registrierung gesendet. Danach geht es hier weiter, oder Sie öffnen die Einladung noch einmal.",
    pfad: "/dashboard",
    text: "Neuen Link anfordern",
  },
  "eigener-tarif": {
    satz: "Ihren Vertrag finden Sie in Ihrem Konto.",
    pfad: "/konto/abo",
    text: "Vertrag ansehen",
  },
  "anderes-team": { satz: "Ihr jetziges Team finden Sie hier.", pfad: "/team", text: "Team ansehen" },
};

/** As soon as the address is confirmed, which happens elsewhere, the page asks anew. */
function useBestaetigt(wartet: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => (wartet ? abonniert("session.changed", () => void revalidate()) : undefined),
    [wartet, revalidate],
  );
}

function Ablehnung({ absage, email }: { readonly absage: Absage | undefined; readonly email: string }) {
  const weg = wege[absage?.code ?? ""] ?? {
    satz: "Bitte versuchen Sie es später noch einmal.",
    ...dashboard,
  };
  return (
    <div className="stapel">
      <Hinweis art="gefahr" rolle="alert">
        <p>{absage?.satz}</p>
        <p>{weg.satz}</p>
      </Hinweis>
      <p className="nebensatz">Angemeldet sind Sie als {email}.</p>
      {absage?.code === "fremde-einladung" ? (
        <form method="post" action="/abmelden">
          <Knopf type="submit" art="haupt">
            Abmelden
          </Knopf>
        </form>
      ) : (
        <p className="knopfreihe">
          <Knopfverweis nach={weg.pfad} art="haupt">
            {weg.text}
          </Knopfverweis>
        </p>
      )}
    </div>
  );
}
