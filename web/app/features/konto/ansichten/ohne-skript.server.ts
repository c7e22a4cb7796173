import { data, redirect } from "react-router";
import { cookiesAus, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { kontoaufruf } from "../api/kontoaufruf.server.ts";
import { anmeldepasswortBefund, emailBefund } from "../pruefung.ts";
import { abowahl, aboziel, ohneMerker } from "../registrierung/abowahl.ts";
import { texte } from "../texts.ts";
import type { Formstand } from "../ui/anmeldung/anmeldeformular.tsx";
import { meldungen, meldungZuAbsage } from "../ui/anmeldung/anmeldemeldungen.ts";
import type { Registrierstand } from "../ui/registrierung/registrierformular.tsx";
import { gescheitert, markierteFelder } from "../ui/registrierung/registriermeldung.ts";
import { registrierbefunde } from "../ui/registrierung/registrierpruefung.ts";

/** The sign-in form sent without a script: back to the page with a session, or the page with what is wrong (422). */
export async function anmeldenOhneSkript(aufruf: Seitenaufruf) {
  const { email = "", password = "", remember, totp, restore } = await formularfelder(aufruf.request);
  const befunde = { email: emailBefund(email), password: anmeldepasswortBefund(password) };
  if (befunde.email || befunde.password)
    return stand({ email, meldung: meldungen.pflichtfelder, felder: befunde });
  const body = { email, password, remember, totp, restore, json: "true" };
  const antwort = await kontoaufruf("POST /api/auth/callback/credentials", aufruf, { body });
  if (antwort.ok) return weiter(aufruf.request, antwort);
  const absage = { status: antwort.status, ...(await inhalt(antwort)) };
  if (absage.error === "SECOND_FACTOR")
    return stand({ email, zweiterFaktor: totp === undefined ? "fehlt" : "falsch" });
  if (absage.error === "ACCOUNT_DELETION_SCHEDULED") return stand({ email, zurLoeschung: true });
  return stand({ email, meldung: meldungZuAbsage(absage) });
}

/** The registration sent without a script; who succeeds is signed in. */
export async function registrierenOhneSkript(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const { name = "", email = "", emailConfirm = "", password = "", newsletter } = felder;
  const werte = { name, email, emailConfirm };
  const befunde = registrierbefunde(felder);
  if (Object.keys(befunde).length > 0)
    return registrierstand({ werte, meldung: markierteFelder, felder: befunde });
  const antwort = await kontoaufruf("POST /api/auth/register", aufruf, {
    body: { name, email, password, newsletterConsent: newsletter !== undefined },
  });
  if (!antwort.ok) {
    const { error = texte.registrierungFehlgeschlagen, field } = await inhalt(antwort);
    return registrierstand({ werte, meldung: gescheitert(error), felder: field ? { [field]: error } : {} });
  }
  const anmeldung = await kontoaufruf("POST /api/auth/callback/credentials", aufruf, {
    body: { email, password, json: "true" },
  });
  if (anmeldung.ok) return weiter(aufruf.request, anmeldung);
  const ziel = new URL(aufruf.request.url).searchParams.get("redirect");
  return redirect(`/login?${new URLSearchParams({ email, ...(ziel && { redirect: ziel }) })}`, 303);
}

/** The sign-out of the header without a script. */
export async function abmeldenOhneSkript(aufruf: Seitenaufruf) {
  const antwort = await kontoaufruf("POST /api/auth/signout", aufruf, { body: { json: "true" } });
  return redirect("/", { status: 303, headers: cookiesAus(antwort) });
}

/** To the order, if somebody is on the way to one; otherwise to the same page, which now knows who reads it. */
function weiter(request: Request, antwort: Response): Response {
  const { pathname, searchParams, search } = new URL(request.url);
  const wahl = abowahl(searchParams, ohneMerker);
  const ziel = wahl ? aboziel(wahl) : pathname.replace(/\.data$/, "") + search;
  return redirect(ziel, { status: 303, headers: cookiesAus(antwort) });
}

function stand(inhalt: Formstand) {
  return data(inhalt, { status: 422 });
}

function registrierstand(inhalt: Registrierstand) {
  return data(inhalt, { status: 422 });
}
