import { heute } from "#platform/clock/clock.server.ts";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { entschiedenes } from "../ansichten/entschiedenes.server.ts";
import { manuskriptansicht } from "../ansichten/manuskriptseite.server.ts";
import { moderation } from "../ansichten/moderationsformular.server.ts";
import { moderationshandlung, seitRueckgabe, wunschtermin } from "../ansichten/moderationsseite.server.ts";
import { nichtDa } from "../ansichten/schreibseite.server.ts";
import type { Manuskript } from "../artikel.ts";
import { zeitpunkttext } from "../berlinzeit.ts";
import { version, versionen } from "../redaktion/versionen.server.ts";
import { manuskript as nochManuskript } from "../schreiben/entwuerfe.server.ts";
import { unterschied, type Vergleichszeile } from "../schreiben/unterschied.ts";
import type { Moderationsabsage } from "../ui/absage.ts";
import { Gegenueberstellung } from "../ui/gegenueberstellung.tsx";
import { Manuskriptblatt } from "../ui/manuskriptblatt.tsx";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import { Entscheidung } from "../ui/moderation/entscheidung.tsx";
import { Entschieden, type Entschiedenes } from "../ui/moderation/entschieden.tsx";
import styles from "../ui/moderation/moderation.module.css";
import { feldzeit } from "../ui/schreiben/werte.ts";
import { entwurfsziel } from "../ziele.ts";
import type { Route } from "./+types/pruefung.ts";

export const meta = () =>
  metadaten("Artikel prüfen", "Einen eingereichten Artikel lesen, vergleichen und entscheiden.");

export async function loader({ context, params }: Route.LoaderArgs) {
  const wer = moderation(context);
  const manuskript = await nochManuskript(wer, params.id);
  const entschieden = manuskript?.status === "pending" ? undefined : await entschiedenes(params.id);
  if (!manuskript) {
    if (!entschieden) throw nichtDa();
    return { pruefung: undefined, entschieden };
  }
  const { kommt, verstrichen } = wunschtermin(manuskript.publishAt);
  const pruefung = {
    entschieden,
    id: manuskript.id,
    title: manuskript.title,
    status: manuskript.status,
    version: manuskript.version,
    autor: manuskript.author.name,
    eingereicht: manuskript.submittedAt,
    termin: feldzeit(kommt),
    verstrichen,
    heute: heute(),
    blatt: manuskriptansicht(manuskript),
    vergleich: await mitVeroeffentlichtem(wer, manuskript),
    seitRueckgabe: await seitRueckgabe(wer, manuskript),
  };
  return { pruefung, entschieden };
}

type Vergleich = {
  /** The public version it is compared with, and the one the change began with. */
  readonly version: number;
  readonly basis: number | null;
  readonly zeilen: readonly Vergleichszeile[];
};

async function mitVeroeffentlichtem(
  wer: ReturnType<typeof moderation>,
  manuskript: Manuskript,
): Promise<Vergleich | undefined> {
  const { revisionOf, revisionBase } = manuskript;
  if (revisionOf === null) return undefined;
  const [oeffentlich] = await versionen(wer, revisionOf);
  if (!oeffentlich) return undefined;
  const inhalt = await version(wer, revisionOf, oeffentlich.version);
  return { version: oeffentlich.version, basis: revisionBase, zeilen: unterschied(inhalt, manuskript) };
}

export const action = (aufruf: Route.ActionArgs) => moderationshandlung(aufruf);

export default function Pruefung({ loaderData, actionData: absage }: Route.ComponentProps) {
  const { pruefung, entschieden } = loaderData;
  if (pruefung) return <Pruefblatt daten={pruefung} absage={absage} />;
  return entschieden ? <Entschiedenseite stand={entschieden} /> : null;
}

/** A post that is no manuscript any more. */
function Entschiedenseite({ stand }: { readonly stand: Entschiedenes }) {
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Prüfung</span>
        {stand.title}
      </h1>
      <Moderationsbereiche />
      <div className="seitenfolge">
        <Entschieden stand={stand} />
      </div>
    </>
  );
}

type Pruefdaten = NonNullable<Awaited<ReturnType<typeof loader>>["pruefung"]>;

type PruefblattProps = { readonly daten: Pruefdaten; readonly absage: Moderationsabsage | undefined };

function Pruefblatt({ daten, absage }: PruefblattProps) {
  const { id, title, status, autor, eingereicht, blatt, vergleich, seitRueckgabe } = daten;
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Prüfung</span>
        {title}
      </h1>
      <Moderationsbereiche />
      <div className="seitenfolge">
        {absage && absage.feld !== "comment" ? <Fehlermeldung>{absage.fehler}</Fehlermeldung> : null}
        <p className="leise">
          von {autor}
          {eingereicht ? ` · eingereicht am ${zeitpunkttext(eingereicht)}` : ""}
          {status === "pending" ? (
            <>
              {" · "}
              <a href="#entscheidung">Zur Entscheidung</a>
            </>
          ) : null}
        </p>
        {seitRueckgabe ? (
          <section className={styles.abschnitt} aria-labelledby="seit-rueckgabe">
            <h2 id="seit-rueckgabe">Was sich seit der Rückgabe geändert hat</h2>
            <p>Zurückgegeben am {zeitpunkttext(seitRueckgabe.am)} mit der Begründung:</p>
            <blockquote className={styles.begruendung}>{seitRueckgabe.begruendung}</blockquote>
            <Gegenueberstellung
              zeilen={seitRueckgabe.zeilen}
              links="Zurückgegeben"
              rechts="Jetzt eingereicht"
              nurGeaenderte
            />
          </section>
        ) : null}
        {vergleich && vergleich.basis !== vergleich.version ? (
          <Hinweis art="warnung">
            Der veröffentlichte Artikel wurde geändert, nachdem diese Änderung begonnen hatte. Verglichen wird
            mit dem, was jetzt öffentlich ist; die Freigabe ersetzt es.
          </Hinweis>
        ) : null}
        {vergleich ? (
          <section className={styles.abschnitt} aria-labelledby="vergleich">
            <h2 id="vergleich">Was sich ändert</h2>
            <Gegenueberstellung
              zeilen={vergleich.zeilen}
              links={`Veröffentlicht (Version ${vergleich.version})`}
              rechts="Eingereichte Änderung"
              nurGeaenderte
            />
          </section>
        ) : null}
        <section className={styles.abschnitt} aria-labelledby="ansicht">
          <h2 id="ansicht">So wird der Artikel aussehen</h2>
          <Manuskriptblatt manuskript={blatt} ebene="h2" />
        </section>
        {status === "pending" ? (
          <Entscheidung
            id={id}
            version={daten.version}
            articleVersion={vergleich?.version}
            termin={daten.termin}
            verstrichen={daten.verstrichen}
            heute={daten.heute}
            absage={absage}
          />
        ) : daten.entschieden ? (
          <Entschieden stand={daten.entschieden} />
        ) : (
          <Hinweis>Über diesen Artikel ist bereits entschieden, oder er wurde zurückgezogen.</Hinweis>
        )}
        <p>
          <Knopfverweis nach={entwurfsziel(id)}>Selbst bearbeiten</Knopfverweis>
        </p>
      </div>
    </>
  );
}
