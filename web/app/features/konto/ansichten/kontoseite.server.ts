import { data, redirectDocument } from "react-router";
import { qrPfad } from "#dokumente/qr/qr.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import {
  type Antwortinhalt,
  cookiesAus,
  formularfelder,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { nachlassVon } from "#platform/nachlass.ts";
import { kontoaufruf } from "../api/kontoaufruf.server.ts";
import { codeangabe } from "../faktor/codeangabe.ts";
import { identitaet } from "../identitaet.server.ts";
import { newsletterBestaetigt } from "../profil/konto-aenderung-store.server.ts";
import { bleibendes } from "../profil/loeschung.server.ts";
import { eigenesProtokoll, sicherheitsstand, sitzungsliste } from "../profil/sicherheit.server.ts";
import { passwortBefund, passwortBestaetigungBefund } from "../pruefung.ts";
import { texte } from "../texts.ts";
import type { Abschnittsergebnis } from "../ui/bereich/abschnitt.tsx";

/** Everything the page about one's own account shows. */
export async function kontoseite({ context }: Seitenaufruf) {
  const sitzung = requireKonto(sitzungAus(context));
  const { nutzer, anzeigename, sitzungId, kanzleiId } = sitzung;
  const { kontoabschnitte, loeschung, nachlass } = context.get(beitraegeContext);
  const [sicherheit, sitzungen, anmeldungen, protokoll, newsletter, weitere, bleibt] = await Promise.all([
    sicherheitsstand(nutzer.id),
    sitzungsliste(nutzer.id, sitzungId),
    eigenesProtokoll(nutzer.id, { nurAnmeldungen: true, vor: undefined }),
    eigenesProtokoll(nutzer.id, { nurAnmeldungen: false, vor: undefined }),
    identitaet((tx) => newsletterBestaetigt(tx, nutzer.id)),
    kontoabschnitte(sitzung),
    bleibendes(sitzung, loeschung),
  ]);
  const inTeam = nutzer.teamId !== null && !nutzer.isTeamAdmin;
  const offenes = inTeam ? await nachlassVon(nachlass, kanzleiId, nutzer.id) : undefined;
  return {
    nutzer,
    anzeigename,
    sicherheit,
    sitzungen,
    newsletterBestaetigt: newsletter,
    anmeldungen: anmeldungen.slice(0, 20),
    weitere,
    bleibt,
    uebergabe: offenes && { anzahl: offenes.posten.length, nachfolger: offenes.nachfolger },
    protokoll: protokoll.filter(({ act }) => !act.startsWith("anmeldung")).slice(0, 30),
  };
}

type Felder = Readonly<Record<string, string>>;
type Kennung = Parameters<typeof kontoaufruf>[0];

/** One form of the page: the call behind it, and what the call takes from the fields. */
type Handlung = {
  readonly ruf: Kennung;
  readonly body?: (felder: Felder) => object;
  readonly params?: (felder: Felder) => Record<string, string>;
  readonly erledigt?: string;
};

const basis = "/api/backend/auth/user";
const mitPasswort = ({ password = "" }: Felder) => ({ password });
const mitBeweis = ({ password = "", totp = "" }: Felder) => ({ password, ...codeangabe(totp) });

