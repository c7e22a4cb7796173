import { timingSafeEqual } from "node:crypto";
import { data } from "react-router";
import { markenhash } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { erklaerungBestaetigt, erklaerungWidersprochen } from "../bearbeitung/antwort.server.ts";
import { erklaerungLesen, type Stand } from "../erklaerungen/erklaerung-store.server.ts";
import { einspruchTage, erklaerungszeilen, type Zeile } from "../worte/erklaerungsworte.ts";
import { zeitpunkt } from "../worte/texte.ts";

/**
 * How it stands with the answer of an account.
 *
 * - `fragen`: it waits for a word, both buttons stand there
 * - `einspruch`: it has had its effect, or is looked at; it can still be objected to
 * - `bestaetigt`, `widersprochen`: it has been answered
 * - `vorbei`: too late, or there is nothing to answer
 */
export type Antwortlage = "fragen" | "einspruch" | "bestaetigt" | "widersprochen" | "vorbei";

/** What the page shows; null: the link opens nothing. */
export type Antwortansicht = {
  readonly art: Stand["art"];
  readonly lage: Antwortlage;
  /** Somebody of the administration has to look before it is as it was. */
  readonly offen: boolean;
  readonly eingegangen: string;
  readonly zeilen: readonly Zeile[];
  readonly id: string;
  readonly token: string;
} | null;

/** Tries of one visitor: a token has 256 bits, so this is for the machine's sake alone. */
const grenze: Limit = { name: "abo-antwort", anzahl: 60, sekunden: 3_600 };

/** The declaration that a link of a mail is about; looking changes nothing. */
export async function antwortseite({ request }: Pick<Seitenaufruf, "request">): Promise<Antwortansicht> {
  const { searchParams } = new URL(request.url);
  return ansicht(searchParams.get("id") ?? "", searchParams.get("token") ?? "");
}

/** One of the buttons; answered once, a second click finds the answer. */
export async function antworten({ request, context }: Seitenaufruf) {
  const { id = "", token = "", antwort = "" } = await formularfelder(request);
  const { raten, client } = context.get(anfrageContext);
  try {
    await raten.pruefen(grenze, client);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler) || fehler.status !== 429) throw fehler;
    return data({ ansicht: await ansicht(id, token), fehler: fehler.koerper.error }, { status: 429 });
  }
  const vorher = await ansicht(id, token);
  if (!vorher) return data({ ansicht: null, fehler: undefined }, { status: 400 });
  if (antwort === "bestaetigen" && vorher.lage === "fragen") await erklaerungBestaetigt(id);
  else if (antwort === "einspruch" && (vorher.lage === "fragen" || vorher.lage === "einspruch"))
    await erklaerungWidersprochen(id);
  return data({ ansicht: await ansicht(id, token), fehler: undefined });
}

async function ansicht(id: string, token: string): Promise<Antwortansicht> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || !/^[\w-]{43}$/.test(token)) return null;
  const stand = await inErklaerung(id, undefined, (tx) => erklaerungLesen(tx, id));
  const hash = markenhash(token);
  if (!stand?.marken.some((marke) => timingSafeEqual(marke, hash))) return null;
  const { art, eingegangen, offen } = stand;
  return {
    art,
    offen,
    id,
    token,
    lage: lageVon(stand),
    zeilen: erklaerungszeilen(stand),
    eingegangen: zeitpunkt(eingegangen),
  };
}

function lageVon(stand: Stand): Antwortlage {
  const { art, antwort, ergebnis, kontoId, eingegangen } = stand;
  if (antwort === "widersprochen" || ergebnis?.ausgang === "widersprochen") return "widersprochen";
  if (!kontoId || !ergebnis) return "vorbei";
  if (ergebnis.ausgang === "wartet") return "fragen";
  if (ergebnis.ausgang !== "wirksam" && ergebnis.ausgang !== "pruefung") return "vorbei";
  const ende = ergebnis.ende ? Date.parse(`${ergebnis.ende}T23:59:59Z`) : 0;
  const bis = Math.max(Date.parse(eingegangen), ende) + einspruchTage * 86_400_000;
  if (jetzt().epochMilliseconds > bis) return antwort === "bestaetigt" ? "bestaetigt" : "vorbei";
  // A name that did not fit is the account's own word away from being a withdrawal.
  return art === "widerruf" && ergebnis.ausgang === "pruefung" && antwort === null ? "fragen" : "einspruch";
}
