import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Ereignisart, Richtung } from "../typen.ts";
import { hinweis, type Lage, type Notizen, warnung } from "./mitschrift.ts";

/** What is known of an end when it is compared with its event and with today. */
type Ablauf = {
  readonly ereignisAm: Tag;
  readonly ende: Tag;
  readonly richtung: Richtung;
  /** The end is no last day for acting: a contract ends, a time looked at begins. */
  readonly keineHandlung?: boolean;
};

/** Says that a period ended before its event, or that its last day is over. Without `heute` only the first is known. */
export function ablaufvermerke(
  { heute, zweck }: Lage,
  { ereignisAm, ende, richtung, keineHandlung }: Ablauf,
): Notizen {
  if (richtung === "vorwaerts" && ende < ereignisAm)
    return [
      warnung(
        `Die Frist endete am ${datum(ende)} und damit vor dem Ereignis am ${datum(ereignisAm)}: Sie war schon abgelaufen, als es eintrat.`,
      ),
    ];
  const vorbei = heute !== undefined && ende < heute;
  if (!vorbei || zweck !== "handlung" || keineHandlung) return [];
  return [
    warnung(
      richtung === "vorwaerts"
        ? `Die Frist ist am ${datum(ende)} abgelaufen.`
        : `Der letzte Tag zum Handeln war der ${datum(ende)}.`,
    ),
  ];
}

/** Events that have happened when a period runs from them; a hearing, a due day or an expiry may lie ahead. */
const geschehen: Readonly<Partial<Record<Ereignisart, string>>> = {
  zustellung: "der Zustellung",
  bekanntgabe: "der Bekanntgabe",
  verkuendung: "der Verkündung",
  erlass: "des Erlasses",
  zugang: "des Zugangs",
  kenntnis: "der Kenntnis",
};

/** Says that the event of a period lies ahead of today. */
export function zukunftsvermerk(
  { heute }: Lage,
  am: Tag | undefined,
  art: Ereignisart = "ereignis",
): Notizen {
  if (am === undefined || heute === undefined || am <= heute) return [];
  const geschehenes = geschehen[art];
  if (geschehenes === undefined && art !== "ereignis") return [];
  const text = `Der Tag ${geschehenes ?? "des Ereignisses"} (${datum(am)}) liegt in der Zukunft; gerechnet ist vorausschauend.`;
  return [(geschehenes === undefined ? hinweis : warnung)(text)];
}
