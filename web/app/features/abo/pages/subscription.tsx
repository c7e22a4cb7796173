import { untrennbar as u } from "@gebuehrenportal/recht";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { mitWunsch } from "#platform/access/wunschadresse.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { testphaseTage } from "#platform/konstanten.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { tarifseite } from "../ansichten/tarifseite.server.ts";
import { Reiter } from "../ui/reiter.tsx";
import styles from "../ui/tarife.module.css";
import { Tarifkarte } from "../ui/tarifkarte.tsx";
import { Tarifvergleich } from "../ui/tarifvergleich.tsx";
import { Wunschleiste } from "../ui/wunschleiste.tsx";

export const meta = () =>
  metadaten(
    "Tarife",
    "Was das Gebührenportal kostet und was in Free, Basic, Premium und Teams enthalten ist: Preise je Monat inkl. MwSt., jederzeit kündbar.",
  );

export const loader = ({ request, context }: LoaderFunctionArgs) => tarifseite(request, context);

export default function Tarife() {
  const { reiter, netto, steuersatz, leser, wunsch } = useLoaderData<typeof loader>();
  useTarifwechsel();
  const karte = (tarif: "free" | "basic" | "premium" | "teams") => (
    <Tarifkarte
      key={tarif}
      tarif={tarif}
      netto={tarif === "free" ? undefined : netto[tarif]}
      steuersatz={steuersatz}
      leser={leser}
      wunsch={wunsch}
    />
  );
  return (
    <>
      <Seitenkopf
        titel="Tarife"
        vorspann="Rechnen ist kostenlos. Wer abrechnet, speichert und im Team arbeitet, wählt den passenden Tarif."
      />
      <div className={styles.seite}>
        <div>
          <Reiter
            label="Für wen"
            aktiv={reiter}
            eintraege={[
              {
                id: "einzeln",
                text: "Einzelnutzer",
                nach: mitWunsch("/subscription", wunsch),
                inhalt: (
                  <div className={styles.karten}>{(["free", "basic", "premium"] as const).map(karte)}</div>
                ),
              },
              {
                id: "teams",
                text: "Teams",
                nach: mitWunsch("/subscription?tab=teams", wunsch),
                testId: "tab-teams",
                inhalt: <div className={styles.einzige}>{karte("teams")}</div>,
              },
            ]}
          />
        </div>
        <div className={styles.hinweise}>
          <p>
            <strong>{testphaseTage} Tage kostenlos.</strong> Wer bei der Registrierung seinen ersten Tarif
            bestellt, testet ihn {testphaseTage} Tage lang. Ohne gewählte Zahlungsweise endet er danach von
            selbst und kostet nichts.
          </p>
          <p>
            <strong>Ohne Bindung.</strong> Alle Tarife laufen von Monat zu Monat und lassen sich jederzeit zum
            Ende des Monats kündigen, den Sie bezahlt haben. Was Sie gespeichert haben, bleibt danach erhalten
            und lässt sich herunterladen.
          </p>
          <p>
            {u("Vor der Bestellung lesen Sie auf Wunsch die ")}
            <Verweis nach="/agb">Allgemeinen Geschäftsbedingungen</Verweis> und die{" "}
            <Verweis nach="/avv">{u("Vereinbarung nach Art. 28 DSGVO und § 43e BRAO")}</Verweis>.
          </p>
        </div>
        <Tarifvergleich />
        <Wunschleiste tarif={leser?.tarif} />
      </div>
    </>
  );
}
