import { type SyntheticEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import { codeangabe } from "../../faktor/codeangabe.ts";
import { texte } from "../../texts.ts";
import type { Passkeyabsage } from "../anmeldung/passkeyablauf.ts";
import { Codefeld } from "../codefeld.tsx";
import { Passwortfeld } from "../passwortfeld.tsx";
import styles from "./abschnitt.module.css";
import { Abschnitt, Aufzuklappen, Handlungsformular, useHandlung } from "./abschnitt.tsx";

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** Passkeys: signing in with fingerprint, face or PIN of a device, without password and code. */
export function Passkeyabschnitt({
  passkeys,
  mitCode,
}: {
  readonly passkeys: readonly Passkey[];
  /** The second factor is asked for, too. */
  readonly mitCode: boolean;
}) {
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
        <PasskeyAnlegen mitCode={mitCode} />
      </Aufklapper>
    </Abschnitt>
  );
}

function Passkeyzeile({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const loeschen = useHandlung("passkey-loeschen", id);
  return (
    <li className={styles.eintrag}>
      <div>
        <p>{name}</p>
        <p className="leise">
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
      <Handlungsformular handlung={loeschen} zeile>
        <input type="hidden" name="id" value={id} />
        <Knopf type="submit" art="still" disabled={loeschen.laeuft}>
          Entfernen
          <span className="nur-vorlesen"> ({name})</span>
        </Knopf>
      </Handlungsformular>
      <PasskeyBenennen id={id} name={name} />
    </li>
  );
}

function PasskeyBenennen({ id, name }: { readonly id: string; readonly name: string }) {
  const benennen = useHandlung("passkey-benennen", id);
  return (
    <div className={styles.ganz}>
      <Aufzuklappen
        handlung={benennen}
        titel={
          <>
            Umbenennen<span className="nur-vorlesen"> ({name})</span>
          </>
        }
      >
        <input type="hidden" name="id" value={id} />
        <Feld
          label="Neuer Name"
          name="passkeyName"
          defaultValue={name}
          maxLength={100}
          fehler={benennen.ergebnis?.felder?.name}
        />
        <Knopf type="submit" disabled={benennen.laeuft}>
          Namen speichern
        </Knopf>
      </Aufzuklappen>
    </div>
  );
}

type Anlegestand =
  | { readonly art: "ruhe" | "laedt" | "fertig" }
  | ({ readonly art: "fehler" } & Passkeyabsage);

function PasskeyAnlegen({ mitCode }: { readonly mitCode: boolean }) {
  const [stand, setStand] = useState<Anlegestand>({ art: "ruhe" });
  const { revalidate } = useRevalidator();
  const abschnitt = useErstesFehlerfeld(stand);
  async function anlegen(ereignis: SyntheticEvent<HTMLFormElement>) {
    ereignis.preventDefault();
    const formular = ereignis.currentTarget;
    const felder = new FormData(formular);
    const name = String(felder.get("passkeyName")).trim();
    const password = String(felder.get("password"));
    // Before the device is asked: what it has made cannot be taken back from here.
    if (name === "") return setStand({ art: "fehler", text: texte.passkeyName, feld: "name" });
    if (password === "")
      return setStand({ art: "fehler", text: texte.anmeldepasswortFehlt, feld: "password" });
    setStand({ art: "laedt" });
    const { passkeyAnlegen } = await import("../anmeldung/passkeyablauf.ts");
    const absage = await passkeyAnlegen(name, { password, ...codeangabe(String(felder.get("totp") ?? "")) });
    if (absage) return setStand({ art: "fehler", ...absage });
    formular.reset();
    setStand({ art: "fertig" });
    revalidate();
  }
  const fehler = stand.art === "fehler" ? stand : undefined;
  const amFeld = (feld: string) => (fehler?.feld === feld ? fehler.text : undefined);
  return (
    <form
      className={styles.formular}
      onSubmit={anlegen}
      noValidate
      ref={abschnitt}
      data-nur-mit-skript=""
      data-handlung="passkey-anlegen"
    >
      {fehler && !amFeld("name") && !amFeld("password") && !amFeld("totp") ? (
        <Fehlermeldung>{fehler.text}</Fehlermeldung>
      ) : null}
      {stand.art === "fertig" ? <Erfolgsmeldung>Der Passkey ist angelegt.</Erfolgsmeldung> : null}
      <Feld
        label="Name des Passkeys"
        name="passkeyName"
        hinweis="Zum Beispiel „Laptop im Büro“"
        maxLength={100}
        fehler={amFeld("name")}
      />
      <Passwortfeld
        label="Ihr Passwort"
        name="password"
        autoComplete="current-password"
        fehler={amFeld("password")}
      />
      {mitCode ? <Codefeld fehler={amFeld("totp")} /> : null}
      <Knopf type="submit" disabled={stand.art === "laedt"}>
        {stand.art === "laedt" ? "Passkey wird angelegt ..." : "Passkey anlegen"}
      </Knopf>
    </form>
  );
}
