import { lazy, type RefObject, Suspense, type SyntheticEvent, useEffect, useRef } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { anmeldepasswortBefund, emailBefund } from "../../pruefung.ts";
import { texte } from "../../texts.ts";
import { useFormular, useHydriert } from "../formular.ts";
import { Meldungskasten } from "../meldungskasten.tsx";
import { Passwortfeld } from "../passwortfeld.tsx";
import styles from "../zugang.module.css";
import { Zugangsformular } from "../zugangsformular.tsx";
import { type Anmeldezustand, useAnmeldung } from "./anmeldeablauf.ts";
import { anmeldewerk } from "./anmeldewerk-laden.ts";
import type { Meldung } from "./sofortmeldungen.ts";

/** What a form shows that was sent without a script. */
export type Formstand = {
  readonly email?: string;
  readonly meldung?: Meldung | undefined;
  readonly felder?: Readonly<Record<string, string | undefined>>;
  /** The account wants a second factor: the form asks for the password once more, and for the code. */
  readonly zweiterFaktor?: "fehlt" | "falsch";
  /** The account is to be erased unless its owner says otherwise. */
  readonly zurLoeschung?: boolean;
};

// Both come after a first answer of the server, so the code behind the form is there by then.
const ZweiterFaktor = lazy(() => anmeldewerk().then(({ ZweiterFaktor }) => ({ default: ZweiterFaktor })));
const Kontorueckkehr = lazy(() => anmeldewerk().then(({ Kontorueckkehr }) => ({ default: Kontorueckkehr })));

const pruefungen = {
  email: ({ email }: { email: string }) => emailBefund(email),
  password: ({ password }: { password: string }) => anmeldepasswortBefund(password),
};

/** Sign-in with Google or with address and password, on the page as in the overlay. */
export function Anmeldeformular({ stand = {} }: { readonly stand?: Formstand | undefined }) {
  const hydriert = useHydriert();
  const ablauf = useAnmeldung(stand.meldung);
  const form = useFormular(pruefungen, { email: stand.email ?? "", password: "" }, stand.felder, "login");
  const { zustand } = ablauf;
  const beschaeftigt = zustand.art === "laedt" || zustand.art === "erfolg";
  const leer = form.werte.email.trim() === "" || form.werte.password === "";
  const abgesendet = useFokusNachAbsage(zustand, form.formular);
  if (zustand.art === "zweiter-faktor" || zustand.art === "zur-loeschung")
    return <Rueckfrage zustand={zustand} ablauf={ablauf} />;

  const absenden = (ereignis: SyntheticEvent<HTMLFormElement>) => {
    ereignis.preventDefault();
    if (beschaeftigt || ablauf.aus) return;
    const remember = new FormData(ereignis.currentTarget).has("remember");
    if (!form.allesPruefen()) return ablauf.pflichtfelderFehlen();
    abgesendet();
    ablauf.senden({ email: form.werte.email.trim(), password: form.werte.password, remember });
  };

  return (
    <div className={styles.stapel}>
      {zustand.art === "ruhe" && zustand.meldung ? (
        <Meldungskasten meldung={zustand.meldung} onNochmals={ablauf.aus ? undefined : ablauf.nochmals} />
      ) : null}
      <Zugangsformular
        name="login"
        google="Mit Google anmelden"
        onGoogle={ablauf.google}
        stand={zustand.art}
        ref={form.formular}
        onSubmit={absenden}
        onChange={form.behalten}
      >
        <Feld
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.anschluss("email")}
        />
        <Passwortfeld label="Passwort" autoComplete="current-password" {...form.anschluss("password")} />
        <OhneSkriptErgaenzung stand={stand} />
        <div className={styles.bleiben}>
          <Schalter name="remember" value="true" label="Angemeldet bleiben" />
          <Verweis nach="/forgot-password">Passwort vergessen?</Verweis>
        </div>
        <Knopf
          type="submit"
          art="haupt"
          disabled={hydriert && (leer || beschaeftigt || ablauf.aus)}
          data-testid="login-submit"
        >
          {zustand.art === "laedt" ? "Anmeldung läuft ..." : "Anmelden"}
        </Knopf>
        <PasskeyKnopf disabled={beschaeftigt} onWahl={ablauf.passkey} />
      </Zugangsformular>
      {zustand.art === "erfolg" ? (
        <Hinweis art="erfolg" rolle="status" testId="login-success">
          {texte.anmeldungErfolgreich}
        </Hinweis>
      ) : null}
    </div>
  );
}

type Rueckfragezustand = Extract<Anmeldezustand, { readonly art: "zweiter-faktor" | "zur-loeschung" }>;

type RueckfrageProps = {
  readonly zustand: Rueckfragezustand;
  readonly ablauf: Pick<ReturnType<typeof useAnmeldung>, "ergaenzen" | "zurueck">;
};

/** The server asks for more before it lets anybody in. */
function Rueckfrage({ zustand, ablauf: { ergaenzen, zurueck } }: RueckfrageProps) {
  return (
    <Suspense>
      {zustand.art === "zweiter-faktor" ? (
        <ZweiterFaktor
          falsch={zustand.falsch}
          laedt={zustand.laedt ?? false}
          onCode={ergaenzen}
          onZurueck={zurueck}
        />
      ) : (
        <Kontorueckkehr onJa={() => ergaenzen({ restore: true })} onNein={zurueck} />
      )}
    </Suspense>
  );
}

type PasskeyKnopfProps = { readonly disabled: boolean; readonly onWahl: (remember: boolean) => void };

function PasskeyKnopf({ disabled, onWahl }: PasskeyKnopfProps) {
  return (
    <div className={styles.mitte} data-nur-mit-skript="">
      <Knopf
        art="still"
        disabled={disabled}
        onClick={({ currentTarget }) =>
          onWahl(currentTarget.form ? new FormData(currentTarget.form).has("remember") : false)
        }
        data-testid="passkey-button"
      >
        Mit Passkey anmelden
      </Knopf>
    </div>
  );
}

/**
 * The button is off while the answer is awaited, and the focus with it: a refusal brings it back to the password.
 *
 * @returns to be called when the form is sent
 */
function useFokusNachAbsage(
  zustand: Anmeldezustand,
  formular: RefObject<HTMLFormElement | null>,
): () => void {
  const gesendet = useRef(false);
  useEffect(() => {
    if (!gesendet.current || zustand.art !== "ruhe") return;
    gesendet.current = false;
    if (document.activeElement === document.body)
      formular.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  }, [zustand, formular]);
  return () => {
    gesendet.current = true;
  };
}

/** What a form sent without a script still has to ask for. */
function OhneSkriptErgaenzung({ stand: { zweiterFaktor, zurLoeschung } }: { readonly stand: Formstand }) {
  return (
    <>
      {zweiterFaktor ? (
        <div data-testid="second-factor-form">
          <Feld
            name="totp"
            label="Bestätigungscode"
            hinweis={texte.zweiterFaktor}
            fehler={zweiterFaktor === "falsch" ? texte.codeFalsch : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </div>
      ) : null}
      {zurLoeschung ? (
        <Schalter
          name="restore"
          value="true"
          label="Konto wiederherstellen"
          hinweis="Ihr Konto ist zur Löschung vorgemerkt. Ohne diesen Haken bleibt es dabei."
        />
      ) : null}
    </>
  );
}
