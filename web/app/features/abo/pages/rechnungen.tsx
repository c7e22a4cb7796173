import { cent, datum, euro } from "@gebuehrenportal/recht";
import { data } from "react-router";
import { Erfolgsmeldung } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { rechnungsarchiv } from "../ansichten/archiv.server.ts";
import { rechnungBerichtigen } from "../ansichten/berichtigungsseite.server.ts";
import { type Rechnungszeile, standsworte } from "../ansichten/rechnungsansicht.ts";
import { Anschriftberichtigung } from "../ui/anschriftberichtigung.tsx";
import styles from "../ui/rechnungen.module.css";
import { Ueberweisung } from "../ui/ueberweisung.tsx";
import type { Route } from "./+types/rechnungen.ts";

export const meta = () =>
  metadaten("Rechnungen", "Ihre Rechnungen für den Tarif, als PDF und E-Rechnung, und was noch offen ist.");

export const loader = ({ context }: Route.LoaderArgs) => rechnungsarchiv(context);

export async function action({ request, context }: Route.ActionArgs) {
  const ergebnis = await rechnungBerichtigen(request, context);
  return data(ergebnis, ergebnis.fehler ? 422 : 200);
}

/** Every invoice of the account, and how to pay those that are open. */
export default function Rechnungen({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { rechnungen, zuZahlen, berichtigung } = loaderData;
  return (
    <>
      <Seitenkopf
        titel="Rechnungen"
        vorspann="Ihre Rechnungen für den Tarif. Sie bleiben hier, solange Ihr Konto besteht."
      />
      <div className="seitenspalte-weit">
        <Erfolgsmeldung>{gesendet?.erledigt}</Erfolgsmeldung>
        {zuZahlen.map((ueberweisung) => (
          <Ueberweisung key={ueberweisung.nummer} angaben={ueberweisung} />
        ))}
        {rechnungen.length === 0 ? (
          <p>
            Noch ist keine Rechnung ausgestellt. Was ein Tarif kostet und enthält, sagt die Seite{" "}
            <Verweis nach="/subscription">Tarife</Verweis>.
          </p>
        ) : (
          <Liste rechnungen={rechnungen} />
        )}
        {rechnungen.length > 0 ? (
          <Anschriftberichtigung
            key={berichtigung.rechnungen.map(({ id }) => id).join()}
            angebot={berichtigung}
            fehler={gesendet?.fehler}
          />
        ) : null}
        <p className="nebensatz">
          Anschrift und Zahlungsweise ändern Sie unter <Verweis nach="/konto/abo">Tarif und Vertrag</Verweis>.
        </p>
      </div>
    </>
  );
}

function Liste({ rechnungen }: { readonly rechnungen: readonly Rechnungszeile[] }) {
  return (
    <Tabelle beschriftung="Rechnungen, die neuesten zuerst" beschriftungVerbergen>
      <Tabellenkopf
        spalten={[
          "Nummer",
          ["Datum", styles.nurBreit],
          ["Stand", styles.nurBreit],
          ["Betrag", zellen.zahl],
          "Dateien",
        ]}
      />
      <tbody>
        {rechnungen.map((rechnung) => (
          <tr key={rechnung.id} data-testid="rechnung">
            <th scope="row" className={styles.nummer}>
              {rechnung.nummer}
              <span className={zellen.leise}>{rechnung.art}</span>
              {/* On a phone amount and files stay in sight; the rest stands below the number. */}
              <span className={`${zellen.leise} ${styles.nurSchmal}`}>{datum(rechnung.datum)}</span>
              <span className={`${zellen.leise} ${styles.nurSchmal}`}>{standtext(rechnung)}</span>
            </th>
            <td className={styles.nurBreit}>{datum(rechnung.datum)}</td>
            <td className={styles.nurBreit}>
              {standsworte[rechnung.stand]}
              {zusatz(rechnung) ? <span className={zellen.leise}>{zusatz(rechnung)}</span> : null}
            </td>
            <td className={zellen.zahl}>{euro(cent(rechnung.brutto))}</td>
            <td>
              <span className={styles.dateien}>
                <a href={`/konto/rechnungen/${rechnung.id}/rechnung.pdf`}>
                  PDF
                  <span className="nur-vorlesen">
                    {" "}
                    der {rechnung.art} {rechnung.nummer}
                  </span>
                </a>
                {rechnung.xrechnung ? (
                  <a href={`/konto/rechnungen/${rechnung.id}/xrechnung.xml`}>
                    XRechnung<span className="nur-vorlesen"> zu {rechnung.nummer}</span>
                  </a>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}

/** What the state alone does not say. */
function zusatz({ stand, faelligAm, offen, brutto }: Rechnungszeile): string | undefined {
  if (stand !== "offen" && stand !== "ueberfaellig") return undefined;
  const tag = stand === "offen" ? `bis ${datum(faelligAm)}` : `seit ${datum(faelligAm)}`;
  return offen === brutto ? tag : `${euro(cent(offen))} ${tag}`;
}

const standtext = (r: Rechnungszeile): string => [standsworte[r.stand], zusatz(r)].filter(Boolean).join(", ");
