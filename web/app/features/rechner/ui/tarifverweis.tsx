import { wunschMerken } from "#platform/client/wunsch.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";

type TarifverweisProps = { readonly zurueck?: string; readonly stufe?: "basic" | "premium" };

/** The way to the tiers from where one is missing; this page, with what was typed, stays in reach through the order. */
export function Tarifverweis({ zurueck = "Zurück zur Berechnung", stufe = "basic" }: TarifverweisProps) {
  const merken = () => {
    const hier = location.pathname + location.search + location.hash;
    wunschMerken({ stufe, text: zurueck, weiter: hier, zurueckText: zurueck, zurueck: hier });
  };
  return (
    <Seitenlink nach="/subscription" onClick={merken}>
      Tarife ansehen
    </Seitenlink>
  );
}
