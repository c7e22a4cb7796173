import type { Versandauftrag } from "./mail-store.server.ts";

/** A way mails leave the portal. */
export type Postweg = {
  readonly senden: (auftrag: Versandauftrag) => Promise<void>;
  /** So long one attempt may take; then another one may begin. */
  readonly anspruchSekunden: number;
  readonly schliessen: () => void;
};
