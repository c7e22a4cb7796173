import { z } from "zod";
import { platznamen } from "./plaetze.ts";
import type { Zaehlung } from "./zaehler-store.server.ts";

/** Longer than between two reports nothing is in view, but computers sleep and clocks jump. */
const sichtbarHoechstensMs = 60_000;

/** What a page reports about its ads: places and times, nothing about who reads. */
export const leistungsmeldung = z.strictObject({
  slots: z
    .array(
      z.strictObject({
        slotId: z.enum(platznamen as [string, ...string[]]),
        format: z.string().max(20),
        size: z.string().max(20),
        /** Since the report before. */
        visibleMs: z.number().int().min(0).max(86_400_000),
        /** The campaign that stands there. */
        creative: z.uuid().optional(),
        /** In view for a second, for the first time on this page. */
        view: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(platznamen.length),
});
export type Leistungsmeldung = z.output<typeof leistungsmeldung>;

/** What of a report counts. */
export const zaehlungenAus = ({ slots }: Leistungsmeldung): readonly Zaehlung[] =>
  slots.flatMap(({ slotId, visibleMs, creative, view }) => {
    const sekunden = Math.round(Math.min(visibleMs, sichtbarHoechstensMs) / 1_000);
    const ansichten = view ? 1 : 0;
    return creative && sekunden > 0
      ? [{ kampagne: creative, platz: slotId, ansichten, klicks: 0, sekunden }]
      : [];
  });

/** Nothing is answered (204). */
export const leistungsantwort = z.object({});
