/** One fault of the input: `field` is a path such as `angelegenheiten[0].positionen[1].satz`. */
export type Feldfehler = { readonly field: string; readonly code: string; readonly error: string };

/** A field that two people have changed to different values, in words: who wrote the other one, and since when it stands. */
export type Widerstreit = {
  readonly field: string;
  readonly yours: string;
  readonly theirs: string;
  readonly by: string;
  /** Unset: nobody has noted it. */
  readonly at?: string | undefined;
};

/** Body of every refusal: `error` is for people, `code` is stable and for programs. */
export type Fehlerkoerper = {
  readonly error: string;
  readonly code?: string;
  readonly field?: string;
  readonly errors?: readonly Feldfehler[];
  /** With `code: "zugleich"`: what two people have changed, and everything as it stands now. */
  readonly conflicts?: readonly Widerstreit[];
  readonly current?: Readonly<Record<string, unknown>>;
};

const standardtexte: Readonly<Record<number, string>> = {
  400: "Die Anfrage ist ungültig",
  401: "Nicht angemeldet",
  403: "Keine Berechtigung",
  404: "Nicht gefunden",
  405: "Methode nicht erlaubt",
  409: "Konflikt mit dem gespeicherten Stand",
  413: "Die Anfrage ist zu groß",
  415: "Der Inhalt muss application/json sein",
  429: "Zu viele Anfragen",
  500: "Interner Fehler",
  503: "Der Dienst ist vorübergehend nicht verfügbar",
};

/** A refusal of a call, thrown by handlers and guards and turned into JSON in one place. */
export class ApiFehler extends Error {
  readonly status: number;
  readonly koerper: Fehlerkoerper;
  readonly headers: Readonly<Record<string, string>>;

  /** Without `koerper.error` the default text of the status is used. */
  constructor(status: number, koerper: Partial<Fehlerkoerper> = {}, headers: Record<string, string> = {}) {
    const error = koerper.error ?? standardtexte[status] ?? "Fehler";
    super(error);
    this.status = status;
    this.koerper = { ...koerper, error };
    this.headers = headers;
  }
}

/** What every refusal says that passes by itself. */
const voruebergehend = { code: "nicht-verfuegbar", nach: "10" } as const;

/** The JSON answer of a refusal. */
export function fehlerantwort({ status, koerper, headers }: ApiFehler): Response {
  const passes = status === 503;
  return new Response(JSON.stringify(passes ? { code: voruebergehend.code, ...koerper } : koerper), {
    status,
    headers: {
      ...(passes ? { "Retry-After": voruebergehend.nach } : {}),
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
    },
  });
}
