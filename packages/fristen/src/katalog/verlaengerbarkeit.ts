import type { Fristzeile, Verlaengernder } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { verlaengerungsnormen } from "@gebuehrenportal/gesetze/fristenkatalog/verlaengerungsnormen.ts";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type { Dauer } from "../typen.ts";

/** Whether a period of the catalogue can be extended, by whom, how often and how far. */
export type Verlaengerbarkeit = {
  readonly moeglich: boolean;
  readonly durch?: Verlaengernder;
  /** `darueber`: beyond `hoechstens` the opponent must agree; `ohne`: his consent changes nothing. */
  readonly einwilligung?: "darueber" | "ohne";
  /** The longest extension; absent: the statute names none. */
  readonly hoechstens?: Dauer;
  readonly einmal: boolean;
  /** The application must arrive before the end. */
  readonly vorAblauf: boolean;
  /** Absent: no norm says anything of it, as of limitation and of waiting periods. */
  readonly norm?: string;
};

const vonSelbst = { einmal: false, vorAblauf: false };

/** What the statute says of this period, else what it says of its periods in general. */
export function verlaengerbarkeit({
  art,
  regime,
  verlaengerung: v,
}: Pick<Fristzeile, "art" | "regime" | "verlaengerung">): Verlaengerbarkeit {
  const allgemein = verlaengerungsnormen[regime];
  const norm = allgemein !== undefined && { norm: allgemein };
  if (art === "notfrist") return { ...vonSelbst, ...norm, moeglich: false };
  if (v?.nein) return { ...vonSelbst, moeglich: false, norm: v.norm };
  if (v)
    return {
      moeglich: true,
      ...(v.durch && { durch: v.durch }),
      einwilligung: v.ohneEinwilligung ? "darueber" : "ohne",
      ...(v.hoechstens !== undefined && { hoechstens: dauerAusKuerzel(v.hoechstens) }),
      einmal: v.einmal ?? false,
      vorAblauf: v.vorAblauf ?? false,
      norm: v.norm,
    };
  if (art === "richterlich")
    return { ...vonSelbst, ...norm, moeglich: true, durch: "gericht", einwilligung: "ohne" };
  return { ...vonSelbst, ...(art === "gesetzlich" && norm), moeglich: false };
}

const verlaengertDurch: Readonly<Record<Verlaengernder, string>> = {
  vorsitz: "durch die oder den Vorsitzenden",
  "vorsitz-oder-berichterstatter": "durch Vorsitz oder Berichterstatter",
  gericht: "durch das Gericht",
  behoerde: "durch die Behörde",
  verpflichteter: "durch Mitteilung dessen, der die Frist zu wahren hat",
};

/** One sentence with its norm: „Verlängerbar durch …, ohne Einwilligung des Gegners um höchstens 1 Monat (§ …)“. */
export function verlaengerungssatz(verlaengerbarkeit: Verlaengerbarkeit): string {
  const norm = verlaengerbarkeit.norm === undefined ? "" : ` (${verlaengerbarkeit.norm})`;
  if (!verlaengerbarkeit.moeglich) return `Nicht verlängerbar${norm}`;
  const teile = [
    verlaengerbarkeit.durch && verlaengertDurch[verlaengerbarkeit.durch],
    verlaengerbarkeit.einmal && "nur einmal",
    verlaengerbarkeit.hoechstens &&
      `${verlaengerbarkeit.einwilligung === "darueber" ? "ohne Einwilligung des Gegners " : ""}um höchstens ${dauerText(verlaengerbarkeit.hoechstens)}`,
    verlaengerbarkeit.vorAblauf && "nur auf einen vor Ablauf gestellten Antrag",
  ].filter(Boolean);
  return `Verlängerbar ${teile.join(", ")}${norm}`;
}
