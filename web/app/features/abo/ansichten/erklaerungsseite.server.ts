import { data, type RouterContextProvider, redirect } from "react-router";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { erklaerungAnnehmen } from "../bearbeitung/annehmen.server.ts";
import { adresse, type Fehler, type Felder, type Gelesen } from "../erklaerungen/felder.ts";
import { kuendigungAus } from "../kuendigung/kuendigungsangaben.ts";
import { kuendigungstag, widerrufsfolge } from "../vertrag/beenden.ts";
import { endetag } from "../vertrag/endetag.ts";
import { widerrufAus } from "../widerruf/widerrufsangaben.ts";
import { verlierendeMitglieder } from "../wirken/team.server.ts";
import type { Erklaerung } from "../worte/erklaerungsworte.ts";
import { type EigenerVertrag, eigenerVertrag } from "./eigener-vertrag.server.ts";

/** What a form shows again: what was typed, and what is wrong with it. */
export type Formularstand = {
  readonly felder: Felder;
  readonly fehler: Fehler;
  readonly meldung: string;
};

type Art = {
  readonly lesen: (felder: Felder) => Gelesen;
  /** Whether it is about the contract of whoever is signed in. */
  readonly eigene: (angaben: Gelesen["angaben"], eigener: EigenerVertrag) => boolean;
};

/** The two ways out of a contract. */
const arten: Readonly<Record<Erklaerung["art"], Art>> = {
  kuendigung: {
    lesen: (felder) => kuendigungAus(felder, heute()),
    eigene: ({ kontoadresse }, { felder }) => kontoadresse === adresse(felder.email),
  },
  widerruf: {
    lesen: widerrufAus,
    eigene: ({ kontoadresse, vertragsnummer }, { felder, nummer }) =>
      kontoadresse === adresse(felder.email) || (vertragsnummer !== "" && vertragsnummer === nummer),
  },
};

/** The page of the cancellation: empty for visitors, filled in for whoever is signed in. */
export async function kuendigungsseite(context: Readonly<RouterContextProvider>) {
  const { eigener, ...seite } = await erklaerungsseite(context);
  const v = eigener?.vertrag;
  const instant = jetzt().toString();
  return {
    ...seite,
    heute: heute(),
    felder: eigener?.felder ?? {},
    /** Last day if it were cancelled now, of whoever is signed in; null: no contract runs. */
    ende: v ? endetag({ ...v, gekuendigtZum: v.gekuendigtZum ?? kuendigungstag(v, instant) }) : null,
  };
}

/** The page of the withdrawal: whoever is signed in reads what it would cost him today. */
export async function widerrufsseite(context: Readonly<RouterContextProvider>) {
  const { eigener, ...seite } = await erklaerungsseite(context);
  const { name, email, nummer } = eigener?.felder ?? {};
  const v = eigener?.vertrag;
  return { ...seite, felder: { name, email, vertrag: nummer ?? email }, eigener: v ? folgen(v) : null };
}

function folgen(v: NonNullable<EigenerVertrag["vertrag"]>) {
  const { wertersatz, gutschrift } = widerrufsfolge(v, heute());
  const { widerrufBis: fristBis, unternehmer } = v;
  return { wertersatz, gutschrift, fristBis, vorbei: heute() > fristBis, unternehmer };
}

async function erklaerungsseite(context: Readonly<RouterContextProvider>) {
  const eigener = await eigenerVertrag(context);
  const mitglieder = eigener ? await verlierendeMitglieder(eigener.kontoId, eigener.vertrag) : [];
  return { eigener, angemeldet: eigener !== undefined, mitglieder };
}

/** Each of them sends mails, also to strangers; nobody declares more by himself in an hour. */
const grenze: Limit = { name: "abo-erklaerung", anzahl: 10, sekunden: 3_600 };

/**
 * „jetzt kündigen“, „Widerruf bestätigen“: keeps what the form declares and leads to its confirmation; or the form again
 * with what is wrong (422, 429). Whoever names another account than the one he is signed in with declares it like
 * everybody else.
 */
export async function erklaeren(art: Erklaerung["art"], { request, context }: Seitenaufruf) {
  const felder = await formularfelder(request);
  const eigener = await eigenerVertrag(context);
  const { angaben, fehler } = arten[art].lesen(felder);
  const zurueck = (meldung: string, status: number) =>
    data<Formularstand>({ felder, fehler, meldung }, { status });
  if (Object.keys(fehler).length > 0)
    return zurueck("Noch nicht abgesendet. Bitte ergänzen Sie die markierten Felder.", 422);
  const { raten, client } = context.get(anfrageContext);
  try {
    await raten.pruefen(grenze, client);
  } catch (zuViele) {
    if (!(zuViele instanceof ApiFehler) || zuViele.status !== 429) throw zuViele;
    return zurueck(
      `Von Ihrem Anschluss kamen sehr viele Erklärungen; diese ist noch nicht abgesendet. Ihre Angaben bleiben stehen. ${zuViele.koerper.error} Sie erreichen uns auch per E-Mail, die Adresse steht im Impressum.`,
      429,
    );
  }
  const kontoId = eigener && arten[art].eigene(angaben, eigener) ? eigener.kontoId : undefined;
  throw redirect(`/erklaerung?id=${await erklaerungAnnehmen(angaben, kontoId)}`, 303);
}
