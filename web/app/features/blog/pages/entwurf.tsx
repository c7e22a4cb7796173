import { Form, Link, redirect } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { artikelzielAus } from "../ansichten/entschiedenes.server.ts";
import { manuskriptansicht } from "../ansichten/manuskriptseite.server.ts";
import { terminfolge } from "../ansichten/moderationsseite.server.ts";
import {
  entwurfsansicht,
  ersetzteVersion,
  requireSeitenmanuskript,
  schreibrechte,
  wartendeAenderung,
} from "../ansichten/schreibseite.server.ts";
import { zeitpunkttext } from "../berlinzeit.ts";
import { zeitpunkt } from "../schreibende.server.ts";
import { Manuskriptblatt } from "../ui/manuskriptblatt.tsx";
import styles from "../ui/schreiben/artikel.module.css";
import { aenderungssaetze } from "../ui/schreiben/begonnen.ts";
import { OhneSkript } from "../ui/schreiben/ohne-skript.tsx";
import { Schreibtisch } from "../ui/schreiben/schreibtisch.tsx";
import { entwurfsziel } from "../ziele.ts";
import type { Route } from "./+types/entwurf.ts";

export const meta = () =>
  metadaten("Entwurf bearbeiten", "Schreiben Sie an Ihrem Artikel für den Blog weiter.");

export async function loader({ context, params }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  const manuskript = await requireSeitenmanuskript(wer, params.id).catch(async (grund) => {
    // Notices and mails lead here also when the post has appeared since.
    const ziel = await artikelzielAus(params.id);
    throw ziel ? redirect(ziel) : grund;
  });
  const { status, authorId } = manuskript;
  const eigener = authorId === wer.nutzer.id;
  const gesperrt = (status === "pending" || status === "published") && !schreibrechte(wer).moderiert;
  const [wartende, ersetzt] = await Promise.all([
    wartendeAenderung(wer, manuskript),
    ersetzteVersion(wer, manuskript),
  ]);
  return {
    rechte: schreibrechte(wer),
    entwurf: entwurfsansicht(manuskript),
    eigener,
    wartende,
    ersetzt,
    geplant: terminfolge(wer, manuskript),
    erscheint: termintext(manuskript.publishAt, zeitpunkt()),
    // Being reviewed it is read, not written.
    blatt: gesperrt ? manuskriptansicht(manuskript) : undefined,
  };
}

/** What is being written is newer than anything the server could say. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** When it appears; a day that has passed is no promise. */
function termintext(publishAt: Date | null, jetzt: Date): string {
  if (!publishAt) return "zum gewählten Zeitpunkt";
  return publishAt > jetzt ? `am ${zeitpunkttext(publishAt)}` : "jetzt";
}

export default function Entwurf({ loaderData }: Route.ComponentProps) {
  const { rechte, entwurf, eigener, blatt, erscheint, ersetzt, wartende, geplant } = loaderData;
  return (
    <>
      <h1 className="nur-vorlesen">{entwurf.revisionOf ? "Änderung bearbeiten" : "Entwurf bearbeiten"}</h1>
      <div className={styles.hinweise}>
        {entwurf.ablehnung && entwurf.status === "rejected" ? (
          <Hinweis art="warnung" titel="Die Redaktion hat den Artikel zurückgegeben">
            <p className={styles.begruendung}>{entwurf.ablehnung}</p>
          </Hinweis>
        ) : null}
        {entwurf.revisionOf ? (
          <Hinweis>
            Sie ändern einen veröffentlichten Artikel.{" "}
            {rechte.aendertSelbst
              ? "Bis Sie die Änderung veröffentlichen, bleibt er unverändert stehen."
              : "Bis die Redaktion die Änderung freigibt, bleibt er unverändert stehen."}
          </Hinweis>
        ) : null}
        {wartende ? (
          <Hinweis art="warnung">
            {aenderungssaetze.pending}{" "}
            <Seitenlink nach={entwurfsziel(wartende)}>Zur eingereichten Änderung</Seitenlink>
          </Hinweis>
        ) : null}
        {ersetzt && eigener ? (
          <Hinweis art="warnung" titel="Der veröffentlichte Artikel wurde inzwischen geändert">
            Ihre Änderung begann mit einer früheren Fassung und ersetzt die jetzige.{" "}
            {rechte.aendertSelbst ? (
              <>
                Was seither hinzukam, sehen Sie unter{" "}
                <Seitenlink nach={`/blog/versionen/${entwurf.revisionOf}`}>Versionen</Seitenlink>; dort bleibt
                es auch erhalten.
                <noscript>
                  <form method="post" action="/blog/meine-artikel" className={styles.knopfzeile}>
                    <input type="hidden" name="was" value="aendern" />
                    <input type="hidden" name="id" value={entwurf.id} />
                    <input type="hidden" name="articleVersion" value={ersetzt} />
                    <Knopf type="submit">Änderung veröffentlichen</Knopf>
                  </form>
                </noscript>
              </>
            ) : (
              "Die Redaktion vergleicht beide, bevor sie sie freigibt."
            )}
          </Hinweis>
        ) : null}
        {geplant ? <Hinweis>{geplant}</Hinweis> : null}
        {eigener ? null : (
          <Hinweis art="warnung">
            Dieser Artikel stammt von jemand anderem. Änderungen werden mitgeteilt.
          </Hinweis>
        )}
        {blatt ? (
          <Gesperrt id={entwurf.id} status={entwurf.status} erscheint={erscheint} />
        ) : (
          <OhneSkript id={entwurf.id} />
        )}
      </div>
      {blatt ? (
        <Manuskriptblatt manuskript={blatt} ebene="h2" />
      ) : (
        <Schreibtisch
          key={entwurf.id}
          rechte={rechte}
          entwurf={entwurf}
          fremd={!eigener}
          gesehen={eigener ? ersetzt : undefined}
        />
      )}
    </>
  );
}

type GesperrtProps = { readonly id: string; readonly status: string; readonly erscheint: string };

function Gesperrt({ id, status, erscheint }: GesperrtProps) {
  return (
    <Hinweis titel={status === "pending" ? "Der Artikel wird geprüft" : "Der Artikel ist freigegeben"}>
      <p>
        {status === "pending"
          ? "Solange können Sie ihn nicht ändern. Ziehen Sie ihn zurück, wenn Sie weiterschreiben möchten."
          : `Er erscheint ${erscheint}. Ziehen Sie ihn zurück, wenn Sie weiterschreiben möchten.`}
      </p>
      <Form method="post" action="/blog/meine-artikel" className={styles.knopfzeile}>
        <input type="hidden" name="was" value="zurueckziehen" />
        <input type="hidden" name="id" value={id} />
        <Knopf type="submit">Zurückziehen</Knopf>
        <Link to="/blog/meine-artikel">Meine Artikel</Link>
      </Form>
    </Hinweis>
  );
}
