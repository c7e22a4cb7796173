import { createStore, del, entries, keys, set, type UseStore } from "idb-keyval";
import { geraetespeicher } from "#platform/client/eingaben.ts";
import type { Schreibstand } from "../werte.ts";
import type { Ablagesatz } from "./sicherung.ts";

type Satz = Ablagesatz<Schreibstand>;

let speicher: UseStore | undefined;
const offen = (): UseStore => {
  speicher ??= geoeffnet();
  return speicher;
};

/** A sign-out in any window deletes the database; that waits for every connection, and whoever opens it next waits too. */
function geoeffnet(): UseStore {
  const neu = createStore(geraetespeicher, "entwuerfe");
  const abtreten = ({ transaction: { db } }: IDBObjectStore) => {
    db.onversionchange = () => {
      db.close();
      if (speicher === neu) speicher = undefined;
    };
  };
  // A browser that keeps nothing has nothing to give up.
  neu("readonly", abtreten).catch(() => undefined);
  return neu;
}

/** Milliseconds after which a text that nobody came back for is removed from the device. */
const haltbarMs = 90 * 24 * 60 * 60 * 1000;

const bereich = (kontoId: string, id: string | undefined) => `${kontoId}/${id ?? "neu"}/`;

/**
 * What this window keeps on the device of one account's draft. Each window has an entry of its own, so that two windows
 * with the same draft do not write over each other; a lock says that its window is still open.
 */
export function geraeteablage(kontoId: string) {
  const fenster = crypto.randomUUID();
  let zuletzt: string | undefined;
  const fensterschliessen = sperren(fenster);
  return {
    /** @returns false: the browser keeps nothing (private window, storage full) */
    async ablegen(satz: Satz): Promise<boolean> {
      const schluessel = bereich(kontoId, satz.id) + fenster;
      try {
        await set(schluessel, satz, offen());
        if (zuletzt && zuletzt !== schluessel) await del(zuletzt, offen());
        zuletzt = schluessel;
        return true;
      } catch {
        return false;
      }
    },
    async verwerfen(): Promise<void> {
      if (zuletzt) await del(zuletzt, offen()).catch(() => undefined);
      zuletzt = undefined;
    },
    fensterschliessen,
  };
}

/** What a window that is gone has left of this draft (or of a new one), and how to remove it; the newest first. */
export async function hinterlassen(
  kontoId: string,
  id: string | undefined,
): Promise<readonly { readonly satz: Satz; readonly entfernen: () => Promise<void> }[]> {
  try {
    const lebende = await offeneFenster();
    const alle = (await entries<string, Satz>(offen())).filter(([schluessel]) =>
      schluessel.startsWith(bereich(kontoId, id)),
    );
    const verlassen = alle.filter(([schluessel]) => !lebende.has(schloss(fensterAus(schluessel))));
    const [alt, neu] = [true, false].map((zuAlt) =>
      verlassen.filter(([, { am }]) => Date.now() - am.getTime() > haltbarMs === zuAlt),
    );
    await Promise.all((alt ?? []).map(([schluessel]) => del(schluessel, offen())));
    return (neu ?? [])
      .toSorted(([, a], [, b]) => b.am.getTime() - a.am.getTime())
      .map(([schluessel, satz]) => ({ satz, entfernen: () => del(schluessel, offen()) }));
  } catch {
    // A browser that keeps nothing has nothing left.
    return [];
  }
}

/**
 * Calls back each time a window closes that has text of this draft on the device: one that crashed a moment ago may still
 * count as open.
 */
export async function beimSchliessenAnderer(
  kontoId: string,
  id: string | undefined,
  { signal, tun }: { readonly signal: AbortSignal; readonly tun: () => void },
): Promise<void> {
  try {
    const lebende = await offeneFenster();
    const hier = (await keys<string>(offen())).filter((eintrag) => eintrag.startsWith(bereich(kontoId, id)));
    for (const name of hier.map((eintrag) => schloss(fensterAus(eintrag))).filter((n) => lebende.has(n)))
      navigator.locks
        .request(name, { signal }, () => undefined)
        .then(tun)
        .catch(() => undefined);
  } catch {
    // See above.
  }
}

const offeneFenster = async () => new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));

const fensterAus = (schluessel: string) => schluessel.split("/")[2] ?? "";

const schloss = (fenster: string) => `entwurf/${fenster}`;

/** Held as long as the window lives; the browser itself lets go when it crashes. */
function sperren(fenster: string): () => void {
  let freigeben = () => {};
  const bis = new Promise<void>((fertig) => (freigeben = fertig));
  void navigator.locks?.request(schloss(fenster), () => bis).catch(() => undefined);
  return freigeben;
}
