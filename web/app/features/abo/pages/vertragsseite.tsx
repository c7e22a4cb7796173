import { Form } from "react-router";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Erfolgsmeldung, Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { type Vertragsergebnis, vertragshandlung, vertragsseite } from "../ansichten/vertragsseite.server.ts";
import { Anschriftfelder } from "../ui/anschriftfelder.tsx";
import styles from "../ui/bestellung.module.css";
import { Kuendigung } from "../ui/kuendigung.tsx";
import { Vertragsstand } from "../ui/vertragsstand.tsx";
import { Zahlungsweise } from "../ui/zahlungsweise.tsx";
import type { Route } from "./+types/vertragsseite.ts";

export const meta = () =>
  metadaten(
    "Tarif und Vertrag",
    "Ihr Tarif, die nächste Abrechnung, Zahlungsweise, Rechnungsanschrift und Kündigung.",
  );

export const loader = ({ request, context }: Route.LoaderArgs) => vertragsseite(request, context);

export const action = ({ request, context }: Route.ActionArgs) => vertragshandlung(request, context);

export default function Vertragsseite({ loaderData, actionData }: Route.ComponentProps) {
  const { vertrag, anschrift, angaben, teammitglied, besuch, karte, mittel, mitglieder } = loaderData;
  const ergebnis = useErgebnis(actionData as Vertragsergebnis | undefined);
  useTarifwechsel();
  return (
    <>
      <Seitenkopf titel="Tarif und Vertrag" />
      <div className={styles.vertrag}>
        {besuch && !ergebnis ? <Hinweis rolle="status">{besuch}</Hinweis> : null}
        <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>
        {ergebnis?.meldung || ergebnis?.fehler ? (
          <Fehlermeldung>
            {ergebnis.meldung ?? "Nicht gespeichert. Bitte prüfen Sie die markierten Felder."}
          </Fehlermeldung>
        ) : null}
        {vertrag ? (
          <>
            <Vertragsstand vertrag={vertrag} />
            <Zahlungsweise vertrag={vertrag} karte={karte} mittel={mittel} />
          </>
        ) : (
          <OhneVertrag teammitglied={teammitglied} />
        )}
        {vertrag ? (
          <Karte as="section" titelId="anschrift-titel">
            <h2 className={styles.titel} id="anschrift-titel">
              Rechnungsanschrift
            </h2>
            <Form method="post" noValidate className="stapel" key={JSON.stringify(anschrift)}>
              <input type="hidden" name="was" value="anschrift" />
              <Anschriftfelder
                felder={ergebnis?.was === "anschrift" ? (ergebnis.felder ?? anschrift) : anschrift}
                fehler={ergebnis?.was === "anschrift" ? (ergebnis.fehler ?? {}) : {}}
                angaben={angaben}
              />
              <p className="nebensatz">Ohne Anschrift gelten Rechnungen bis 250 € ebenso.</p>
              <p className="knopfreihe">
                <Knopf type="submit">Anschrift speichern</Knopf>
              </p>
            </Form>
          </Karte>
        ) : null}
        {vertrag ? <Kuendigung vertrag={vertrag} mitglieder={mitglieder} /> : null}
      </div>
    </>
  );
}

function OhneVertrag({ teammitglied }: { readonly teammitglied: boolean }) {
  return (
    <Karte>
      <div className="stapel">
        <p>
          {teammitglied
            ? "Sie nutzen den Tarif Teams als Mitglied Ihres Teams. Einen eigenen Vertrag haben Sie nicht."
            : "Sie nutzen das Portal im kostenlosen Tarif. Ein Vertrag läuft nicht."}
        </p>
        <p className="knopfreihe">
          <Knopfverweis nach="/subscription" art="haupt">
            Tarife ansehen
          </Knopfverweis>
        </p>
      </div>
    </Karte>
  );
}
