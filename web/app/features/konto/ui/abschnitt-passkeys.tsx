import { type SyntheticEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./abschnitt.module.css";
import { Abschnitt, Handlungsformular, useHandlung } from "./abschnitt.tsx";
import { Passwortfeld } from "./passwortfeld.tsx";
import { Zeitpunkt } from "./zeitpunkt.tsx";

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** Passkeys: signing in with fingerprint, face or PIN of a device, without password and code. */
export function Passkeyabschnitt({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  return (
    <Abschnitt
      id="passkeys"
      titel="Passkeys"
      text="Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort und Code."
    >
      {passkeys.length > 0 ? (
        <ul className={styles.liste}>
          {passkeys.map((passkey) => (
            <Passkeyzeile key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <Aufklapper titel="Passkey anlegen">
        <PasskeyAnlegen />
      </Aufklapper>
    </Abschnitt>
  );
}

function Passkeyzeile({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const handlung = useHandlung("passkey-loeschen", id);
  return (
    <li className={styles.eintrag}>
      <div>
        <p>{name}</p>
        <p className={styles.leise}>
          {lastUsedAt ? (
            <>
              Zuletzt benutzt am <Zeitpunkt iso={lastUsedAt} />
            </>
          ) : (
            <>
              Angelegt am <Zeitpunkt iso={createdAt} />, noch nicht benutzt
            </>
          )}
        </p>
      </div>
      <Handlungsformular handlung={handlung} zeile>
        <input type="hidden" name="id" value={id} />
        <Knopf type="submit" art="still" disabled={handlung.laeuft}>
          Entfernen
          <span className="nur-vorlesen"> ({name})</span>
        </Knopf>
      </Handlungsformular>
    </li>
  );
}

function PasskeyAnlegen() {
  const [stand, setStand] = useState<{ art: "ruhe" | "laedt" | "fertig" } | { art: "fehler"; text: string }>({
    art: "ruhe",
  });
  const { revalidate } = useRevalidator();
  async function anlegen(ereignis: SyntheticEvent<HTMLFormElement>) {
    ereignis.preventDefault();
    const formular = ereignis.currentTarget;
    const felder = new FormData(formular);
    setStand({ art: "laedt" });
    const { passkeyAnlegen } = await import("./passkey.ts");
    const fehler = await passkeyAnlegen(String(felder.get("passkeyName")), String(felder.get("password")));
    if (fehler) return setStand({ art: "fehler", text: fehler });
    formular.reset();
    setStand({ art: "fertig" });
    revalidate();
  }
  return (
    <form className={styles.formular} onSubmit={anlegen} noValidate data-nur-mit-skript="">
      {stand.art === "fehler" ? (
        <Hinweis art="gefahr" rolle="alert">
          {stand.text}
        </Hinweis>
      ) : null}
      {stand.art === "fertig" ? (
        <Hinweis art="erfolg" rolle="status">
          Der Passkey ist angelegt.
        </Hinweis>
      ) : null}
      <Feld
        label="Name des Passkeys"
        name="passkeyName"
        hinweis="Zum Beispiel „Laptop im Büro“"
        maxLength={100}
      />
      <Passwortfeld label="Ihr Passwort" name="password" autoComplete="current-password" />
      <Knopf type="submit" disabled={stand.art === "laedt"}>
        Passkey anlegen
      </Knopf>
    </form>
  );
}
