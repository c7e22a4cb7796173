import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Teamansicht, Teamergebnis } from "../ansichten/teamseite.server.ts";
import type { Verlaufszeile } from "../team/verlauf.ts";
import styles from "./team.module.css";

type TeamnameProps = { readonly team: Teamansicht; readonly ergebnis: Teamergebnis | undefined };

/** The name of the team, as invitations and members see it. */
export function Teamname({ team: { name }, ergebnis }: TeamnameProps) {
  const abgelehnt = ergebnis?.was === "name" && ergebnis.fehler ? ergebnis : undefined;
  return (
    <Karte as="section" titelId="name-titel">
      <h2 className={styles.titel} id="name-titel">
        Name des Teams
      </h2>
      <p className={`nebensatz ${styles.vorab}`}>Der Name steht in Einladungen und auf dieser Seite.</p>
      <Form method="post" noValidate className={styles.reihe} key={name}>
        <input type="hidden" name="was" value="name" />
        <Feld
          label="Name"
          name="name"
          maxLength={100}
          defaultValue={abgelehnt?.felder?.name ?? name}
          fehler={abgelehnt?.fehler}
        />
        <Knopf type="submit">Name speichern</Knopf>
      </Form>
    </Karte>
  );
}

type FaktorpflichtProps = { readonly noetig: boolean; readonly ergebnis: Teamergebnis | undefined };

/** Whether everybody in the team needs a second factor. */
export function Faktorpflicht({ noetig, ergebnis }: FaktorpflichtProps) {
  const fehler = ergebnis?.was === "sicherheit" ? ergebnis.fehler : undefined;
  return (
    <Karte as="section" titelId="faktor-titel">
      <h2 className={styles.titel} id="faktor-titel">
        Bestätigung in zwei Schritten
      </h2>
      <Form method="post" className="stapel">
        <input type="hidden" name="was" value="sicherheit" />
        <input type="hidden" name="secondFactorRequired" value={String(!noetig)} />
        <p>
          {noetig
            ? "Ihr Team verlangt sie. Wer sie noch nicht eingerichtet hat, wird dazu aufgefordert, bevor er Daten des Teams sieht."
            : "Sie ist freiwillig. Verlangen Sie sie, müssen alle im Team sie einrichten, bevor sie Daten des Teams sehen."}
        </p>
        {fehler ? (
          <Hinweis art="gefahr" rolle="alert">
            <p>{fehler}</p>
            <p>
              <Verweis nach="/konto#zwei-schritte">Zur Einrichtung in Ihrem Konto</Verweis>
            </p>
          </Hinweis>
        ) : null}
        <p>
          <Knopf type="submit">{noetig ? "Nicht mehr verlangen" : "Von allen verlangen"}</Knopf>
        </p>
      </Form>
    </Karte>
  );
}

/** The way out of the team; the page behind it asks to whom open work goes. */
export function Verlassen({ ich }: { readonly ich: string }) {
  return (
    <Karte as="section" titelId="verlassen-titel">
      <h2 className={styles.titel} id="verlassen-titel">
        Team verlassen
      </h2>
      <p className={`nebensatz ${styles.vorab}`}>
        Danach nutzen Sie den kostenlosen Tarif. Was Sie selbst gespeichert haben, bleibt in Ihrem Konto; an
        Ihnen hängende Fristen gehen an andere.
      </p>
      <p>
        <Knopfverweis nach={`/team/austritt/${ich}`}>Team verlassen …</Knopfverweis>
      </p>
    </Karte>
  );
}

/** What has happened in the team, the latest first. */
export function Verlauf({ zeilen }: { readonly zeilen: readonly Verlaufszeile[] }) {
  if (zeilen.length === 0) return null;
  return (
    <Karte as="section" titelId="verlauf-titel">
      <h2 className={styles.titel} id="verlauf-titel">
        Verlauf
      </h2>
      <ul className={styles.verlauf}>
        {zeilen.map(({ id, am, text }) => (
          <li key={id}>
            <span className="nebensatz">
              <Zeitpunkt iso={am} />
            </span>
            <br />
            {text}
          </li>
        ))}
      </ul>
      <p className={`nebensatz ${styles.danach}`}>Der Verlauf reicht ein Jahr zurück.</p>
    </Karte>
  );
}
