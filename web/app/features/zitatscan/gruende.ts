import { type Hinweis, type Norm, normtext, type Verweis } from "@gebuehrenportal/zitate";
import type { Normfassung } from "./fassung/typen.ts";

/** Why a norm is read and linked as it is: at least one sentence, in the order in which a reader asks. */
export function gruende(
  norm: Norm,
  verweis: Verweis | undefined,
  juengeres?: Normfassung | undefined,
): readonly string[] {
  const zumAkt = norm.hinweise.map(hinweissatz);
  return [
    ...(zumAkt.length > 0 ? zumAkt : [`Gesetz und Stelle stehen im Text: ${normtext(norm)}.`]),
    ...(juengeres === undefined ? [] : [juengeres.satz]),
    ...(verweis === undefined ? [] : [juengeres === undefined ? verweissatz(verweis) : wegsatz(juengeres)]),
  ];
}

/** Where the link leads where the act of today is younger than the document. */
const wegsatz = ({ verweis, damals }: Normfassung): string =>
  verweis === undefined
    ? "Der Link führt zum heutigen Gesetz."
    : `Der Link führt zum Vorgänger${damals?.text === undefined ? "" : `: ${damals.text}`}.`;

function hinweissatz(hinweis: Hinweis): string {
  switch (hinweis.art) {
    case "abgeleitet":
      return "Das Gesetz ist an dieser Stelle nicht genannt; es folgt aus dem Text daneben.";
    case "mehrdeutig":
      return `Die Abkürzung meint mehrere Gesetze: ${hinweis.akte.join(", ")}. ${hinweis.hinweis ? `Was sie unterscheidet: ${hinweis.hinweis}.` : "Welches, entscheidet das Land."}`;
    case "ausser-kraft":
      return `Das Gesetz ist außer Kraft${hinweis.nachfolger ? `; Nachfolger ist: ${hinweis.nachfolger}` : ""}.`;
    case "nicht-vorhanden":
      return "In der aktuellen Fassung des Gesetzes gibt es diese Norm nicht; sie ist aufgehoben oder die Fundstelle ist ein Versehen.";
    case "kein-ziel":
      return "Für dieses Gesetz ist keine Adresse bekannt.";
    case "landesrecht":
      return `Gemeint ist Landesrecht (${hinweis.land}), kein Verweisziel bekannt.`;
    case "gelesen":
      return "Das Zeichen vor der Nummer wurde als § gelesen.";
  }
}

function verweissatz({ art, guete }: Verweis): string {
  const wohin = art === "norm" ? "zur Norm" : "zum ganzen Gesetz; eine Seite der Norm ist nicht bekannt";
  return `Der Link führt ${wohin}${guete === "mittel" ? ". Die Bauart der Adresse ist erschlossen" : ""}.`;
}
