import type { Angemeldet } from "./demoportal.ts";

/** The portal a sample asks, and the accounts it asks as. */
export type Umgebung = {
  readonly portal: string;
  readonly anmelden: (name: string) => Promise<Angemeldet>;
  readonly kontoId: (name: string) => Promise<string>;
};

/** What went wrong, one sentence each; nothing: as the table says. */

/** What went wrong, one sentence each; nothing: as the table says. */
export type Fremdprobe = (umgebung: Umgebung) => Promise<string[]>;

/** The calls below an address, as an account makes them. */
export const rufer =
  (adresse: string, { token }: Angemeldet) =>
  (pfad: string, method = "GET", koerper?: object): Promise<Response> =>
    fetch(adresse + pfad, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: koerper ? JSON.stringify(koerper) : null,
    });
