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

type Anfang = Pick<Ablagesatz<unknown>, "id" | "version" | "aenderung">;

/**
 * Keeps a text while it is being written: on this device a moment after each change, on the server as soon as there is
 * a pause and a connection. What the server has is taken off the device. Sends one after the other, so the versions of
 * one window never conflict with each other.
 */
export function sicherung<T>(werkzeug: Werkzeug<T>, anfang: Anfang) {
  const lage = schreiblage(werkzeug, anfang);
  const geraet = geraetesicherung(werkzeug, lage);
  const konto = kontosicherung(werkzeug, lage, geraet.ablegen);

  function geaendert(): void {
    if (lage.ende) return;
    lage.offen = true;
    // Words on the screen that nobody keeps yet: the line must not say that all is kept.
    if (lage.stand.art === "unveraendert" || lage.stand.art === "gespeichert")
      lage.melden({ art: "sichert" });
    geraet.bald();
    konto.bald();
  }

  return {
    /** Something was typed. */
    geaendert,
    /** The text is now one that began with this version; if the server has another one, sending it shows the conflict. */
    uebernehmen({ neueId, version, aenderung }: Pick<Marke, "neueId" | "version" | "aenderung">): void {
      lage.marke = { ...lage.marke, neueId, version, aenderung: aenderung ?? lage.marke.aenderung };
      geaendert();
    },
    /** Nothing was typed, taken up or sent so far. */
    unberuehrt: (): boolean => !lage.offen && lage.stand.art === "unveraendert",
    /** The page may be gone the next moment. */
    sofortAblegen: (): void => void geraet.ablegen(),
    /** The connection or the session is back. */
    erneut: (): void => {
      if (lage.offen) void konto.senden();
    },
    /** Sends what is open, and says whether the server has everything now. */
    async abschliessen(): Promise<boolean> {
      await konto.laeuft();
      if (lage.offen || lage.marke.id === undefined) await konto.senden();
      return !lage.ende && !lage.offen && lage.marke.id !== undefined;
    },
    /** Where the text stands. */
    stand: (): Sicherungsstand => lage.stand,
    /** Which draft this is, which version of it, and what it changes. */
    marke: (): Anfang => {
      const { id, version, aenderung } = lage.marke;
      return { id, version, aenderung };
    },
    /** After a conflict, or when the draft is gone: this text counts as begun with that version; without one it becomes a draft of its own. */
    async aufloesen(neu: { readonly id: string; readonly version: number } | undefined): Promise<void> {
      lage.marke = { ...lage.marke, id: neu?.id, version: neu?.version, neueId: werkzeug.kennung() };
      lage.offen = true;
      lage.melden({ art: "sichert" });
      await konto.senden();
    },
    /** After a conflict: the version of the server takes the place of this text. */
    async ersetzen(neu: { readonly id: string; readonly version: number; readonly am: Date }): Promise<void> {
      lage.marke = { ...lage.marke, id: neu.id, version: neu.version };
      lage.offen = false;
      konto.anhalten();
      await werkzeug.verwerfen();
      lage.melden({ art: "gespeichert", am: neu.am });
    },
    /** Nothing is kept any more, here or there. */
    async vergessen(): Promise<void> {
      lage.melden({ art: "abgemeldet", imKonto: verbleib(lage, konto.laeuft() !== undefined) });
      lage.ende = true;
      geraet.anhalten();
      konto.anhalten();
      await werkzeug.verwerfen();
    },
    /** The page is left; what is open stays on the device. */
    beenden(): void {
      void geraet.ablegen();
      lage.ende = true;
      konto.anhalten();
    },
  };
}

/** Which draft the text is, or is to become, and what it began with. */
type Marke = Pick<Ablagesatz<unknown>, "id" | "neueId" | "version" | "aenderung">;

/** What is known of the text between two events. */
type Schreiblage<T> = {
  marke: Marke;
  /** What was reported last. */
  stand: Sicherungsstand;
  /** The server has not got everything. */
  offen: boolean;
  /** Signed out or left: nothing is kept or sent any more. */
  ende: boolean;
  readonly satz: () => Ablagesatz<T>;
  readonly melden: (neu: Sicherungsstand) => void;
};

function schreiblage<T>(werkzeug: Werkzeug<T>, { id, version, aenderung }: Anfang): Schreiblage<T> {
  const lage: Schreiblage<T> = {
    marke: { id, neueId: werkzeug.kennung(), version, aenderung },
    stand: { art: "unveraendert" },
    offen: false,
    ende: false,
    satz: () => ({ inhalt: werkzeug.lesen(), ...lage.marke, am: werkzeug.jetzt() }),
    melden: (neu) => {
      lage.stand = neu;
      if (!lage.ende) werkzeug.melden(neu);
    },
  };
  return lage;
}

/** Whoever writes has to say first what is to become of the text. */
const unentschieden = ({ stand }: Schreiblage<unknown>): boolean =>
  stand.art === "konflikt" || (stand.art === "lokal" && stand.grund.art === "weg");

