import { Aufklapper } from "#ui/aufklapper.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import { aktname, aktumstand } from "../aktname.ts";
import { Abschnitt } from "./abschnitt.tsx";

export type Eintrag = {
  readonly id: number;
  readonly at: string;
  readonly act: string;
  readonly details: unknown;
};

type VerlaufProps = { readonly anmeldungen: readonly Eintrag[]; readonly protokoll: readonly Eintrag[] };

/** Who has signed in, and what else happened to the account. */
export function Verlaufsabschnitt({ anmeldungen, protokoll }: VerlaufProps) {
  return (
    <Abschnitt
      id="verlauf"
      titel="Verlauf"
      text="Kommt Ihnen etwas unbekannt vor, ändern Sie bitte Ihr Passwort; damit sind alle anderen Geräte abgemeldet."
    >
      <Aufklapper titel="Anmeldungen" offen>
        <Eintraege beschriftung="Anmeldungen" eintraege={anmeldungen} />
      </Aufklapper>
      <Aufklapper titel="Änderungen am Konto">
        <Eintraege beschriftung="Änderungen am Konto" eintraege={protokoll} />
      </Aufklapper>
    </Abschnitt>
  );
}

type EintraegeProps = { readonly beschriftung: string; readonly eintraege: readonly Eintrag[] };

function Eintraege({ beschriftung, eintraege }: EintraegeProps) {
  if (eintraege.length === 0) return <p>Noch keine Einträge.</p>;
  return (
    <Tabelle beschriftung={beschriftung} beschriftungVerbergen dicht>
      <Tabellenkopf spalten={["Wann", "Was"]} />
      <tbody>
        {eintraege.map(({ id, at, act, details }) => (
          <tr key={id}>
            <td>
              <Zeitpunkt iso={at} />
            </td>
            <td>
              {aktname(act)}
              <span className="nebenzeile">{aktumstand(details)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}
