import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { ausgelastet } from "#dokumente/blatt/datei.server.ts";
import { umfangssatz, zuUmfangreich } from "#dokumente/blatt/umfang.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Blattantwort } from "../formular/blattantwort.ts";

/**
 * The sheet of an answer.
 *
 * @throws {ApiFehler} 400 there is none, or too long a one, with the reason; 403 it needs the tier Basic
 */
export function blattVon(antwort: Blattantwort): Blatt {
  switch (antwort.art) {
    case "blatt":
      if (zuUmfangreich(antwort.blatt.tabellen.flatMap(({ zeilen }) => zeilen)))
        throw new ApiFehler(400, { error: umfangssatz, code: "zu-umfangreich", field: "stand" });
      return antwort.blatt;
    case "unlesbar":
      throw new ApiFehler(400, { error: ablehnungen.unlesbar, code: "unlesbar", field: "stand" });
    case "unvollstaendig":
      throw new ApiFehler(400, { error: ablehnungen.unvollstaendig, code: "unvollstaendig" });
    case "kein-ergebnis":
      throw new ApiFehler(400, { error: `${antwort.grund} (${antwort.norm})`, code: "kein-ergebnis" });
    case "basic":
      throw new ApiFehler(403, { code: "tarif" });
  }
}

/** Sentences of the refusals, by code. */
export const ablehnungen = {
  unlesbar: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt.",
  unvollstaendig: "Diese Berechnung hat noch kein Ergebnis; auf der Seite steht, was fehlt.",
  "kein-ergebnis": "Das Recht gibt hier kein Ergebnis.",
  "zu-umfangreich": umfangssatz,
  "unbekannter-rechner": "Diesen Rechner gibt es nicht.",
  ausgelastet,
} as const;
