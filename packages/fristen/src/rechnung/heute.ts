import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Ereignisart, Richtung } from "../typen.ts";
import { hinweis, type Mitschrift, warnung } from "./mitschrift.ts";

/** What is known of an end when it is compared with its event and with today. */
type Ablauf = {
  readonly ereignisAm: Tag;
  readonly ende: Tag;
  readonly richtung: Richtung;
  /** The end is no last day for acting: a contract ends, a time looked at begins. */
  readonly keineHandlung?: boolean;
};

/** Says that a period ended before its event, or that its last day is over. Without `heute` only the first is known. */
export function ablaufvermerke(m: Mitschrift, { ereignisAm, ende, richtung, keineHandlung }: Ablauf): void {
  if (richtung === "vorwaerts" && ende < ereignisAm)
    warnung(
      m,
      `Die Frist endete am ${datum(ende)} und damit vor dem Ereignis am ${datum(ereignisAm)}: Sie war schon abgelaufen, als es eintrat.`,
    );
  else if (m.heute !== undefined && ende < m.heute && m.zweck === "handlung" && !keineHandlung)
    warnung(
      m,
      richtung === "vorwaerts"
        ? `Die Frist ist am ${datum(ende)} abgelaufen.`
        : `Der letzte Tag zum Handeln war der ${datum(ende)}.`,
    );
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
export function zukunftsvermerk(m: Mitschrift, am: Tag | undefined, art: Ereignisart = "ereignis"): void {
  if (am === undefined || m.heute === undefined || am <= m.heute) return;
  const was = geschehen[art];
  if (was === undefined && art !== "ereignis") return;
  (was === undefined ? hinweis : warnung)(
    m,
    `Der Tag ${was ?? "des Ereignisses"} (${datum(am)}) liegt in der Zukunft; gerechnet ist vorausschauend.`,
  );
}
