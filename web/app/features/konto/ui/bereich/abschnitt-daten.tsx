import type { Kontoabschnitt } from "#platform/beitraege.server.ts";
import { loeschfristTage } from "#platform/konstanten.ts";
import type { Nachlass } from "#platform/nachlass.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import styles from "./abschnitt.module.css";
import { Abschnitt, useHandlung } from "./abschnitt.tsx";
import { PasswortUndKnopf } from "./passwort-und-knopf.tsx";

/** Everything stored, as a file. */
export function Datenabschnitt() {
  return (
    <Abschnitt
      id="daten"
      titel="Ihre Daten"
      text="Alles, was zu Ihrem Konto gespeichert ist, als Datei im Format JSON (Art. 15 und 20 DSGVO)."
    >
      <p className={styles.zeile}>
        <a href="/konto/daten" download="gebuehrenportal-konto.json">
          Daten herunterladen
        </a>
      </p>
      <p className={styles.zeile}>
        <a href="/avv">Auftragsverarbeitung und Verschwiegenheit (Art. 28 DSGVO, § 43e BRAO)</a>
      </p>
    </Abschnitt>
  );
}

/** What another feature says of the account. */
export function Beitragsabschnitt({ id, titel, text, verweise }: Omit<Kontoabschnitt, "rang">) {
  return (
    <Abschnitt id={id} titel={titel} text={text}>
      <p className={styles.zeile}>
        {verweise.map((verweis) => (
          <a key={verweis.pfad} href={verweis.pfad}>
            {verweis.text}
          </a>
        ))}
      </p>
    </Abschnitt>
  );
}

type LoeschabschnittProps = {
  readonly mitPasswort: boolean;
  /** What stays of the account, a sentence each. */
  readonly bleibt: readonly string[];
  /** What is open of it in the office of others, and who may take it over. */
  readonly uebergabe: Offenes | undefined;
};

type Offenes = { readonly anzahl: number; readonly nachfolger: Nachlass["nachfolger"] };

/** To whom open work of the office goes, at once. */
function Uebergabefeld({ anzahl, nachfolger }: Offenes) {
  return (
    <Auswahl
      label={
        anzahl === 1
          ? "Wer übernimmt Ihren offenen Eintrag?"
          : `Wer übernimmt Ihre ${anzahl} offenen Einträge?`
      }
      name="handOverTo"
      hinweis="Fristen und Vertretungen im Fristenbuch Ihres Teams. Sie gehen sofort über. Nach Akten oder einzeln teilen Sie sie auf, wenn Sie zuerst das Team verlassen. Übernimmt sie niemand, erfährt es die Leitung."
      optionen={[
        { wert: "", text: "noch niemand" },
        ...nachfolger.map(({ id, name }) => ({ wert: id, text: name })),
      ]}
    />
  );
}

/** Erasure of the account, with time to think again. */
export function Loeschabschnitt({ mitPasswort, bleibt, uebergabe }: LoeschabschnittProps) {
  const handlung = useHandlung("loeschen");
  return (
    <Abschnitt
      id="loeschen"
      titel="Konto löschen"
      text={`Sie werden sofort überall abgemeldet. ${loeschfristTage} Tage lang können Sie sich noch anmelden und das Konto behalten; dann ist alles gelöscht${bleibt.length > 0 ? ", außer:" : "."}`}
    >
      {bleibt.length > 0 ? (
        <ul className={styles.bleibt}>
          {bleibt.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      ) : null}
      <p>
        Mit dem Konto geht Ihre eigene Kanzlei als Ganzes, auch ihr Fristenbuch; das Fristenbuch eines Teams,
        in dem Sie Mitglied sind, bleibt ihm.{" "}
        <a href="/konto/daten" download="gebuehrenportal-konto.json">
          Laden Sie vorher Ihre Daten herunter
        </a>
        .
      </p>
      {mitPasswort ? (
        <PasswortUndKnopf handlung={handlung} titel="Konto löschen" text="Konto löschen">
          {uebergabe && uebergabe.anzahl > 0 ? <Uebergabefeld {...uebergabe} /> : null}
        </PasswortUndKnopf>
      ) : (
        <p>Legen Sie bitte zuerst ein Passwort fest; mit ihm bestätigen Sie die Löschung.</p>
      )}
    </Abschnitt>
  );
}
