import { datum } from "@gebuehrenportal/recht";
import { Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { beitraegeContext, verwaltungskopf } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { type Kampagnenzeile, quote, standworte } from "../kampagnen/stand.ts";
import { kampagnenuebersicht, tageGezeigt } from "../kampagnen/verwalten.server.ts";
import styles from "../ui/werbung.module.css";

export const meta = () =>
  metadaten("Werbung", "Kampagnen anlegen und beenden, mit Ansichten und Klicks je Platz und Tag.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const suche = (new URL(request.url).searchParams.get("query") ?? "").slice(0, 100);
  const { gibtSeite } = context.get(beitraegeContext);
  return {
    suche,
    kampagnen: await kampagnenuebersicht(suche.replaceAll("\u0000", ""), gibtSeite),
    tage: tageGezeigt,
    kopf: await verwaltungskopf(context, admin),
  };
}

/** All campaigns, those that run first. */
export default function Kampagnen() {
  const { suche, kampagnen, tage, kopf } = useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf
        titel="Werbung"
        vorspann={`Wer wo und wann wirbt. Ansichten und Klicks sind Summen der letzten ${tage} Tage.`}
      />
      <Verwaltungskopf {...kopf} />
      <div className={styles.seite}>
        <Form method="get" role="search" className={styles.suche}>
          <Feld label="Titel oder Werbender" name="query" type="search" defaultValue={suche} />
          <Knopf type="submit">Suchen</Knopf>
        </Form>
        <p>
          <Verweis nach="/admin/werbung/neu">Neue Kampagne</Verweis>
        </p>
        {kampagnen.length === 0 ? (
          <p>Keine Kampagne gefunden.</p>
        ) : (
          <Tabelle beschriftung="Kampagnen" beschriftungVerbergen>
            <thead>
              <tr>
                <th scope="col">Kampagne</th>
                <th scope="col">Zeitraum</th>
                <th scope="col">Stand</th>
                <th scope="col" className={zellen.zahl}>
                  Ansichten
                </th>
                <th scope="col" className={zellen.zahl}>
                  Klicks
                </th>
                <th scope="col" className={zellen.zahl}>
                  Quote
                </th>
              </tr>
            </thead>
            <tbody>
              {kampagnen.map((eine) => (
                <Zeile key={eine.id} {...eine} />
              ))}
            </tbody>
          </Tabelle>
        )}
      </div>
    </>
  );
}

function Zeile({ id, titel, werbender, art, von, bis, stand, ansichten, klicks }: Kampagnenzeile) {
  return (
    <tr data-testid="kampagne">
      <th scope="row">
        <Verweis nach={`/admin/werbung/${id}`}>{titel}</Verweis>
        <span className={zellen.leise}>
          {werbender}, {art === "haus" ? "eigene" : "bezahlt"}
        </span>
      </th>
      <td>
        ab {datum(von)}
        {bis ? <span className={zellen.leise}>bis {datum(bis)}</span> : null}
      </td>
      <td className={styles.stand}>{standworte[stand]}</td>
      <td className={zellen.zahl}>{ansichten.toLocaleString("de-DE")}</td>
      <td className={zellen.zahl}>{klicks.toLocaleString("de-DE")}</td>
      <td className={zellen.zahl}>{quote(klicks, ansichten)}</td>
    </tr>
  );
}
