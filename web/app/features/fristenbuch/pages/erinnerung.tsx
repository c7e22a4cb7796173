import { datum } from "@gebuehrenportal/recht";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useNavigation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import {
  erinnerungshandlung,
  erinnerungsseite,
  type Linkansicht,
} from "../ansichten/erinnerungsseite.server.ts";
import styles from "../ui/pflichten.module.css";
import type { Route } from "./+types/erinnerung.ts";

export const meta = () =>
  metadaten(
    "Erinnerung bestätigen",
    "Bestätigen Sie mit dem Link aus unserer E-Mail, dass Sie von einer Frist wissen.",
  );

export const loader = (aufruf: LoaderFunctionArgs) => erinnerungsseite(aufruf);
export const action = (aufruf: ActionFunctionArgs) => erinnerungshandlung(aufruf);

export default function Erinnerung({
  loaderData: { marke, bilder, fehler },
  actionData,
}: Route.ComponentProps) {
  const absage = actionData?.fehler ?? fehler;
  const mehrere = bilder.length > 1;
  return (
    <>
      <Seitenkopf titel={mehrere ? "Erinnerungen bestätigen" : "Erinnerung bestätigen"} />
      <div className="seitenspalte">
        <Karte>
          <div className="stapel">
            {absage || bilder.length === 0 ? (
              <Hinweis art="gefahr" rolle="alert">
                <p>{absage}</p>
              </Hinweis>
            ) : (
              <Bestaetigung marke={marke} bilder={bilder} />
            )}
            <p>
              <Knopfverweis nach="/fristenmanager">Zum Fristenbuch</Knopfverweis>
            </p>
          </div>
        </Karte>
      </div>
    </>
  );
}

/** What the link reminds of, and one button for what of it is still to be confirmed. */
function Bestaetigung({ marke, bilder }: Pick<Linkansicht, "marke" | "bilder">) {
  const laeuft = useNavigation().state !== "idle";
  const mehrere = bilder.length > 1;
  const offen = bilder.filter(({ bestaetigt, erledigt }) => !bestaetigt && !erledigt).length;
  const knopf = (
    <Form method="post" className="stapel">
      <input type="hidden" name="token" value={marke} />
      <p>
        Mit einem Klick bestätigen Sie, dass Sie davon wissen.{" "}
        {mehrere ? "Die Fristen sind damit nicht erledigt." : "Die Frist ist damit nicht erledigt."}
      </p>
      <p>
        <Knopf type="submit" art="haupt" disabled={laeuft}>
          {mehrere ? `Alle bestätigen (${offen})` : "Erinnerung bestätigen"}
        </Knopf>
      </p>
    </Form>
  );
  return (
    <>
      {mehrere && offen > 0 ? knopf : null}
      {mehrere ? (
        <ul className="linienliste">
          {bilder.map((bild) => (
            <li key={bild.id} data-testid="reminder" className={styles.posten}>
              <Was bild={bild} />
              <span className="leise">{standwort(bild)}</span>
            </li>
          ))}
        </ul>
      ) : (
        bilder.map((bild) => <Was key={bild.id} bild={bild} />)
      )}
      {offen > 0 ? null : bilder.some(({ erledigt }) => !erledigt) ? (
        <Hinweis art="erfolg" rolle="status">
          <p>
            {mehrere
              ? "Die Erinnerungen sind bestätigt. Die Fristen selbst bleiben offen, bis sie im Buch erledigt sind."
              : "Die Erinnerung ist bestätigt. Die Frist selbst bleibt offen, bis sie im Buch erledigt ist."}
          </p>
        </Hinweis>
      ) : (
        <p>
          {mehrere ? "Diese Fristen sind" : "Diese Frist ist"} inzwischen erledigt oder gestrichen; es ist
          nichts mehr zu bestätigen.
        </p>
      )}
      {!mehrere && offen > 0 ? knopf : null}
    </>
  );
}

const Was = ({ bild: { was, bis, uhr, vorfrist } }: { readonly bild: Linkansicht["bilder"][number] }) => (
  <p>
    <strong>{was}</strong>
    {bis ? ` bis ${datum(bis)}` : ""}
    {uhr ? `, ${uhr} Uhr` : ""}
    {vorfrist ? `; Vorfrist am ${datum(vorfrist)}` : ""}
  </p>
);

const standwort = ({ bestaetigt, erledigt }: Linkansicht["bilder"][number]): string =>
  erledigt ? "erledigt oder gestrichen" : bestaetigt ? "bestätigt" : "noch nicht bestätigt";
