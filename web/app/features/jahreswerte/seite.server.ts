import { data, type RouterContextProvider } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import type { Fehler, Felder } from "./eingabe.ts";
import { wertEintragen, wertEntfernen, wertKorrigieren } from "./jahreswerte.server.ts";
import { wertuebersicht } from "./uebersicht.server.ts";
import { jahreswert } from "./werte.ts";

type Kontext = Readonly<RouterContextProvider>;

/** What the page of a figure shows; an unknown one is not found. */
export async function wertseite(context: Kontext, name: string) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return {
    ...(await wertuebersicht(gesucht(name))),
    name,
    heute: heute(),
    kopf: await verwaltungskopf(context, admin),
  };
}

/** One of three forms, named by `handlung`; what was typed comes back with its faults. */
export async function wertformular(request: Request, context: Kontext, name: string) {
  const { nutzer } = requireRolle(sitzungAus(context), "admin");
  const felder = await formularfelder(request);
  const fehler = await handeln(name, nutzer.id, felder);
  return data({ felder, fehler }, fehler ? 422 : 200);
}

function gesucht(name: string) {
  const wert = jahreswert(name);
  if (!wert) throw data(null, { status: 404 });
  return wert;
}

function handeln(name: string, von: string, felder: Felder): Promise<Fehler | undefined> {
  const wert = gesucht(name);
  switch (felder.handlung) {
    case "eintragen":
      return wertEintragen(wert, von, felder, heute());
    case "korrigieren":
      return wertKorrigieren(wert, von, felder);
    case "entfernen":
      return wertEntfernen(wert, von, felder);
    default:
      throw data(null, { status: 400 });
  }
}
