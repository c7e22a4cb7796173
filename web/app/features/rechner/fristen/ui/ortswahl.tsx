import type { Eigenfeld } from "../../ui/eigene.ts";
import { Auswahlsuche } from "./auswahlsuche.tsx";

const laden = () => import("@gebuehrenportal/fristen/orte");

/** Finds the court or municipality whose holidays count; the places are fetched with the first letter. */
export function Ortswahl(feld: Eigenfeld) {
  return (
    <Auswahlsuche
      feld={feld}
      worte={{
        platzhalter: "Landgericht Augsburg, Bundesgerichtshof …",
        liste: "Gefundene Orte",
        nichts: "Kein Ort",
        sonst: "wählen Sie oben das Land",
        getan: "gewählt",
        ohneNummer: true,
      }}
      beispiele="„Augsburg“, „BGH“"
      andere="Anderer Ort"
      suchen={async (text) =>
        (await laden())
          .orte(text)
          .filter(({ art }) => art !== "land")
          .map(({ id, name, lage }) => ({ id, name, zusatz: lage }))
      }
      dazu={{ land: "", gericht: "", gemeinde: "" }}
    />
  );
}
