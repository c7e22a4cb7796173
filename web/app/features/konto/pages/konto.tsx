import { Fragment, type ReactNode } from "react";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { kontohandlung, kontoseite } from "../ansichten/kontoseite.server.ts";
import styles from "../ui/bereich/abschnitt.module.css";
import { Adressabschnitt, Namensabschnitt, Newsletterabschnitt } from "../ui/bereich/abschnitt-angaben.tsx";
import { Beitragsabschnitt, Datenabschnitt, Loeschabschnitt } from "../ui/bereich/abschnitt-daten.tsx";
import { Faktorabschnitt } from "../ui/bereich/abschnitt-faktor.tsx";
import { Geraeteabschnitt } from "../ui/bereich/abschnitt-geraete.tsx";
import { Passkeyabschnitt } from "../ui/bereich/abschnitt-passkeys.tsx";
import { Passwortabschnitt } from "../ui/bereich/abschnitt-passwort.tsx";
import { Verlaufsabschnitt } from "../ui/bereich/abschnitt-verlauf.tsx";
import type { Route } from "./+types/konto.ts";

export const meta = () =>
  metadaten(
    "Konto",
    "Ihre Angaben, Ihr Passwort, Ihre Geräte und alles, was zu Ihrem Konto gespeichert ist.",
  );

export const loader = (aufruf: Route.LoaderArgs) => kontoseite(aufruf);

export const action = (aufruf: Route.ActionArgs) => kontohandlung(aufruf);

type Abschnittsstelle = {
  readonly rang: number;
  readonly id: string;
  readonly text: string;
  readonly inhalt: ReactNode;
};
type Seitendaten = Awaited<ReturnType<typeof kontoseite>>;

/** The account's own sections; those of other features stand between them by their `rang`. */
function abschnitte(daten: Seitendaten) {
  const { nutzer, sicherheit, sitzungen, newsletterBestaetigt, anmeldungen, protokoll, weitere, bleibt } =
    daten;
  const { hasPassword, secondFactor, recoveryCodesLeft, passkeys } = sicherheit;
  const eigene: readonly Abschnittsstelle[] = [
    {
      rang: 10,
      id: "name",
      text: "Name",
      inhalt: <Namensabschnitt name={nutzer.name} title={nutzer.title ?? ""} />,
    },
    {
      rang: 20,
      id: "e-mail",
      text: "E-Mail-Adresse",
      inhalt: <Adressabschnitt email={nutzer.email} bestaetigt={nutzer.emailVerified} />,
    },
    { rang: 30, id: "passwort", text: "Passwort", inhalt: <Passwortabschnitt vorhanden={hasPassword} /> },
    {
      rang: 40,
      id: "zwei-schritte",
      text: "Zwei Schritte",
      inhalt: <Faktorabschnitt aktiv={secondFactor} codesUebrig={recoveryCodesLeft} />,
    },
    {
      rang: 50,
      id: "passkeys",
      text: "Passkeys",
      inhalt: <Passkeyabschnitt passkeys={passkeys} mitCode={secondFactor} />,
    },
    { rang: 60, id: "geraete", text: "Geräte", inhalt: <Geraeteabschnitt geraete={sitzungen} /> },
    {
      rang: 70,
      id: "verlauf",
      text: "Verlauf",
      inhalt: <Verlaufsabschnitt anmeldungen={anmeldungen} protokoll={protokoll} />,
    },
    {
      rang: 80,
      id: "newsletter",
      text: "Newsletter",
      inhalt: <Newsletterabschnitt gewuenscht={nutzer.newsletterConsent} bestaetigt={newsletterBestaetigt} />,
    },
    { rang: 90, id: "daten", text: "Ihre Daten", inhalt: <Datenabschnitt /> },
    {
      rang: 100,
      id: "loeschen",
      text: "Konto löschen",
      inhalt: <Loeschabschnitt mitPasswort={hasPassword} bleibt={bleibt} uebergabe={daten.uebergabe} />,
    },
  ];
  const fremde = weitere.map(
    (abschnitt): Abschnittsstelle => ({
      rang: abschnitt.rang,
      id: abschnitt.id,
      text: abschnitt.titel,
      inhalt: <Beitragsabschnitt {...abschnitt} />,
    }),
  );
  return [...eigene, ...fremde].sort((a, b) => a.rang - b.rang);
}

export default function Konto({ loaderData: daten }: Route.ComponentProps) {
  const alle = abschnitte(daten);
  return (
    <>
      <Seitenkopf titel="Konto" vorspann={daten.anzeigename} />
      <div className={styles.seite}>
        <nav className={styles.verzeichnis} aria-label="Abschnitte">
          <ul>
            {alle.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.abschnitte}>
          {alle.map(({ id, inhalt }) => (
            <Fragment key={id}>{inhalt}</Fragment>
          ))}
        </div>
      </div>
    </>
  );
}
