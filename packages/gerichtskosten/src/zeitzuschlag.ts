import { zeitzuschlag } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Cent } from "@gebuehrenportal/recht";
import { anteil, euro } from "@gebuehrenportal/recht";
import { stundenwort } from "./stundenwort.ts";
import type { Betrag } from "./wertgebuehr.ts";

/** Whether the number is charged by the hour of an act. */
export const istZeitzuschlag = (gesetz: Gesetz, nr: string): boolean =>
  gesetz === zeitzuschlag.gesetz && nr === zeitzuschlag.nr;

/** Nr. 500 KV GvKostG by the duration of the act: each hour beyond the third that has begun. */
export function zuschlagNachStunden(stunden: number, je: Cent, norm: string): Betrag {
  const zahl = Math.max(0, Math.ceil(stunden - zeitzuschlag.freieStunden));
  const betrag = anteil(je, zahl, 1);
  const dauer = stundenwort(stunden);
  const frei = `${zeitzuschlag.freiInWorten} Stunden`;
  const text =
    zahl === 0
      ? `${dauer}, nicht mehr als ${frei}: kein Zuschlag`
      : `${dauer}, ${frei} davon ohne Zuschlag: ${zahl} × ${euro(je)}`;
  return { betrag, schritte: [{ text, norm, betrag }] };
}
