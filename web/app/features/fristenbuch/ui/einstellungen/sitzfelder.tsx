import { useState } from "react";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
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
  const angabe = angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));
  const { defaultValue: anfang, ...sitz } = angabe("state", e.land ?? "");
  const [land, setLand] = useState(anfang);
  const fragt = gemeinde.himmelfahrtOffen && land === e.land;
  return (
    <>
      <Auswahl
        {...sitz}
        label="Sitz der Kanzlei"
        value={land}
        onChange={({ currentTarget }) => setLand(currentTarget.value)}
        hinweis="Vorfristen und Bürotage richten sich nach den Feiertagen dort."
        optionen={[{ wert: "", text: "nicht angegeben: nur bundesweite Feiertage" }, ...laender]}
      />
      {mitOertlichen.has(land) || ergebnis?.feld === "gemeinde" ? (
        <Suchfeld
          key={e.gemeinde}
          {...angabe("gemeinde", gemeinde.name)}
          label="Gemeinde"
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
            {...angabe("mariaeHimmelfahrt", e.mariaeHimmelfahrt ?? "")}
            label={`Mariä Himmelfahrt in ${gemeinde.name}`}
            optionen={himmelfahrtsantworten}
          />
        </>
      ) : null}
    </>
  );
}
