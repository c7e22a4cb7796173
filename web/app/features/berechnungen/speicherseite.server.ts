import { data, redirect } from "react-router";
import { anmeldenOhneSkript, offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import type { Formstand } from "#features/konto/index.ts";
import { blattpfade } from "#features/rechner/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Besitzer, berechnungSpeichern, blattRechnen } from "./berechnungen.server.ts";
import { laengsterKopf } from "./grenzen.ts";

/** What goes from step to step in the body: the inputs, and the query with which the calculator shows them again. */
export type Mitgebrachtes = { readonly rechner: string; readonly stand: string; readonly query: string };

/** What the page shows between calculator and saved calculation. */
export type Speicheransicht = { readonly mit: Mitgebrachtes; readonly zurueck: string } & (
  | { readonly art: "anmelden"; readonly form: Formstand }
  | {
      readonly art: "speichern";
      readonly titel: string;
      readonly kennzahl: { readonly text: string; readonly wert: string };
      readonly bezeichnung: string;
      readonly aktenzeichen: string;
      /** Wording of the agreement on secrecy that is still missing. */
      readonly zustimmung: string | undefined;
      readonly absage: { readonly text: string; readonly tarif: boolean } | undefined;
    }
  /** Nothing that could be saved. */
  | { readonly art: "ohne"; readonly text: string }
);

/**
 * Saving without a script, in up to three steps: sign in, agree and name, saved. Each step carries the inputs in the body
 * of its form; nothing of them is stored before the last one, and none stands in an address.
 */
export async function speicherschritt(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const { rechner = "", stand = "", query = "" } = felder;
  const mit = { rechner, stand, query };
  const zurueck = blattpfade.includes(rechner) ? rechner + query.replace(/^(?!\?).*/s, "") : "/rvgrechner";
  const sitzung = sitzungAus(aufruf.context);
  if (!sitzung) {
    if (felder.was !== "anmelden") return data<Speicheransicht>({ mit, zurueck, art: "anmelden", form: {} });
    const antwort = await anmeldenOhneSkript(aufruf);
    // 307: the browser sends the same form once more, now signed in.
    if (antwort instanceof Response)
      return redirect(new URL(aufruf.request.url).pathname, { status: 307, headers: antwort.headers });
    return data<Speicheransicht>({ mit, zurueck, art: "anmelden", form: antwort.data }, { status: 422 });
  }
  return angemeldet(sitzung, felder, { mit, zurueck });
}

type Felder = Readonly<Record<string, string>>;

async function angemeldet(
  wer: Besitzer,
  felder: Felder,
  rest: { readonly mit: Mitgebrachtes; readonly zurueck: string },
) {
  const kurz = (text = "") => gekuerzt(text.trim(), laengsterKopf);
  const kopf = { bezeichnung: kurz(felder.bezeichnung), aktenzeichen: kurz(felder.aktenzeichen) };
  const { rechner, stand } = rest.mit;
  const ansicht = await speicherbild(wer, rest);
  if (ansicht.art !== "speichern") return data<Speicheransicht>(ansicht, { status: 422 });
  if (felder.was !== "speichern") return data<Speicheransicht>(ansicht);
  await zustimmungAnnehmen(wer, felder);
  try {
    const id = await berechnungSpeichern(wer, { rechner, stand, ...kopf }, heute());
    return redirect(`/meine-berechnungen/${id}`, 303);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const { error: text, code } = fehler.koerper;
    const neu = { ...ansicht, ...kopf, absage: { text, tarif: code === "tarif" } };
    return data<Speicheransicht>(neu, { status: 422 });
  }
}

/** What is about to be saved, computed anew. */
async function speicherbild(
  wer: Besitzer,
  rest: { readonly mit: Mitgebrachtes; readonly zurueck: string },
): Promise<Speicheransicht> {
  try {
    const { titel, kennzahl } = await blattRechnen(wer, rest.mit, heute());
    return {
      ...rest,
      art: "speichern",
      titel,
      kennzahl,
      bezeichnung: "",
      aktenzeichen: "",
      zustimmung: await offeneZustimmung(wer),
      absage: undefined,
    };
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return { ...rest, art: "ohne", text: fehler.koerper.error };
  }
}
