import { Passwortfeld, Zustimmungsschalter } from "#features/konto/index.ts";
import { Tarifverweis } from "#features/rechner/index.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { laengsterKopf } from "../grenzen.ts";
import type { Mitgebrachtes, Speicheransicht } from "../speicherseite.server.ts";
import styles from "./berechnungen.module.css";

/** One step of saving without a script. */
export function Speicherschritt({ ansicht }: { readonly ansicht: Speicheransicht }) {
  switch (ansicht.art) {
    case "ohne":
      return (
        <>
          <Fehlermeldung>{ansicht.text}</Fehlermeldung>
          <Zurueck nach={ansicht.zurueck} />
        </>
      );
    case "anmelden":
      return <Anmeldeschritt ansicht={ansicht} />;
    case "speichern":
      return <Kopfschritt ansicht={ansicht} />;
  }
}

const Zurueck = ({ nach }: { readonly nach: string }) => (
  <p>
    <Verweis nach={nach}>Zurück zum Rechner</Verweis>
  </p>
);

/** The inputs go along from form to form. */
const Mit = ({ mit }: { readonly mit: Mitgebrachtes }) =>
  Object.entries(mit).map(([name, wert]) => <input key={name} type="hidden" name={name} value={wert} />);

function Anmeldeschritt({ ansicht }: { readonly ansicht: Extract<Speicheransicht, { art: "anmelden" }> }) {
  const { mit, form, zurueck } = ansicht;
  return (
    <>
      {form.meldung ? (
        <Hinweis art={form.meldung.art} rolle="alert" titel={form.meldung.titel}>
          <p>{form.meldung.text}</p>
        </Hinweis>
      ) : (
        <Hinweis titel="Zum Speichern brauchen Sie ein Konto">
          <p>
            Ihre Eingaben gehen beim Anmelden mit. Noch kein Konto:{" "}
            <a href="/register" target="_blank" rel="noreferrer">
              Registrieren (neues Fenster)
            </a>
            , dann hier anmelden.
          </p>
        </Hinweis>
      )}
      <form method="post" className={`${styles.felder} ${styles.schmal}`} noValidate data-testid="login-form">
        <Mit mit={mit} />
        <Feld
          label="E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={form.email ?? ""}
          fehler={form.felder?.email}
        />
        <Passwortfeld
          label="Passwort"
          name="password"
          autoComplete="current-password"
          fehler={form.felder?.password}
        />
        {form.zweiterFaktor ? (
          <Feld
            label="Bestätigungscode"
            name="totp"
            inputMode="numeric"
            autoComplete="one-time-code"
            hinweis="Bitte geben Sie auch das Passwort noch einmal ein."
            fehler={form.zweiterFaktor === "falsch" ? "Dieser Code stimmt nicht." : undefined}
          />
        ) : null}
        {form.zurLoeschung ? (
          <Schalter
            name="restore"
            value="true"
            label="Konto wiederherstellen"
            hinweis="Ihr Konto ist zur Löschung vorgemerkt. Ohne diesen Haken bleibt es dabei."
          />
        ) : null}
        <div className={styles.knoepfe}>
          <Knopf type="submit" name="was" value="anmelden" art="haupt">
            Anmelden und weiter
          </Knopf>
        </div>
      </form>
      <Zurueck nach={zurueck} />
    </>
  );
}

function Kopfschritt({ ansicht }: { readonly ansicht: Extract<Speicheransicht, { art: "speichern" }> }) {
  const { mit, titel, kennzahl, absage, zustimmung, zurueck } = ansicht;
  return (
    <>
      {absage ? (
        <Hinweis art={absage.tarif ? "warnung" : "gefahr"} rolle="alert">
          {absage.text} {absage.tarif ? <Tarifverweis /> : null}
        </Hinweis>
      ) : null}
      <p>
        {titel}, {kennzahl.text}: <strong className={styles.betrag}>{kennzahl.wert}</strong>
      </p>
      <form method="post" className={`${styles.felder} ${styles.schmal}`}>
        <Mit mit={mit} />
        <Feld
          label="Bezeichnung"
          name="bezeichnung"
          hinweis="Leer: wie die Berechnung selbst heißt"
          defaultValue={ansicht.bezeichnung}
          maxLength={laengsterKopf}
          freiwillig
        />
        <Feld
          label="Aktenzeichen"
          name="aktenzeichen"
          defaultValue={ansicht.aktenzeichen}
          maxLength={laengsterKopf}
          freiwillig
        />
        {zustimmung ? <Zustimmungsschalter fassung={zustimmung} /> : null}
        <div className={styles.knoepfe}>
          <Knopf type="submit" name="was" value="speichern" art="haupt">
            In „Meine Berechnungen“ speichern
          </Knopf>
        </div>
      </form>
      <Zurueck nach={zurueck} />
    </>
  );
}
