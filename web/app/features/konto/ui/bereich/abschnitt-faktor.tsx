import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import styles from "./abschnitt.module.css";
import { Abschnitt, type Einrichtung, Handlungsformular, useHandlung } from "./abschnitt.tsx";
import { PasswortUndKnopf } from "./passwort-und-knopf.tsx";

type FaktorabschnittProps = { readonly aktiv: boolean; readonly codesUebrig: number };

/** Sign-in in two steps: set up, recovery codes, switch off. */
export function Faktorabschnitt({ aktiv, codesUebrig }: FaktorabschnittProps) {
  // Held here: what the confirmation brought (the codes) outlives the form that asked for it.
  const bestaetigen = useHandlung("faktor-bestaetigen");
  return (
    <Abschnitt
      id="zwei-schritte"
      titel="Anmeldung in zwei Schritten"
      text={
        aktiv
          ? `Eingerichtet. Noch ${codesUebrig} Wiederherstellungscodes sind unbenutzt.`
          : "Neben dem Passwort fragen wir dann nach einem Code aus einer App auf Ihrem Telefon."
      }
    >
      {aktiv ? <Eingerichtet bestaetigt={bestaetigen.ergebnis} /> : <Einrichten bestaetigen={bestaetigen} />}
    </Abschnitt>
  );
}

type Handlung = ReturnType<typeof useHandlung>;

function Einrichten({ bestaetigen }: { readonly bestaetigen: Handlung }) {
  const beginnen = useHandlung("faktor-beginnen");
  const einrichtung = beginnen.ergebnis?.einrichtung;
  if (einrichtung) return <Abschliessen einrichtung={einrichtung} bestaetigen={bestaetigen} />;
  return <PasswortUndKnopf handlung={beginnen} titel="Zwei Schritte einrichten" text="Einrichten" />;
}

type AbschliessenProps = { readonly einrichtung: Einrichtung; readonly bestaetigen: Handlung };

function Abschliessen({ einrichtung: { qr, uri, geheimnis }, bestaetigen }: AbschliessenProps) {
  return (
    <div className={styles.einrichtung}>
      {qr ? (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.groesse} ${qr.groesse}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR-Code für die Authentifizierungs-App"
        >
          <path d={qr.pfad} fill="currentColor" />
        </svg>
      ) : null}
      <div className={styles.stapel}>
        <p>
          Lesen Sie den Code mit Ihrer Authentifizierungs-App ein, oder{" "}
          <a href={uri}>öffnen Sie die App auf diesem Gerät</a>. Von Hand tragen Sie diesen Schlüssel ein:
        </p>
        <p className={styles.geheimnis} data-testid="totp-secret">
          {geheimnis.replace(/(.{4})(?=.)/g, "$1 ")}
        </p>
        <Handlungsformular handlung={bestaetigen}>
          <Feld
            label="Bestätigungscode"
            name="totp"
            inputMode="numeric"
            autoComplete="one-time-code"
            hinweis="Die sechs Ziffern, die die App jetzt zeigt"
            autoFocus
            fehler={bestaetigen.ergebnis?.felder?.totp}
          />
          <Knopf type="submit" art="haupt" disabled={bestaetigen.laeuft}>
            Bestätigen
          </Knopf>
        </Handlungsformular>
      </div>
    </div>
  );
}

function Eingerichtet({ bestaetigt }: { readonly bestaetigt: Handlung["ergebnis"] }) {
  const erneuern = useHandlung("codes-erneuern");
  const abschalten = useHandlung("faktor-abschalten");
  const codes = erneuern.ergebnis?.codes ?? bestaetigt?.codes;
  return (
    <>
      {codes ? <Wiederherstellungscodes codes={codes} /> : null}
      <PasswortUndKnopf
        handlung={erneuern}
        titel="Neue Wiederherstellungscodes"
        text="Neue Codes ausgeben"
        mitCode
      />
      <PasswortUndKnopf handlung={abschalten} titel="Zwei Schritte abschalten" text="Abschalten" mitCode />
    </>
  );
}

/** Shown once: only their fingerprints are stored. */
function Wiederherstellungscodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Hinweis art="warnung" rolle="status" titel="Ihre Wiederherstellungscodes">
      <p>
        Bewahren Sie diese Codes auf: Mit jedem können Sie sich einmal ohne die App anmelden. Sie werden nur
        jetzt gezeigt.
      </p>
      <ul className={styles.codes} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Kopierknopf inhalt={() => ({ text: codes.join("\n") })}>Codes kopieren</Kopierknopf>
    </Hinweis>
  );
}
