import { useActionData, useFetcher } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Nutzerzeile } from "../nutzer.ts";
import styles from "./verwaltung.module.css";

type Ergebnis = { readonly id: string; readonly fehler?: string | undefined };

const rollen = [
  { wert: "user", text: "Nutzer" },
  { wert: "moderator", text: "Moderator" },
  { wert: "admin", text: "Administrator" },
];

/** One account with what may be changed about it; one's own is only shown. */
export function Nutzerkarte({
  nutzer,
  eigenes,
}: {
  readonly nutzer: Nutzerzeile;
  readonly eigenes: boolean;
}) {
  const fetcher = useFetcher<Ergebnis>({ key: nutzer.id });
  const gesendet = useActionData() as Ergebnis | undefined;
  const ergebnis = fetcher.data ?? (gesendet?.id === nutzer.id ? gesendet : undefined);
  const titelId = `nutzer-${nutzer.id}`;
  return (
    <li className={styles.karte} data-testid="user-row" aria-labelledby={titelId}>
      <div>
        <p className={styles.name} id={titelId}>
          {nutzer.name}
        </p>
        <p className={styles.email}>{nutzer.email}</p>
        <p className="leise">{merkmale(nutzer).join(" · ")}</p>
      </div>
      {eigenes ? (
        <p className="leise">Das eigene Konto können Sie hier nicht ändern.</p>
      ) : (
        <fetcher.Form method="post" className={styles.formular}>
          <input type="hidden" name="id" value={nutzer.id} />
          <Auswahl label="Rolle" name="role" optionen={rollen} defaultValue={nutzer.role} />
          <div className={styles.haken}>
            <Schalter name="isAuthor" value="true" label="Autor" defaultChecked={nutzer.isAuthor} />
            <Schalter
              name="isGuestAuthor"
              value="true"
              label="Gastautor"
              defaultChecked={nutzer.isGuestAuthor}
            />
            <Schalter name="disabled" value="true" label="Gesperrt" defaultChecked={nutzer.disabled} />
          </div>
          <div className={styles.schluss}>
            <Knopf type="submit" disabled={fetcher.state !== "idle"}>
              Speichern<span className="nur-vorlesen"> ({nutzer.name})</span>
            </Knopf>
            {ergebnis && !ergebnis.fehler ? <span role="status">Gespeichert</span> : null}
          </div>
          <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung>
        </fetcher.Form>
      )}
    </li>
  );
}

function merkmale(nutzer: Nutzerzeile): string[] {
  return [
    `Tarif ${nutzer.subscriptionStatus.replace(/^./, (erster) => erster.toUpperCase())}`,
    nutzer.emailVerified ? "E-Mail-Adresse bestätigt" : "E-Mail-Adresse nicht bestätigt",
    ...(nutzer.disabled ? ["gesperrt"] : []),
    ...(nutzer.deletionAt ? ["zur Löschung vorgemerkt"] : []),
  ];
}
