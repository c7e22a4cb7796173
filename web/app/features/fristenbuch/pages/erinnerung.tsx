import { datum } from "@gebuehrenportal/recht";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useNavigation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { erinnerungshandlung, erinnerungsseite } from "../ansichten/erinnerungsseite.server.ts";
import type { Route } from "./+types/erinnerung.ts";

export const meta = () =>
  metadaten(
    "Erinnerung bestätigen",
    "Bestätigen Sie mit dem Link aus unserer E-Mail, dass Sie von einer Frist wissen.",
  );

export const loader = (aufruf: LoaderFunctionArgs) => erinnerungsseite(aufruf);
export const action = (aufruf: ActionFunctionArgs) => erinnerungshandlung(aufruf);

export default function Erinnerung({
  loaderData: { marke, bild, fehler },
  actionData,
}: Route.ComponentProps) {
  const laeuft = useNavigation().state !== "idle";
  const absage = actionData?.fehler ?? fehler;
  return (
    <>
      <Seitenkopf titel="Erinnerung bestätigen" />
      <div className="seitenspalte">
        <Karte>
          <div className="stapel">
            {absage || !bild ? (
              <Hinweis art="gefahr" rolle="alert">
                <p>{absage}</p>
              </Hinweis>
            ) : (
              <>
                <p>
                  <strong>{bild.was}</strong>
                  {bild.bis ? ` bis ${datum(bild.bis)}` : ""}
                  {bild.uhr ? `, ${bild.uhr} Uhr` : ""}
                </p>
                {bild.erledigt ? (
                  <p>
                    Diese Frist ist inzwischen erledigt oder gestrichen; es ist nichts mehr zu bestätigen.
                  </p>
                ) : bild.bestaetigt ? (
                  <Hinweis art="erfolg" rolle="status">
                    <p>
                      Die Erinnerung ist bestätigt. Die Frist selbst bleibt offen, bis sie im Buch erledigt
                      ist.
                    </p>
                  </Hinweis>
                ) : (
                  <Form method="post" className="stapel">
                    <input type="hidden" name="token" value={marke} />
                    <p>
                      Mit einem Klick bestätigen Sie, dass Sie davon wissen. Die Frist ist damit nicht
                      erledigt.
                    </p>
                    <p>
                      <Knopf type="submit" art="haupt" disabled={laeuft}>
                        Erinnerung bestätigen
                      </Knopf>
                    </p>
                  </Form>
                )}
              </>
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
