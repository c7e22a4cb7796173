import {
  type Fiktion,
  type Fiktionsdauer,
  fiktionen,
} from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import { datum, fassungAm, plusTage, type Tag } from "@gebuehrenportal/recht";
import { hinweis, type Notizen } from "../rechnung/mitschrift.ts";
import type { Bekanntgabeeingabe } from "../typen.ts";

const brief: Fiktion = fiktionen["formlos-zpo"];
const nachfolger = brief.reihe.fassungen.find(({ wert }) => wert.werktage === undefined);

/** Norms under which electronic dispatch shortens the fiction: no agent for service in Germany. */
const elektronischkuerzer = Object.values<Fiktion>(fiktionen)
  .filter(({ reihe }) => reihe.fassungen.some(({ wert }) => wert.elektronisch !== undefined))
  .map(({ norm }) => norm)
  .join("; ");

/** Whether local delivery counts for a plain letter of the court that was posted on a day (§ 270 Satz 2 ZPO until 2024). */
export const ortsverkehrZaehlt = (aufgabeAm: Tag): boolean =>
  fassungAm(brief.reihe, aufgabeAm)?.wert.werktage !== undefined;

/** What was said of the dispatch and changes nothing on this way or day; `wert`: its fiction, if it has one. */
export function ohneWirkung(eingabe: Bekanntgabeeingabe, wert?: Fiktionsdauer): Notizen {
  const ortsverkehr = hinweis(
    `Der Ortsbestellverkehr ändert hier nichts: Er zählte nur bei einfachen Briefen des Gerichts${nachfolger ? `, die bis zum ${datum(plusTage(nachfolger.ab, -1))} zur Post kamen` : ""}.`,
    brief.norm,
    "ortsbestellverkehr",
  );
  const elektronisch = hinweis(
    "Die Angabe „elektronisch“ ändert hier nichts: Sie zählt nur, wo ein Bevollmächtigter im Inland fehlt.",
    elektronischkuerzer,
    "elektronisch",
  );
  return [
    ...(eingabe.ortsbestellverkehr && wert?.werktage === undefined ? [ortsverkehr] : []),
    ...(eingabe.elektronisch && wert?.elektronisch === undefined ? [elektronisch] : []),
  ];
}
