/** What the line below the title says about where the text stands. */
export type Sicherungsstand =
  | { readonly art: "unveraendert" }
  | { readonly art: "sichert" }
  | { readonly art: "gespeichert"; readonly am: Date }
  /** On this device alone; `nirgends`: the browser keeps nothing either. */
  | { readonly art: "lokal"; readonly am: Date; readonly grund: Grund; readonly nirgends: boolean }
  | { readonly art: "konflikt" }
  /** Somebody has signed out, here or in another window: nothing is shown, typed or kept any more. */
  | { readonly art: "abgemeldet"; readonly imKonto: Verbleib };

/** What of the text the account has: all of it, what was saved last, nothing of it; or nothing was written. */
export type Verbleib = "alles" | "aelteres" | "nichts" | "leer";

/**
 * Why the server has not got it: no connection, no session, no title yet, what it found fault with, or the draft is gone
 * (`weg`: deleted or published elsewhere).
 */
export type Grund =
  | { readonly art: "offline" }
  | { readonly art: "abgemeldet" }
  | { readonly art: "weg" }
  | { readonly art: "titel" }
  | { readonly art: "abgelehnt"; readonly text: string };

/** What became of sending. */
export type Sendeergebnis =
  | { readonly art: "gespeichert"; readonly id: string; readonly version: number }
  | { readonly art: "konflikt" }
  | Grund;

/** What this device keeps until the server has it. */
export type Ablagesatz<T> = {
  readonly inhalt: T;
  readonly id: string | undefined;
  /** Id that a new draft is to have: named here, so that its first saving can be sent again without making a second. */
  readonly neueId: string;
  /** The version on the server that this text began with. */
  readonly version: number | undefined;
  /** What the draft is a change of, if it is one. */
  readonly aenderung: Aenderung | undefined;
  readonly am: Date;
};

/** A published post, and the version of it that its change began with. */
export type Aenderung = { readonly von: string; readonly basis: number };

type Werkzeug<T> = {
  /** The text as it stands now. */
  readonly lesen: () => T;
  /** False: the browser keeps nothing. */
  readonly ablegen: (satz: Ablagesatz<T>) => Promise<boolean>;
  readonly verwerfen: () => Promise<void>;
  readonly senden: (satz: Ablagesatz<T>) => Promise<Sendeergebnis>;
  readonly melden: (stand: Sicherungsstand) => void;
  readonly jetzt: () => Date;
  readonly kennung: () => string;
};

/** Milliseconds of rest after which a change goes to the device, and to the server; and how often offline is tried again. */
export const fristen = { ablage: 250, senden: 1_500, spaetestens: 10_000, erneut: 15_000 } as const;

/**
 * Keeps a text while it is being written: on this device a moment after each change, on the server as soon as there is
 * a pause and a connection. What the server has is taken off the device. Sends one after the other, so the versions of
 * one window never conflict with each other.
 */
