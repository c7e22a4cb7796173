import { data, Form } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { rechnungsverwaltung, rechnungsverwaltungHandeln } from "../ansichten/rechnungsverwaltung.server.ts";
import { Kontoauszug } from "../ui/kontoauszug.tsx";
import { OffeneBelege } from "../ui/offene-belege.tsx";
import styles from "../ui/rechnungen.module.css";
import { Ruecklastschrift } from "../ui/ruecklastschrift.tsx";
import { Steckengebliebene } from "../ui/steckengebliebene.tsx";
import type { Route } from "./+types/rechnungsverwaltung.ts";

export const meta = () =>
  metadaten("Rechnungen", "Offene Rechnungen, Zahlungen eintragen und einlesen, Ausfuhr für die Prüfung.");

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return { ...(await rechnungsverwaltung(request.url)), kopf: await verwaltungskopf(context, admin) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const ergebnis = await rechnungsverwaltungHandeln(request, admin);
  return data(ergebnis, ergebnis.fehler ? 422 : 200);
}

/** What is open, what came in, and everything of a year as one file. */
export default function Rechnungsverwaltung({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { belege, umsaetze, weitere, steckengeblieben, marke, heute, kopf } = loaderData;
  const jahr = Number(heute.slice(0, 4));
  return (
    <>
      <Seitenkopf
        titel="Rechnungen"
        vorspann="Was offen ist, was eingegangen ist, und die Ausfuhr für die Prüfung."
      />
      <Verwaltungskopf {...kopf} />
      <div className="seitenspalte-weit">
        <Erfolgsmeldung>{gesendet?.erledigt}</Erfolgsmeldung>
        {gesendet?.fehler ? (
          <Fehlermeldung>Nicht gespeichert. Bitte prüfen Sie die markierten Felder.</Fehlermeldung>
        ) : null}
        <Steckengebliebene stand={steckengeblieben} />
        <OffeneBelege belege={belege} heute={heute} gesendet={gesendet} />
        <Kontoauszug umsaetze={umsaetze} weitere={weitere} gesendet={gesendet} />
        <Ruecklastschrift
          key={marke}
          heute={heute}
          marke={marke}
          gesendet={gesendet?.zu === "ruecklastschrift" ? gesendet : undefined}
        />
        <section aria-labelledby="ausfuhr" className="stapel">
          <h2 className={styles.titel} id="ausfuhr">
            Ausfuhr
          </h2>
          <p className="nebensatz">
            Alle Belege eines Jahres mit ihren Dateien, Zahlungen und der Zusammenfassenden Meldung als
            ZIP-Datei (§ 147 Abs. 6 AO).
          </p>
          <Form
            method="get"
            action="/admin/rechnungen/ausfuhr"
            reloadDocument
            className={`feldreihe ${styles.zeilenformular}`}
          >
            <Auswahl
              label="Jahr"
              name="jahr"
              optionen={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((vorJahren) => ({
                wert: `${jahr - vorJahren}`,
                text: `${jahr - vorJahren}`,
              }))}
            />
            <Knopf type="submit">Herunterladen</Knopf>
          </Form>
        </section>
      </div>
    </>
  );
}
