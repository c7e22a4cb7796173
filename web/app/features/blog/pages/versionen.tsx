import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { zeitpunkttext } from "../berlinzeit.ts";
import { artikelNachId } from "../lesen.server.ts";
import { moderation, moderationshandlung } from "../moderationsseite.server.ts";
import { nichtDa } from "../schreibseite.server.ts";
import { Gegenueberstellung } from "../ui/gegenueberstellung.tsx";
import { Bereiche } from "../ui/moderation/bereiche.tsx";
import styles from "../ui/moderation/moderation.module.css";
import { unterschied } from "../unterschied.ts";
import { version, versionen } from "../versionen.server.ts";

export const meta = () =>
  metadaten(
    "Versionen eines Artikels",
    "Die veröffentlichten Fassungen eines Artikels vergleichen und wiederherstellen.",
  );

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const wer = moderation(context);
  const artikel = await artikelNachId(params.id ?? "");
  if (!artikel) throw nichtDa();
  const alle = await versionen(wer, artikel.id);
  const { searchParams } = new URL(request.url);
  const neueste = alle[0]?.version ?? 1;
  const [alt, neu] = [
    nummer(searchParams.get("alt"), Math.max(1, neueste - 1)),
    nummer(searchParams.get("neu"), neueste),
  ];
  return {
    id: artikel.id,
    slug: artikel.slug,
    title: artikel.title,
    neueste,
    ...{ alt, neu },
    versionen: alle.map(({ version: v, at, by }) => ({ version: v, am: at, von: by?.name ?? null })),
    zeilen: alt === neu ? undefined : await verglichen(wer, artikel.id, alt, neu),
  };
}

const nummer = (text: string | null, sonst: number) => (Number(text) > 0 ? Number(text) : sonst);

async function verglichen(wer: ReturnType<typeof moderation>, id: string, alt: number, neu: number) {
  try {
    const [links, rechts] = await Promise.all([version(wer, id, alt), version(wer, id, neu)]);
    return unterschied(links, rechts);
  } catch (fehler) {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? nichtDa() : fehler;
  }
}

export const action = (aufruf: ActionFunctionArgs) => moderationshandlung(aufruf);

export default function Versionen() {
  const daten = useLoaderData<typeof loader>();
  const { id, slug, title, neueste, alt, neu, zeilen } = daten;
  const absage = useActionData<typeof action>();
  const [adresse] = useSearchParams();
  const optionen = daten.versionen.map(({ version: v, am, von }) => ({
    wert: String(v),
    text: `Version ${v}, ${zeitpunkttext(am)}${von ? `, ${von}` : ""}${v === neueste ? " (öffentlich)" : ""}`,
  }));
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Versionen</span>
        {title}
      </h1>
      <Bereiche />
      <div className={styles.seite}>
        {absage ? (
          <Hinweis art="gefahr" rolle="alert">
            {absage.fehler}
          </Hinweis>
        ) : adresse.get("ok") === "wiederhergestellt" ? (
          <Hinweis art="erfolg" rolle="status">
            Die Version ist wieder öffentlich.
          </Hinweis>
        ) : null}
        <section className={styles.abschnitt} aria-labelledby="waehlen">
          <h2 id="waehlen">Vergleichen</h2>
          {daten.versionen.length < 2 ? (
            <p>Dieser Artikel wurde seit seiner Veröffentlichung nicht geändert.</p>
          ) : (
            <>
              <Form method="get" className={styles.suche} key={`${alt}-${neu}`}>
                <Auswahl label="Ältere Version" name="alt" optionen={optionen} defaultValue={String(alt)} />
                <Auswahl label="Neuere Version" name="neu" optionen={optionen} defaultValue={String(neu)} />
                <Knopf type="submit">Vergleichen</Knopf>
              </Form>
              {zeilen ? (
                <Gegenueberstellung
                  zeilen={zeilen}
                  links={`Version ${alt}`}
                  rechts={`Version ${neu}`}
                  nurGeaenderte
                />
              ) : (
                <p>Wählen Sie zwei verschiedene Versionen.</p>
              )}
              {alt === neueste ? null : (
                <Form method="post">
                  <input type="hidden" name="was" value="wiederherstellen" />
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="version" value={alt} />
                  <input type="hidden" name="basis" value={neueste} />
                  <Knopf type="submit">Version {alt} wiederherstellen</Knopf>
                  <p className={styles.leise}>
                    Sie wird als neue Version veröffentlicht; alle bisherigen bleiben erhalten.
                  </p>
                </Form>
              )}
            </>
          )}
        </section>
        <p className={styles.knoepfe}>
          <Knopfverweis nach={`/blog/${slug}`}>Artikel lesen</Knopfverweis>
          <Knopfverweis nach="/moderation/artikel">Alle veröffentlichten Artikel</Knopfverweis>
        </p>
      </div>
    </>
  );
}
