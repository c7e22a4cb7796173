import { data } from "react-router";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { erklaerungLesen, type Stand } from "../erklaerungen/erklaerung-store.server.ts";
import {
  allgemein,
  artname,
  ergebnissaetze,
  erklaerungszeilen,
  type Zeile,
} from "../worte/erklaerungsworte.ts";
import { zeitpunkt } from "../worte/texte.ts";

/** What stands on the page after a declaration. */
export type Bestaetigung = {
  readonly id: string;
  readonly art: Stand["art"];
  readonly eingegangen: string;
  readonly saetze: readonly string[];
  readonly zeilen: readonly Zeile[];
};

/** So long the id opens the confirmation: to read and to store it. Afterwards the mail has it. */
const stunden = 24;

/**
 * The confirmation of a declaration by the id in the address; undefined: none is asked for.
 *
 * @throws an answer with status 404: there is none, or not any more
 */
export async function bestaetigung(request: Request): Promise<Bestaetigung | undefined> {
  const id = new URL(request.url).searchParams.get("id");
  if (id === null) return undefined;
  const stand = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? await inErklaerung(id, undefined, (tx) => erklaerungLesen(tx, id))
    : undefined;
  if (!stand || abgelaufen(stand)) throw data(null, { status: 404 });
  const { art, eingegangen, angemeldet, ergebnis } = stand;
  return {
    id,
    art,
    eingegangen: zeitpunkt(eingegangen),
    // Whoever is not signed in learns here nothing about any account.
    saetze: angemeldet && ergebnis ? ergebnissaetze(stand, ergebnis, heute()) : allgemein(stand),
    zeilen: erklaerungszeilen(stand),
  };
}

const abgelaufen = ({ eingegangen }: Stand): boolean =>
  jetzt().epochMilliseconds - Date.parse(eingegangen) > stunden * 3_600_000;

/** The confirmation as a text to store. */
export function alsText({ art, eingegangen, saetze, zeilen }: Bestaetigung): string {
  const { name, strasse, ort, email } = umgebung().anbieter;
  const titel = `Bestätigung: ${artname({ art })} eingegangen ${eingegangen}`;
  const text = [
    titel,
    "=".repeat(titel.length),
    "",
    `An: ${[name, strasse, ort, email].join(", ")}`,
    "",
    ...zeilen.map(([was, inhalt]) => `${was}: ${inhalt}`),
    "",
    ...saetze,
    "",
  ];
  // German Windows reads it right with the mark in front.
  return `\ufeff${text.join("\r\n")}`;
}
