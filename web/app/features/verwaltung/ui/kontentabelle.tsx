import { Tabelle, zellen } from "#ui/tabelle.tsx";
import type { Nutzerzeile } from "../nutzer.ts";
import { Nutzerformular } from "./nutzerformular.tsx";
import styles from "./verwaltung.module.css";

type KontentabelleProps = {
  readonly nutzer: readonly Nutzerzeile[];
  /** Id of one's own account, which is only shown. */
  readonly eigene: string;
  /** Id of the form for several accounts; the boxes belong to it. */
  readonly formular: string;
};

/** Accounts line by line: what holds for each, and what may be changed about it. */
export function Kontentabelle({ nutzer, eigene, formular }: KontentabelleProps) {
  return (
    <Tabelle beschriftung="Konten" beschriftungVerbergen dicht>
      <thead>
        <tr>
          <th scope="col">
            <span className="nur-vorlesen">Auswählen</span>
          </th>
          <th scope="col">Konto</th>
          <th scope="col">Tarif</th>
          <th scope="col">Rolle</th>
          <th scope="col">Zustand</th>
          <th scope="col">Seit</th>
          <th scope="col">
            <span className="nur-vorlesen">Ändern</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {nutzer.map((einer) => (
          <Kontozeile
            key={einer.id}
            nutzer={einer}
            eigenes={einer.id === eigene}
            formular={formular}
            offen={nutzer.length === 1}
          />
        ))}
      </tbody>
    </Tabelle>
  );
}

type KontozeileProps = {
  readonly nutzer: Nutzerzeile;
  readonly eigenes: boolean;
  readonly formular: string;
  readonly offen: boolean;
};

function Kontozeile({ nutzer, eigenes, formular, offen }: KontozeileProps) {
  const { id, name, email } = nutzer;
  return (
    <tr data-testid="user-row">
      <td className={styles.wahl}>
        {eigenes ? null : (
          <>
            <input type="checkbox" name={`konto-${id}`} form={formular} aria-label={`${name} auswählen`} />
            <input type="hidden" name={`name-${id}`} value={name} form={formular} />
          </>
        )}
      </td>
      <th scope="row" className={styles.email}>
        <span className={styles.kontoname}>{name}</span>
        <span className={zellen.leise}>{email}</span>
      </th>
      <td className={styles.knapp}>
        {tarifname(nutzer.subscriptionStatus)}
        <Tarifende nutzer={nutzer} />
      </td>
      <td>{rechte(nutzer).join(", ")}</td>
      <td>{zustand(nutzer).join(", ")}</td>
      <td className={styles.knapp}>
        <Tag iso={nutzer.createdAt} />
      </td>
      <td>
        {eigenes ? (
          <span className={`${zellen.leise} ${styles.knapp}`}>
            Das eigene Konto können Sie hier nicht ändern.
          </span>
        ) : (
          <details open={offen} className={styles.einzeln}>
            <summary>
              Ändern<span className="nur-vorlesen">: {name}</span>
            </summary>
            <Nutzerformular nutzer={nutzer} />
          </details>
        )}
      </td>
    </tr>
  );
}

const tagform = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

const Tag = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso}>{tagform.format(new Date(iso))}</time>
);

const tarifname = (tarif: string): string => tarif.replace(/^./, (erster) => erster.toUpperCase());

/** When a tier ends that holds now; a trial says so. */
function Tarifende({ nutzer }: { readonly nutzer: Nutzerzeile }) {
  const { subscriptionStatus, subscriptionEndsAt, trialEndsAt } = nutzer;
  if (subscriptionStatus === "free" || subscriptionStatus === "Teammitglied") return null;
  if (trialEndsAt && trialEndsAt === subscriptionEndsAt)
    return (
      <span className={zellen.leise}>
        Test bis <Tag iso={trialEndsAt} />
      </span>
    );
  return subscriptionEndsAt ? (
    <span className={zellen.leise}>
      bis <Tag iso={subscriptionEndsAt} />
    </span>
  ) : null;
}

const rollen: Readonly<Record<string, string>> = { moderator: "Moderation", admin: "Verwaltung" };

function rechte({ role, isAuthor, isGuestAuthor }: Nutzerzeile): readonly string[] {
  const alle = [rollen[role] ?? "", isAuthor ? "Autor" : "", isGuestAuthor ? "Gastautor" : ""];
  return alle.filter(Boolean).length > 0 ? alle.filter(Boolean) : ["Nutzer"];
}

function zustand({ disabled, deletionAt, emailVerified }: Nutzerzeile): readonly string[] {
  const alle = [
    disabled ? "gesperrt" : "",
    deletionAt ? "zur Löschung vorgemerkt" : "",
    emailVerified ? "" : "E-Mail nicht bestätigt",
  ].filter(Boolean);
  return alle.length > 0 ? alle : ["aktiv"];
}
