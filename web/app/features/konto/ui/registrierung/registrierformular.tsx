import { type SyntheticEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { emailfeld } from "#ui/felder/emailfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { abowahl, merkerSchreiben, ohneMerker } from "../../registrierung/abowahl.ts";
import { texte } from "../../texts.ts";
import { useFormular, useHydriert } from "../formular.ts";
import { Meldungskasten } from "../meldungskasten.tsx";
import { Passwortfeld } from "../passwortfeld.tsx";
import styles from "../zugang.module.css";
import { Zugangsformular } from "../zugangsformular.tsx";
import { useRegistrierung } from "./registrierablauf.ts";
import type { Registriermeldung } from "./registriermeldung.ts";
import { leer, type Registrierwerte, registrierpruefungen } from "./registrierpruefung.ts";
import { Staerkeanzeige } from "./staerkeanzeige.tsx";

/** What a form shows that was sent without a script; passwords never come back. */
export type Registrierstand = {
  readonly meldung: Registriermeldung;
  readonly felder: Readonly<Record<string, string>>;
  readonly werte: Partial<Registrierwerte>;
};

/** Registration with Google or with address and password, on the page as in the overlay. */
export function Registrierformular({ stand }: { readonly stand?: Registrierstand | undefined }) {
  const hydriert = useHydriert();
  const form = useFormular(registrierpruefungen, { ...leer, ...stand?.werte }, stand?.felder, "register");
  const ablauf = useRegistrierung(stand?.meldung, form.melden);
  const zustimmung = useZustimmung(stand?.felder.terms !== undefined);
  useAbowahlMerken();
  const { zustand } = ablauf;
  const beschaeftigt = zustand.art !== "ruhe";

  const absenden = (ereignis: SyntheticEvent<HTMLFormElement>) => {
    ereignis.preventDefault();
    if (beschaeftigt) return;
    const felder = new FormData(ereignis.currentTarget);
    zustimmung.pruefen(felder.has("terms"));
    if (!form.allesPruefen() || !felder.has("terms")) return ablauf.felderFehlerhaft();
    const { name, email, password } = form.werte;
    ablauf.senden({
      name: name.trim(),
      email: email.trim(),
      password,
      newsletterConsent: felder.has("newsletter"),
    });
  };

  return (
    <div className={styles.stapel}>
      {zustand.art === "ruhe" && zustand.meldung ? <Meldungskasten meldung={zustand.meldung} /> : null}
      {zustand.art === "erfolg" ? (
        <Hinweis art="erfolg" rolle="status" testId="register-success">
          {texte.registrierungErfolgreich}
        </Hinweis>
      ) : null}
      <Zugangsformular
        name="register"
        google="Mit Google registrieren"
        onGoogle={ablauf.google}
        stand={zustand.art}
        ref={form.formular}
        onSubmit={absenden}
        onChange={form.behalten}
      >
        <Angaben form={form} />
        <Zustimmungsfeld zustimmung={zustimmung} />
        <Schalter name="newsletter" value="true" label="Ich möchte den Newsletter erhalten." />
        <Knopf
          type="submit"
          art="haupt"
          disabled={hydriert && (!zustimmung.erteilt || form.hatBefund || beschaeftigt)}
          data-testid="register-submit"
        >
          {zustand.art === "laedt" ? "Konto wird erstellt ..." : "Kostenlos registrieren"}
        </Knopf>
      </Zugangsformular>
    </div>
  );
}

type AngabenProps = {
  readonly form: Pick<ReturnType<typeof useFormular<keyof Registrierwerte>>, "anschluss" | "werte">;
};

function Angaben({ form }: AngabenProps) {
  return (
    <>
      <Feld label="Vollständiger Name" autoComplete="name" {...form.anschluss("name")} />
      <Feld label="E-Mail-Adresse" {...emailfeld} {...form.anschluss("email")} />
      <Feld
        label="E-Mail-Adresse bestätigen"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.anschluss("emailConfirm")}
      />
      <Passwortfeld label="Passwort" autoComplete="new-password" {...form.anschluss("password")} />
      <Staerkeanzeige passwort={form.werte.password} />
      <Passwortfeld
        label="Passwort bestätigen"
        autoComplete="new-password"
        {...form.anschluss("passwordConfirm")}
      />
    </>
  );
}

/** Whether the box of the terms is ticked, and whether it was missed when the form was sent. */
function useZustimmung(fehlteBeimSenden: boolean) {
  const [erteilt, setErteilt] = useState(false);
  const [fehlt, setFehlt] = useState(fehlteBeimSenden);
  return {
    erteilt,
    fehlt,
    pruefen: (da: boolean) => setFehlt(!da),
    waehlen: (ja: boolean) => {
      setErteilt(ja);
      setFehlt(!ja);
    },
  };
}

function Zustimmungsfeld({ zustimmung }: { readonly zustimmung: ReturnType<typeof useZustimmung> }) {
  return (
    <div>
      <Schalter
        name="terms"
        value="true"
        checked={zustimmung.erteilt}
        onChange={({ target }) => zustimmung.waehlen(target.checked)}
        aria-invalid={zustimmung.fehlt || undefined}
        label={
          <>
            Ich stimme den{" "}
            <a href="/agb" target="_blank" rel="noopener">
              Nutzungsbedingungen
            </a>{" "}
            und der{" "}
            <a href="/datenschutz" target="_blank" rel="noopener">
              Datenschutzerklärung
            </a>{" "}
            zu.
          </>
        }
      />
      <Feldfehler
        id="zustimmung-fehler"
        fehler={zustimmung.fehlt ? texte.zustimmungFehlt : undefined}
        testId="error-terms"
      />
    </div>
  );
}

/** What the address says of a subscription outlives this page. */
function useAbowahlMerken(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const wahl = pathname === "/register" && abowahl(new URLSearchParams(search), ohneMerker);
    if (wahl) merkerSchreiben(wahl);
  }, [pathname, search]);
}
