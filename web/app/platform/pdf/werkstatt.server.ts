import { setTimeout as vergangen } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { Satzantwort, Satzauftrag } from "./auftrag.ts";

/** A document was given up before it was finished. */
export class Satzabbruch extends Error {
  readonly grund: "zeit" | "abgebrochen" | "ueberlastet" | "beendet";
  constructor(grund: Satzabbruch["grund"]) {
    super(`Das Dokument wurde nicht gesetzt: ${grund}`);
    this.grund = grund;
  }
}

type Teile = {
  /** How many documents are set at the same time. */
  readonly plaetze: number;
  readonly fristMs: number;
  readonly starten: () => Worker;
};

type Wartend = {
  readonly auftrag: Satzauftrag;
  readonly fertig: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly gescheitert: (fehler: Error) => void;
  /** Once more after a thread broke; it may have been another document's fault. */
  versuche: number;
  erledigt: boolean;
};

type Platz = {
  worker: Worker | undefined;
  arbeit: Wartend | undefined;
  /** A thread given up still ends here: until then the place is taken. */
  endet: boolean;
};

const hoechstensWartend = 100;

/**
 * Threads that set documents, one at a time each. A thread cannot be interrupted while it sets: whoever gives a document
 * up (time, signal) gives its thread up too, and the next document gets a new one. What the thread is setting it goes on
 * setting outside of JavaScript, so its place stays taken until it has ended, the time limit once more at the most: many
 * who give up must not lead to many threads that compute.
 */
export class Satzwerkstatt {
  readonly #teile: Teile;
  readonly #plaetze: Platz[];
  readonly #warteschlange: Wartend[] = [];
  #nr = 0;
  #beendet = false;

  constructor(teile: Teile) {
    this.#teile = teile;
    this.#plaetze = Array.from({ length: teile.plaetze }, () => ({
      worker: undefined,
      arbeit: undefined,
      endet: false,
    }));
  }

  /** The time limit counts from here on, waiting included. */
  setzen(auftrag: Omit<Satzauftrag, "nr">, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#beendet) return Promise.reject(new Satzabbruch("beendet"));
    if (signal?.aborted) return Promise.reject(new Satzabbruch("abgebrochen"));
    if (this.#warteschlange.length >= hoechstensWartend)
      return Promise.reject(new Satzabbruch("ueberlastet"));
    this.#nr += 1;
    return new Promise((fertig, gescheitert) => {
      const wartend: Wartend = {
        auftrag: { nr: this.#nr, ...auftrag },
        fertig: (pdf) => abschluss(() => fertig(pdf)),
        gescheitert: (fehler) => abschluss(() => gescheitert(fehler)),
        versuche: 0,
        erledigt: false,
      };
      const abbrechen = () => this.#aufgeben(wartend, new Satzabbruch("abgebrochen"));
      const uhr = setTimeout(() => this.#aufgeben(wartend, new Satzabbruch("zeit")), this.#teile.fristMs);
      const abschluss = (melden: () => void) => {
        wartend.erledigt = true;
        clearTimeout(uhr);
        signal?.removeEventListener("abort", abbrechen);
        melden();
      };
      signal?.addEventListener("abort", abbrechen, { once: true });
      this.#warteschlange.push(wartend);
      this.#verteilen();
    });
  }

  async beenden(): Promise<void> {
    this.#beendet = true;
    for (const wartend of this.#warteschlange.splice(0)) wartend.gescheitert(new Satzabbruch("beendet"));
    await Promise.all(
      this.#plaetze.map(async (platz) => {
        platz.arbeit?.gescheitert(new Satzabbruch("beendet"));
        await this.#raeumen(platz);
      }),
    );
  }

  #verteilen(): void {
    for (const platz of this.#plaetze) {
      if (platz.arbeit || platz.endet) continue;
      const naechster = this.#warteschlange.shift();
      if (!naechster) return;
      platz.arbeit = naechster;
      naechster.versuche += 1;
      platz.worker ??= this.#einstellen(platz);
      platz.worker.postMessage(naechster.auftrag);
    }
  }

  #einstellen(platz: Platz): Worker {
    const worker = this.#teile.starten();
    let grund: Error | undefined;
    // A thread without work keeps no process alive.
    worker.unref();
    worker.on("message", (antwort: Satzantwort) => platz.worker === worker && this.#melden(platz, antwort));
    worker.on("error", (fehler: Error) => {
      grund = fehler;
    });
    worker.on("exit", (code) => {
      if (platz.worker !== worker) return;
      platz.worker = undefined;
      this.#zusammengebrochen(platz, grund ?? new Error(`Der Satz endete mit ${code}.`));
    });
    return worker;
  }

  #melden(platz: Platz, antwort: Satzantwort): void {
    const { arbeit } = platz;
    if (arbeit?.auftrag.nr !== antwort.nr) return;
    platz.arbeit = undefined;
    if ("pdf" in antwort) arbeit.fertig(antwort.pdf);
    else arbeit.gescheitert(new Error(antwort.fehler));
    this.#verteilen();
  }

  #zusammengebrochen(platz: Platz, grund: Error): void {
    const { arbeit } = platz;
    platz.arbeit = undefined;
    if (arbeit && !arbeit.erledigt) {
      if (arbeit.versuche < 2) this.#warteschlange.unshift(arbeit);
      else arbeit.gescheitert(grund);
    }
    this.#verteilen();
  }

  #aufgeben(wartend: Wartend, grund: Satzabbruch): void {
    const stelle = this.#warteschlange.indexOf(wartend);
    if (stelle >= 0) this.#warteschlange.splice(stelle, 1);
    wartend.gescheitert(grund);
    const platz = this.#plaetze.find(({ arbeit }) => arbeit === wartend);
    if (platz) void this.#raeumen(platz);
  }

  async #raeumen(platz: Platz): Promise<void> {
    const { worker } = platz;
    platz.worker = undefined;
    platz.arbeit = undefined;
    if (!worker) return;
    const frist = vergangen(this.#teile.fristMs, undefined, { ref: false });
    platz.endet = true;
    await Promise.race([worker.terminate(), frist]);
    platz.endet = false;
    this.#verteilen();
  }
}
