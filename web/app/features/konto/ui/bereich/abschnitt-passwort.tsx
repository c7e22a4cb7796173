import { useEffect, useState } from "react";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Passwortfeld } from "../passwortfeld.tsx";
import { Staerkeanzeige } from "../registrierung/staerkeanzeige.tsx";
import { Abschnitt, Aufzuklappen, useHandlung } from "./abschnitt.tsx";

/** Password: change it, or set the first one by mail. */
export function Passwortabschnitt({ vorhanden }: { readonly vorhanden: boolean }) {
  const handlung = useHandlung("passwort");
  const [neu, setNeu] = useState("");
  const { ergebnis } = handlung;
  useEffect(() => {
    if (ergebnis?.erledigt) setNeu("");
  }, [ergebnis]);
  if (!vorhanden)
    return (
      <Abschnitt
        id="passwort"
        titel="Passwort"
        text="Sie melden sich mit Google an. Ein Passwort legen Sie mit einem Link fest, den wir Ihnen senden."
      >
        <p>
          <Knopfverweis nach="/forgot-password">Passwort festlegen</Knopfverweis>
        </p>
      </Abschnitt>
    );
  return (
    <Abschnitt
      id="passwort"
      titel="Passwort"
      text="Mit einem neuen Passwort werden alle anderen Geräte abgemeldet."
    >
      {/* Passwords that have been accepted vanish from the form. */}
      <div key={ergebnis?.erledigt ? "neu" : "alt"}>
        <Aufzuklappen handlung={handlung} titel="Passwort ändern">
          <Passwortfeld
            label="Bisheriges Passwort"
            name="currentPassword"
            autoComplete="current-password"
            fehler={ergebnis?.felder?.currentPassword}
          />
          <Passwortfeld
            label="Neues Passwort"
            name="password"
            autoComplete="new-password"
            value={neu}
            onChange={({ target }) => setNeu(target.value)}
            fehler={ergebnis?.felder?.password}
          />
          <Staerkeanzeige passwort={neu} />
          <Passwortfeld
            label="Neues Passwort bestätigen"
            name="passwordConfirm"
            autoComplete="new-password"
            fehler={ergebnis?.felder?.passwordConfirm}
          />
          <Knopf type="submit" disabled={handlung.laeuft}>
            Passwort ändern
          </Knopf>
        </Aufzuklappen>
      </div>
    </Abschnitt>
  );
}
