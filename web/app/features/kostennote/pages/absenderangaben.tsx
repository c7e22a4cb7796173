import { data, Form } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Anschriftzeilen } from "#ui/felder/anschriftzeilen.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Erfolgsmeldung, Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { absenderAus, leererAbsender } from "../absender.ts";
import { nutzerAus } from "../ansichten/seite.server.ts";
import { absenderSchreiben } from "../ausstellung/kostennote-store.server.ts";
import { absenderVon } from "../ausstellung/kostennoten.server.ts";
import styles from "../ui/kostennote.module.css";
import type { Route } from "./+types/absenderangaben.ts";

export const meta = () =>
  metadaten(
    "Absender",
    "Angaben Ihrer Kanzlei für Kostennoten: Anschrift, Steuernummer, Konto, Nummernkreis.",
  );

/** The fields as they stand in the form. */
type Felder = Readonly<Record<string, string>>;

export async function loader({ context }: Route.LoaderArgs) {
  const wer = nutzerAus(context);
  const { absender, reihe } = await mandant(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const { anzeigename } = requireKonto(sitzungAus(context));
  const felder: Felder = {
    ...Object.fromEntries(Object.entries(absender).map(([name, wert]) => [name, String(wert)])),
    kleinunternehmer: absender.kleinunternehmer ? "ja" : "",
    rechtsanwalt: absender === leererAbsender ? anzeigename : absender.rechtsanwalt,
    praefix: reihe.praefix,
    beginn: String(reihe.beginn).padStart(reihe.stellen, "0"),
  };
  return { felder };
}

export async function action({ request, context }: Route.ActionArgs) {
  const wer = nutzerAus(context);
  const felder = await formularfelder(request);
  const { fehler, ...angaben } = absenderAus(felder);
  if (Object.keys(fehler).length > 0) return data({ felder, fehler, gespeichert: false }, { status: 422 });
  await mandant(wer, (tx) => absenderSchreiben(tx, wer.nutzer.id, angaben));
  return data({ felder, fehler: {} as Record<string, string>, gespeichert: true });
}

/** What an E-Rechnung will ask for: said here, before a Kostennote is refused for it. */
const fuerERechnungen = [
  ["telefon", "Telefon (für XRechnungen an Behörden)"],
  ["email", "E-Mail-Adresse"],
  ["iban", "IBAN"],
] as const;

export default function Absender({ loaderData: geladen, actionData: gesendet }: Route.ComponentProps) {
  const felder: Felder = gesendet?.felder ?? geladen.felder;
  const fehler: Felder = gesendet?.fehler ?? {};
  const offen = fuerERechnungen.filter(([name]) => !felder[name]?.trim()).map(([, text]) => text);
  const angabe = angabenfeld(felder, fehler);
  return (
    <>
      <Seitenkopf
        titel="Absender"
        vorspann="Diese Angaben stehen auf Ihren Kostennoten und in E-Rechnungen."
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {gesendet?.gespeichert ? (
          <Erfolgsmeldung>
            Ihre Angaben sind gespeichert. Ausgestellte Kostennoten bleiben, wie sie sind.
          </Erfolgsmeldung>
        ) : null}
        {gesendet?.gespeichert && offen.length > 0 ? (
          <Hinweis art="warnung" titel="Für E-Rechnungen fehlt noch">
            <p>{offen.join(", ")}.</p>
          </Hinweis>
        ) : null}
        {Object.keys(fehler).length > 0 ? (
          <Fehlermeldung>Noch nicht gespeichert. Bitte prüfen Sie die markierten Felder.</Fehlermeldung>
        ) : null}
        <Form method="post" noValidate className={styles.formular}>
          <fieldset className="feldgruppe">
            <legend>Kanzlei</legend>
            <div className={styles.felder}>
              <Feld {...angabe("kanzlei")} label="Name der Kanzlei" autoComplete="organization" />
              <Feld
                {...angabe("rechtsanwalt")}
                label="Anwältin oder Anwalt, mit Berufsbezeichnung"
                autoComplete="name"
                hinweis="Steht unter jeder Kostennote: Wer sie freigibt, verantwortet sie (§ 10 Abs. 1 RVG)."
              />
              <Anschriftzeilen angabe={angabe} />
              <Feld
                {...angabe("telefon")}
                label="Telefon"
                autoComplete="tel"
                hinweis="Muss in jeder XRechnung an Behörden stehen."
              />
              <Feld
                {...angabe("email")}
                label="E-Mail-Adresse"
                autoComplete="email"
                hinweis="Muss in jeder E-Rechnung stehen."
              />
            </div>
          </fieldset>
          <fieldset className="feldgruppe">
            <legend>Steuer</legend>
            <div className={styles.felder}>
              <Feld
                {...angabe("steuernummer")}
                label="Steuernummer"
                hinweis="Steuernummer oder Umsatzsteuer-Identifikationsnummer genügt (§ 14 Abs. 4 Nr. 2 UStG)."
              />
              <Feld {...angabe("ustIdNr")} label="Umsatzsteuer-Identifikationsnummer" />
            </div>
            <Schalter
              name="kleinunternehmer"
              value="ja"
              defaultChecked={felder.kleinunternehmer === "ja"}
              label="Kleinunternehmer (§ 19 UStG)"
              hinweis="Kostennoten weisen dann keine Umsatzsteuer aus und nennen den Grund."
            />
          </fieldset>
          <fieldset className="feldgruppe">
            <legend>Bankverbindung</legend>
            <div className={styles.felder}>
              <Feld {...angabe("iban")} label="IBAN" hinweis="Muss in jeder E-Rechnung stehen." />
              <Feld {...angabe("bic")} label="BIC" />
            </div>
          </fieldset>
          <fieldset className="feldgruppe">
            <legend>Nummern</legend>
            <p className={styles.leise}>
              Jede ausgestellte Kostennote und jede Stornorechnung bekommt die nächste Nummer, ohne Lücke (§
              14 Abs. 4 Nr. 4 UStG). {"{JJJJ}"} steht für das Jahr; ein neuer Anfang gilt für einen
              Nummernkreis, der noch keine Nummer vergeben hat.
            </p>
            <div className={styles.felder}>
              <Feld {...angabe("praefix")} label="Anfang jeder Nummer" />
              <Feld {...angabe("beginn")} label="Erste Zahl, mit führenden Nullen" />
            </div>
          </fieldset>
          <div className={styles.knoepfe}>
            <Knopf type="submit" art="haupt">
              Speichern
            </Knopf>
            <Verweis nach="/kostennoten">Zu den Kostennoten</Verweis>
          </div>
        </Form>
      </div>
    </>
  );
}
