import type { Cent } from "@gebuehrenportal/recht";
import type { Leser } from "../../formular/lesen.ts";
import { type Werte, zeilenDer } from "../../formular/rechnerformular.ts";
import type { Folgesache } from "../eingabe.ts";
import { folgesachengruppe } from "./felder.ts";
import { folgesachenarten, istKindschaftssache } from "./folgesachen.ts";

/** The Folgesachen of the form; without a value only matters of children. 0 € is a value: such a matter adds nothing. */
export const folgesachenAus = (
  leser: Leser,
  werte: Werte,
  wertAus: (feld: string) => Cent | undefined,
): readonly Folgesache[] =>
  zeilenDer(folgesachengruppe, werte).flatMap(({ ort, werte: zeile }): Folgesache[] => {
    const art = leser.noetig(leser.auswahl(zeile.art, `${ort}.art`, folgesachenarten), `${ort}.art`);
    const feld = `${ort}.wert`;
    const betrag = leser.betrag(zeile.wert, feld);
    const wert = betrag === 0 ? betrag : wertAus(feld);
    if (!art) return [];
    if (!istKindschaftssache(art)) leser.noetig(wert, feld);
    return [{ art, ...(wert !== undefined && { wert }) }];
  });
