import { useActionData, useFetcher } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Kontenergebnis } from "../konten.server.ts";
import type { Nutzerzeile } from "../nutzer.ts";
import styles from "./verwaltung.module.css";

const rollen = [
  { wert: "user", text: "Nutzer" },
  { wert: "moderator", text: "Moderator" },
  { wert: "admin", text: "Administrator" },
];

/** What may be changed about one account. */
export function Nutzerformular({ nutzer }: { readonly nutzer: Nutzerzeile }) {
  const fetcher = useFetcher<Kontenergebnis>({ key: nutzer.id });
  const gesendet = useActionData() as Kontenergebnis | undefined;
  const ergebnis = fetcher.data ?? (gesendet?.id === nutzer.id ? gesendet : undefined);
  return (
    <fetcher.Form method="post" className={styles.formular}>
      <input type="hidden" name="id" value={nutzer.id} />
      <Auswahl label="Rolle" name="role" optionen={rollen} defaultValue={nutzer.role} />
      <div className={styles.haken}>
        <Schalter name="isAuthor" value="true" label="Autor" defaultChecked={nutzer.isAuthor} />
        <Schalter name="isGuestAuthor" value="true" label="Gastautor" defaultChecked={nutzer.isGuestAuthor} />
        <Schalter name="disabled" value="true" label="Gesperrt" defaultChecked={nutzer.disabled} />
      </div>
      <div className={styles.schluss}>
        <Knopf type="submit" disabled={fetcher.state !== "idle"}>
          Speichern<span className="nur-vorlesen"> ({nutzer.name})</span>
        </Knopf>
        {ergebnis && !ergebnis.fehler ? <span role="status">Gespeichert</span> : null}
      </div>
      {ergebnis?.fehler ? <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung> : null}
    </fetcher.Form>
  );
}
