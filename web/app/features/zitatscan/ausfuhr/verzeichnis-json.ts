import { juengeres } from "../damals.ts";
import { ersteSeite } from "../fundstelle.ts";
import type { Aktgruppe } from "../verzeichnis.ts";
import { type Dokumentangaben, tageDer } from "./angaben.ts";

/** Every place of the list for other programs: the norm in its parts, its words and its page. */
export function verzeichnisAlsJson(angaben: Dokumentangaben, gruppen: readonly Aktgruppe[]): string {
  const { datei, tag, teile = [] } = angaben;
  const fundstellen = gruppen.flatMap(({ name, zeilen }) =>
    zeilen.flatMap(({ stellen }) =>
      stellen.map((stelle) => {
        const { akt, abbr, einheit, nr, sub, bis, folgende, stufen, fassung, text, verweis } = stelle;
        return {
          seite: ersteSeite(stelle),
          text,
          vorschrift: stelle.name.replaceAll("\u00a0", " "),
          gesetz: { id: akt, abkuerzung: abbr, name },
          norm: { einheit, nr, sub, bis, folgende, ...stufen, fassung },
          sicherheit: stelle.sicherheit,
          hinweise: stelle.hinweise,
          ausBild: stelle.ausBild,
          vonHand: stelle.korrektur === "geaendert" ? true : undefined,
          link: verweis?.adresse,
          linkBei: verweis?.bei,
          tagDesDokuments: teile.length > 0 ? tageDer(angaben, [ersteSeite(stelle)])[0] : undefined,
          fassung: juengeres(stelle) ? "juenger" : undefined,
          fassungen: stelle.fassungen,
        };
      }),
    ),
  );
  const kopf = {
    datei,
    tagDesDokuments: tag && { tag: tag.tag, ...tag.fund },
    dokumente:
      teile.length > 0
        ? teile.map(({ abSeite, angabe }) => ({
            abSeite,
            ...(angabe && { tag: angabe.tag, ...angabe.fund }),
          }))
        : undefined,
  };
  return `${JSON.stringify({ ...kopf, fundstellen }, null, 2)}\n`;
}
