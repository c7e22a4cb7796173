import { data, redirect } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import {
  type Besitzer,
  endgueltigEntfernen,
  kopieren,
  loeschen,
  umbenennen,
  wiederherstellen,
} from "./berechnungen.server.ts";
import { laengsterKopf } from "./grenzen.ts";
import { saetze } from "./saetze.ts";

/** What a page says after a form that it could not follow. */
export type Absage = { readonly was: string; readonly fehler: string; readonly code: string | undefined };

type Felder = Readonly<Record<string, string>>;

/** The forms of both pages: what they do, and the address to go on to. */
const handlungen: Readonly<Record<string, (wer: Besitzer, felder: Felder) => Promise<string>>> = {
  loeschen: async (wer, { id }) => {
    await loeschen(wer, id);
    return `/meine-berechnungen?geloescht=${id}`;
  },
  wiederherstellen: async (wer, { id }) => {
    await wiederherstellen(wer, id);
    return "/meine-berechnungen";
  },
  endgueltig: async (wer, { id }) => {
    await endgueltigEntfernen(wer, id);
    return "/meine-berechnungen?ansicht=geloescht";
  },
  kopie: async (wer, { id }) => `/meine-berechnungen/${await kopieren(wer, id)}`,
  umbenennen: async (wer, { id, bezeichnung = "", aktenzeichen = "" }) => {
    const kurz = (text: string) => gekuerzt(text.trim(), laengsterKopf);
    if (kurz(bezeichnung) === "")
      throw new ApiFehler(400, { error: saetze.ohneNamen, code: "ohne-namen", field: "bezeichnung" });
    await umbenennen(wer, id, { bezeichnung: kurz(bezeichnung), aktenzeichen: kurz(aktenzeichen) });
    return `/meine-berechnungen/${id}`;
  },
};

/** Carries out what a form of the pages asks for; a foreign or unknown calculation is 404. */
export async function berechnungshandlung({ request, context }: Seitenaufruf) {
  const wer = requireKonto(sitzungAus(context));
  const felder = await formularfelder(request);
  const { was = "" } = felder;
  const handlung = Object.hasOwn(handlungen, was) ? handlungen[was] : undefined;
  if (!handlung) throw data(null, { status: 400 });
  try {
    return redirect(await handlung(wer, felder), 303);
  } catch (fehler) {
    return absage(fehler, was);
  }
}

function absage(fehler: unknown, was: string) {
  if (!(fehler instanceof ApiFehler)) throw fehler;
  const { status, koerper } = fehler;
  if (status === 404) throw nichtGefunden();
  const inhalt: Absage = { was, fehler: koerper.error, code: koerper.code };
  return data(inhalt, { status: status === 400 ? 422 : status });
}

/** The answer of a page for an unknown calculation. */
export const nichtGefunden = () => data(null, { status: 404 });

/** Runs what a loader reads; what is not there becomes the page „Nicht gefunden“. */
export async function oder404<T>(lesen: Promise<T>): Promise<T> {
  return lesen.catch((fehler: unknown) => {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? nichtGefunden() : fehler;
  });
}
