import type { Option } from "#ui/felder/auswahl.tsx";
import { type Formular, istGewaehlt } from "../../formular/formular.ts";
import { stufen } from "../../formular/stufe.ts";

/** Every ticked fee as a choice: value `a1/p2`, words „3100 (Erste Instanz)“. */
export function gebuehrenwahl({ angelegenheiten }: Formular): readonly Option[] {
  return angelegenheiten.flatMap((a) =>
    a.positionen.filter(istGewaehlt).map((p) => ({
      wert: `${a.id}/${p.id}`,
      text: `${p.nr} (${a.felder.bezeichnung || stufen[a.stufe].titel})`,
    })),
  );
}
