import { data, Form, useSearchParams } from "react-router";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { zeitpunktAus } from "#platform/http/serial.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { moderation } from "../ansichten/moderationsformular.server.ts";
import { moderationshandlung } from "../ansichten/moderationsseite.server.ts";
import { zeitpunkttext } from "../berlinzeit.ts";
import { artikelListe } from "../lesen/lesen.server.ts";
import { relevanzListe } from "../suche/suche.server.ts";
import { aufrufworte } from "../ui/lesen/zeitangaben.ts";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import styles from "../ui/moderation/moderation.module.css";
import { Nachfrage } from "../ui/nachfrage.tsx";
import type { Route } from "./+types/veroeffentlichte.ts";

export const meta = () =>
  metadaten(
    "Veröffentlichte Artikel",
    "Veröffentlichte Artikel suchen, ihre Versionen vergleichen, ändern und löschen.",
  );

const jeSeite = 25;

export async function loader({ context, request }: Route.LoaderArgs) {
  moderation(context);
  const { searchParams } = new URL(request.url);
  const suche = (searchParams.get("suche") ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const nach = searchParams.get("nach") ?? undefined;
  const seite = suche
    ? await relevanzListe(suche, { limit: jeSeite, cursor: nach }).catch(falscheMarke)
    : await artikelListe({}, { limit: jeSeite, startAfter: zeitpunktAus(nach ?? "") });
  return {
    suche,
    weiter: seite.nextCursor,
    artikel: seite.posts.map(({ id, slug, title, author, publishedAt, updatedAt, viewCount }) => ({
      id,
      slug,
      title,
      updatedAt,
      viewCount,
      autor: author.name,
      erschienen: publishedAt ?? updatedAt,
    })),
  };
}

/** @throws the page for requests that nothing in the portal makes */
function falscheMarke(fehler: unknown): never {
  throw fehler instanceof ApiFehler ? data(null, { status: fehler.status }) : fehler;
}

export const action = (aufruf: Route.ActionArgs) => moderationshandlung(aufruf);

export default function Veroeffentlichte({ loaderData, actionData: absage }: Route.ComponentProps) {
  const { suche, weiter, artikel } = loaderData;
  const [adresse] = useSearchParams();
  return (
    <>
      <Seitenkopf titel="Veröffentlichte Artikel" vorspann="Versionen vergleichen, ändern und löschen." />
      <Moderationsbereiche />
      <div className="seitenfolge">
        {absage ? (
          <Fehlermeldung>{absage.fehler}</Fehlermeldung>
        ) : adresse.get("ok") === "geloescht" ? (
          <Erfolgsmeldung>Der Artikel ist gelöscht.</Erfolgsmeldung>
        ) : null}
        <div className={styles.abschnitt}>
          <Form method="get" role="search" className={styles.suche}>
            <Feld label="Suche" name="suche" type="search" defaultValue={suche} key={suche} maxLength={200} />
            <Knopf type="submit">Suchen</Knopf>
          </Form>
          {artikel.length === 0 ? (
            <p>{suche ? `Zu „${suche}“ gibt es keinen Artikel.` : "Noch ist kein Artikel erschienen."}</p>
          ) : (
            <ul className="linienliste" aria-label="Veröffentlichte Artikel">
              {artikel.map(({ id, slug, title, autor, erschienen, viewCount }) => (
                <li key={id} className={styles.eintrag}>
                  <div className={styles.breit}>
                    <Seitenlink nach={`/moderation/artikel/${id}`} className={styles.name}>
                      {title}
                    </Seitenlink>
                    <p className="leise">
                      von {autor} · erschienen am {zeitpunkttext(erschienen)} · {aufrufworte(viewCount)}
                    </p>
                    <div className={styles.werkzeuge}>
                      <Knopfverweis nach={`/moderation/artikel/${id}`} art="still">
                        Versionen<span className="nur-vorlesen">: {title}</span>
                      </Knopfverweis>
                      <Knopfverweis nach={`/blog/${slug}`} art="still">
                        Lesen<span className="nur-vorlesen">: {title}</span>
                      </Knopfverweis>
                      <Form method="post" action="/blog/meine-artikel">
                        <input type="hidden" name="was" value="revision" />
                        <input type="hidden" name="id" value={id} />
                        <Knopf type="submit" art="still" aria-label={`Ändern: ${title}`}>
                          Ändern
                        </Knopf>
                      </Form>
                      <Nachfrage
                        was="loeschen"
                        id={id}
                        titel={title}
                        aktion="/moderation/artikel"
                        folge={`„${title}“ verschwindet mit allen Versionen aus dem Blog und lässt sich nicht zurückholen.`}
                      />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {weiter ? (
            <p>
              <Knopfverweis
                nach={`/moderation/artikel?${new URLSearchParams({ ...(suche && { suche }), nach: weiter })}`}
              >
                {suche ? "Weitere Artikel" : "Ältere Artikel"}
              </Knopfverweis>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