/** A saving without answer counts as none. */
function verbleib({ marke, offen }: Schreiblage<unknown>, laeuft: boolean): Verbleib {
  const fehlt = offen || laeuft;
  if (marke.id === undefined) return fehlt ? "nichts" : "leer";
  return fehlt ? "aelteres" : "alles";
}

/** Keeps on this device what is open. */
function geraetesicherung<T>(werkzeug: Werkzeug<T>, lage: Schreiblage<T>) {
  let uhr: Uhr;

  /** At once; false: the browser keeps nothing. */
  async function ablegen(): Promise<boolean> {
    clearTimeout(uhr);
    uhr = undefined;
    return lage.offen && !lage.ende ? werkzeug.ablegen(lage.satz()) : true;
  }

  return {
    ablegen,
    /** A moment after the first change since the last time. */
    bald: (): void => {
      uhr ??= setTimeout(() => void ablegen(), fristen.ablage);
    },
    anhalten: (): void => clearTimeout(uhr),
  };
}

/** Sends what is open, one after the other. */
function kontosicherung<T>(werkzeug: Werkzeug<T>, lage: Schreiblage<T>, ablegen: () => Promise<boolean>) {
  /** Sent, and no answer came: it goes again as it was, or the server would take it for that of another window. */
  let ohneAntwort: Ablagesatz<T> | undefined;
  /** Typed since what was sent. */
  let weiter = false;
  let laeuft: Promise<void> | undefined;
  let uhr: Uhr;
  let wartetSeit = 0;

  function planen(ms: number): void {
    clearTimeout(uhr);
    if (!lage.ende) uhr = setTimeout(() => void senden(), ms);
  }

  async function einmal(): Promise<void> {
    const nochmals = ohneAntwort;
    const gesendet = nochmals ?? lage.satz();
    weiter &&= nochmals !== undefined;
    const abgelegt = ablegen();
    // Before anything is awaited: what is typed while the device still writes is open again.
    lage.offen = false;
    wartetSeit = 0;
    const aufGeraet = await abgelegt;
    if (lage.stand.art !== "konflikt" && lage.stand.art !== "sichert") lage.melden({ art: "sichert" });
    const ergebnis = await werkzeug.senden(gesendet);
    if (lage.ende) return;
    lage.marke = markeNach(ergebnis, lage.marke, werkzeug.kennung);
    ohneAntwort = ergebnis.art === "offline" ? gesendet : undefined;
    if (ergebnis.art === "gespeichert") {
      if (nochmals && weiter) return einmal();
      if (!lage.offen) {
        lage.melden({ art: "gespeichert", am: werkzeug.jetzt() });
        return werkzeug.verwerfen();
      }
      // Typed meanwhile: the device keeps it, now counted from the new version. Its pause may be over already, and a timer
      // that ends while this saving still runs would plan nothing.
      await ablegen();
      planen(fristen.senden);
      return;
    }
    lage.offen = true;
    if (ergebnis.art === "konflikt") return lage.melden({ art: "konflikt" });
    // The device keeps it as something new, where whoever comes back will find it.
    if (ergebnis.art === "weg") await ablegen();
    lage.melden({ art: "lokal", am: gesendet.am, grund: ergebnis, nirgends: !aufGeraet });
    if (ergebnis.art === "offline") planen(fristen.erneut);
  }

  function senden(): Promise<void> {
    clearTimeout(uhr);
    if (unentschieden(lage) || lage.ende) return Promise.resolve();
    laeuft ??= einmal().finally(() => {
      laeuft = undefined;
    });
    return laeuft;
  }

  return {
    senden,
    /** The sending under way. */
    laeuft: (): Promise<void> | undefined => laeuft,
    /** In the next pause, or after some time without one. */
    bald: (): void => {
      weiter = true;
      if (wartetSeit === 0) wartetSeit = werkzeug.jetzt().getTime();
      const gewartet = werkzeug.jetzt().getTime() - wartetSeit;
      planen(Math.max(0, Math.min(fristen.senden, fristen.spaetestens - gewartet)));
    },
    anhalten: (): void => clearTimeout(uhr),
  };
}

/** Which draft the text is after this answer. */
function markeNach(ergebnis: Sendeergebnis, marke: Marke, kennung: () => string): Marke {
  switch (ergebnis.art) {
    case "gespeichert":
      return { ...marke, id: ergebnis.id, version: ergebnis.version };
    case "konflikt":
      // A first saving that another window has gone on with.
      return { ...marke, id: marke.id ?? marke.neueId };
    case "weg":
      return {
        id: undefined,
        neueId: kennung(),
        version: undefined,
        // What began anew and is gone as well changes a post that is gone itself.
        aenderung: marke.id === undefined ? undefined : marke.aenderung,
      };
    default:
      return marke;
  }
}

export type Sicherung = ReturnType<typeof sicherung>;

type Uhr = ReturnType<typeof setTimeout> | undefined;
