import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { kontohandlung, kontoseite } from "../profil/kontoseite.server.ts";
import styles from "../ui/bereich/abschnitt.module.css";
import { Adressabschnitt, Namensabschnitt, Newsletterabschnitt } from "../ui/bereich/abschnitt-angaben.tsx";
import { Absenderabschnitt, Datenabschnitt, Loeschabschnitt } from "../ui/bereich/abschnitt-daten.tsx";
import { Faktorabschnitt } from "../ui/bereich/abschnitt-faktor.tsx";
import { Geraeteabschnitt } from "../ui/bereich/abschnitt-geraete.tsx";
import { Passkeyabschnitt } from "../ui/bereich/abschnitt-passkeys.tsx";
import { Passwortabschnitt } from "../ui/bereich/abschnitt-passwort.tsx";
import { Verlaufsabschnitt } from "../ui/bereich/abschnitt-verlauf.tsx";

export const meta = () =>
  metadaten(
    "Konto",
    "Ihre Angaben, Ihr Passwort, Ihre Geräte und alles, was zu Ihrem Konto gespeichert ist.",
  );

export const loader = (aufruf: LoaderFunctionArgs) => kontoseite(aufruf);

export const action = (aufruf: ActionFunctionArgs) => kontohandlung(aufruf);

const verzeichnis = [
  ["name", "Name"],
  ["e-mail", "E-Mail-Adresse"],
  ["passwort", "Passwort"],
  ["zwei-schritte", "Zwei Schritte"],
  ["passkeys", "Passkeys"],
  ["geraete", "Geräte"],
  ["verlauf", "Verlauf"],
  ["newsletter", "Newsletter"],
  ["absender", "Absender"],
  ["daten", "Ihre Daten"],
  ["loeschen", "Konto löschen"],
] as const;

export default function Konto() {
  const { nutzer, anzeigename, sicherheit, sitzungen, newsletterBestaetigt, anmeldungen, protokoll } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf titel="Konto" vorspann={anzeigename} />
      <div className={styles.seite}>
        <nav className={styles.verzeichnis} aria-label="Abschnitte">
          <ul>
            {verzeichnis.map(([id, text]) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.abschnitte}>
          <Namensabschnitt name={nutzer.name} title={nutzer.title ?? ""} />
          <Adressabschnitt email={nutzer.email} bestaetigt={nutzer.emailVerified} />
          <Passwortabschnitt vorhanden={sicherheit.hasPassword} />
          <Faktorabschnitt aktiv={sicherheit.secondFactor} codesUebrig={sicherheit.recoveryCodesLeft} />
          <Passkeyabschnitt passkeys={sicherheit.passkeys} mitCode={sicherheit.secondFactor} />
          <Geraeteabschnitt geraete={sitzungen} />
          <Verlaufsabschnitt anmeldungen={anmeldungen} protokoll={protokoll} />
          <Newsletterabschnitt gewuenscht={nutzer.newsletterConsent} bestaetigt={newsletterBestaetigt} />
          <Absenderabschnitt />
          <Datenabschnitt />
          <Loeschabschnitt mitPasswort={sicherheit.hasPassword} />
        </div>
      </div>
    </>
  );
}
