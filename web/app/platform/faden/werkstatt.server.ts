import { setTimeout as vergangen } from "node:timers/promises";
import type { Transferable, Worker } from "node:worker_threads";

/** Work was given up before it was finished; `sturz`: its thread broke, because its memory did not suffice, for example. */
export class Fadenabbruch extends Error {
  readonly grund: "zeit" | "abgebrochen" | "ueberlastet" | "beendet" | "sturz";
  constructor(grund: Fadenabbruch["grund"], cause?: unknown) {
    super(`Die Arbeit wurde nicht fertig: ${grund}`, { cause });
    this.grund = grund;
  }
}

/** What a thread is sent, and what it sends back: the result, or why there is none. */
export type Fadenauftrag<A> = A & { readonly nr: number };
export type Fadenantwort<E> =
  | { readonly nr: number; readonly ergebnis: E }
  | { readonly nr: number; readonly fehler: string };

type Teile = {
  /** How many pieces of work are done at the same time. */
  readonly plaetze: number;
  /** How long one may take, waiting included. */
  readonly fristMs: number;
  /** How long its thread may compute; unset: the whole time. */
  readonly laufMs?: number;
  /** How often it is begun, for the first time included, when its thread breaks: that may be another's fault. */
  readonly versuche?: number;
  /** More do not wait. */
  readonly wartendHoechstens?: number;
  readonly starten: () => Worker;
};

/** What goes along with a piece of work. */
export type Fadenwunsch = {
  /** Whoever waits has gone: it is not done, or thrown away. */
  readonly signal?: AbortSignal | undefined;
  /** For whom: of his, one is done at a time, and few wait. Unset: nobody in particular. */
  readonly fuer?: string | undefined;
  /** Memory that goes over to the thread. */
  readonly abgeben?: readonly Transferable[];
};

type Wartend<A, E> = {
  readonly auftrag: Fadenauftrag<A>;
  readonly wunsch: Fadenwunsch;
  readonly fertig: (ergebnis: E) => void;
  readonly gescheitert: (fehler: Error) => void;
  versuche: number;
  erledigt: boolean;
};

type Platz<A, E> = {
  worker: Worker | undefined;
  arbeit: Wartend<A, E> | undefined;
  uhr: NodeJS.Timeout | undefined;
  /** A thread given up still ends here: until then the place is taken. */
  endet: boolean;
};

/** Of one client more do not wait. */
const jeClient = 4;

/**
 * Threads that do one piece of work at a time each. A thread cannot be interrupted while it computes: whoever gives up a
 * piece of work (time, signal) gives its thread up too, and the next one gets a new one. What a thread computes outside of
 * JavaScript it goes on computing, so its place stays taken until it has ended, the time limit once more at the most: many
 * who give up must not lead to many threads that compute. Nobody holds more than one place, so that his work does not keep
 * others from theirs.
 */
export class Werkstatt<A extends object, E> {
  readonly #teile: Teile;
  readonly #plaetze: Platz<A, E>[];
  readonly #warteschlange: Wartend<A, E>[] = [];
  #nr = 0;
  #beendet = false;

