import { data } from "react-router";
import type { ApiRoute } from "#platform/http/api-route.ts";
import {
  type Angaben,
  alsAufruf,
  type Formularergebnis,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { gesehenesAus, nachStreit } from "#ui/zugleich/formularfelder.ts";

export type Felder = Readonly<Record<string, string>>;

/** What a form of a page has brought about. */
export type Seitenergebnis = Formularergebnis & {
  /** Told this once: the address of a calendar. */
  readonly adresse?: string | undefined;
};

/** One form of a page: the call behind it, and what it takes from the fields. */
export type Formularweg = {
  readonly route: ApiRoute;
  readonly angaben: (felder: Felder) => Angaben;
  readonly erledigt: string;
  /** For a form that others may change, too. */
  readonly zugleich?: {
    /** What stands there now, as the form would show it. */
    readonly felder: (jetzt: Readonly<Record<string, unknown>>) => Felder;
    readonly gruppen: readonly (readonly string[])[];
  };
};

/**
 * Carries out one form of a page as the call behind it.
 *
 * @param felder as they were typed; they come back where something is missing
 * @param gelesen as they were understood
 */
export async function formularAusfuehren(
  wege: Readonly<Record<string, Formularweg>>,
  aufruf: Seitenaufruf,
  felder: Felder,
  gelesen = felder,
) {
  const { was = "", id = "" } = felder;
  const weg = Object.hasOwn(wege, was) ? wege[was] : undefined;
  if (!weg) throw data(null, { status: 400 });
  const antwort = await alsAufruf(weg.route, aufruf, weg.angaben(gelesen));
  if (antwort.ok) {
    const { url } = await inhalt(antwort);
    const ergebnis: Seitenergebnis = { was, id, erledigt: weg.erledigt, adresse: url };
    return data(ergebnis);
  }
  const { error, field, conflicts, current } = await inhalt(antwort);
  const ergebnis: Seitenergebnis = { was, id, fehler: error ?? "Nicht gespeichert.", feld: field, felder };
  const gesehen = gesehenesAus(felder);
  if (weg.zugleich && conflicts && current && gesehen) {
    const jetzt = weg.zugleich.felder(current);
    const weiter = nachStreit({ ...felder, ...gelesen }, gesehen, jetzt, weg.zugleich.gruppen);
    return data<Seitenergebnis>({ ...ergebnis, felder: weiter, streit: conflicts }, 409);
  }
  return data(ergebnis, antwort.status === 429 ? 429 : 422);
}
