import type { Ablage } from "#platform/storage/ablage.server.ts";

/** A store in memory, for tests. */
export function lagerImSpeicher(): Ablage & { readonly dateien: ReadonlyMap<string, Uint8Array> } {
  const dateien = new Map<string, Uint8Array>();
  return {
    dateien,
    schreiben: async (schluessel, inhalt) => {
      dateien.set(schluessel, inhalt);
    },
    lesen: async (schluessel) => {
      const datei = dateien.get(schluessel);
      return datei && new Uint8Array(datei);
    },
    loeschen: async (schluessel) => {
      dateien.delete(schluessel);
    },
    liste: async function* (ordner) {
      for (const schluessel of dateien.keys()) if (schluessel.startsWith(`${ordner}/`)) yield schluessel;
    },
    zeitpunkt: async (schluessel) => (dateien.has(schluessel) ? new Date(0) : undefined),
  };
}
