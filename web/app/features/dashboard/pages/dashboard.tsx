import { Form, Link } from "react-router";
import { kontoaufruf } from "#features/konto/index.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { inhalt } from "#platform/http/formularpost.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Aufgaben } from "#ui/verwaltung/aufgaben.tsx";
import type { Route } from "./+types/dashboard.ts";
import styles from "./dashboard.module.css";

export const meta = () =>
  metadaten("Dashboard", "Ihr Tarif, Ihre Werkzeuge und Ihr Konto beim Gebührenportal auf einen Blick.");

export async function loader({ context }: Route.LoaderArgs) {
  const sitzung = requireKonto(sitzungAus(context));
  const { nutzer } = sitzung;
  const beitraege = context.get(beitraegeContext);
  const karten = await beitraege.karten(sitzung);
  const gruppe = (name: (typeof karten)[number]["gruppe"]) =>
    karten.filter((karte) => karte.gruppe === name).map(({ pfad, text, satz }) => ({ pfad, text, satz }));
  return {
    nutzer,
    name: sitzung.anzeigename,
    werkzeuge: gruppe("werkzeuge"),
    konto: gruppe("konto"),
    aufgaben: await beitraege.aufgaben(sitzung),
    ueberblick: await beitraege.ueberblick(sitzung),
  };
}

/** The one form of the page: the mail that confirms the address, once more. */
export async function action(aufruf: Route.ActionArgs) {
  const { email } = requireKonto(sitzungAus(aufruf.context)).nutzer;
  const antwort = await kontoaufruf("POST /api/backend/auth/resend-verification", aufruf, {
    body: { email },
  });
  const { message, error } = await inhalt(antwort);
  return { gesendet: antwort.ok, text: message ?? error ?? "" };
}

const tarifnamen = {
  free: "Free",
  basic: "Basic",
  premium: "Premium",
  teams: "Teams",
  Teammitglied: "Teammitglied",
} as const;

const tag = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

export default function Dashboard({ loaderData, actionData: ergebnis }: Route.ComponentProps) {
  const { nutzer, name, werkzeuge, konto, aufgaben, ueberblick } = loaderData;
  useTarifwechsel();
  return (
    <>
      <Seitenkopf titel="Dashboard" vorspann={`Willkommen, ${name}`} />
      <div className="seitenfolge">
        {nutzer.emailVerified ? null : <Bestaetigungshinweis email={nutzer.email} gesagt={ergebnis?.text} />}
        <Aufgaben aufgaben={aufgaben} />
        {ueberblick.map((teil) => (
          <Ueberblick key={teil.id} teil={teil} />
        ))}
        <section aria-labelledby="tarif">
          <h2 id="tarif" className={styles.titel}>
            Ihr Tarif
          </h2>
          <p>
            <strong>{tarifnamen[nutzer.subscriptionStatus]}</strong>
            {nutzer.trialEndsAt ? (
              <> · Testphase endet am {tag.format(new Date(nutzer.trialEndsAt))}</>
            ) : null}
          </p>
        </section>
        <Kacheln titel="Werkzeuge" kacheln={werkzeuge} />
        <Kacheln titel="Ihr Konto" kacheln={konto} />
      </div>
    </>
  );
}

type UeberblickProps = {
  readonly teil: Awaited<ReturnType<typeof loader>>["ueberblick"][number];
};

/** What lies ahead: a few entries, and the way to all of them. */
function Ueberblick({ teil: { id, titel, lage, untertitel, eintraege, leer, verweis } }: UeberblickProps) {
  return (
    <section aria-labelledby={id} data-testid={id}>
      <h2 id={id} className={styles.titel}>
        {titel}
      </h2>
      {lage.length > 0 ? (
        <ul className={styles.lage} aria-label={`${titel}: Lage`}>
          {lage.map(({ pfad, text, dringend }) => (
            <li key={text}>
              <Link to={pfad} className={dringend ? styles.draengt : ""}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {untertitel ? <h3 className={styles.untertitel}>{untertitel}</h3> : null}
      {eintraege.length === 0 ? <p>{leer}</p> : null}
      <ul className={styles.eintraege}>
        {eintraege.map((eintrag) => (
          <li key={eintrag.pfad} className={styles.eintrag}>
            <Link to={eintrag.pfad}>{eintrag.text}</Link>
            <span className={eintrag.dringend ? styles.dringend : "leise"}>
              {eintrag.dringend ? `${eintrag.dringend}: ` : ""}
              {eintrag.satz}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.alle}>
        <Link to={verweis.pfad}>{verweis.text}</Link>
      </p>
    </section>
  );
}

type BestaetigungshinweisProps = { readonly email: string; readonly gesagt: string | undefined };

function Bestaetigungshinweis({ email, gesagt }: BestaetigungshinweisProps) {
  return (
    <Hinweis art="warnung" titel="Ihre E-Mail-Adresse ist noch nicht bestätigt">
      <p>
        Wir haben einen Link an {email} gesendet. Ohne Bestätigung ist die Anmeldung nur sieben Tage lang
        möglich.
      </p>
      {gesagt === undefined ? null : <p role="status">{gesagt}</p>}
      <Form method="post" className={styles.erneut}>
        <Knopf type="submit">Bestätigungs-E-Mail erneut senden</Knopf>
      </Form>
    </Hinweis>
  );
}

type KachelnProps = {
  readonly titel: string;
  readonly kacheln: readonly {
    readonly pfad: string;
    readonly text: string;
    readonly satz?: string | undefined;
  }[];
};

function Kacheln({ titel, kacheln }: KachelnProps) {
  return (
    <section>
      <h2 className={styles.titel}>{titel}</h2>
      <ul className={styles.kacheln}>
        {kacheln.map(({ pfad, text, satz }) => (
          <li key={pfad} className={styles.kachel}>
            <Link to={pfad} className={styles.ziel}>
              {text}
            </Link>
            <p className={styles.satz}>{satz}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
