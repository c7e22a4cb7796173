import { useCallback, useEffect, useRef } from "react";
import { Form } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Erfolgsmeldung, Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Dateiverweis, Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tastenblatt, useListentasten } from "#ui/listentasten.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { kontaktliste } from "../ansichten/listenseite.server.ts";
import { type Formularabsage, kontaktEntfernen } from "../ansichten/seite.server.ts";
import type { Kontakt } from "../kontakt.ts";
import { texte } from "../texts.ts";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import styles from "../ui/kontakte.module.css";
import { Kontaktliste, Weitere } from "../ui/kontaktliste.tsx";
import { Kontaktsuche } from "../ui/suche.tsx";
import type { Route } from "./+types/kontakte.ts";

export const meta = () =>
  metadaten("Kontakte", "Ihre Kontakte: suchen, anlegen, einlesen, ausführen und im Team teilen.");

export const loader = ({ request, context }: Route.LoaderArgs) =>
  kontaktliste(requireTarif(sitzungAus(context), "premium"), request.url);

export const action = (aufruf: Route.ActionArgs) => kontaktEntfernen(aufruf);

const tasten = [
  ["j", "nächster Kontakt"],
  ["k", "voriger Kontakt"],
  ["Enter", "bearbeiten"],
  ["/", "suchen"],
  ["?", "diese Übersicht"],
] as const;

export default function Kontakte({ loaderData, actionData }: Route.ComponentProps) {
  const { seite, team, schreiben } = loaderData;
  useTarifwechsel();
  return (
    <>
      <Seitenkopf
        titel="Kontakte"
        vorspann={
          team ? "Ihre Kontakte und die Ihres Teams." : "An wen Sie Fristen und Berechnungen schicken."
        }
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {!seite ? (
          <FaktorFehlt />
        ) : (
          <>
            <Meldungen {...loaderData} absage={actionData as Formularabsage | undefined} />
            {schreiben ? null : (
              <Hinweis>
                <p>{texte.nurLesen}</p>
              </Hinweis>
            )}
            <Adressbuch {...loaderData} zeilen={seite.zeilen} weiter={seite.weiter} />
          </>
        )}
      </div>
    </>
  );
}

type Daten = Route.ComponentProps["loaderData"];

function Meldungen({ meldung, absage }: Daten & { readonly absage: Formularabsage | undefined }) {
  return (
    <>
      <Erfolgsmeldung>{meldung ? <p>{meldung}</p> : null}</Erfolgsmeldung>
      <Fehlermeldung>{absage?.fehler}</Fehlermeldung>
    </>
  );
}

type AdressbuchProps = Daten & { readonly zeilen: readonly Kontakt[]; readonly weiter: string | undefined };

function Adressbuch({ suche, zeilen, weiter, team, schreiben, gefragt, zurueck, anzahl }: AdressbuchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zeigen = useCallback(() => dialog.current?.showModal(), []);
  const liste = useListentasten(zeigen);
  return (
    <>
      <div className="feldreihe">
        {anzahl === 0 ? null : <Kontaktsuche suche={suche} />}
        {schreiben ? (
          <div className="knopfreihe">
            <Knopfverweis nach="/kontakte/neu" art="haupt">
              Neuer Kontakt
            </Knopfverweis>
            <Knopfverweis nach="/kontakte/einlesen">Einlesen</Knopfverweis>
          </div>
        ) : null}
      </div>
      {anzahl > 1 && suche === "" ? (
        <p>
          <Verweis nach="/kontakte/doppelte">Mögliche Dubletten suchen</Verweis>
        </p>
      ) : null}
      {zeilen.length === 0 ? (
        <Leer suche={suche} />
      ) : (
        <Kontaktliste
          kontakte={zeilen}
          team={team}
          liste={liste}
          handlungen={(kontakt) =>
            kontakt.aenderbar && schreiben ? <Handlungen kontakt={kontakt} zurueck={zurueck} /> : null
          }
          frage={(kontakt) =>
            kontakt.id === gefragt ? <Loeschfrage kontakt={kontakt} zurueck={zurueck} /> : null
          }
        />
      )}
      <Weitere pfad="/kontakte" suche={suche} weiter={weiter} />
      {anzahl === 0 ? null : <Ausfuhr />}
      <Tastenblatt dialog={dialog} tasten={tasten} />
    </>
  );
}

type EintragProps = {
  readonly kontakt: Kontakt;
  /** Query of this page of the list. */
  readonly zurueck: string;
};

function Handlungen({ kontakt: { id, name }, zurueck }: EintragProps) {
  const query = new URLSearchParams(zurueck);
  query.set("loeschen", id);
  return (
    <>
      <Seitenlink
        nach={`/kontakte/${id}`}
        className={styles.handlung}
        data-eintrag=""
        aria-label={`Bearbeiten: ${name}`}
      >
        Bearbeiten
      </Seitenlink>
      <Seitenlink
        nach={`/kontakte?${query}`}
        className={styles.handlung}
        bleiben
        aria-label={`Löschen: ${name}`}
      >
        Löschen
      </Seitenlink>
    </>
  );
}

/** Asks before a contact is gone, where it stands. */
function Loeschfrage({ kontakt: { id, name, geteilt }, zurueck }: EintragProps) {
  const frage = useRef<HTMLDivElement>(null);
  useEffect(() => frage.current?.focus(), []);
  return (
    <div className={styles.frage} ref={frage} tabIndex={-1}>
      <Hinweis art="warnung" titel={`„${name}“ löschen?`}>
        <p>
          Das lässt sich nicht rückgängig machen.
          {geteilt ? " Der Kontakt verschwindet für alle im Team." : ""}
        </p>
        <Form method="post" action="/kontakte" className={`knopfreihe ${styles.antwort}`}>
          <input type="hidden" name="id" value={id} />
          <Knopf type="submit" art="haupt" data-testid="contact-delete-confirm">
            Kontakt löschen
          </Knopf>
          <Knopfverweis nach={`/kontakte${zurueck && `?${zurueck}`}`} bleiben>
            Abbrechen
          </Knopfverweis>
        </Form>
      </Hinweis>
    </div>
  );
}

function Leer({ suche }: { readonly suche: string }) {
  if (suche)
    return (
      <p>
        Zu „{suche}“ gibt es keinen Kontakt. <Verweis nach="/kontakte">Alle zeigen</Verweis>
      </p>
    );
  return (
    <p>
      Hier stehen die Menschen, denen Sie Fristen und Berechnungen schicken. Legen Sie den ersten Kontakt an,
      oder lesen Sie Ihr Adressbuch als CSV oder vCard ein.
    </p>
  );
}

const Ausfuhr = () => (
  <p className="knopfreihe">
    <Dateiverweis href="/konto/kontakte/csv">Als CSV ausführen</Dateiverweis>
    <Dateiverweis href="/konto/kontakte/vcf">Als vCard ausführen</Dateiverweis>
  </p>
);
