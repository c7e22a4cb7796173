import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { Uebergabewahl } from "#ui/felder/uebergabewahl.tsx";
import { Erfolgsmeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import {
  type Uebergabeergebnis,
  uebergabehandlung,
  uebergabeseite,
} from "../ansichten/uebergabeseite.server.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import type { Route } from "./+types/ohne-verantwortliche.ts";

export const meta = () =>
  metadaten(
    "Fristen ohne Verantwortliche",
    "Offene Fristen jemandem übergeben, der für sie verantwortlich ist.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ herrenloses: await uebergabeseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => uebergabehandlung(aufruf);

export default function OhneVerantwortliche({
  loaderData: { herrenloses },
  actionData,
}: Route.ComponentProps) {
  const ergebnis = useErgebnis(actionData as Uebergabeergebnis | undefined);
  return (
    <Buchseite
      titel="Ohne Verantwortliche"
      vorspann="Offene Fristen, für die niemand in der Kanzlei verantwortlich ist. Ihre Erinnerungen gehen an die Leitung."
      daten={herrenloses}
    >
      {({ nachlass, darf }) => (
        <div className={`seitenspalte ${styles.seite}`}>
          <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>
          {nachlass.posten.length === 0 ? (
            <p>
              Für jede offene Frist ist jemand verantwortlich.{" "}
              <Verweis nach="/fristenmanager">Zum Fristenbuch</Verweis>
            </p>
          ) : (
            <Karte as="section" titelId="uebergeben">
              <Form method="post" className="stapel" key={nachlass.posten.length}>
                <h2 id="uebergeben" className={styles.titel}>
                  {nachlass.posten.length === 1 ? "1 Frist" : `${nachlass.posten.length} Fristen`} übergeben
                </h2>
                {darf ? (
                  <>
                    <Uebergabewahl
                      nachlass={nachlass}
                      felder={ergebnis?.felder ?? {}}
                      fehler={ergebnis?.fehler}
                    />
                    <p>
                      <Knopf type="submit" art="haupt">
                        Übergeben
                      </Knopf>
                    </p>
                  </>
                ) : (
                  <p>Ihre Rolle in der Kanzlei erlaubt nicht, sie zu übergeben.</p>
                )}
                <p>
                  <Verweis nach="/fristenmanager?zeit=ohne-person">Als Liste ansehen</Verweis>
                </p>
              </Form>
            </Karte>
          )}
        </div>
      )}
    </Buchseite>
  );
}
