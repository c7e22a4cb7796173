import { Form } from "react-router";
import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { FaktorFehlt } from "#ui/faktor-fehlt.tsx";
import { Gewaehlt, Uebergabewahl, Verteilungsbild } from "#ui/felder/uebergabewahl.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import {
  type Austrittsansicht,
  type Austrittsergebnis,
  austrittshandlung,
  austrittsseite,
} from "../ansichten/austrittsseite.server.ts";
import styles from "../ui/team.module.css";
import type { Route } from "./+types/austritt.ts";

export const meta = () =>
  metadaten("Ausscheiden aus dem Team", "Offene Einträge übergeben und die Mitgliedschaft beenden.");

export async function loader(aufruf: Route.LoaderArgs) {
  return { seite: await austrittsseite(aufruf) };
}

export const action = (aufruf: Route.ActionArgs) => austrittshandlung(aufruf);

/** Also after a refusal: what hangs on somebody may have changed. */
export const shouldRevalidate = () => true;

export default function Austritt({ loaderData: { seite }, actionData }: Route.ComponentProps) {
  const ergebnis = useErgebnis(actionData as Austrittsergebnis | undefined);
  const titel = seite?.ich ? "Team verlassen" : "Aus dem Team entfernen";
  return (
    <>
      <Seitenkopf titel={titel} vorspann={seite?.name} />
      <div className="seitenspalte">
        {seite ? <Inhalt seite={seite} ergebnis={ergebnis} /> : <FaktorFehlt>{faktorNoetig}</FaktorFehlt>}
      </div>
    </>
  );
}

type InhaltProps = {
  readonly seite: Austrittsansicht;
  readonly ergebnis: Austrittsergebnis | undefined;
};

function Inhalt({ seite, ergebnis }: InhaltProps) {
  const { nachlass } = seite;
  const fertig = nachlass.posten.length === 0 || ergebnis?.vorschau !== undefined;
  return (
    <>
      {nachlass.posten.length > 0 ? (
        <Wahl seite={seite} felder={ergebnis?.felder ?? {}} gesehen={fertig} />
      ) : null}
      {fertig ? <Ende seite={seite} ergebnis={ergebnis} /> : null}
      <p>
        <Knopfverweis nach="/team">Abbrechen</Knopfverweis>
      </p>
    </>
  );
}

function Wahl({
  seite: { nachlass, ich, name },
  felder,
  gesehen,
}: Pick<InhaltProps, "seite"> & Pick<Austrittsergebnis, "felder"> & { readonly gesehen: boolean }) {
  const n = nachlass.posten.length;
  const wem = ich ? "Ihnen" : name;
  return (
    <Karte as="section" titelId="uebergabe-titel">
      <Form method="post" action="#uebersicht" className="stapel">
        <h2 className={styles.titel} id="uebergabe-titel">
          Offene Einträge übergeben
        </h2>
        <p data-testid="handover-count">
          {n === 1 ? "Ein offener Eintrag hängt" : `${n} offene Einträge hängen`} an {wem}: Fristen und
          Vertretungen. Wer sie übernimmt, wird sofort verantwortlich; im Protokoll des Fristenbuchs steht
          jede Übergabe.
        </p>
        <input type="hidden" name="was" value="vorschau" />
        <Uebergabewahl nachlass={nachlass} felder={felder} />
        <p>
          <Knopf type="submit" art={gesehen ? "neben" : "haupt"}>
            {gesehen ? "Übersicht erneuern" : "Weiter zur Übersicht"}
          </Knopf>
        </p>
      </Form>
    </Karte>
  );
}

function Ende({ seite: { ich, name }, ergebnis }: InhaltProps) {
  const { vorschau, felder = {}, fehler } = ergebnis ?? {};
  return (
    <Karte as="section" titelId="uebersicht">
      <Form method="post" action="#uebersicht" className="stapel">
        <h2 className={styles.titel} id="uebersicht">
          {ich ? "Team verlassen" : `${name} entfernen`}
        </h2>
        <Fehlermeldung>{fehler}</Fehlermeldung>
        {vorschau ? <Verteilungsbild verteilung={vorschau} /> : null}
        <p className="nebensatz">
          {ich
            ? "Danach nutzen Sie den kostenlosen Tarif. Was Sie selbst gespeichert haben, bleibt in Ihrem Konto; zurück kommen Sie nur mit einer neuen Einladung."
            : "Wer entfernt wird, verliert sofort den Zugang zum Team und nutzt den kostenlosen Tarif. Was er selbst gespeichert hat, bleibt in seinem Konto."}{" "}
          In Protokoll und Papieren des Fristenbuchs {ich ? "bleibt Ihr Name" : "bleibt sein Name"} stehen.
        </p>
        <input type="hidden" name="was" value="ausfuehren" />
        <input type="hidden" name="offen" value={vorschau?.offen ?? 0} />
        <Gewaehlt felder={felder} />
        <p>
          <Knopf type="submit" art="haupt">
            {ich ? "Team jetzt verlassen" : "Jetzt entfernen"}
          </Knopf>
        </p>
      </Form>
    </Karte>
  );
}
