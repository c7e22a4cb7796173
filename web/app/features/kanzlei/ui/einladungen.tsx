import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Einladungsansicht, Teamansicht, Teamergebnis } from "../ansichten/teamseite.server.ts";
import { rollenname } from "../kanzleirolle.ts";
import { rollenoptionen } from "./rollenoptionen.ts";
import styles from "./team.module.css";

type Leitung = NonNullable<Teamansicht["leitung"]>;
type Props = { readonly leitung: Leitung; readonly ergebnis: Teamergebnis | undefined };

/** The form that invites somebody. */
export function Einladen({ leitung: { frei }, ergebnis }: Props) {
  const eingeladen = ergebnis?.was === "einladen" ? ergebnis : undefined;
  const abgelehnt = eingeladen?.fehler ? eingeladen : undefined;
  const formular = useRef<HTMLFormElement>(null);
  // The next address may be typed while the page asks anew: the form is emptied once, when its own answer comes.
  useEffect(() => {
    if (eingeladen?.erledigt) formular.current?.reset();
  }, [eingeladen]);
  return (
    <Karte as="section" titelId="einladen-titel">
      <div className={styles.kopfzeile}>
        <h2 className={styles.titel} id="einladen-titel">
          Mitglied einladen
        </h2>
        <p className="nebensatz">{freitext(frei)}</p>
      </div>
      <Form method="post" noValidate className={styles.einladen} ref={formular}>
        <input type="hidden" name="was" value="einladen" />
        <Feld
          label="E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={abgelehnt?.felder?.email}
          fehler={abgelehnt?.feld === "email" ? abgelehnt.fehler : undefined}
        />
        <Auswahl
          label="Funktion im Büro"
          name="officeRole"
          defaultValue={abgelehnt?.felder?.officeRole ?? "fachangestellte"}
          hinweis="Wer Fristen freigeben darf, ist Anwältin, Anwalt oder Vertretung."
          optionen={rollenoptionen}
        />
        <div className="stapel">
          {abgelehnt && abgelehnt.feld !== "email" ? <Fehlermeldung>{abgelehnt.fehler}</Fehlermeldung> : null}
          <p className="nebensatz">
            Der Link in der E-Mail gilt sieben Tage. Wer noch kein Konto hat, registriert sich kostenlos mit
            dieser Adresse.
          </p>
          <p>
            <Knopf type="submit" art="haupt">
              Einladung senden
            </Knopf>
          </p>
        </div>
      </Form>
    </Karte>
  );
}

function freitext(frei: number): string {
  if (frei === 0) return "Alle Plätze sind vergeben oder eingeladen";
  return frei === 1 ? "Noch ein Platz frei" : `Noch ${frei} Plätze frei`;
}

/** Invitations that nobody has accepted yet. */
export function OffeneEinladungen({ leitung: { einladungen }, ergebnis }: Props) {
  if (einladungen.length === 0) return null;
  return (
    <Karte as="section" titelId="einladungen-titel">
      <h2 className={styles.titel} id="einladungen-titel">
        Offene Einladungen
      </h2>
      <ul className={styles.liste}>
        {einladungen.map((einladung) => (
          <Eintrag
            key={einladung.id}
            einladung={einladung}
            fehler={ergebnis?.id === einladung.id ? ergebnis.fehler : undefined}
          />
        ))}
      </ul>
    </Karte>
  );
}

type EintragProps = { readonly einladung: Einladungsansicht; readonly fehler: string | undefined };

function Eintrag({ einladung: { id, email, kanzleirolle, bis, abgelaufen }, fehler }: EintragProps) {
  return (
    <li className={styles.eintrag} data-testid="team-invitation">
      <div className={styles.wer}>
        <span className={styles.name}>{email}</span>
        <span className="nebensatz">{rollenname(kanzleirolle)}</span>
      </div>
      <p className="nebensatz">
        {abgelaufen ? "Abgelaufen am" : "Gilt bis"} <Zeitpunkt iso={bis} />
        {abgelaufen ? "; belegt keinen Platz mehr" : ""}
      </p>
      <Fehlermeldung>{fehler}</Fehlermeldung>
      <div className="knopfreihe">
        <Form method="post">
          <input type="hidden" name="was" value="erneut" />
          <input type="hidden" name="id" value={id} />
          <Knopf type="submit" art="klein">
            Erneut senden<span className="nur-vorlesen"> an {email}</span>
          </Knopf>
        </Form>
        <Form method="post">
          <input type="hidden" name="was" value="zuruecknehmen" />
          <input type="hidden" name="id" value={id} />
          <Knopf type="submit" art="klein">
            Zurücknehmen<span className="nur-vorlesen">, Einladung an {email}</span>
          </Knopf>
        </Form>
      </div>
    </li>
  );
}
