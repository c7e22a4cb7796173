import { redirect } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { annahmeroute } from "../api/einladungen.ts";
import { type Einladungsinhalt, einladungAnsehen } from "../einladung/annehmen.server.ts";

/** Why an invitation cannot be accepted, and what the reader can do. */
export type Absage = { readonly satz: string; readonly code: string };

/** What the page of an invitation shows. */
export type Einladungsseite = {
  readonly token: string;
  readonly email: string;
  readonly inhalt?: Einladungsinhalt;
  readonly absage?: Absage;
};

/** The invitation of the address, or why it cannot be accepted; nothing is used up by looking. */
export async function einladungsseite({ request, context }: Seitenaufruf): Promise<Einladungsseite> {
  const sitzung = requireKonto(sitzungAus(context));
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  const gemeinsam = { token, email: sitzung.nutzer.email };
  try {
    return { ...gemeinsam, inhalt: await einladungAnsehen(sitzung, token) };
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler) || fehler.status === 401) throw fehler;
    return { ...gemeinsam, absage: { satz: fehler.koerper.error, code: fehler.koerper.code ?? "" } };
  }
}

/** Accepts the invitation and goes on to the team. */
export async function einladungsannahme(aufruf: Seitenaufruf): Promise<Absage> {
  const { token = "" } = await formularfelder(aufruf.request);
  const antwort = await alsAufruf(annahmeroute, aufruf, { body: { token: token.slice(0, 200) } });
  if (antwort.ok) throw redirect("/team", 303);
  const { error = "", code = "" } = await inhalt(antwort);
  return { satz: error, code };
}
