import { type Hemmung, type Verjaehrungseingabe, verjaehrung } from "../../index.ts";
import { be, d, protokoll, t } from "../testing.ts";

/** A claim of three years that arose and was known in 2022: limitation ends on 31.12.2025, a Wednesday. */
export const verlauf = (e: object) =>
  protokoll(
    verjaehrung({
      ...be,
      ereignisAm: t("2022-06-15"),
      dauer: d(3, "jahr"),
      vorfristen: [],
      ...e,
    } as Verjaehrungseingabe),
  );
/** A stop of the limitation period. */
export const h = (art: Hemmung["art"], von: string, bis: string): Hemmung => ({
  art,
  von: t(von),
  bis: t(bis),
});
