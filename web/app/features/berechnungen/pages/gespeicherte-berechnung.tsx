import { datum } from "@gebuehrenportal/recht";
import { Blattansicht } from "#dokumente/blatt/ansicht/blattansicht.tsx";
import { rechnername } from "#features/rechner/index.server.ts";
import { Tarifhinweis } from "#features/rechner/index.ts";
import { alleBerichtigungen } from "#features/seiten/index.server.ts";
import { darf } from "#platform/access/tarif.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Angabe } from "#ui/angaben.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { berechnungZeigen } from "../berechnungen.server.ts";
import { berichtigungenZu } from "../berichtigt.ts";
import { fehleradresse } from "../fehleradresse.server.ts";
import { berechnungshandlung, oder404 } from "../seite.server.ts";
import { hatStichtag } from "../stichtag.server.ts";
import { Absagekasten } from "../ui/absagekasten.tsx";
import styles from "../ui/berechnungen.module.css";
import { Handlungsknopf } from "../ui/handlungsknopf.tsx";
import { Berechnungsrand } from "../ui/rand.tsx";
import { useRechnername } from "../ui/use-rechnername.ts";
import { versionsnummer } from "../versionsnummer.ts";
import type { Route } from "./+types/gespeicherte-berechnung.ts";

export const meta = () =>
  metadaten(
    "Gespeicherte Berechnung",
    "Eine gespeicherte Berechnung mit ihrem Rechenweg und allen Versionen.",
  );

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  const bild = await oder404(berechnungZeigen(wer, params.id, versionsnummer(request.url)));
  const { zeile, version } = bild;
  const dokumente = darf(wer.nutzer.subscriptionStatus, "export-pdf");
  return {
    ...bild,
    /** A document was asked for that the tier does not hold. */
    dateiFehlt: !dokumente && new URL(request.url).searchParams.get("datei") === "tarif",
    fehlerAn: fehleradresse(rechnername(zeile.rechner), version.blatt),
    mitStichtag: hatStichtag(zeile.rechner),
    dokumente,
    berichtigt: berichtigungenZu(
      { rechner: zeile.rechner, berechnetAm: version.berechnetAm },
      await alleBerichtigungen(),
    ),
  };
}

export const action = (aufruf: Route.ActionArgs) => berechnungshandlung(aufruf);

export default function Berechnung({ loaderData: daten, actionData: absage }: Route.ComponentProps) {
  const rechner = useRechnername();
  const { zeile, version, berichtigt } = daten;
  return (
    <>
      <Seitenkopf titel={zeile.bezeichnung} vorspann={version.blatt.titel} />
      <div className={styles.seite}>
        <Absagekasten absage={absage} />
        {daten.dateiFehlt ? <Tarifhinweis /> : null}
        {zeile.geloescht ? (
          <Hinweis art="warnung">
            <p>Diese Berechnung ist gelöscht.</p>
            <Handlungsknopf
              was="wiederherstellen"
              id={zeile.id}
              text="Zurückholen"
              bezeichnung={zeile.bezeichnung}
            />
          </Hinweis>
        ) : null}
        {berichtigt.map((berichtigung) => (
          <Hinweis
            key={`${berichtigung.am}${berichtigung.was}`}
            art="warnung"
            titel="Eine Zahl ist später berichtigt worden"
          >
            <p>
              {berichtigung.was} Berichtigt am {datum(berichtigung.am)}, betroffen: {berichtigung.betroffen}{" "}
              <Verweis nach="/rechtsstand">Rechtsstand</Verweis>
            </p>
          </Hinweis>
        ))}
        <dl className={styles.kopf}>
          {zeile.aktenzeichen ? <Angabe name="Aktenzeichen">{zeile.aktenzeichen}</Angabe> : null}
          <Angabe name="Rechner">{rechner(zeile.rechner)}</Angabe>
          <Angabe name="Version">
            {version.version === zeile.version ? String(version.version) : `${version.version} (frühere)`}
          </Angabe>
          <Angabe name="Berechnet am">{datum(version.berechnetAm)}</Angabe>
          <Angabe name={zeile.kennzahlText}>{version.kennzahl}</Angabe>
        </dl>
        <div className={styles.spalten}>
          <section className={styles.blatt} aria-labelledby="blatt-titel">
            <h2 id="blatt-titel" className="nur-vorlesen">
              Ergebnis
            </h2>
            <Blattansicht blatt={version.blatt} heute={version.berechnetAm} werkzeuge={null} />
          </section>
          <Berechnungsrand {...daten} />
        </div>
      </div>
    </>
  );
}
