import { Aufruffehler, aufgerufen } from "#platform/client/antworten.ts";
import type { Gespeichert } from "../../../angaben.ts";
import { angabenAus, hatTitel, type Schreibstand } from "../werte.ts";
import type { Ablagesatz, Aenderung, Sendeergebnis } from "./sicherung.ts";

/**
 * Saves a draft on the server: a new one by its first sending, later ones against the version they began with. Sent once
 * more as it was, it is saved once.
 */
export async function entwurfSenden({
  inhalt,
  id,
  neueId,
  version,
  aenderung,
}: Ablagesatz<Schreibstand>): Promise<Sendeergebnis> {
  if (!hatTitel(inhalt)) return { art: "titel" };
  if (!navigator.onLine) return { art: "offline" };
  try {
    const gespeichert = await aufgerufen<Gespeichert>(
      id === undefined ? "/api/blog/draft" : `/api/blog/${encodeURIComponent(id)}`,
      id === undefined
        ? { method: "POST", daten: { ...angabenAus(inhalt, undefined), ...vorlage(aenderung), id: neueId } }
        : { method: "PUT", daten: { ...angabenAus(inhalt, version), unpublished: true } },
    );
    return { art: "gespeichert", id: gespeichert.id, version: gespeichert.version };
  } catch (fehler) {
    return ergebnisAus(fehler);
  }
}

const vorlage = (aenderung: Aenderung | undefined) =>
  aenderung && { revisionOf: aenderung.von, revisionBase: aenderung.basis };

/** Above this the server is not well, and the same text may pass a moment later. */
const serverfehler = 500;
const zuViele = 429;

function ergebnisAus(fehler: unknown): Sendeergebnis {
  if (!(fehler instanceof Aufruffehler)) return { art: "offline" };
  const { status, koerper } = fehler;
  if (status === 401) return { art: "abgemeldet" };
  // Also of a first saving whose answer got lost, and which has been published since, or whose post has been deleted.
  if (status === 404) return { art: "weg" };
  if (status === 409 && koerper.code === "veraltet") return { art: "konflikt" };
  if (status >= serverfehler || status === zuViele) return { art: "offline" };
  return { art: "abgelehnt", text: koerper.error ?? "Der Entwurf konnte nicht gespeichert werden." };
}
