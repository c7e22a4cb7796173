import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Teamansicht, Teamergebnis } from "../ansichten/teamseite.server.ts";
import styles from "./team.module.css";

type LeitungProps = { readonly team: Teamansicht; readonly ergebnis: Teamergebnis | undefined };

/** For the lead: hands it over to a member, who takes it with his order. */
export function LeitungUebergeben({ team: { mitglieder, leitung }, ergebnis }: LeitungProps) {
  const andere = mitglieder.filter(({ leitet }) => !leitet);
  const fehler = ergebnis?.was.startsWith("an") ? ergebnis.fehler : undefined;
  if (andere.length === 0) return null;
  return (
    <Karte as="section" titelId="uebergabe-titel">
      <h2 className={styles.titel} id="uebergabe-titel">
        Leitung übergeben
      </h2>
      <div className="stapel">
        {fehler ? (
          <Hinweis art="gefahr" rolle="alert">
            {fehler}
          </Hinweis>
        ) : null}
        {leitung?.uebergabe ? <Offen {...leitung.uebergabe} /> : <Anbieten mitglieder={andere} />}
      </div>
    </Karte>
  );
}

function Offen({ name, bis }: { readonly name: string; readonly bis: string }) {
  return (
    <>
      <p data-testid="team-handover">
        {name} kann die Leitung bis <Zeitpunkt iso={bis} /> übernehmen. Bis dahin ändert sich nichts.
      </p>
      <Form method="post">
        <input type="hidden" name="was" value="angebotZuruecknehmen" />
        <Knopf type="submit">Angebot zurücknehmen</Knopf>
      </Form>
    </>
  );
}

function Anbieten({ mitglieder }: Pick<Teamansicht, "mitglieder">) {
  return (
    <>
      <p className="nebensatz">
        Das Mitglied bestellt den Tarif Teams auf eigene Rechnung. In diesem Augenblick endet Ihr Vertrag,
        nicht genutzte Tage werden gutgeschrieben, und Sie arbeiten als Mitglied weiter.
      </p>
      <Aufklapper titel="Leitung übergeben …">
        <Form method="post" className={styles.reihe}>
          <input type="hidden" name="was" value="anbieten" />
          <Auswahl
            label="Neue Leitung"
            name="userId"
            optionen={mitglieder.map(({ id, name }) => ({ wert: id, text: name }))}
          />
          <Knopf type="submit">Leitung anbieten</Knopf>
        </Form>
      </Aufklapper>
    </>
  );
}

/** For the member to whom the lead is offered: what it means, and both answers. */
export function Angebot({ von, bis }: NonNullable<Teamansicht["angebot"]>) {
  return (
    <Karte as="section" titelId="angebot-titel">
      <h2 className={styles.titel} id="angebot-titel">
        Leitung übernehmen?
      </h2>
      <div className="stapel" data-testid="team-handover-offer">
        <p>
          {von} möchte Ihnen die Leitung des Teams übergeben. Das Angebot gilt bis <Zeitpunkt iso={bis} />.
        </p>
        <ul className={styles.punkte}>
          <li>Sie bestellen den Tarif Teams; Vertrag und Rechnung laufen dann auf Sie.</li>
          <li>Mitglieder, Einladungen und alles, was dem Team gehört, bleiben, wie sie sind.</li>
          <li>{von} arbeitet als Mitglied weiter.</li>
        </ul>
        <div className="knopfreihe">
          <Knopfverweis nach="/billing-confirmation?type=teams&cycle=monthly" art="haupt">
            Weiter zur Bestellung
          </Knopfverweis>
          <Form method="post">
            <input type="hidden" name="was" value="ablehnen" />
            <Knopf type="submit">Ablehnen</Knopf>
          </Form>
        </div>
      </div>
    </Karte>
  );
}
