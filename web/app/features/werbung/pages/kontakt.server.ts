import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import {
  type Antwortinhalt,
  alsAufruf,
  formularfelder,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { kontaktRoute } from "../api/kontakt.ts";
import { anlassAus, kampagnenwerte, kampagnenwertHoechstens } from "../kontakt/angaben.ts";

/** What stands in the form. */
export type Kontaktfelder = Readonly<Record<string, string>>;

/** What the page shows after the form was sent. */
export type Kontaktergebnis = {
  readonly erledigt?: string | undefined;
  /** Why nothing was sent, if that is no single field's. */
  readonly meldung?: string | undefined;
  readonly fehler: Readonly<Record<string, string>>;
  readonly felder: Kontaktfelder;
};

/** The form as it is opened: with what the address says, and with the name of whoever is signed in. */
export function kontaktfelder(query: URLSearchParams, wer: Sitzung | undefined): Kontaktfelder {
  return {
    betreff: anlassAus(query.get("betreff")),
    ...(wer && { name: wer.nutzer.name, email: wer.nutzer.email }),
    ...Object.fromEntries(
      kampagnenwerte.flatMap((name) => {
        const wert = query.get(name)?.slice(0, kampagnenwertHoechstens);
        return wert ? [[name, wert]] : [];
      }),
    ),
  };
}

type Absage = { readonly errors?: readonly { readonly field?: string; readonly error: string }[] };

/** Sends what was typed; with faults it comes back as it was. */
export async function kontaktSenden(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const antwort = await alsAufruf(kontaktRoute, aufruf, { body: felder });
  const { message, error, field, errors = [] } = await inhalt<Antwortinhalt & Absage>(antwort);
  if (antwort.ok) return data<Kontaktergebnis>({ erledigt: message, fehler: {}, felder: {} });
  const einzelne = errors.length > 0 ? errors : field ? [{ field, error: error ?? "" }] : [];
  const fehler: Record<string, string> = {};
  for (const eines of einzelne) if (eines.field) fehler[eines.field] ??= eines.error;
  const meldung =
    einzelne.length > 0 ? "Noch nicht gesendet. Bitte prüfen Sie die markierten Felder." : error;
  return data<Kontaktergebnis>({ meldung, fehler, felder }, antwort.status === 400 ? 422 : antwort.status);
}
