import { eigenerWorker } from "#dokumente/pdfwerk/eigener-worker.ts";
import type { Antworten, Anweisung, Frage, Meldung } from "../nachrichten.ts";
import adresse from "./scanwerk.ts?worker&url";

type Fundmeldung = Extract<Meldung, { readonly art: "fundstellen" }>;

/** The worker as the page uses it. */
export type Werk = {
  /** Loads everything a scan can need. @throws Error something could not be loaded */
  readonly laden: () => Promise<void>;
  readonly anweisen: (anweisung: Exclude<Anweisung, { readonly art: "laden" | "frage" }>) => void;
  /** @throws Error the worker cannot answer, or is dead */
  readonly fragen: <F extends Frage>(frage: F) => Promise<Antworten[F["art"]]>;
  readonly beenden: () => void;
};

type Versprechen = { readonly halten: (wert: unknown) => void; readonly brechen: (fehler: Error) => void };

/**
 * Starts the worker. When it dies after it was ready, `gestorben` is called once, and nobody waits for an answer any
 * more.
 */
export function werkStarten(hoeren: (meldung: Meldung) => void, gestorben: () => void): Werk {
  const worker = eigenerWorker(adresse);
  const offen = new Map<number, Versprechen>();
  const gesammelt = new Map<number, Fundmeldung[]>();
  let nummer = 0;
  const da = Promise.withResolvers<void>();
  const bereit = Promise.withResolvers<void>();
  let laeuft = false;
  let tot = false;
  const gescheitert = () => {
    tot = true;
    const fehler = new Error("Das Lesewerk läuft nicht.");
    da.reject(fehler);
    bereit.reject(fehler);
    for (const { brechen } of offen.values()) brechen(fehler);
    offen.clear();
    const lief = laeuft;
    laeuft = false;
    if (lief) gestorben();
  };
  for (const { promise } of [da, bereit]) promise.catch(() => {});
  // Nobody listens in the worker before its code is there.
  const senden = (anweisung: Anweisung) =>
    void da.promise.then(
      () => worker.postMessage(anweisung),
      () => {},
    );
  worker.addEventListener("error", gescheitert);
  worker.addEventListener("message", ({ data }: MessageEvent<Meldung>) => {
    if (data.art === "da") da.resolve();
    else if (data.art === "bereit") {
      laeuft = true;
      bereit.resolve();
    } else if (data.art === "gescheitert") gescheitert();
    else if (data.art === "antwort" || data.art === "keine-antwort") {
      const versprochen = offen.get(data.nummer);
      offen.delete(data.nummer);
      if (data.art === "antwort") versprochen?.halten(data.wert);
      else versprochen?.brechen(new Error("Keine Antwort."));
    } else if (data.art === "fundstellen") vollstaendig(gesammelt, data, hoeren);
    else hoeren(data);
  });
  return {
    laden: () => {
      senden({ art: "laden" });
      return bereit.promise;
    },
    anweisen: senden,
    fragen: (frage) =>
      new Promise<unknown>((halten, brechen) => {
        if (tot) return brechen(new Error("Das Lesewerk läuft nicht."));
        offen.set(++nummer, { halten, brechen });
        senden({ art: "frage", nummer, frage });
      }) as Promise<never>,
    beenden: () => {
      laeuft = false;
      gescheitert();
      worker.terminate();
    },
  };
}

/** Places come in parts, so that none of them keeps the page busy; they are shown together. */
function vollstaendig(
  gesammelt: Map<number, Fundmeldung[]>,
  meldung: Fundmeldung,
  hoeren: (meldung: Meldung) => void,
): void {
  const { datei, runde, letzte } = meldung;
  const bisher = (gesammelt.get(datei) ?? []).filter((teil) => teil.runde === runde);
  gesammelt.set(datei, [...bisher, meldung]);
  if (!letzte) return;
  gesammelt.delete(datei);
  hoeren({ ...meldung, stellen: [...bisher, meldung].flatMap(({ stellen }) => stellen) });
}
