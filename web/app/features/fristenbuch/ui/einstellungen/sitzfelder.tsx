import { useState } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import type { Einstellungsansicht } from "../../ansichten/einstellungsseite.server.ts";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import { himmelfahrtsantworten } from "../ortsfelder.tsx";
import { gemeindenFinden, Suchfeld } from "../suchfeld.tsx";

type Props = {
  readonly ansicht: Pick<Einstellungsansicht, "einstellung" | "laender" | "gemeinde">;
  readonly ergebnis: Seitenergebnis | undefined;
};

/** Länder with holidays that hold in some of their towns alone; without one the town may say the Land. */
const mitOertlichen: ReadonlySet<string> = new Set(["BY", "SN", "TH", ""]);

/** Where the office sits: its Land and, where that decides over holidays, its town. */
export function Sitzfelder({ ansicht: { einstellung: e, laender, gemeinde }, ergebnis }: Props) {
  const wert = (name: string, gespeichert: string) => ergebnis?.felder?.[name] ?? gespeichert;
  const fehler = (name: string) => (ergebnis?.feld === name ? ergebnis.fehler : undefined);
  const [land, setLand] = useState(wert("state", e.land ?? ""));
  const fragt = gemeinde.himmelfahrtOffen && land === e.land;
  return (
    <>
      <Auswahl
        label="Sitz der Kanzlei"
        name="state"
        value={land}
        onChange={({ currentTarget }) => setLand(currentTarget.value)}
        fehler={fehler("state")}
        hinweis="Vorfristen und Bürotage richten sich nach den Feiertagen dort."
        optionen={[{ wert: "", text: "nicht angegeben: nur bundesweite Feiertage" }, ...laender]}
      />
      {mitOertlichen.has(land) || fehler("gemeinde") !== undefined ? (
        <Suchfeld
          key={e.gemeinde}
          label="Gemeinde"
          name="gemeinde"
          defaultValue={wert("gemeinde", gemeinde.name)}
          fehler={fehler("gemeinde")}
          maxLength={80}
          freiwillig
          hinweis="In Bayern, Sachsen und Thüringen gelten manche Feiertage nicht überall: Mariä Himmelfahrt, Fronleichnam, in Augsburg das Friedensfest."
          finden={gemeindenFinden(land)}
        />
      ) : null}
      {fragt ? (
        <>
          <input type="hidden" name="gefragtZu" value={e.gemeinde ?? ""} />
          <Auswahl
            label={`Mariä Himmelfahrt in ${gemeinde.name}`}
            name="mariaeHimmelfahrt"
            defaultValue={wert("mariaeHimmelfahrt", e.mariaeHimmelfahrt ?? "")}
            optionen={himmelfahrtsantworten}
          />
        </>
      ) : null}
    </>
  );
}
