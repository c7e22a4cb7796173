import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { zeitpunkttext } from "../berlinzeit.ts";
import type { Vergleichszeile } from "../schreiben/unterschied.ts";
import { Gegenueberstellung } from "./gegenueberstellung.tsx";
import styles from "./moderation/moderation.module.css";

/** The published states of a post, with two of them compared. */
export type Versionsdaten = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The public one. */
  readonly neueste: number;
  readonly alt: number;
  readonly neu: number;
  readonly darfWiederherstellen: boolean;
  /** The latest first. */
  readonly versionen: readonly {
    readonly version: number;
    readonly am: Date;
    readonly von: string | null;
  }[];
  /** Undefined: the same version on both sides. */
  readonly zeilen: readonly Vergleichszeile[] | undefined;
};

type VersionsseiteProps = {
  readonly daten: Versionsdaten;
  /** What the action of the page could not do. */
  readonly fehler: string | undefined;
  /** Back to the list that one comes from. */
  readonly zurueck: { readonly pfad: string; readonly text: string };
  /** Stands between the title and the comparison. */
  readonly children?: ReactNode;
};

/** The versions of one post under its title; the address says when one was restored. */
export function Versionsseite({ daten, children, ...vergleich }: VersionsseiteProps) {
  const [adresse] = useSearchParams();
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Versionen</span>
        {daten.title}
      </h1>
      {children}
      <Versionsvergleich
        {...vergleich}
        daten={daten}
        wiederhergestellt={adresse.get("ok") === "wiederhergestellt"}
      />
    </>
  );
}

type VersionsvergleichProps = Omit<VersionsseiteProps, "children"> & { readonly wiederhergestellt: boolean };

/** Two versions side by side, any of them to choose, and the way back to an older one. Works without a script. */
export function Versionsvergleich({ daten, fehler, wiederhergestellt, zurueck }: VersionsvergleichProps) {
  return (
    <div className="seitenfolge">
      {fehler ? (
        <Fehlermeldung>{fehler}</Fehlermeldung>
      ) : wiederhergestellt ? (
        <Erfolgsmeldung>Die Version ist wieder öffentlich.</Erfolgsmeldung>
      ) : null}
      {daten.versionen.length < 2 ? (
        <p>Dieser Artikel wurde seit seiner Veröffentlichung nicht geändert.</p>
      ) : (
        <section className={styles.abschnitt} aria-labelledby="waehlen">
          <h2 id="waehlen">Vergleichen</h2>
          <Vergleich daten={daten} />
        </section>
      )}
      <p className="knopfreihe-eng">
        <Knopfverweis nach={`/blog/${daten.slug}`}>Artikel lesen</Knopfverweis>
        <Knopfverweis nach={zurueck.pfad}>{zurueck.text}</Knopfverweis>
      </p>
    </div>
  );
}

function Vergleich({ daten }: { readonly daten: Versionsdaten }) {
  const { id, neueste, alt, neu, zeilen } = daten;
  const optionen = daten.versionen.map(({ version: v, am, von }) => ({
    wert: String(v),
    text: `Version ${v}, ${zeitpunkttext(am)}${von ? `, ${von}` : ""}${v === neueste ? " (öffentlich)" : ""}`,
  }));
  return (
    <>
      <Form method="get" className={styles.versionswahl} key={`${alt}-${neu}`}>
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
      {alt === neueste || !daten.darfWiederherstellen ? null : (
        <Form method="post" className={styles.formular}>
          <input type="hidden" name="was" value="wiederherstellen" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={alt} />
          <input type="hidden" name="basis" value={neueste} />
          <div>
            <Knopf type="submit">Version {alt} wiederherstellen</Knopf>
          </div>
          <p className="leise">Sie wird als neue Version veröffentlicht; alle bisherigen bleiben erhalten.</p>
        </Form>
      )}
    </>
  );
}
