import { useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Gesehenes, Umstritten } from "#ui/zugleich/feldstreit.tsx";
import { gesehenText } from "#ui/zugleich/formularfelder.ts";
import { useGehalten } from "#ui/zugleich/use-gehalten.ts";
import type { Kontenergebnis } from "../konten.server.ts";
import { kontofelder, type Nutzerzeile } from "../nutzer.ts";
import styles from "./verwaltung.module.css";

const rollen = [
  { wert: "user", text: "Nutzer" },
  { wert: "moderator", text: "Moderator" },
  { wert: "admin", text: "Administrator" },
];

/** What may be changed about one account; it stays as it is from the moment somebody touches it. */
export function Nutzerformular({ nutzer }: { readonly nutzer: Nutzerzeile }) {
  const fetcher = useFetcher<Kontenergebnis>({ key: nutzer.id });
  const gesendet = useActionData() as Kontenergebnis | undefined;
  const ergebnis = fetcher.data ?? (gesendet?.id === nutzer.id ? gesendet : undefined);
  const gesehen = kontofelder(nutzer);
  const { daten, schluessel, halten } = useGehalten(
    gesehen,
    gesehenText(gesehen),
    useAntwortnummer(ergebnis),
  );
  const felder = ergebnis?.felder ?? daten;
  const { streit } = ergebnis ?? {};
  return (
    <fetcher.Form method="post" className={styles.formular} {...halten}>
      <input type="hidden" name="id" value={nutzer.id} />
      <Gesehenes felder={ergebnis?.felder?.gesehenes ?? daten} />
      <div className={styles.formular} key={schluessel}>
        <Umstritten name="role" streit={streit}>
          <Auswahl label="Rolle" name="role" optionen={rollen} defaultValue={felder.role} />
        </Umstritten>
        <div className={styles.haken}>
          <Schalter name="isAuthor" value="true" label="Autor" defaultChecked={felder.isAuthor === "true"} />
          <Schalter
            name="isGuestAuthor"
            value="true"
            label="Gastautor"
            defaultChecked={felder.isGuestAuthor === "true"}
          />
          <Schalter
            name="disabled"
            value="true"
            label="Gesperrt"
            defaultChecked={felder.disabled === "true"}
          />
        </div>
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

/** Another one for each answer of the server, also where two say the same. */
function useAntwortnummer(antwort: unknown): string {
  const [letzte, setLetzte] = useState({ antwort, nummer: 0 });
  if (letzte.antwort === antwort) return String(letzte.nummer);
  setLetzte({ antwort, nummer: letzte.nummer + 1 });
  return String(letzte.nummer + 1);
}
