import { useEffect, useRef } from "react";
import { Form, type MetaArgs, useLocation, useNavigation, useSubmit } from "react-router";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import { linkBestaetigen } from "../ansichten/passwortlink.server.ts";
import { texte } from "../texts.ts";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import styles from "../ui/zugang.module.css";
import type { Route } from "./+types/verify-email.ts";

const adresse = {
  titel: "E-Mail-Adresse bestätigen",
  beschreibung: "Bestätigen Sie Ihre E-Mail-Adresse mit dem Link aus unserer E-Mail.",
  bitte: "Mit einem Klick ist die Adresse bestätigt.",
  neuerLink: (
    <>
      Jeder Link gilt nur einmal. Einen neuen bekommen Sie nach der Anmeldung; gelingt sie nicht mehr,
      bestätigt auch <Verweis nach="/forgot-password">ein neues Passwort</Verweis> Ihre Adresse.
    </>
  ),
};

const newsletter: typeof adresse = {
  titel: "Newsletter bestätigen",
  beschreibung: "Bestätigen Sie mit dem Link aus unserer E-Mail, dass Sie den Newsletter erhalten möchten.",
  bitte: "Mit einem Klick ist Ihre Anmeldung zum Newsletter bestätigt.",
  neuerLink: (
    <>
      Jeder Link gilt nur einmal. Einen neuen bekommen Sie, wenn Sie den Newsletter{" "}
      <Verweis nach="/konto#newsletter">in Ihrem Konto</Verweis> noch einmal bestellen.
    </>
  ),
};

/** What the page says; what the link really confirms, its token alone decides. */
const worte = (search: string) =>
  new URLSearchParams(search).get("was") === "newsletter" ? newsletter : adresse;

export const meta = ({ location }: MetaArgs) => {
  const { titel, beschreibung } = worte(location.search);
  return metadaten(titel, beschreibung);
};

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, ohneToken: token === "" ? texte.linkUngueltig : undefined };
}

export const action = (aufruf: Route.ActionArgs) => linkBestaetigen(aufruf);

export default function LinkBestaetigen({ loaderData, actionData: ergebnis }: Route.ComponentProps) {
  const { token, ohneToken } = loaderData;
  const { titel, bitte, neuerLink } = worte(useLocation().search);
  const laeuft = useNavigation().state !== "idle";
  const formular = useSelbstSenden(token !== "" && !ergebnis);
  const fehler = ohneToken ?? ergebnis?.fehler;
  return (
    <Blatt>
      <Blattkopf titel={titel} />
      <div className={styles.stapel}>
        <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>
        {fehler ? (
          <Hinweis art="gefahr" rolle="alert">
            <p>{fehler}</p>
            <p>{neuerLink}</p>
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
            <p>{bitte}</p>
            <Knopf type="submit" art="haupt" disabled={laeuft}>
              {titel}
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
