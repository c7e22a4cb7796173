import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { kein } from "../abbruch.ts";
import { nichts } from "../sache.ts";
import { erhoehung100 } from "./erhoehung.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";
import { fester } from "./rahmengebuehr.ts";

/** A fixed amount. Numbers with a column for appointed counsel alone give nothing as regular fee. */
export function festgebuehr(auftrag: Auftrag<Extract<VvWert, { art: "festbetrag" }>>): Betrag {
  const { s, p, wert, feld, nummer } = auftrag;
  if (p.betrag !== undefined || p.satz100 !== undefined) {
    kein(
      `Nr. ${p.nr} VV ist eine Festgebühr; es gibt nichts zu wählen.`,
      nummer.werte.norm,
      `${feld}.${p.betrag === undefined ? "satz100" : "betrag"}`,
    );
  }
  const grund = s.kasse ? (wert.bestellt ?? wert.betrag) : wert.betrag;
  return fester(auftrag, grund ?? nichts, erhoehung100(s, p, nummer, false));
}
