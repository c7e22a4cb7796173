import type { Cent } from "@gebuehrenportal/recht";
import { anteil, euro } from "@gebuehrenportal/recht";
import { zeitzuschlag } from "../gesetz/besonderheiten.ts";
import type { Gesetz } from "./kv-typen.ts";
import type { Betrag } from "./wertgebuehr.ts";

/** Whether the number is charged by the hour of an act. */
export const istZeitzuschlag = (gesetz: Gesetz, nr: string): boolean =>
  gesetz === zeitzuschlag.gesetz && nr === zeitzuschlag.nr;

/** Nr. 500 KV GvKostG by the duration of the act: each hour beyond the third that has begun. */
export function zuschlagNachStunden(stunden: number, je: Cent, norm: string): Betrag {
  const zahl = Math.max(0, Math.ceil(stunden - zeitzuschlag.freieStunden));
  const betrag = anteil(je, zahl, 1);
  const dauer = String(stunden).replace(".", ",");
  const text =
    zahl === 0
      ? `${dauer} Stunden, nicht mehr als ${zeitzuschlag.freiInWorten}: kein Zuschlag`
      : `${dauer} Stunden, ${zeitzuschlag.freiInWorten} davon ohne Zuschlag: ${zahl} × ${euro(je)}`;
  return { betrag, schritte: [{ text, norm, betrag }] };
}
