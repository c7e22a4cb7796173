import eckwerte from "@gebuehrenportal/gebuehren/eckwerte.json" with { type: "json" };

/** Day up to which `daten/` was put together. What came into force later is typed once more in `faelle/eckwerte.json`. */
const stand = "2026-11-20";

type Eckwert = {
  readonly norm: string;
  readonly titel?: string;
  readonly am: string;
  readonly wert: unknown;
};

const nachtraege: readonly Eckwert[] = eckwerte.filter(({ am }) => am > stand);

/** The value of a norm typed after the day of the data, in force on a day; `undefined`: the data still hold. */
export const nachgetragen = (norm: string, tag: string): unknown =>
  nachtraege.filter((e) => e.norm === norm && e.titel === undefined && e.am <= tag).at(-1)?.wert;