const handlungen: Readonly<Record<string, Handlung>> = {
  name: {
    ruf: `PATCH ${basis}/profile`,
    body: ({ name = "", title = "" }) => ({ name, title }),
    erledigt: "Ihr Name ist gespeichert.",
  },
  newsletter: {
    ruf: `PATCH ${basis}/profile`,
    body: ({ newsletter }) => ({ newsletterConsent: newsletter === "true" }),
    erledigt: "Ihre Wahl ist gespeichert.",
  },
  email: { ruf: `POST ${basis}/email`, body: ({ email = "", password = "" }) => ({ email, password }) },
  "bestaetigung-erneut": {
    ruf: "POST /api/backend/auth/resend-verification",
    body: ({ email = "" }) => ({ email }),
  },
  passwort: {
    ruf: `POST ${basis}/password`,
    body: ({ currentPassword = "", password = "" }) => ({ currentPassword, password }),
  },
  "faktor-beginnen": { ruf: `POST ${basis}/second-factor`, body: mitPasswort },
  "faktor-bestaetigen": { ruf: `POST ${basis}/second-factor/confirm`, body: ({ totp = "" }) => ({ totp }) },
  "faktor-abschalten": {
    ruf: `DELETE ${basis}/second-factor`,
    body: mitBeweis,
    erledigt: "Die Anmeldung in zwei Schritten ist abgeschaltet.",
  },
  "codes-erneuern": { ruf: `POST ${basis}/recovery-codes`, body: mitBeweis },
  "passkey-benennen": {
    ruf: `PATCH ${basis}/passkeys/:id`,
    params: ({ id = "" }) => ({ id }),
    body: ({ passkeyName = "" }) => ({ name: passkeyName }),
    erledigt: "Der neue Name ist gespeichert.",
  },
  "passkey-loeschen": {
    ruf: `DELETE ${basis}/passkeys/:id`,
    params: ({ id = "" }) => ({ id }),
    erledigt: "Der Passkey ist entfernt.",
  },
  "sitzung-beenden": {
    ruf: `DELETE ${basis}/sessions/:id`,
    params: ({ id = "" }) => ({ id }),
    erledigt: "Das Gerät ist abgemeldet.",
  },
  "ueberall-abmelden": { ruf: `DELETE ${basis}/sessions` },
  loeschen: {
    ruf: "DELETE /api/backend/auth/user",
    body: ({ password = "", handOverTo = "" }) => ({ password, handOverTo }),
  },
};

/** Carries out what one section of the page was asked for. */
export async function kontohandlung(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const { was = "" } = felder;
  const handlung = Object.hasOwn(handlungen, was) ? handlungen[was] : undefined;
  if (!handlung) throw data(null, { status: 400 });
  const vorab = was === "passwort" ? passwortbefunde(felder) : undefined;
  if (vorab) return ergebnis({ was, felder: vorab });
  const antwort = await kontoaufruf(handlung.ruf, aufruf, {
    body: handlung.body?.(felder),
    params: handlung.params?.(felder) ?? {},
  });
  if (antwort.ok && was === "ueberall-abmelden") return verlassen(antwort, "/login?hinweis=ueberall");
  if (antwort.ok && was === "loeschen") return verlassen(antwort, "/login?hinweis=loeschung");
  return ergebnis(nachAntwort(handlung, was, antwort.ok, await inhalt<Gesagtes>(antwort)));
}

type Gesagtes = Antwortinhalt & {
  readonly uri?: string;
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
};

function nachAntwort(handlung: Handlung, was: string, ok: boolean, gesagt: Gesagtes): Abschnittsergebnis {
  if (!ok) {
    const { error = texte.unbekannterFehler, field } = gesagt;
    return field ? { was, felder: { [field]: error } } : { was, fehler: error };
  }
  const { uri, secret, recoveryCodes, message } = gesagt;
  return {
    was,
    erledigt: handlung.erledigt ?? message,
    einrichtung: uri && secret ? { uri, geheimnis: secret, qr: qrPfad(uri) } : undefined,
    codes: recoveryCodes,
  };
}

function passwortbefunde({ password = "", passwordConfirm = "" }: Felder) {
  const befunde = {
    password: passwortBefund(password),
    passwordConfirm: passwortBestaetigungBefund(passwordConfirm, password),
  };
  return befunde.password || befunde.passwordConfirm ? befunde : undefined;
}

function ergebnis(inhalt: Abschnittsergebnis) {
  return data(inhalt, { status: inhalt.fehler || inhalt.felder ? 422 : 200 });
}

/** The session is over: the whole page is loaded anew. */
function verlassen(antwort: Response, ziel: string): Response {
  return redirectDocument(ziel, { headers: cookiesAus(antwort) });
}
