import { useEffect, useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { type Linkergebnis, linkBestaetigen } from "../passwortlink.server.ts";
import { texte } from "../texts.ts";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import styles from "../ui/zugang.module.css";

export const meta = () =>
  metadaten(
    "E-Mail-Adresse bestätigen",
    "Bestätigen Sie Ihre E-Mail-Adresse mit dem Link aus unserer E-Mail.",
  );

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, ohneToken: token === "" ? texte.linkUngueltig : undefined };
}

export const action = (aufruf: ActionFunctionArgs) => linkBestaetigen(aufruf);

export default function EmailBestaetigen() {
  const { token, ohneToken } = useLoaderData<typeof loader>();
  const ergebnis = useActionData() as Linkergebnis | undefined;
  const laeuft = useNavigation().state !== "idle";
  const formular = useSelbstSenden(token !== "" && !ergebnis);
  const fehler = ohneToken ?? ergebnis?.fehler;
  return (
    <Blatt>
      <Blattkopf titel="E-Mail-Adresse bestätigen" />
      <div className={styles.stapel}>
        {ergebnis?.erledigt ? (
          <Hinweis art="erfolg" rolle="status">
            {ergebnis.erledigt}
          </Hinweis>
        ) : null}
        {fehler ? (
          <Hinweis art="gefahr" rolle="alert">
            <p>{fehler}</p>
            <p>Einen neuen Link können Sie nach der Anmeldung anfordern.</p>
          </Hinweis>
        ) : null}
        {ergebnis || fehler ? (
          <p>
            <Knopfverweis nach="/dashboard" art="haupt">
              Zum Dashboard
            </Knopfverweis>
          </p>
        ) : (
          <Form method="post" className={styles.formular} ref={formular}>
            <input type="hidden" name="token" value={token} />
            <p>Mit einem Klick ist die Adresse bestätigt.</p>
            <Knopf type="submit" art="haupt" disabled={laeuft}>
              E-Mail-Adresse bestätigen
            </Knopf>
          </Form>
        )}
      </div>
    </Blatt>
  );
}

/** With scripts the form sends itself, once: reading the address alone must not use the link up. */
function useSelbstSenden(bereit: boolean) {
  const formular = useRef<HTMLFormElement>(null);
  const gesendet = useRef(false);
  const submit = useSubmit();
  useEffect(() => {
    if (!bereit || gesendet.current || !formular.current) return;
    gesendet.current = true;
    submit(formular.current);
  }, [bereit, submit]);
  return formular;
}
