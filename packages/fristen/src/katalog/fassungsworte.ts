import type { Wahlzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { datum, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { dauerText } from "../rechnung/dauer.ts";
import type { FristErgebnis } from "../typen.ts";
import type { MoeglicheFassung } from "./fassung.ts";

/** A version that can be argued, and the end it gives; without one the period does not exist by it. */
export type Fassungsende = { readonly fassung: MoeglicheFassung; readonly ergebnis?: FristErgebnis };

/** What is said of several versions. */
export type Fassungsstreit = {
  readonly norm: string;
  readonly wahl: Wahlzeile;
  /** The deciding day is not known. */
  readonly gefragt: boolean;
  readonly enden: readonly Fassungsende[];
};

/** „des Asylantrags“, „des Ereignisses“ */
export const genitivVon = ({ tag }: Wahlzeile): string =>
  tag === "ereignis" ? "des Ereignisses" : wahltage[tag].genitiv;

/** Name of the input for the day that decides; the event has none of its own. */
export const angabeVon = ({ tag }: Wahlzeile): string | undefined =>
  tag === "ereignis" ? undefined : wahltage[tag].angabe;

/** „Asylantrag bis 11.06.2026 (1 Jahr): Ende am 01.07.2027“ */
function zeile({ fassung: { gilt, mass, bleibt }, ergebnis }: Fassungsende): string {
  if (!ergebnis) return `${gilt}: diese Frist gibt es nicht`;
  if (bleibt || !mass) return `${gilt}: keine Verlängerung, es bleibt beim ${datum(ergebnis.ende)}`;
  return `${gilt} (${dauerText(mass.dauer)}): Ende am ${datum(ergebnis.ende)}`;
}

/** Both days, which day decides between them, and what is wanted of the reader. */
export function streitvermerk({ norm, wahl, gefragt, enden }: Fassungsstreit): Vermerk {
  const tage = new Set(enden.map(({ ergebnis }) => ergebnis?.ende));
  const [einziger] = tage;
  const quelle = wahl.norm === "" ? "" : ` (${wahl.norm})`;
  const kopf = gefragt
    ? `Welche Fassung gilt, entscheidet der Tag ${genitivVon(wahl)}${quelle}`
    : `Für diesen Vorgang kommen zwei Fassungen in Betracht${quelle}`;
  if (tage.size === 1 && einziger !== undefined)
    return {
      art: "hinweis",
      text: `${kopf}: ${enden.map(({ fassung }) => fassung.gilt).join("; ")}. Beide führen zum ${datum(einziger)}.`,
      norm,
    };
  const feld = gefragt ? angabeVon(wahl) : undefined;
  const bitte = gefragt
    ? `bitte geben Sie den Tag ${genitivVon(wahl)} an`
    : "bitte prüfen Sie das Übergangsrecht";
  return {
    art: "warnung",
    text: `${kopf}: ${enden.map(zeile).join("; ")}. Gerechnet ist mit dem sicheren Tag; ${bitte}.`,
    norm,
    ...(feld !== undefined && { feld }),
  };
}

/** The period is over by the version counted with, but not by another one. */
export const nurEinAblauf = (vorbei: Fassungsende, offen: Fassungsende, norm: string): Vermerk => ({
  art: "warnung",
  text: `Nach der einen Fassung (${vorbei.fassung.gilt}) ist die Frist am ${ende(vorbei)} abgelaufen, nach der anderen (${offen.fassung.gilt}) endet sie erst am ${ende(offen)}.`,
  norm,
});

const ende = ({ ergebnis }: Fassungsende): string => (ergebnis ? datum(ergebnis.ende) : "");

/** Why a case has no such period: it is too old for it, or too young. */
export function ohneFassung(
  { gilt, bleibt }: MoeglicheFassung,
  wahl: Wahlzeile | undefined,
  am: Tag,
): string {
  const norm = wahl === undefined || wahl.norm === "" ? "" : ` (${wahl.norm})`;
  return bleibt
    ? `Für diesen Fall (${gilt}) gibt es die Verlängerung nicht${norm}. Es bleibt beim ${datum(am)}.`
    : `Für diesen Fall (${gilt}) gibt es diese Frist nicht${norm}.`;
}
