import { data } from "react-router";
import { empfaengerAus } from "#features/kontakte/index.ts";
import { offeneZustimmung } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { fristZeigen } from "../../eintrag/fristbild.server.ts";
import { rubrumvorschlaege } from "../../rubrum/vorschlaege.ts";
import type { Frist } from "../../worte/frist.ts";
import { ansichtVon } from "./eintragsansicht.server.ts";

const meldungen: Readonly<Record<string, string>> = {
  gebucht:
    "Gebucht. Jetzt kann der Vermerk „notiert“ in die Akte und das Empfangsbekenntnis abgegeben werden.",
  genehmigen: "Der Eintrag ist kontrolliert.",
  freigeben: "Die Frist ist freigegeben.",
  "vorfrist-vorlegen": "Die Vorlage ist festgehalten.",
  "vorfrist-aufgeben": "Die Vorfrist ist aufgegeben.",
  vorfristen: "Die Vorfristen sind geändert.",
  vorlegen: "Die Prüfung bei Aktenvorlage ist festgehalten.",
  erledigen: "Die Frist ist erledigt.",
  nachweisen: "Der Nachweis ist eingetragen.",
  oeffnen: "Die Frist ist wieder offen.",
  streichen: "Der Eintrag ist gestrichen.",
  beantragen: "Der beantragte Tag steht vorläufig neben dem Ende.",
  verlaengern: "Die Frist ist verlängert.",
  ablehnen: "Das bisherige Ende gilt wieder.",
  ausloeser: "Die Kette ist neu gerechnet.",
  ort: "Der Ort ist eingetragen; gerechnet ist mit seinen Feiertagen.",
  angaben: "Die Angaben sind geändert.",
  uebernehmen: "Der neue Tag gilt.",
  verwerfen: "Der eingetragene Tag bleibt.",
};

/** Everything the page of an entry shows; undefined: a second factor is missing. */
export async function eintragsseite({ request, context }: Seitenaufruf, id: string | undefined) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const bild = await ohneFaktor(oder404(fristZeigen(wer, id)));
  const frage = new URL(request.url).searchParams;
  const getan = frage.has("gebucht") ? "gebucht" : (frage.get("getan") ?? "");
  // Once the parties are typed, nothing is to be proposed.
  const namen = bild && !bild.frist.rubrum ? await parteienVon(context, wer, bild.frist) : [];
  return {
    eintrag: bild && ansichtVon(bild, await offeneZustimmung(wer), rubrumvorschlaege(namen)),
    erledigt: Object.hasOwn(meldungen, getan) ? meldungen[getan] : undefined,
  };
}

const parteienVon = (context: Seitenaufruf["context"], wer: Sitzung, frist: Frist) =>
  context.get(beitraegeContext).parteien(wer, {
    aktenzeichen: frist.aktenzeichen,
    adressen: empfaengerAus(frist.empfaenger),
  });

async function oder404<T>(lesen: Promise<T>): Promise<T> {
  return lesen.catch((fehler: unknown) => {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? data(null, { status: 404 }) : fehler;
  });
}
