import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";
import { Auswahlsuche } from "./auswahlsuche.tsx";

const laden = () => import("../orte/gerichtskunde.ts");

/** Finds the court or municipality whose holidays count; the places are fetched with the first letter. */
export function Ortssuche(feld: Eigenfeld) {
  // The first place has a list of Länder of its own; a further one may be a Land as well.
  const weitere = feld.id !== "ort";
  return (
    <Auswahlsuche
      feld={feld}
      worte={{
        platzhalter: "LG Augsburg, OLG Hamm, Kamenz …",
        liste: "Gefundene Orte",
        nichts: "Kein Ort",
        sonst: weitere ? "das Land" : "wählen Sie oben das Land",
        getan: "gewählt",
        ohneNummer: true,
      }}
      beispiele="„LG Augsburg“, „OLG Hamm“"
      andere="Anderer Ort"
      suchen={async (text) =>
        (await laden()).alleOrte
          .suchen(text)
          .filter(({ art }) => weitere || art !== "land")
          .map(({ id, name, lage }) => ({ id, name, zusatz: lage }))
      }
      dazu={weitere ? {} : { land: "", gericht: "", gemeinde: "", sitz: "", himmelfahrt: "" }}
    />
  );
}
