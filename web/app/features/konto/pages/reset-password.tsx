import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import { zuruecksetzungGilt } from "../anmeldung/passwort.server.ts";
import { type Linkergebnis, passwortFestlegen } from "../ansichten/passwortlink.server.ts";
import { passwortBefund, passwortBestaetigungBefund } from "../pruefung.ts";
import { texte } from "../texts.ts";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import { useFormular } from "../ui/formular.ts";
import { Passwortfeld } from "../ui/passwortfeld.tsx";
import { Staerkeanzeige } from "../ui/registrierung/staerkeanzeige.tsx";
import styles from "../ui/zugang.module.css";
import type { Route } from "./+types/reset-password.ts";

export const meta = () =>
  metadaten(
    "Neues Passwort",
    "Legen Sie mit dem Link aus unserer E-Mail ein neues Passwort für Ihr Konto fest.",
  );

/** A link that is no longer good is said to be so before anybody thinks of a password for it. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, gilt: token !== "" && (await zuruecksetzungGilt(token)) };
}

export const action = (aufruf: Route.ActionArgs) => passwortFestlegen(aufruf);

export default function PasswortZuruecksetzen({ loaderData, actionData: ergebnis }: Route.ComponentProps) {
  const { token, gilt } = loaderData;
  const fehler = gilt ? ergebnis?.fehler : texte.linkUngueltig;
  return (
    <Blatt>
      <Blattkopf titel="Neues Passwort festlegen" />
      {ergebnis?.erledigt ? (
        <div className={styles.stapel}>
          <Hinweis art="erfolg" rolle="status">
            {ergebnis.erledigt} Alle Geräte sind abgemeldet.
          </Hinweis>
          <p>
            <Knopfverweis nach="/login" art="haupt">
              Zur Anmeldung
            </Knopfverweis>
          </p>
        </div>
      ) : (
        <div className={styles.stapel}>
          {fehler ? (
            <Hinweis art="gefahr" rolle="alert">
              <p>{fehler}</p>
              <p>
                <Verweis nach="/forgot-password">Neuen Link anfordern</Verweis>
              </p>
            </Hinweis>
          ) : null}
          {gilt ? <Passwortformular token={token} felder={ergebnis?.felder} /> : null}
        </div>
      )}
    </Blatt>
  );
}

const pruefungen = {
  password: ({ password }: { password: string }) => passwortBefund(password),
  passwordConfirm: ({ password, passwordConfirm }: { password: string; passwordConfirm: string }) =>
    passwortBestaetigungBefund(passwordConfirm, password),
};

function Passwortformular({
  token,
  felder,
}: {
  readonly token: string;
  readonly felder: Linkergebnis["felder"];
}) {
  const form = useFormular(pruefungen, { password: "", passwordConfirm: "" }, felder);
  const laeuft = useNavigation().state !== "idle";
  // What only the server knows, above all that a password is too well known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    for (const [feld, text] of Object.entries(felder ?? {}).reverse()) if (text) form.melden(feld, text);
  }, [felder]);
  return (
    <Form
      method="post"
      noValidate
      className={styles.formular}
      ref={form.formular}
      onSubmit={(ereignis) => {
        if (!form.allesPruefen()) ereignis.preventDefault();
      }}
    >
      <input type="hidden" name="token" value={token} />
      <Passwortfeld label="Neues Passwort" autoComplete="new-password" {...form.anschluss("password")} />
      <Staerkeanzeige passwort={form.werte.password} />
      <Passwortfeld
        label="Neues Passwort bestätigen"
        autoComplete="new-password"
        {...form.anschluss("passwordConfirm")}
      />
      <Knopf type="submit" art="haupt" disabled={laeuft}>
        Passwort speichern
      </Knopf>
    </Form>
  );
}
