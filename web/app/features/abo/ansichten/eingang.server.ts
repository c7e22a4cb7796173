import { data, redirect } from "react-router";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { erklaerungAnnehmen } from "../bearbeitung/annehmen.server.ts";
import type { Fehler, Felder } from "../erklaerungen/felder.ts";

/** What a form shows again: what was typed, and what is wrong with it. */
export type Formularstand = {
  readonly felder: Felder;
  readonly fehler: Fehler;
  readonly meldung: string;
};

/** Each of them sends mails, also to strangers; nobody declares more by himself in an hour. */
const grenze: Limit = { name: "abo-erklaerung", anzahl: 10, sekunden: 3_600 };

type Angaben = Parameters<typeof erklaerungAnnehmen>[0];

/** Keeps what a form declares and leads to its confirmation; or the form again with what is wrong (422, 429). */
export async function erklaerungEingang(
  { context }: Pick<Seitenaufruf, "context">,
  felder: Felder,
  { angaben, fehler }: { readonly angaben: Angaben; readonly fehler: Fehler },
  kontoId: string | undefined,
) {
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
  const id = await erklaerungAnnehmen(angaben, kontoId);
  throw redirect(`/erklaerung?id=${id}`, 303);
}
