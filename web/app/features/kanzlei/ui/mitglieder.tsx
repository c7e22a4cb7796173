import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import type { Teamansicht, Teamergebnis } from "../ansichten/teamseite.server.ts";
import { rollenname } from "../kanzleirolle.ts";
import { rollenoptionen } from "./rollenoptionen.ts";
import styles from "./team.module.css";

type MitgliederProps = { readonly team: Teamansicht; readonly ergebnis: Teamergebnis | undefined };

/** Everybody in the team; its lead changes office roles and takes members out. */
export function Mitglieder({ team, ergebnis }: MitgliederProps) {
  return (
    <Karte as="section" titelId="mitglieder-titel">
      <div className={styles.kopfzeile}>
        <h2 className={styles.titel} id="mitglieder-titel">
          Mitglieder
        </h2>
        <p className="nebensatz">
          <span data-testid="team-seats">
            {team.anzahl} von {team.hoechstens} Mitgliedern
          </span>{" "}
          neben der Leitung
        </p>
      </div>
      <ul className={styles.liste}>
        {team.mitglieder.map((mitglied) => (
          <li key={mitglied.id} className={styles.eintrag} data-testid="team-member">
            <div className={styles.wer}>
              <span className={styles.name}>
                {mitglied.name}
                {mitglied.ich ? " (Sie)" : ""}
              </span>
              <span className="nebensatz">
                {mitglied.leitet ? "Leitung · " : ""}
                {rollenname(mitglied.kanzleirolle)}
              </span>
            </div>
            <span className={styles.adresse}>{mitglied.email}</span>
            {team.leitung ? (
              <Bearbeiten
                mitglied={mitglied}
                fehler={ergebnis?.id === mitglied.id ? ergebnis.fehler : undefined}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Karte>
  );
}

type BearbeitenProps = {
  readonly mitglied: Teamansicht["mitglieder"][number];
  readonly fehler: string | undefined;
};

function Bearbeiten({ mitglied: { id, name, leitet, kanzleirolle }, fehler }: BearbeitenProps) {
  return (
    <Aufklapper
      key={kanzleirolle}
      offen={fehler !== undefined}
      titel={
        <>
          Ändern<span className="nur-vorlesen"> ({name})</span>
        </>
      }
    >
      <Fehlermeldung>{fehler}</Fehlermeldung>
      <Form method="post" className={styles.reihe}>
        <input type="hidden" name="was" value="rolle" />
        <input type="hidden" name="id" value={id} />
        <Auswahl
          label="Funktion im Büro"
          name="officeRole"
          defaultValue={kanzleirolle}
          optionen={rollenoptionen}
        />
        <Knopf type="submit">Funktion speichern</Knopf>
      </Form>
      {leitet ? null : (
        <p className={styles.entfernen}>
          <Knopfverweis nach={`/team/austritt/${id}`}>{name} aus dem Team entfernen …</Knopfverweis>
        </p>
      )}
    </Aufklapper>
  );
}
