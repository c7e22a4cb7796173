import { Auswahl } from "#ui/felder/auswahl.tsx";
import type { Wahlmoeglichkeit } from "../ansichten/buchungsformular.server.ts";
import type { Ortsfragen } from "../eintrag/orte.server.ts";
import { orteFinden, Suchfeld } from "./suchfeld.tsx";

type OrtsfelderProps = {
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: string | undefined;
  /** What a typed word may mean. */
  readonly ortwahl: readonly Wahlmoeglichkeit[] | undefined;
  readonly ortfragen: Ortsfragen | undefined;
};

/** Where the period is to be kept, and what the directory leaves open of that place. */
export const Ortsfelder = ({ felder, fehler, ortwahl = [], ortfragen = {} }: OrtsfelderProps) => (
  <>
    <Suchfeld
      label="Gericht oder Ort"
      name="ort"
      defaultValue={felder.ort}
      fehler={fehler}
      hinweis="Dort zählen die Feiertage"
      finden={orteFinden}
    />
    {ortwahl.length > 0 ? (
      <Auswahl label="Welcher Ort?" name="ortwahl" optionen={mitLeer(ortwahl)} />
    ) : felder.ortwahl ? (
      <input type="hidden" name="ortwahl" value={felder.ortwahl} />
    ) : null}
    {ortfragen.sitze ? (
      <Auswahl
        label="Sitz"
        name="sitz"
        optionen={[{ wert: "", text: "Noch offen: gerechnet ist der frühere Tag" }, ...ortfragen.sitze]}
        defaultValue={felder.sitz ?? ""}
      />
    ) : null}
    {ortfragen.himmelfahrt ? (
      <Auswahl
        label={`Mariä Himmelfahrt in ${ortfragen.himmelfahrt}`}
        name="himmelfahrt"
        optionen={himmelfahrtsantworten}
        defaultValue={felder.himmelfahrt ?? ""}
        hinweis="Einmal geklärt, gilt es für alle weiteren Fristen der Kanzlei dort"
      />
    ) : null}
  </>
);

export const mitLeer = (optionen: readonly Wahlmoeglichkeit[]) => [
  { wert: "", text: "Bitte wählen" },
  ...optionen,
];

const himmelfahrtsantworten = [
  { wert: "", text: "Noch offen oder wie früher geklärt" },
  { wert: "ja", text: "Feiertag" },
  { wert: "nein", text: "Kein Feiertag" },
];
