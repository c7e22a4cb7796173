import { sitzworte } from "#features/rechner/index.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import type { Wahlmoeglichkeit } from "../ansichten/buchung/buchungsformular.server.ts";
import type { Ortsfragen } from "../einstellung/orte.server.ts";
import { orteFinden, Suchfeld } from "./suchfeld.tsx";

type OrtsfelderProps = {
  /** „Berufungsgericht“: the court at which the act is done, where the period says it. */
  readonly label: string;
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: string | undefined;
  /** What a typed word may mean. */
  readonly ortwahl: readonly Wahlmoeglichkeit[] | undefined;
  readonly ortfragen: Ortsfragen | undefined;
};

/** Where the period is to be kept, and what the directory leaves open of that place. */
export function Ortsfelder({ label, felder, fehler, ortwahl = [], ortfragen = {} }: OrtsfelderProps) {
  // What was said of another place is asked anew.
  const antwort = (felder.gefragtZu ?? ortfragen.zu) === ortfragen.zu ? felder : {};
  return (
    <>
      <Suchfeld
        label={label}
        name="ort"
        defaultValue={felder.ort}
        fehler={fehler}
        hinweis="Dort zählen die Feiertage"
        finden={orteFinden}
      />
      {ortwahl.length > 0 ? (
        <>
          <input type="hidden" name="gefragtOrt" value={(felder.ort ?? "").trim()} />
          <Auswahl
            key={felder.ort}
            label="Welcher Ort?"
            name="ortwahl"
            optionen={mitLeer(ortwahl)}
            defaultValue={ortwahl.find(({ wert }) => wert === felder.ortwahl)?.wert ?? ""}
          />
        </>
      ) : null}
      {(ortfragen.sitze ?? ortfragen.himmelfahrt) === undefined ? null : (
        <input type="hidden" name="gefragtZu" value={ortfragen.zu ?? ""} />
      )}
      {ortfragen.sitze ? (
        <Auswahl
          key={`sitz ${ortfragen.zu}`}
          label={sitzworte.frage}
          name="sitz"
          optionen={[{ wert: "", text: sitzworte.offen }, ...ortfragen.sitze]}
          hinweis={sitzworte.hinweis}
          defaultValue={antwort.sitz ?? ""}
        />
      ) : null}
      {ortfragen.himmelfahrt ? (
        <Auswahl
          key={`himmelfahrt ${ortfragen.zu}`}
          label={`Mariä Himmelfahrt in ${ortfragen.himmelfahrt}`}
          name="himmelfahrt"
          optionen={himmelfahrtsantworten}
          defaultValue={antwort.himmelfahrt ?? ""}
          hinweis="Einmal geklärt, gilt es für alle weiteren Fristen der Kanzlei dort"
        />
      ) : null}
    </>
  );
}

export const mitLeer = (optionen: readonly Wahlmoeglichkeit[]) => [
  { wert: "", text: "Bitte wählen" },
  ...optionen,
];

/** What may be said of Mariä Himmelfahrt in a town. */
export const himmelfahrtsantworten = [
  { wert: "", text: "Noch offen oder wie früher geklärt" },
  { wert: "ja", text: "Feiertag" },
  { wert: "nein", text: "Kein Feiertag" },
];