export function sicherung<T>(
  werkzeug: Werkzeug<T>,
  anfang: Pick<Ablagesatz<T>, "id" | "version" | "aenderung">,
) {
  let { id, version, aenderung } = anfang;
  let neueId = werkzeug.kennung();
  /** Sent, and no answer came: it goes again as it was, or the server would take it for that of another window. */
  let ohneAntwort: Ablagesatz<T> | undefined;
  /** Typed since what was sent. */
  let weiter = false;
  let stand: Sicherungsstand = { art: "unveraendert" };
  let offen = false;
  let laeuft: Promise<void> | undefined;
  let ende = false;
  let ablageUhr: Uhr;
  let sendeUhr: Uhr;
  let wartetSeit = 0;

  const satz = (): Ablagesatz<T> => ({
    inhalt: werkzeug.lesen(),
    ...{ id, neueId, version, aenderung },
    am: werkzeug.jetzt(),
  });
  const melden = (neu: Sicherungsstand) => {
    stand = neu;
    if (!ende) werkzeug.melden(neu);
  };

  /** Whoever writes has to say first what is to become of the text. */
  const unentschieden = () =>
    stand.art === "konflikt" || (stand.art === "lokal" && stand.grund.art === "weg");

  async function ablegen(): Promise<boolean> {
    clearTimeout(ablageUhr);
    ablageUhr = undefined;
    return offen && !ende ? werkzeug.ablegen(satz()) : true;
  }

  function planen(ms: number): void {
    clearTimeout(sendeUhr);
    if (!ende) sendeUhr = setTimeout(() => void senden(), ms);
  }

  async function einmal(): Promise<void> {
    const nochmals = ohneAntwort;
    const gesendet = nochmals ?? satz();
    weiter &&= nochmals !== undefined;
    const aufGeraet = await ablegen();
    offen = false;
    wartetSeit = 0;
    if (stand.art !== "konflikt" && stand.art !== "sichert") melden({ art: "sichert" });
    const ergebnis = await werkzeug.senden(gesendet);
    if (ende) return;
    if (ergebnis.art === "gespeichert") {
      ({ id, version } = ergebnis);
      ohneAntwort = undefined;
      if (nochmals && weiter) return einmal();
      melden({ art: "gespeichert", am: werkzeug.jetzt() });
      // Typed meanwhile: the device keeps it, now counted from the new version.
      if (offen) await ablegen();
      else await werkzeug.verwerfen();
      return;
    }
    offen = true;
    ohneAntwort = ergebnis.art === "offline" ? gesendet : undefined;
    if (ergebnis.art === "konflikt") {
      // A first saving that another window has gone on with.
      id ??= neueId;
      return melden({ art: "konflikt" });
    }
    if (ergebnis.art === "weg") {
      // What began anew and is gone as well changes a post that is gone itself.
      if (id === undefined) aenderung = undefined;
      // The device keeps it as something new, where whoever comes back will find it.
      [id, version, neueId] = [undefined, undefined, werkzeug.kennung()];
      await ablegen();
    }
    melden({ art: "lokal", am: gesendet.am, grund: ergebnis, nirgends: !aufGeraet });
    if (ergebnis.art === "offline") planen(fristen.erneut);
  }

  function senden(): Promise<void> {
    clearTimeout(sendeUhr);
    if (unentschieden() || ende) return Promise.resolve();
    laeuft ??= einmal().finally(() => {
      laeuft = undefined;
    });
    return laeuft;
  }

  function geaendert(): void {
    if (ende) return;
    offen = true;
    weiter = true;
    // Words on the screen that nobody keeps yet: the line must not say that all is kept.
    if (stand.art === "unveraendert" || stand.art === "gespeichert") melden({ art: "sichert" });
    ablageUhr ??= setTimeout(() => void ablegen(), fristen.ablage);
    if (wartetSeit === 0) wartetSeit = werkzeug.jetzt().getTime();
    const gewartet = werkzeug.jetzt().getTime() - wartetSeit;
    planen(Math.max(0, Math.min(fristen.senden, fristen.spaetestens - gewartet)));
  }

  /** A saving without answer counts as none. */
  function verbleib(): Verbleib {
    const fehlt = offen || laeuft !== undefined;
    if (id === undefined) return fehlt ? "nichts" : "leer";
    return fehlt ? "aelteres" : "alles";
  }

  return {
    /** Something was typed. */
    geaendert,
    /** The text is now one that began with this version; if the server has another one, sending it shows the conflict. */
    uebernehmen(begonnen: Pick<Ablagesatz<T>, "neueId" | "version" | "aenderung">): void {
      ({ neueId, version } = begonnen);
      aenderung = begonnen.aenderung ?? aenderung;
      geaendert();
    },
    /** Nothing was typed, taken up or sent so far. */
    unberuehrt: (): boolean => !offen && stand.art === "unveraendert",
    /** The page may be gone the next moment. */
    sofortAblegen: (): void => void ablegen(),
    /** The connection or the session is back. */
    erneut: (): void => {
      if (offen) void senden();
    },
    /** Sends what is open, and says whether the server has everything now. */
    async abschliessen(): Promise<boolean> {
      await laeuft;
      if (offen || id === undefined) await senden();
      return !ende && !offen && id !== undefined;
    },
    /** Where the text stands. */
    stand: (): Sicherungsstand => stand,
    /** Which draft this is, which version of it, and what it changes. */
    marke: () => ({ id, version, aenderung }),
    /** After a conflict, or when the draft is gone: this text counts as begun with that version; without one it becomes a draft of its own. */
    async aufloesen(neu: { readonly id: string; readonly version: number } | undefined): Promise<void> {
      id = neu?.id;
      version = neu?.version;
      neueId = werkzeug.kennung();
      offen = true;
      melden({ art: "sichert" });
      await senden();
    },
    /** After a conflict: the version of the server takes the place of this text. */
    async ersetzen(neu: { readonly id: string; readonly version: number; readonly am: Date }): Promise<void> {
      ({ id, version } = neu);
      offen = false;
      clearTimeout(sendeUhr);
      await werkzeug.verwerfen();
      melden({ art: "gespeichert", am: neu.am });
    },
    /** Nothing is kept any more, here or there. */
    async vergessen(): Promise<void> {
      melden({ art: "abgemeldet", imKonto: verbleib() });
      ende = true;
      clearTimeout(ablageUhr);
      clearTimeout(sendeUhr);
      await werkzeug.verwerfen();
    },
    /** The page is left; what is open stays on the device. */
    beenden(): void {
      void ablegen();
      ende = true;
      clearTimeout(sendeUhr);
    },
  };
}

export type Sicherung = ReturnType<typeof sicherung>;

type Uhr = ReturnType<typeof setTimeout> | undefined;
