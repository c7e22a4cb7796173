import { cent, datum, euro } from "@gebuehrenportal/recht";
import { Tarifverweis } from "#features/rechner/index.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { Getrennt } from "#ui/getrennt.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { nutzerAus } from "../ansichten/seite.server.ts";
import { entwuerfeListe, kostennotenListe } from "../ausstellung/kostennote-store.server.ts";
import styles from "../ui/kostennote.module.css";
import type { Route } from "./+types/liste.ts";

export const meta = () =>
  metadaten("Kostennoten", "Entwürfe, ausgestellte und stornierte Kostennoten mit ihren Dateien.");

export async function loader({ context }: Route.LoaderArgs) {
  const wer = nutzerAus(context);
  return mandant(wer, async (tx) => ({
    darf: wer.kostennote,
    entwuerfe: (await entwuerfeListe(tx, wer.nutzer.id)).map(({ id, felder, geaendert }) => ({
      id,
      empfaenger: felder ? felder.name || "Ohne Namen" : "Nicht lesbarer Entwurf",
      aktenzeichen: felder?.aktenzeichen ?? "",
      geaendert: geaendert.toISOString(),
    })),
    kostennoten: await kostennotenListe(tx, wer.nutzer.id),
  }));
}

const zustaende = { ausgestellt: "Ausgestellt", storniert: "Storniert", storno: "Stornorechnung" } as const;

const zeitpunkt = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

export default function Kostennoten({ loaderData }: Route.ComponentProps) {
  const { darf, entwuerfe, kostennoten } = loaderData;
  return (
    <>
      <Seitenkopf
        titel="Kostennoten"
        vorspann="Berechnungen nach § 10 RVG: Entwürfe und was Sie ausgestellt haben."
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {darf ? (
          <div className={styles.knoepfe}>
            <Knopfverweis nach="/kostennoten/neu" art="haupt">
              Neue Kostennote
            </Knopfverweis>
            <Verweis nach="/konto/absender">Absender und Nummern</Verweis>
          </div>
        ) : (
          <Hinweis testId="upgrade-hint" titel="Neue Kostennoten sind im Tarif Basic enthalten.">
            <p>
              Was Sie ausgestellt haben, bleibt hier lesbar, auch als Datei.{" "}
              <Tarifverweis zurueck="Zurück zu den Kostennoten" />
            </p>
          </Hinweis>
        )}
        {entwuerfe.length > 0 ? (
          <Tabelle beschriftung="Entwürfe">
            <Tabellenkopf spalten={["Mandant", "Aktenzeichen", "Zuletzt geändert"]} />
            <tbody>
              {entwuerfe.map((entwurf) => (
                <tr key={entwurf.id}>
                  <th scope="row">
                    <Verweis nach={`/kostennoten/${entwurf.id}`}>{entwurf.empfaenger}</Verweis>
                  </th>
                  <td>{entwurf.aktenzeichen}</td>
                  <td>{zeitpunkt.format(new Date(entwurf.geaendert))}</td>
                </tr>
              ))}
            </tbody>
          </Tabelle>
        ) : null}
        {kostennoten.length > 0 ? (
          <div className={styles.vorschau}>
            <Tabelle beschriftung="Ausgestellt">
              <Tabellenkopf
                spalten={[
                  "Nummer",
                  ["Datum", styles.nurBreit],
                  "Mandant",
                  ["Aktenzeichen", styles.nurBreit],
                  ["Stand", styles.nurBreit],
                  ["Betrag", zellen.zahl],
                ]}
              />
              <tbody>
                {kostennoten.map((kostennote) => (
                  <tr key={kostennote.id}>
                    <th scope="row" className={styles.stand}>
                      <Verweis nach={`/kostennoten/${kostennote.id}`}>{kostennote.nummer}</Verweis>
                      {/* On a phone the amount stays in sight; the rest stands below number and name. */}
                      <span className={styles.nurSchmal}>{datum(kostennote.am)}</span>
                      <span className={styles.nurSchmal}>{zustaende[kostennote.zustand]}</span>
                    </th>
                    <td className={styles.nurBreit}>{datum(kostennote.am)}</td>
                    <td className={styles.position}>
                      <Getrennt text={kostennote.empfaenger} />
                      <span className={styles.nurSchmal}>{kostennote.aktenzeichen}</span>
                    </td>
                    <td className={styles.nurBreit}>{kostennote.aktenzeichen}</td>
                    <td className={`${styles.stand} ${styles.nurBreit}`}>{zustaende[kostennote.zustand]}</td>
                    <td className={zellen.zahl}>{euro(cent(kostennote.brutto))}</td>
                  </tr>
                ))}
              </tbody>
            </Tabelle>
          </div>
        ) : (
          <p>
            Noch ist nichts ausgestellt. Rechnen Sie im <Verweis nach="/rvgrechner">RVG-Rechner</Verweis> und
            wählen Sie dort „Kostennote“.
          </p>
        )}
      </div>
    </>
  );
}
