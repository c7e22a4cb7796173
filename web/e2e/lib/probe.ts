import type { Kontoart } from "../../../architecture/berechtigungen.ts";

/** One request that a call accepts from whoever may use it, and what it answers then. */
export type Probe = {
  readonly koerper?: unknown;
  /** Form with the token of this browser: the fields besides it. */
  readonly formular?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Headers that the call demands. */
  readonly kopf?: Readonly<Record<string, string>>;
  /** Values of `:names` in the path. */
  readonly id?: string;
  /** Statuses that say the gate was passed; unset: 200 to 299. */
  readonly gut?: readonly number[];
  /** Ends sessions of the account: it gets one of its own, and its user signs in anew afterwards. */
  readonly eigeneSitzung?: true;
  /** Sent as a form with this file. */
  readonly datei?: File;
  /** Makes what the request is about, for whoever asks, and names it. */
  readonly gegenstand?: (
    wer: Beteiligte,
  ) => Promise<{ readonly id?: string; readonly koerper?: unknown; readonly query?: string }>;
};

/** Somebody signed in who makes things that a request is about. */
export type Rufer = {
  readonly kontoId: string;
  readonly json: (method: string, pfad: string, koerper: unknown) => Promise<{ readonly id: string }>;
  readonly senden: (pfad: string, formular: FormData) => Promise<unknown>;
  readonly lesen: (pfad: string) => Promise<unknown>;
};

/** Who asks (visitors: somebody without rights in his stead), somebody else, an author and an administrator. */
export type Beteiligte = {
  readonly art: Kontoart;
  readonly eigener: Rufer;
  readonly fremder: Rufer;
  readonly autor: Rufer;
  readonly admin: Rufer;
};
