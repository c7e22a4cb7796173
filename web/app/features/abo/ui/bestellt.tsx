import { datum } from "@gebuehrenportal/recht";
import { useEffect } from "react";
import { oeffnet } from "#platform/access/tarif.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import type { Bestellstand } from "../ansichten/bestellseite.server.ts";
import styles from "./bestellung.module.css";
import { useWunsch, Weiter } from "./wunschleiste.tsx";
import { zeitpunkt } from "./zeitpunkt.ts";

type Stand = Extract<Bestellstand, { art: "bestellt" }>;

/** What the way to a subscription has kept in this browser; the way is at its end. */
const merker = ["selectedSubscription", "selectedCycle"];

/** After the order: what holds now, and where to go. */
export function Bestellt({ stand }: { readonly stand: Stand }) {
  const wunsch = useErfuellt(stand);
  const weg = giltJetzt(stand) ? stand.weg : null;
  useEffect(() => {
    try {
      for (const name of merker) localStorage.removeItem(name);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, []);
  return (
    <div data-testid="billing-state" data-state="active">
      <Seitenkopf titel="Vielen Dank!" vorspann={satz(stand)} />
      <div className={styles.vertrag}>
        {stand.mittelFehlt ? <Mittel /> : null}
        {stand.testphaseBis ? (
          <Testphase bis={stand.testphaseBis} zahlweg={stand.zahlweg} mittelFehlt={stand.mittelFehlt} />
        ) : null}
        {stand.endetAm ? (
          <Hinweis art="warnung">
            <p>Sie haben gekündigt: Der Vertrag endet mit dem {datum(stand.endetAm)}.</p>
          </Hinweis>
        ) : null}
        <p>Die Bestätigung mit allen Einzelheiten des Vertrags haben wir Ihnen per E-Mail gesendet.</p>
        <p className="knopfreihe">
          {wunsch ? (
            <Weiter wunsch={wunsch} />
          ) : weg ? (
            <Knopfverweis nach={weg.adresse} art="haupt">
              {weg.text}
            </Knopfverweis>
          ) : null}
          <Knopfverweis nach="/dashboard" art={wunsch || weg || stand.mittelFehlt ? "neben" : "haupt"}>
            Zum Dashboard
          </Knopfverweis>
          <Knopfverweis nach="/konto/abo">Vertrag ansehen</Knopfverweis>
        </p>
      </div>
    </div>
  );
}

/** What was wanted, if the tier that holds now opens it. */
function useErfuellt(stand: Stand) {
  const wunsch = useWunsch();
  return wunsch && giltJetzt(stand) && oeffnet(stand.typ, wunsch.stufe) ? wunsch : undefined;
}

/** Nothing is left to wait for or to do. */
const giltJetzt = ({ vorgemerktAb, ruht, mittelFehlt }: Stand): boolean =>
  !vorgemerktAb && !ruht && !mittelFehlt;

/** What is left to do for whoever wants to be debited. */
function Mittel() {
  return (
    <Hinweis titel="Ein Schritt noch: Karte oder Konto hinterlegen">
      <div className="stapel">
        <p>
          Die Daten geben Sie beim Zahlungsdienst Stripe ein, der sie verschlüsselt aufbewahrt; wir erfahren
          nur die Art und die letzten vier Ziffern. Danach kommen Sie ins Portal zurück.
        </p>
        <p>
          <Knopfverweis nach="/konto/abo/zahlungsmittel" art="haupt">
            Weiter zu Stripe
          </Knopfverweis>
        </p>
      </div>
    </Hinweis>
  );
}

function satz({ name, vorgemerktAb, ruht }: Stand): string {
  if (vorgemerktAb)
    return `Ihr Wechsel zum Tarif ${name} ist vorgemerkt. Er gilt ab dem ${datum(vorgemerktAb)}.`;
  if (ruht) return `Ihr Tarif ${name} ruht, bis die offene Rechnung bezahlt ist.`;
  return `Ihr Tarif ${name} ist aktiv.`;
}

type TestphaseProps = {
  readonly bis: string;
  readonly zahlweg: boolean;
  /** Chosen, but nothing is there to be debited. */
  readonly mittelFehlt: boolean;
};

function Testphase({ bis, zahlweg, mittelFehlt }: TestphaseProps) {
  const bisher = mittelFehlt
    ? "Ohne Karte oder Konto endet der Tarif dann"
    : "Sie haben noch keine Zahlungsweise gewählt. Dann endet der Tarif";
  return (
    <Hinweis titel={`Ihre Testphase endet am ${zeitpunkt(bis)}`}>
      <p>
        {zahlweg
          ? "Danach läuft der Tarif weiter, wenn Sie nicht vorher kündigen. Zwei Tage vorher erinnern wir Sie per E-Mail."
          : `${bisher} von selbst und kostet nichts; zwei Tage vorher erinnern wir Sie per E-Mail.`}
      </p>
    </Hinweis>
  );
}
