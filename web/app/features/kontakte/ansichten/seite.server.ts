import { data, redirect } from "react-router";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { ApiFehler, type Widerstreit } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { gesehenesAus, nachStreit, nachWahl } from "#ui/zugleich/formularfelder.ts";
import { darfSchreiben, hatTeam } from "../adressbuch/zugang.server.ts";
import { kontaktrouten } from "../api/kontakte.ts";

type Felder = Readonly<Record<string, string>>;

/** What a form that could not be followed shows again. */
export type Formularabsage = {
  readonly felder: Felder;
  /** The field that is wrong; unset: the form as a whole. */
  readonly feld: string | undefined;
  readonly fehler: string;
  /** What somebody else has changed to another value. */
  readonly streit?: readonly Widerstreit[];
};

/** What a form for a contact asks besides name and address. */
export type Formularstand = {
  /** There is a team with which a contact can be shared. */
  readonly team: boolean;
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
};

export async function formularstand(wer: Sitzung): Promise<Formularstand> {
  return { team: hatTeam(wer), zustimmung: await offeneZustimmung(wer) };
}

/** What the visitor of a page may do with contacts. */
export const rechte = (wer: Sitzung) => ({ team: hatTeam(wer), schreiben: darfSchreiben(wer) });

const route = (methode: string) => {
  const gefunden = kontaktrouten.find(({ method }) => method === methode);
  if (!gefunden) throw new Error(`Es gibt keinen Aufruf ${methode} für Kontakte.`);
  return gefunden;
};

/** A contact as its form carries it. */
export const kontaktfelder = (kontakt: { name: string; email: string; geteilt: boolean }): Felder => ({
  name: kontakt.name,
  email: kontakt.email,
  shared: kontakt.geteilt ? "1" : "",
});

const koerper = ({ name = "", email = "", shared }: Felder, teilbar: boolean) => ({
  name,
  email,
  ...(teilbar && { shared: shared === "1" }),
});

/** Adds a contact, or changes that of the address, and goes back to the list; otherwise the form says why not. */
export async function kontaktSpeichern(aufruf: Seitenaufruf, id?: string) {
  const wer = requireKonto(sitzungAus(aufruf.context));
  const getippt = { shared: "", ...(await formularfelder(aufruf.request)) };
  await zustimmungAnnehmen(wer, getippt);
  const felder: Felder = nachWahl(getippt);
  const gesehen = id ? gesehenesAus(felder) : undefined;
  const teilbar = felder.teilbar === "1";
  const antwort = await alsAufruf(route(id ? "PATCH" : "POST"), aufruf, {
    body: { ...koerper(felder, teilbar), ...(gesehen && { seen: koerper(gesehen, teilbar) }) },
    params: { id: id ?? "" },
  });
  if (antwort.ok) {
    const { contact } = await inhalt<{ contact: { id: string } }>(antwort);
    return redirect(`/kontakte?${id ? "geaendert" : "angelegt"}=${contact.id}`, 303);
  }
  return absage(antwort, felder);
}

/** Removes the contact that the form names, after the page has asked. */
export async function kontaktEntfernen(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const antwort = await alsAufruf(route("DELETE"), aufruf, { params: { id: felder.id ?? "" } });
  if (antwort.ok || antwort.status === 404) return redirect("/kontakte?geloescht=1", 303);
  return absage(antwort, felder);
}

async function absage(antwort: Response, felder: Felder) {
  if (antwort.status === 404) throw data(null, { status: 404 });
  const { error, field, conflicts, current } = await inhalt(antwort);
  const ergebnis: Formularabsage = { felder, feld: field, fehler: error ?? "Nicht gespeichert." };
  const gesehen = gesehenesAus(felder);
  if (conflicts && current && gesehen) {
    const { name, email, shared } = current as { name: string; email: string; shared: boolean };
    const weiter = nachStreit(felder, gesehen, kontaktfelder({ name, email, geteilt: shared }));
    return data<Formularabsage>({ ...ergebnis, felder: weiter, streit: conflicts }, { status: 409 });
  }
  return data(ergebnis, { status: antwort.status === 429 ? 429 : 422 });
}

/**
 * What a page reads; undefined: the team asks for a second factor that is missing.
 *
 * @throws an answer with status 404: there is none of it
 */
export async function oderFaktor<T>(lesen: Promise<T>): Promise<T | undefined> {
  return ohneFaktor(lesen).catch((fehler: unknown) => {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? data(null, { status: 404 }) : fehler;
  });
}