  constructor(teile: Teile) {
    this.#teile = teile;
    this.#plaetze = Array.from({ length: teile.plaetze }, () => ({
      worker: undefined,
      arbeit: undefined,
      uhr: undefined,
      endet: false,
    }));
  }

  /**
   * @throws {Fadenabbruch} time is up, the signal fired, too many are waiting, or the thread broke
   * @throws {Error} with what the thread says
   */
  tun(auftrag: A, wunsch: Fadenwunsch = {}): Promise<E> {
    const { signal, fuer } = wunsch;
    if (this.#beendet) return Promise.reject(new Fadenabbruch("beendet"));
    if (signal?.aborted) return Promise.reject(new Fadenabbruch("abgebrochen"));
    if (this.#voll(fuer)) return Promise.reject(new Fadenabbruch("ueberlastet"));
    this.#nr += 1;
    return new Promise((fertig, gescheitert) => {
      const wartend: Wartend<A, E> = {
        auftrag: { ...auftrag, nr: this.#nr },
        wunsch,
        fertig: (ergebnis) => abschluss(() => fertig(ergebnis)),
        gescheitert: (fehler) => abschluss(() => gescheitert(fehler)),
        versuche: 0,
        erledigt: false,
      };
      const abbrechen = () => this.#aufgeben(wartend, new Fadenabbruch("abgebrochen"));
      const uhr = setTimeout(() => this.#aufgeben(wartend, new Fadenabbruch("zeit")), this.#teile.fristMs);
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
    for (const wartend of this.#warteschlange.splice(0)) wartend.gescheitert(new Fadenabbruch("beendet"));
    await Promise.all(
      this.#plaetze.map(async (platz) => {
        platz.arbeit?.gescheitert(new Fadenabbruch("beendet"));
        await this.#raeumen(platz);
      }),
    );
  }

  #voll(fuer: string | undefined): boolean {
    if (this.#warteschlange.length >= (this.#teile.wartendHoechstens ?? 100)) return true;
    const eigene = this.#warteschlange.filter(({ wunsch }) => wunsch.fuer === fuer).length;
    return fuer !== undefined && eigene >= jeClient;
  }

  #verteilen(): void {
    for (const platz of this.#plaetze) {
      if (platz.arbeit || platz.endet) continue;
      const naechster = this.#naechster();
      if (!naechster) return;
      platz.arbeit = naechster;
      naechster.versuche += 1;
      platz.worker ??= this.#einstellen(platz);
      const { laufMs } = this.#teile;
      if (laufMs !== undefined)
        platz.uhr = setTimeout(() => this.#aufgeben(naechster, new Fadenabbruch("zeit")), laufMs);
      platz.worker.postMessage(naechster.auftrag, naechster.wunsch.abgeben);
    }
  }

  /** The first whose client has nothing under way. */
  #naechster(): Wartend<A, E> | undefined {
    const bedient = new Set(this.#plaetze.flatMap(({ arbeit }) => arbeit?.wunsch.fuer ?? []));
    const stelle = this.#warteschlange.findIndex(
      ({ wunsch: { fuer } }) => fuer === undefined || !bedient.has(fuer),
    );
    return stelle < 0 ? undefined : this.#warteschlange.splice(stelle, 1)[0];
  }

  #einstellen(platz: Platz<A, E>): Worker {
    const worker = this.#teile.starten();
    let grund: Error | undefined;
    // A thread without work keeps no process alive.
    worker.unref();
    worker.on(
      "message",
      (antwort: Fadenantwort<E>) => platz.worker === worker && this.#melden(platz, antwort),
    );
    worker.on("error", (fehler: Error) => {
      grund = fehler;
    });
    worker.on("exit", (code) => {
      if (platz.worker !== worker) return;
      platz.worker = undefined;
      this.#zusammengebrochen(platz, grund ?? new Error(`Der Faden endete mit ${code}.`));
    });
    return worker;
  }

  #melden(platz: Platz<A, E>, antwort: Fadenantwort<E>): void {
    const { arbeit } = platz;
    if (arbeit?.auftrag.nr !== antwort.nr) return;
    this.#ablegen(platz);
    if ("fehler" in antwort) arbeit.gescheitert(new Error(antwort.fehler));
    else arbeit.fertig(antwort.ergebnis);
    this.#verteilen();
  }

  #zusammengebrochen(platz: Platz<A, E>, grund: Error): void {
    const { arbeit } = platz;
    this.#ablegen(platz);
    if (arbeit && !arbeit.erledigt) {
      if (arbeit.versuche < (this.#teile.versuche ?? 1)) this.#warteschlange.unshift(arbeit);
      else arbeit.gescheitert(new Fadenabbruch("sturz", grund));
    }
    this.#verteilen();
  }

  #aufgeben(wartend: Wartend<A, E>, grund: Fadenabbruch): void {
    const stelle = this.#warteschlange.indexOf(wartend);
    if (stelle >= 0) this.#warteschlange.splice(stelle, 1);
    wartend.gescheitert(grund);
    const platz = this.#plaetze.find(({ arbeit }) => arbeit === wartend);
    if (platz) void this.#raeumen(platz);
  }

  #ablegen(platz: Platz<A, E>): void {
    clearTimeout(platz.uhr);
    platz.arbeit = undefined;
  }

  async #raeumen(platz: Platz<A, E>): Promise<void> {
    const { worker } = platz;
    platz.worker = undefined;
    this.#ablegen(platz);
    if (!worker) return;
    const frist = vergangen(this.#teile.fristMs, undefined, { ref: false });
    platz.endet = true;
    await Promise.race([worker.terminate(), frist]);
    platz.endet = false;
    this.#verteilen();
  }
}
