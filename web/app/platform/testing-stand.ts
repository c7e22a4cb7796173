import { afterEach, beforeEach } from "vitest";
import { uhrStellen } from "./clock/clock.server.ts";
import { umgebungAus, umgebungStellen } from "./env/env.server.ts";

type Stand = { readonly um?: string; readonly env?: Readonly<Record<string, string>> };

/** Before each test of a file the portal has an address and, if wanted, a time; after it both are its own again. */
export function gestelltesPortal({ um, env = {} }: Stand = {}): void {
  beforeEach(() => {
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...env }));
    if (um) uhrStellen(um);
  });
  afterEach(() => {
    uhrStellen();
    umgebungStellen();
  });
}
