import { Form } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import type { Vertragsansicht } from "../ansichten/vertragsseite.server.ts";
import styles from "./bestellung.module.css";

type ZahlungsweiseProps = {
  readonly vertrag: Vertragsansicht;
  /** Card and direct debit are offered. */
  readonly karte: boolean;
  /** What is debited, as its owner recognises it. */
  readonly mittel: string | null;
};

const hinterlegen = "/konto/abo/zahlungsmittel";

/** How the contract is paid; in a trial the choice lets it go on. */
export function Zahlungsweise({ vertrag, karte, mittel }: ZahlungsweiseProps) {
  const { zahlweg } = vertrag;
  return (
    <Karte as="section" titelId="zahlung-titel">
      <h2 className={styles.titel} id="zahlung-titel">
        Zahlungsweise
      </h2>
      <div className="stapel">
        {zahlweg === "stripe" ? (
          <Abbuchung mittel={mittel} karte={karte} />
        ) : zahlweg === "rechnung" ? (
          <Rechnung karte={karte} />
        ) : (
          <NochKeine vertrag={vertrag} karte={karte} />
        )}
      </div>
    </Karte>
  );
}

function Abbuchung({ mittel, karte }: { readonly mittel: string | null; readonly karte: boolean }) {
  return (
    <>
      {mittel ? (
        <p>
          Wir buchen ab: <strong>{mittel}</strong>. Die Rechnung kommt vorher per E-Mail.
        </p>
      ) : (
        <Hinweis art="warnung" titel="Es ist noch kein Zahlungsmittel hinterlegt">
          <p>
            Rechnungen lassen sich so nicht abbuchen und bleiben offen. Hinterlegen Sie eine Karte oder ein
            Konto, oder zahlen Sie auf Rechnung.
          </p>
        </Hinweis>
      )}
      {karte ? <BeiStripe /> : null}
      <Form method="post" noValidate>
        <input type="hidden" name="was" value="zahlweg" />
        <input type="hidden" name="zahlweg" value="rechnung" />
        <p className="knopfreihe">
          {karte ? (
            <Knopfverweis nach={hinterlegen} art={mittel ? "neben" : "haupt"}>
              {mittel ? "Anderes Zahlungsmittel hinterlegen" : "Zahlungsmittel hinterlegen"}
            </Knopfverweis>
          ) : null}
          {karte && mittel ? (
            <Knopfverweis nach={`${hinterlegen}/verwalten`}>Bei Stripe verwalten</Knopfverweis>
          ) : null}
          <Knopf type="submit">Auf Rechnung zahlen</Knopf>
        </p>
      </Form>
    </>
  );
}

function Rechnung({ karte }: { readonly karte: boolean }) {
  return (
    <>
      <p>Sie zahlen auf Rechnung, innerhalb von 14 Tagen. Die Rechnung kommt per E-Mail.</p>
      {karte ? (
        <>
          <p>
            Stattdessen buchen wir auch ab. Rechnungen, die schon bei Ihnen sind, überweisen Sie bitte noch.
          </p>
          <BeiStripe />
          <p className="knopfreihe">
            <Knopfverweis nach={hinterlegen}>Karte oder Konto hinterlegen</Knopfverweis>
          </p>
        </>
      ) : null}
    </>
  );
}

function NochKeine({
  vertrag: { testphaseBis },
  karte,
}: {
  readonly vertrag: Vertragsansicht;
  readonly karte: boolean;
}) {
  return (
    <>
      <p>
        {testphaseBis
          ? "Sie haben noch keine gewählt. Der Tarif endet dann mit der Testphase und kostet nichts. Wenn Sie ihn behalten möchten, wählen Sie hier, wie Sie zahlen."
          : "Bitte wählen Sie, wie Sie zahlen."}
      </p>
      <p>Auf Rechnung: Sie kommt per E-Mail und ist innerhalb von 14 Tagen zahlbar.</p>
      {karte ? <BeiStripe /> : null}
      <Form method="post" noValidate>
        <input type="hidden" name="was" value="zahlweg" />
        <input type="hidden" name="zahlweg" value="rechnung" />
        <p className="knopfreihe">
          <Knopf type="submit">Auf Rechnung zahlen</Knopf>
          {karte ? <Knopfverweis nach={hinterlegen}>Mit Karte oder Lastschrift zahlen</Knopfverweis> : null}
        </p>
      </Form>
    </>
  );
}

/** Who takes the data of a card before anybody leaves for there. */
function BeiStripe() {
  return (
    <p className="nebensatz">
      Karte oder SEPA-Lastschrift: Die Daten geben Sie beim Zahlungsdienst Stripe ein; wir erfahren davon nur
      die Art und die letzten vier Ziffern.
    </p>
  );
}
